// Fills open questions from facts and other records, with the same evidence.
import { type FieldPatch, knownLevels } from '../../contracts/record-fields.ts'
import { type AnyRecord, type Elsewhere, isDone, type RecordKind } from './kind.ts'
import { knownAs, knownOf, valuesOf, wordsKnown } from './prefill.ts'

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
    if (isDone(answers, question)) return []
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
