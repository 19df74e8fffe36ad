// Turns values of the groups into facts for the deck, the plan and other helpers. A fact about the venture's main
// group has no subject. A fact about another group has the name of the group as its subject.
import type { FactTopic } from '../../../contracts/fact-topics.ts'
import type { FactValue } from '../../../contracts/fact-values.ts'
import { type Fact, factTextMost, subjectMost, type Understood } from '../../../contracts/facts.ts'
import type { GroupField, GroupRow, SegmentsRecord } from '../../../contracts/segments-record.ts'
import { isHeld, plain } from '../../facts/compare.ts'
import { asFact, changedFields, evidenceOf, type ToldFact } from '../facts.ts'
import type { FormField } from '../fields.ts'
import { told } from '../figures.ts'
import { fit } from '../prefill.ts'
import { printField } from '../print-answer.ts'
import type { Voice } from '../voice.ts'
import { rowFields } from './form.ts'

const isVentures = ({ source }: GroupRow) =>
  source.kind === 'round' ? source.round === 1 : source.kind !== 'own'

/** The row of the venture's main group. If no row is this group, it is the first row. */
const ventureRow = (rows: readonly GroupRow[]) => rows.find(isVentures) ?? rows[0]

type Filing = { name: GroupField; topic: FactTopic; value: FactValue; bears: ToldFact['bears']; text: string }

function filedOf(row: GroupRow, voice: Voice): Filing[] {
  const [there, asked, paid, price] = [told(row.there), told(row.asked), told(row.paid), told(row.price)]
  const line = (name: GroupField) => {
    const field = rowFields(row).find(({ id }) => id === name)
    return field ? `${voice.say(field.label)}: ${printField(field, row[name], voice)}` : ''
  }
  const figure = (name: GroupField, topic: FactTopic, value: FactValue) => [
    { name, topic, value, bears: 'for' as const, text: line(name) },
  ]
  return [
    ...(there ? figure('there', 'reach', asFact.count(there)) : []),
    ...(price ? figure('price', 'price', asFact.price(price)) : []),
    // People who did not pay may have promised to, so they are no refusals.
    ...(paid
      ? [
          {
            ...{ name: 'paid' as const, topic: 'money' as const, value: asFact.count(paid) },
            ...{ bears: paid.high === 0 ? ('against' as const) : ('for' as const) },
            text: [...(asked ? [line('asked')] : []), line('paid')].join(' · '),
          },
        ]
      : []),
  ]
}

export function groupFacts({ rows }: SegmentsRecord, before: readonly GroupRow[], voice: Voice): ToldFact[] {
  const own = ventureRow(rows)
  return rows.flatMap(row => {
    const group = row.group?.trim() ?? ''
    const subject = row === own ? null : group.slice(0, subjectMost)
    if (subject === '') return []
    const evidence = row.known ? evidenceOf[row.known] : null
    const fact = (
      topic: FactTopic,
      words: string,
      value: FactValue | null,
      bears: ToldFact['bears'],
    ): ToldFact => {
      const text = words.slice(0, factTextMost)
      return { topic, subject, text, quote: text, value, evidence, bears }
    }
    const isNamed = before.some(({ group: name }) => plain(name ?? '') === plain(group))
    return [
      ...(group !== '' && !isNamed ? [fact('customer', group, null, 'for')] : []),
      // Values that were only suggested are already facts, so they are left out.
      ...filedOf(row, voice)
        .filter(({ name }) => !row.prefilled?.[name])
        .map(({ topic, text, value, bears }) => fact(topic, text, value, bears)),
    ]
  })
}

const fitting = { there: fit.count, price: fit.price } as const
const topicOf = { there: 'reach', price: 'price' } as const

/** Ids of facts that were suggested, and whose field now has another value. */
function replacedIn({ rows }: SegmentsRecord, before: readonly GroupRow[], known: readonly Fact[]): string[] {
  const own = ventureRow(rows)
  const stood = before.find(({ id }) => id === own?.id)
  if (!own || !stood) return []
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  return (['there', 'price'] as const).flatMap(name => {
    const field = rowFields(stood).find(({ id }): boolean => id === name) as FormField
    if (!stood.prefilled?.[name] || own.prefilled?.[name] || !told(own[name])) return []
    return known
      .filter(fact => isHeld(fact) && fact.subject === null && fact.topic === topicOf[name] && fact.value)
      .filter(({ value }) => value && same(fitting[name](value, field), stood[name]))
      .map(({ id }) => id)
  })
}

type Telling = {
  /** The record as it was last sent. */
  last: SegmentsRecord | null
  /** The rows as the other helpers suggest them. */
  rows: readonly GroupRow[]
  known: readonly Fact[]
  voice: Voice
}

/** The facts to add and to withdraw. */
export function changedByGroups(
  after: SegmentsRecord,
  { last, rows, known, voice }: Telling,
): { withdrawn: Fact[]; understood: Understood | null } {
  return changedFields(last ? groupFacts(last, rows, voice) : [], groupFacts(after, rows, voice), {
    known,
    replaces: replacedIn(after, rows, known),
  })
}
