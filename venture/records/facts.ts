// A sent answer is a fact: which field belongs to which topic of the memory, with how well it is known.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { FactValue } from '../../contracts/fact-values.ts'
import { type Evidence, factTextMost, type Understood } from '../../contracts/facts.ts'
import type {
  Amount,
  Count,
  Times,
  ValidationQuestion,
  ValidationRecord,
} from '../../contracts/validation-record.ts'
import { atLeast, told } from './figures.ts'
import { answerText, figuresOf } from './print-answer.ts'
import type { Voice } from './voice.ts'

type Filed = {
  field: string
  topic: FactTopic
  value?: FactValue | null
  evidence?: Evidence
  bears?: 'for' | 'against'
}

const wordTopics: Partial<Record<ValidationQuestion, FactTopic>> = {
  problem: 'problem',
  who: 'customer',
  today: 'workaround',
  reach: 'reach',
}

const evidenceOf = { guess: 'guess', told: 'told', saw: 'observed', records: 'observed' } as const

const periodOf = { hour: 'hour', day: 'day', week: 'week', month: 'month', year: 'year' } as const
const inPeriod = (per: Amount['per']) => (per in periodOf ? periodOf[per as keyof typeof periodOf] : null)

const money = ({ low, high, currency, per }: Amount): FactValue => ({
  kind: 'money',
  low,
  high,
  currency,
  per: per === 'time' ? 'use' : inPeriod(per),
})

function price({ low, high, currency, per }: Amount): FactValue {
  const period = inPeriod(per)
  const part = { low, high, currency }
  return {
    kind: 'price',
    parts: [period ? { kind: 'recurring', ...part, per: period } : { kind: 'once', ...part }],
  }
}

const count = ({ low, high }: Count): FactValue => ({ kind: 'count', low, high })
const often = ({ low, high, per }: Times): FactValue | null =>
  per === 'once-ever' ? null : { kind: 'frequency', low, high, per }

/** Committed and paid need a count, an amount and a month. */
function filedIn(question: ValidationQuestion, { answers }: ValidationRecord): Filed[] {
  const { who, often: how, today, earn, paid, others, reach, frame } = answers
  const filed = <Value>(
    field: string,
    topic: FactTopic,
    given: Value | null,
    value: (given: Value) => FactValue | null,
  ) => (given === null ? [] : [{ field, topic, value: value(given) }])
  switch (question) {
    case 'who': {
      const place = told(who?.place)
      return place
        ? [
            {
              field: 'place',
              topic: 'place',
              value: {
                kind: 'place',
                country: place.country,
                name: place.text.slice(0, 120) || place.country,
              },
            },
          ]
        : []
    }
    case 'often':
      return [
        ...filed('often', 'frequency', told(how?.often), often),
        ...filed('money', 'cost', told(how?.money), money),
      ]
    case 'today':
      return filed('pays', 'workaround', told(today?.pays), () => null)
    case 'earn':
      return filed('price', 'price', told(earn?.price), price)
    case 'paid':
      return filed('paid', 'money', told(paid?.paid), count).map(fact => ({
        ...fact,
        ...(atLeast(paid?.paid) > 0 &&
          told(paid?.each) &&
          told(paid?.since) && { evidence: 'paid' as const }),
        ...(told(paid?.paid)?.high === 0 && { bears: 'against' as const }),
      }))
    case 'others':
      return [
        ...filed('no', 'refusals', told(others?.no), count).map(fact => ({
          ...fact,
          bears: 'against' as const,
        })),
        ...filed('committed', 'money', told(others?.committed), () => null).map(fact => ({
          ...fact,
          ...(told(others?.deposit) && { evidence: 'committed' as const }),
        })),
      ]
    case 'reach':
      return filed('there', 'reach', told(reach?.there), count)
    case 'frame':
      return [
        ...filed('permit', 'permission', told(frame?.permit), () => null),
        ...filed('aim', 'aim', told(frame?.aim), money),
        ...filed('fixed', 'costs', told(frame?.fixed), money),
      ]
    default:
      return []
  }
}

/** Null where the answer says nothing that the memory has a topic for. */
export function understoodIn(
  record: ValidationRecord,
  question: ValidationQuestion,
  voice: Voice,
): Understood | null {
  const { answers, round, group } = record
  const { words, known } = answers[question] ?? {}
  // Another group's figures do not contradict the first one's.
  const subject = round > 1 ? (group || answers.who?.words || String(round)).slice(0, 120) : null
  const evidence = known ? evidenceOf[known] : null
  const figures = figuresOf(question, answers, voice)
  const line = (text: string) => text.trim().slice(0, factTextMost)
  const topic = wordTopics[question]
  const facts: Understood['facts'] = [
    ...(topic && words?.trim()
      ? [
          {
            topic,
            subject,
            text: line(words),
            quote: line(words),
            value: null,
            evidence,
            bears: 'for' as const,
          },
        ]
      : []),
    ...filedIn(question, record).flatMap(
      ({ field, topic: about, value = null, evidence: own, bears = 'for' }) => {
        const found = figures.find(({ id }) => id === field)
        if (!found?.text) return []
        // With what each paid and since when, it is one fact.
        const text = line(
          field === 'paid'
            ? figures
                .flatMap(one => (one.text && !one.isUnknown ? [`${one.label}: ${one.text}`] : []))
                .join(' · ')
            : `${found.label}: ${found.text}`,
        )
        return [{ topic: about, subject, text, quote: text, value, evidence: own ?? evidence, bears }]
      },
    ),
  ]
  return facts.length > 0 ? { source: answerText(question, answers, voice), facts, isTold: true } : null
}
