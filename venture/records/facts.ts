// Turns sent answers into facts. It gives each fact a topic and evidence.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { FactValue } from '../../contracts/fact-values.ts'
import { type Fact, factTextMost, type Understood } from '../../contracts/facts.ts'
import type { Amount, Count, Times } from '../../contracts/record-fields.ts'
import { isOpen, plain } from '../facts/compare.ts'
import { isToldAgain } from '../facts/told-again.ts'
import {
  type Answers,
  type AnyRecord,
  type Filed,
  mainText,
  type QuestionOf,
  type RecordKind,
} from './kind.ts'
import { answerText, figuresOf } from './print-answer.ts'
import type { Voice } from './voice.ts'

export const evidenceOf = { guess: 'guess', told: 'told', saw: 'observed', records: 'observed' } as const

const periodOf = { hour: 'hour', day: 'day', week: 'week', month: 'month', year: 'year' } as const
const inPeriod = (per: Amount['per']) => (per in periodOf ? periodOf[per as keyof typeof periodOf] : null)

export const money = ({ low, high, currency, per }: Amount): FactValue => ({
  kind: 'money',
  low,
  high,
  currency,
  per: per === 'time' ? 'use' : inPeriod(per),
})

export function price({ low, high, currency, per }: Amount): FactValue {
  const period = inPeriod(per)
  const part = { low, high, currency }
  const of = (['piece', 'time', 'person', 'once'] as const).find(unit => unit === per)
  return {
    kind: 'price',
    parts: [
      period ? { kind: 'recurring', ...part, per: period } : { kind: 'once', ...part, ...(of && { of }) },
    ],
  }
}

const count = ({ low, high }: Count): FactValue => ({ kind: 'count', low, high })
const often = ({ low, high, per }: Times): FactValue | null =>
  per === 'once-ever' ? null : { kind: 'frequency', low, high, per }

const place = ({ country, text }: { country: string; text: string }): FactValue => ({
  kind: 'place',
  country,
  name: text.slice(0, 120) || country,
})

/** Functions that turn a field's value into the value of a fact, by type of field. */
export const asFact = { money, price, count, often, place } as const

/** Makes a fact from a field. The list is empty if the field is blank or unknown. */
export const filed = <Value>(
  field: string,
  topic: FactTopic,
  given: Value | null,
  value: (given: Value) => FactValue | null,
): Filed[] => (given === null ? [] : [{ field, topic, value: value(given) }])

