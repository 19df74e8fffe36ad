// Fills open questions from facts and other records, with the same evidence.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import { type FieldPatch, knownLevels } from '../../contracts/record-fields.ts'
import {
  type Answers,
  type AnyRecord,
  type Elsewhere,
  isDone,
  type QuestionOf,
  type RecordKind,
} from './kind.ts'
import { knownAs, knownOf, prefillsOf, valuesOf, wordsKnown } from './prefill.ts'

const mostOfQuote = 2000

/**
 * Fills nothing in a later round, because that round is about another group. Interviews are left out, because code
 * counts them.
 */
export function knownPatch<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  { answers, round }: Told,
  elsewhere: Elsewhere,
): FieldPatch[] {
  if (round > 1) return []
  const { facts, validation } = elsewhere
  const there = Object.values(validation?.answers ?? {})
  return kind.questions.flatMap(question => {
    if (isDone(answers, question)) return blanksOf(kind, answers, question, elsewhere)
    const known = Object.fromEntries(
      Object.entries(knownOf(kind, question, { answers, ...elsewhere }).known).filter(
        ([, { source }]) => source !== 'interview',
      ),
    )
    const words = wordsKnown(kind, question, facts, known)
    const said = facts.find(({ text }) => text === words)
    const sources = Object.entries(known).map(([field, { value, factId, known: level }]) => {
      const fact = facts.find(({ id }) => id === factId)
      const other = there.find(answer => Object.values(answer ?? {}).includes(value as never))
      const quote = fact ? fact.quote?.trim() || fact.text : other?.words?.trim()
      return { field, quote: quote || question, level: fact && !fact.evidence ? null : level }
    })
    const quoteOf = (id: string) => sources.find(({ field }) => field === id)?.quote ?? question
    const own = said?.quote?.trim() || words || sources[0]?.quote || question
    // The weakest evidence of the sources. A fact without a mark has no evidence.
    const levels = [
      ...sources.map(({ level }) => level),
      ...(said ? [said.evidence && knownAs[said.evidence]] : []),
    ]
    const ranks = levels.flatMap(level => (level ? [knownLevels.indexOf(level)] : []))
    const evidence = ranks.length === levels.length ? knownLevels[Math.min(...ranks)] : undefined
    return [
      ...Object.entries(valuesOf(known)).map(([field, value]) => ({ field, value, quote: quoteOf(field) })),
      ...(words ? [{ field: 'words', value: words, quote: own }] : []),
      ...(evidence && kind.hasKnown(question) ? [{ field: 'known', value: evidence, quote: own }] : []),
    ].map(one => ({ question, ...one, quote: one.quote.slice(0, mostOfQuote) }))
  })
}

/** Facts on these topics are decisions of the founder. */
const decided: readonly FactTopic[] = ['place', 'aim']

/**
 * Fills the blank fields of an answer: with decisions of the founder, such as the place, and with values from
 * another helper's form. A claim from a fact is left out, because the founder must confirm it first.
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
      const quote = (fact?.quote?.trim() || fact?.text.trim() || question).slice(0, mostOfQuote)
      return { question, field, value, quote, ...(isClaim && { known }) }
    },
  )
}
