// Defines the idea refinement as an interview with a form.
import {
  type IdeaQuestion,
  type IdeaRecord,
  ideaFieldSchema,
  ideaQuestions,
  ideaRecord,
} from '../../../contracts/idea-record.ts'
import { ideaRefinementResult } from '../../../contracts/results/idea-refinement.ts'
import { asFact, filed } from '../facts.ts'
import { anyUnit } from '../fields.ts'
import { told } from '../figures.ts'
import {
  answeredIn,
  type Beside,
  type Filed,
  type Fitting,
  keyOf,
  type RecordKind,
  type Written,
} from '../kind.ts'
import { earnPrefills, fit, fromAnswer, prefillsOf } from '../prefill.ts'
import { fieldsOf, hasKnown, wordsLabel } from './form.ts'
import { react } from './react.ts'
import { mostWords, wordCount } from './sums.ts'

function filedIn(question: IdeaQuestion, { answers }: IdeaRecord): readonly Filed[] {
  const { customer, instead, earn, channel, costs, metric, edge } = answers
  const words = (field: string, topic: Filed['topic'], text: string | undefined) =>
    filed(field, topic, text?.trim() || null, () => null)
  switch (question) {
    case 'customer':
      return filed('place', 'place', told(customer?.place), asFact.place)
    case 'instead':
      return words('better', 'difference', instead?.better)
    case 'earn':
      return filed('price', 'price', told(earn?.price), asFact.price).map(fact => ({
        ...fact,
        with: ['runs'],
      }))
    case 'channel':
      return filed('there', 'reach', told(channel?.there), asFact.count)
    case 'costs':
      return filed('fixed', 'costs', told(costs?.fixed), asFact.money)
    case 'metric':
      // A count is a fact only if the record says what was counted.
      return filed('now', 'traction', told(metric?.now), asFact.count).map(fact => ({
        ...fact,
        with: ['words'],
      }))
    case 'edge':
      return words('risk', 'risk', edge?.risk)
    default:
      return []
  }
}

/** The canvas can be shown after this many answers, or earlier if the founder has written the sentence. */
const fewestAnswers = 6

export const isEnough = ({ answers }: IdeaRecord): boolean => {
  const answered = answeredIn({ questions: ideaQuestions }, answers)
  return answered.includes('sentence') || answered.length >= fewestAnswers
}

/** The gaps in the frame of the sentence, each with the id of the box whose text fits it. */
const slots = [
  ['for', 'customer'],
  ['who', 'problem'],
  ['what', 'solution'],
  ['unlike', 'instead'],
  ['better', 'better'],
] as const

/**
 * Shows the frame of the sentence as a hint, and below it the texts of the founder's boxes. The founder, and not
 * the code, makes a sentence from them.
 */
function besideSentence({ text, answers, voice }: Written): Beside {
  const { say } = voice
  const count = wordCount(text)
  const offers = slots.flatMap(([slot, cell]) => {
    const held = cell === 'better' ? answers.instead?.better : answers[cell]?.words
    const words = typeof held === 'string' ? held.trim() : ''
    return words ? [{ label: say(`idea.slot.${slot}`), text: words }] : []
  })
  return {
    hint: say('idea.frame'),
    ...(count > 0 && { line: say('idea.count', { count, most: mostWords }), isOver: count > mostWords }),
    offers,
  }
}

/** Refuses a price if the model is gifts or advertising, because there the customers do not pay it. */
const ownPrice: Fitting = (value, field) =>
  field.label === 'label.earn.price' ? fit.price(value, field) : null

/** Shows a price that is known from another helper, even if the founder has not chosen a revenue model. */
const earnPrice = {
  hasKnown: () => true,
  prefills: { earn: { price: { topic: 'price', fit: fit.price } } },
} as const
const anyPrice = { id: 'price', type: 'amount', label: 'label.earn.price', pers: anyUnit } as const

export const idea: RecordKind<IdeaRecord> = {
  helper: 'idea-refinement',
  questions: ideaQuestions,
  prefix: 'idea.',
  schema: ideaRecord,
  fieldSchema: ideaFieldSchema,
  fieldsOf,
  hasKnown,
  wordsLabel,
  react,
  isEnough,
  isResult: result => ideaRefinementResult.safeParse(result).data?.kind === 'canvas',
  texts: { result: 'idea.button.result', done: 'idea.done', beside: 'idea.beside' },
  wordTopics: {
    problem: 'problem',
    customer: 'customer',
    solution: 'solution',
    instead: 'workaround',
    channel: 'reach',
  },
  knownTopics: { earn: 'price' },
  filed: filedIn,
  prefills: {
    customer: { place: { topic: 'place', fit: fit.place } },
    instead: { better: { topic: 'difference', fit: 'text' } },
    earn: { ...earnPrefills, price: { topic: 'price', fit: ownPrice } },
    channel: { there: { topic: 'reach', fit: fit.count } },
    costs: { fixed: { topic: 'costs', fit: fit.money } },
    edge: { risk: { topic: 'risk', fit: 'text' } },
  },
  known(question, answers, { validation, facts }) {
    const { who, today, earn, reach, frame } = validation?.answers ?? {}
    const from = (answer: Parameters<typeof fromAnswer>[1], ...fields: string[]) =>
      fromAnswer('problem-validation', answer, Object.fromEntries(fields.map(field => [field, field])))
    switch (question) {
      case 'customer':
        return from(who, 'place', 'payer')
      case 'instead':
        return from(today, 'pays')
      case 'earn': {
        const { words: _words, known: _known, quotes: _quotes, prefilled: _before, ...fields } = earn ?? {}
        return earn ? from(earn, ...Object.keys(fields)) : prefillsOf(earnPrice, 'earn', [anyPrice], facts)
      }
      case 'channel':
        return from(reach, 'there', 'came')
      case 'costs':
        // The cost per giver is subtracted from a gift. It is not the cost of helping one person.
        return told(answers.earn?.type) === 'giving' && told(answers.earn?.cost) === null
          ? from(frame, 'fixed')
          : from(frame, 'serve', 'fixed')
      default:
        return {}
    }
  },
  beside: (question, field, written) =>
    question === 'sentence' && field === 'words' ? besideSentence(written) : null,
}

export const nameOf = (question: IdeaQuestion) => keyOf(idea, 'name', question)
