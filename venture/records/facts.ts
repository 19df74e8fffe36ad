// A sent answer is a fact: which field belongs to which topic of the memory, with how well it is known.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { FactValue } from '../../contracts/fact-values.ts'
import { type Evidence, type Fact, factTextMost, type Understood } from '../../contracts/facts.ts'
import {
  type Amount,
  type Count,
  type Times,
  type ValidationQuestion,
  type ValidationRecord,
  validationQuestions,
} from '../../contracts/validation-record.ts'
import { isOpen, plain } from '../facts/compare.ts'
import { isToldAgain } from '../facts/told-again.ts'
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

export const wordTopics: Partial<Record<ValidationQuestion, FactTopic>> = {
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
  const { words, known, prefilled = {} } = answers[question] ?? {}
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
        // What was known already is a fact already, as sure as it was.
        if (!found?.text || prefilled[field]) return []
        const quote = line(`${found.label}: ${found.text}`)
        // With what each paid and since when, it is one fact; what is not known stands between them in the source.
        const whole = figures.flatMap(one =>
          one.text && !one.isUnknown ? [`${one.label}: ${one.text}`] : [],
        )
        const text = field === 'paid' ? line(whole.join(' · ')) : quote
        return [{ topic: about, subject, text, quote, value, evidence: own ?? evidence, bears }]
      },
    ),
  ]
  return facts.length > 0 ? { source: answerText(question, answers, voice), facts, isTold: true } : null
}

type ToldFact = Understood['facts'][number]

/** The one that an answer made, also where the founder has corrected it since. */
const isMadeOf = (told: ToldFact, known: Fact): boolean =>
  told.topic === known.topic &&
  plain(told.subject) === plain(known.subject) &&
  (told.quote === known.quote || isToldAgain(told, known))

/** What the memory forgets and learns when an answer is another one: a fact that is told anew withdraws the older one. */
export function changedFacts(
  before: ValidationRecord,
  after: ValidationRecord,
  known: readonly Fact[],
  voice: Voice,
): { withdrawn: Fact[]; understood: Understood | null } {
  // Of every question: the group's name stands on all facts of its round.
  const [old, now] = [before, after].map(record =>
    validationQuestions.flatMap(question => {
      const { facts = [] } = understoodIn(withoutPrefills(record, question), question, voice) ?? {}
      return facts.map(fact => ({ question, fact, written: JSON.stringify(fact) }))
    }),
  ) as [Filing[], Filing[]]
  const without = (all: Filing[], others: Filing[]) =>
    all.filter(({ written }) => others.every(other => other.written !== written))
  const [gone, come] = [without(old, now), without(now, old)]
  const staying = now.filter(one => !come.includes(one))
  const open = known.filter(isOpen)
  const withdrawn = open.filter(
    one => gone.some(({ fact }) => isMadeOf(fact, one)) && !staying.some(({ fact }) => isMadeOf(fact, one)),
  )
  const held = open.filter(one => !withdrawn.includes(one))
  const news = come.filter(({ fact }) => !held.some(one => isToldAgain(fact, one)))
  const questions = new Set(news.map(({ question }) => question))
  const source = [...questions].map(question => answerText(question, after.answers, voice)).join('\n')
  const facts = news.map(({ fact }) => fact)
  return { withdrawn, understood: facts.length > 0 ? { source, facts, isTold: true } : null }
}

const withoutPrefills = (record: ValidationRecord, question: ValidationQuestion): ValidationRecord => {
  const { prefilled: _known, ...answer } = record.answers[question] ?? {}
  return { ...record, answers: { ...record.answers, [question]: answer } }
}

type Filing = { question: ValidationQuestion; fact: ToldFact; written: string }
