// Fills open questions from known facts, with the same evidence as the facts.
import type { Fact } from '../../contracts/facts.ts'
import { type FieldPatch, knownLevels } from '../../contracts/record-fields.ts'
import { isHeld } from '../facts/compare.ts'
import { type AnyRecord, isDone, type RecordKind } from './kind.ts'
import { knownAs, prefillsOf, wordsKnown } from './prefill.ts'

/** Fills nothing in a later round, because that round is about another group. */
export function knownPatch<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  { answers, round }: Told,
  { facts }: { facts: readonly Fact[] },
): FieldPatch[] {
  if (round > 1) return []
  return kind.questions.flatMap(question => {
    if (isDone(answers, question)) return []
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
