// Defines the competitor analysis as an interview with a form.
import {
  type CompetitorQuestion,
  type CompetitorRecord,
  competitorQuestions,
  competitorRecord,
  fieldSchema,
} from '../../../contracts/competitor-record.ts'
import { competitorAnalysisResult } from '../../../contracts/results/competitor-analysis.ts'
import { asFact, evidenceOf, filed } from '../facts.ts'
import { told } from '../figures.ts'
import { answeredIn, type Filed, type RecordKind } from '../kind.ts'
import { fieldsOf, hasKnown, wordsLabel } from './form.ts'
import { rivalsKnown } from './prefill.ts'
import { reactToRivals } from './react.ts'
import { rivalsOf } from './table.ts'

/** A report needs at least this many answers. */
const fewestAnswers = 3

/** The facts about each rival with a name. If it is known, the cost of doing nothing is one of the facts. */
function filedIn(question: CompetitorQuestion, { answers }: CompetitorRecord): readonly Filed[] {
  const rows = rivalsOf(answers)
  const ofEach = (fact: (row: (typeof rows)[number]) => Partial<Filed> | null): Filed[] =>
    rows.flatMap(row => {
      const found = row.name === null ? null : fact(row)
      return found && row.name !== null
        ? [{ field: 'rows', row: row.id, subject: row.name, topic: 'rival' as const, ...found }]
        : []
    })
  switch (question) {
    case 'rivals':
      return ofEach(({ name }) => ({ value: { kind: 'name', name: name ?? '' } }))
    case 'yours': {
      // A price of zero makes no fact.
      const price = told(answers.yours?.price)
      return price && price.high > 0 ? filed('price', 'price', price, asFact.price) : []
    }
    case 'prices':
      return ofEach(({ price, priceKnown }) =>
        price
          ? {
              value: asFact.price(price),
              ...(priceKnown && { evidence: evidenceOf[priceKnown] }),
            }
          : null,
      )
    case 'chosen':
      return ofEach(({ reason, reasonKnown }) =>
        reason ? { ...(reasonKnown && { evidence: evidenceOf[reasonKnown] }) } : null,
      )
    case 'fights':
      return ofEach(({ won, lost }) =>
        won || lost ? { ...((lost?.high ?? 0) > (won?.high ?? 0) && { bears: 'against' as const }) } : null,
      )
    default:
      return []
  }
}

export const rivals: RecordKind<CompetitorRecord> = {
  helper: 'competitor-analysis',
  questions: competitorQuestions,
  prefix: 'rivals.',
  schema: competitorRecord,
  fieldSchema,
  fieldsOf,
  hasKnown,
  wordsLabel,
  react: (question, answers, voice) => reactToRivals(question, answers, voice),
  isEnough: ({ answers }) => answeredIn({ questions: competitorQuestions }, answers).length >= fewestAnswers,
  isResult: result => competitorAnalysisResult.safeParse(result).data?.kind === 'report',
  texts: { result: 'rivals.button.report', done: 'rivals.done', beside: 'rivals.beside' },
  // The texts about switching and about copies fit no topic, so they make no facts.
  wordTopics: { rivals: 'rival', better: 'difference' },
  filed: filedIn,
  prefills: {},
  known: rivalsKnown,
}