/** The facts in an answer. Null if the answer fits no topic of the memory. */
export function understoodIn<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  record: Told,
  question: QuestionOf<Told>,
  voice: Voice,
): Understood | null {
  const { answers, round, group }: AnyRecord = record
  const { known, prefilled = {} } = answers[question] ?? {}
  const words = mainText(kind, answers[question])
  // The name of a later group. With it, the figures of this group do not contradict the figures of the first group.
  const subject = round > 1 ? (group || kind.rounds?.groupOf(record) || String(round)).slice(0, 120) : null
  const evidence = known ? evidenceOf[known] : null
  const figures = figuresOf(kind, question, record.answers, voice)
  const line = (text: string) => text.trim().slice(0, factTextMost)
  const topic = kind.wordTopics[question]
  const fields = kind.fieldsOf(question, record.answers)
  const isInWords = (id: string) =>
    fields.some(field => field.id === id && (field.type === 'note' || field.type === 'choice'))
  const facts: Understood['facts'] = [
    ...(topic && words.trim()
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
    ...kind
      .filed(question, record)
      .flatMap(({ field, topic: about, value = null, evidence: own, bears = 'for', ...of }) => {
        const found = figures.find(({ id, row }) => id === field && row === of.row)
        // A suggested value is already a fact, so it is not added again.
        if (!found?.text || prefilled[field]) return []
        const quote = line(`${found.label}: ${found.text}`)
        // Joins the field with the fields that belong to the same fact. The quote also contains the unknown parts,
        // because the source contains them.
        const whole = figures.flatMap(one =>
          one === found || (of.with?.includes(one.id) && one.text && !one.isUnknown)
            ? [`${one.label}: ${one.text}`]
            : [],
        )
        const isSaid = of.with?.includes('words') && words.trim() !== ''
        // Leaves out the name of a text field, because the name speaks to the founder.
        const text = isInWords(field)
          ? line(found.text)
          : line([...(isSaid ? [words] : []), ...whole].join(' · '))
        const whom = of.subject ?? subject
        return [{ topic: about, subject: whom, text, quote, value, evidence: own ?? evidence, bears }]
      }),
  ]
  return facts.length > 0
    ? { source: answerText(kind, question, record.answers, voice), facts, isTold: true }
    : null
}

export type ToldFact = Understood['facts'][number]

/** Whether the fact was made from this answer. This stays true if the founder corrected the fact later. */
export const isMadeOf = (told: ToldFact, known: Fact): boolean =>
  told.topic === known.topic &&
  plain(told.subject) === plain(known.subject) &&
  (told.quote === known.quote || isToldAgain(told, known))

/** The facts to add and to withdraw after an answer changed. A new version of a fact replaces the old one. */
export function changedFacts<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  before: Told,
  after: Told,
  known: readonly Fact[],
  voice: Voice,
): { withdrawn: Fact[]; understood: Understood | null } {
  // Makes the facts of all questions again, because every fact of a round contains the name of the group.
  const [old, now] = [before, after].map(record =>
    kind.questions.flatMap(question => {
      const { facts = [] } = understoodIn(kind, withoutPrefills(record, question), question, voice) ?? {}
      return facts.map(fact => ({ question, fact, written: JSON.stringify(fact) }))
    }),
  ) as [Filing<QuestionOf<Told>>[], Filing<QuestionOf<Told>>[]]
  const without = (all: Filing<QuestionOf<Told>>[], others: Filing[]) =>
    all.filter(({ written }) => others.every(other => other.written !== written))
  const [gone, come] = [without(old, now), without(now, old)]
  const staying = now.filter(one => !come.includes(one))
  const open = known.filter(isOpen)
  const withdrawn = open.filter(
    one => gone.some(({ fact }) => isMadeOf(fact, one)) && !staying.some(({ fact }) => isMadeOf(fact, one)),
  )
  const held = open.filter(one => !withdrawn.includes(one))
  const news = come.filter(({ fact }) => !held.some(one => isToldAgain(fact, one)))
  const changed = new Set(news.map(({ question }) => question))
  const source = [...changed].map(question => answerText(kind, question, after.answers, voice)).join('\n')
  const facts = news.map(({ fact }) => fact)
  return { withdrawn, understood: facts.length > 0 ? { source, facts, isTold: true } : null }
}

/**
 * The facts to add and to withdraw after a form was sent as a whole. `replaces`: ids of facts that were suggested
 * for a field, and whose field now has another value.
 */
export function changedFields(
  before: readonly ToldFact[],
  now: readonly ToldFact[],
  { known, replaces }: { known: readonly Fact[]; replaces: readonly string[] },
): { withdrawn: Fact[]; understood: Understood | null } {
  const isSame = (one: ToldFact) => (other: ToldFact) => JSON.stringify(one) === JSON.stringify(other)
  const gone = before.filter(old => !now.some(isSame(old)))
  const open = known.filter(isOpen)
  // If the figure is the same but its evidence is not, this is a new fact, and the old one is withdrawn.
  const isBetterKnown = (one: ToldFact, fact: Fact) =>
    isToldAgain(one, fact) && one.evidence !== null && one.evidence !== fact.evidence
  const withdrawn = open.filter(
    fact =>
      replaces.includes(fact.id) ||
      now.some(one => isBetterKnown(one, fact)) ||
      (gone.some(old => isMadeOf(old, fact)) && !now.some(one => isMadeOf(one, fact))),
  )
  const held = open.filter(fact => !withdrawn.includes(fact))
  const facts = now.filter(one => !held.some(fact => isToldAgain(one, fact)))
  const source = facts.map(({ text }) => text).join('\n')
  return { withdrawn, understood: facts.length > 0 ? { source, facts, isTold: true } : null }
}

const withoutPrefills = <Told extends AnyRecord>(record: Told, question: QuestionOf<Told>): Told => {
  const { prefilled: _known, ...answer } = (record.answers as Answers)[question] ?? {}
  return { ...record, answers: { ...record.answers, [question]: answer } }
}

type Filing<Question extends string = string> = { question: Question; fact: ToldFact; written: string }
