// Fills open questions from known facts, with the same evidence as the facts.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { Fact } from '../../contracts/facts.ts'
import { type FieldPatch, knownLevels } from '../../contracts/record-fields.ts'
import { isHeld } from '../facts/compare.ts'
import {
  type Answers,
  type AnyRecord,
  type Elsewhere,
  isDone,
  type QuestionOf,
  type RecordKind,
} from './kind.ts'
import { knownAs, prefillsOf, wordsKnown } from './prefill.ts'

/** Fills nothing in a later round, because that round is about another group. */
export function knownPatch<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  { answers, round }: Told,
  { facts, forms = [] }: Pick<Elsewhere, 'facts' | 'forms'>,
): FieldPatch[] {
  if (round > 1) return []
  return kind.questions.flatMap(question => {
    if (isDone(answers, question)) return blanksOf(kind, answers, question, { facts, forms })
    const prefills = prefillsOf(
      kind as Pick<RecordKind, 'prefills' | 'hasKnown'>,
      question,
      kind.fieldsOf(question, answers),
      facts,
    )
    const words = wordsKnown(kind, question, facts, prefills)
    const used = facts
      .filter(({ id, text }) => text === words || Object.values(prefills).some(({ factId }) => factId === id))
      .filter(isHeld)
    const quoteOf = (found: (fact: Fact) => boolean) => {
      const fact = used.find(found)
      return (fact?.quote?.trim() || fact?.text.trim() || question).slice(0, 2000)
    }
    const fields = Object.entries(prefills).map(([field, { value, factId }]) => ({
      ...{ question, field, value, quote: quoteOf(({ id }) => id === factId) },
    }))
    const quote = quoteOf(({ text }) => text === words)
    // The weakest evidence of the facts that were used. A fact without a mark has no evidence.
    const levels = used.flatMap(({ evidence }) => (evidence ? [knownLevels.indexOf(knownAs[evidence])] : []))
    const known = levels.length === used.length ? knownLevels[Math.min(...levels)] : undefined
    const isMarked = known !== undefined && used.length > 0 && kind.hasKnown(question)
    return [
      ...fields,
      ...(words ? [{ question, field: 'words', value: words, quote }] : []),
      ...(isMarked ? [{ question, field: 'known', value: known, quote }] : []),
    ]
  })
}

/** Facts on these topics are decisions of the founder. */
const decided: readonly FactTopic[] = ['place', 'aim']

/**
 * Fills the blank fields of an answer: with decisions of the founder, such as the place, and with values that another
 * helper's form holds. A claim from a fact needs the founder's eye, so it is left out.
 */
function blanksOf<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  answers: Told['answers'],
  question: QuestionOf<Told>,
  { facts, forms }: Pick<Elsewhere, 'facts' | 'forms'>,
): FieldPatch[] {
  const answer = (answers as Answers)[question]
  if (answer?.skipped) return []
  const shown = kind.fieldsOf(question, answers).filter(({ id }) => answer?.[id] === undefined)
  const own = shown.filter(({ id }) => decided.includes(kind.prefills[question]?.[id]?.topic ?? 'problem'))
  const decisions = prefillsOf(kind as Pick<RecordKind, 'prefills' | 'hasKnown'>, question, own, facts)
  // Interviews are added to the record elsewhere, so only the forms are used.
  const held = Object.entries(kind.known?.(question, answers, { facts: [], forms }) ?? {})
  const isShown = ([field]: (typeof held)[number]) => shown.some(({ id }) => id === field)
  return [...held.filter(isShown), ...Object.entries(decisions)].map(
    ([field, { value, known, isClaim, factId }]) => {
      const fact = facts.find(({ id }) => id === factId)
      const quote = (fact?.quote?.trim() || fact?.text.trim() || question).slice(0, 2000)
      return { question, field, value, quote, ...(isClaim && { known }) }
    },
  )
}
