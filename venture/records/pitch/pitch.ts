// Defines the pitch coach as an interview with a form.
import type { FactTopic } from '../../../contracts/fact-topics.ts'
import {
  fieldSchema,
  type PitchQuestion,
  type PitchRecord,
  pitchQuestions,
  pitchRecord,
} from '../../../contracts/pitch-record.ts'
import { pitchResult } from '../../../contracts/results/pitch.ts'
import { heardIn } from '../../facts/heard.ts'
import { asFact, filed } from '../facts.ts'
import { atLeast, told } from '../figures.ts'
import type { Filed, RecordKind } from '../kind.ts'
import { fit, fromAnswer } from '../prefill.ts'
import { heardPrefills } from '../with-heard.ts'
import { fieldsOf, lineOf } from './form.ts'
import { sentenceOf } from './lines.ts'
import { isOver, react, saySeconds } from './react.ts'

/** The topic of each card's sentence. Notes have no topic, because they are private. */
const wordTopics: Record<PitchQuestion, FactTopic> = {
  hook: 'problem',
  customer: 'customer',
  solution: 'solution',
  difference: 'difference',
  market: 'buyers',
  traction: 'traction',
  you: 'team',
  ask: 'ask',
}

/** A fact about a payment needs a count, an amount and a month. */
function filedIn(question: PitchQuestion, { answers }: PitchRecord): readonly Filed[] {
  const { market, traction, ask } = answers
  switch (question) {
    case 'market':
      return filed('buyers', 'buyers', told(market?.buyers), asFact.count).map(fact => ({
        ...fact,
        ...(told(market?.counted) && {
          evidence: told(market?.counted) === 'guess' ? ('guess' as const) : ('observed' as const),
        }),
      }))
    case 'traction':
      return filed('paid', 'money', told(traction?.paid), asFact.count).map(fact => ({
        ...fact,
        with: ['each', 'since'],
        ...(atLeast(traction?.paid) > 0 &&
          told(traction?.each) &&
          told(traction?.since) && { evidence: 'paid' as const }),
        ...(told(traction?.paid)?.high === 0 && { bears: 'against' as const }),
      }))
    case 'ask':
      return filed('amount', 'ask', told(ask?.amount), asFact.money)
    default:
      return []
  }
}

export const pitch: RecordKind<PitchRecord> = {
  helper: 'pitch',
  questions: pitchQuestions,
  prefix: 'pitch.',
  schema: pitchRecord,
  fieldSchema,
  fieldsOf,
  // The answers need no evidence mark, because the figures are only compared with the sentence and give no score.
  hasKnown: () => false,
  wordsLabel: () => 'pitch.words',
  mainField: 'say',
  react: (question, answers, voice) => react(question, answers, voice),
  // Never true, because the page has a separate button for the pitches.
  isEnough: () => false,
  isResult: result => pitchResult.safeParse(result).data?.kind === 'pitches',
  texts: { result: 'button.verdict', done: 'pitch.done', beside: 'pitch.beside' },
  wordTopics,
  claims: { traction: ['paid', 'each', 'since'] },
  filed: filedIn,
  prefills: {
    market: { buyers: { topic: 'buyers', fit: fit.count } },
    ask: { amount: { topic: 'ask', fit: fit.money } },
  },
  known(question, _answers, { facts, validation }) {
    if (question !== 'traction') return {}
    const same = { paid: 'paid', each: 'each', since: 'since' }
    const heard = heardPrefills('paid', heardIn(facts))
    return { ...heard, ...fromAnswer('problem-validation', validation?.answers.paid, same) }
  },
  beside(question, field, { text, answers, voice, validation }) {
    const line = lineOf(question, field)
    if (!line) return null
    const sentence = field === 'say' ? sentenceOf(question, answers, voice, validation?.answers) : null
    const said = text.trim()
    return {
      ...(said && { line: saySeconds(line, said, voice), isOver: isOver(line, said, voice) }),
      ...(sentence && said === '' && { offers: [{ label: voice.say('pitch.offer'), text: sentence }] }),
    }
  },
}
