// A payment or refusal in a logged interview counts everywhere: in fields, verdict, score, dossier, mail and
// papers.
import { expect, test } from 'vitest'
import { problemValidation } from '../../cofounder/helpers/problem-validation.ts'
import type { FactValue } from '../../contracts/fact-values.ts'
import type { Fact } from '../../contracts/facts.ts'
import { validationRecord } from '../../contracts/validation-record.ts'
import { buildDeck } from '../../venture/deck/build.ts'
import { untouched } from '../../venture/deck/content.ts'
import { onePagerMarkdown, onePagerOf } from '../../venture/deck/one-pager.ts'
import { dossierOf } from '../../venture/experiments/dossier.ts'
import { standingOn } from '../../venture/experiments/standing.ts'
import { contradictions } from '../../venture/facts/compare.ts'
import { heardIn } from '../../venture/facts/heard.ts'
import { memoryOf } from '../../venture/facts/memory.ts'
import { fieldsOf as pitchFields } from '../../venture/records/pitch/form.ts'
import { pitch } from '../../venture/records/pitch/pitch.ts'
import { allKnown } from '../../venture/records/prefill.ts'
import { rowOfRound } from '../../venture/records/segments/prefill.ts'
import { validation } from '../../venture/records/validation.ts'
import { withTalks } from '../../venture/records/with-heard.ts'
import { mondayMail } from '../../venture/week/monday-mail.ts'
import { thisWeek } from '../../venture/week/this-week.ts'
import { chairside } from '../support/deck-materials.ts'

const day = '2026-11-17'
const people = ['Leonor', 'Ben', 'Cara'].map((_, at) => `00000000-0000-4000-8000-00000000000${at + 1}`)
const [leonor = '', ben = '', cara = ''] = people

const quote = (at: number, more: Partial<Fact>): Fact => ({
  id: `10000000-0000-4000-8000-00000000000${at}`,
  project_id: '00000000-0000-4000-8000-0000000000ff',
  topic: 'money',
  subject: 'parents',
  text: 'Somebody paid 20 euros',
  quote: 'Somebody paid 20 euros',
  value: null,
  evidence: 'paid',
  bears: 'for',
  state: 'confirmed',
  beside: [],
  said_at: '2026-11-10T10:00:00Z',
  created_at: '2026-11-10T10:00:00Z',
  updated_at: '2026-11-10T10:00:00Z',
  ...more,
})
const euro = (low: number, by: string): FactValue => ({
  kind: 'money',
  low,
  high: low,
  currency: 'EUR',
  per: null,
  by,
})
const paid = quote(1, { value: euro(20, leonor) })
const again = quote(2, { value: euro(90, leonor), said_at: '2026-11-12T10:00:00Z' })
const promised = quote(3, { evidence: 'committed', value: euro(50, ben) })
const declined = quote(4, {
  topic: 'refusals',
  bears: 'against',
  evidence: 'observed',
  value: { kind: 'part', part: 1, of: 1, by: cara },
})
const talks = people.map((contact_id, at) => ({ id: `talk ${at}`, contact_id }))

/** The record of a card that the founder filled in one week before the first payment. */
const record = validationRecord.parse({
  version: 1,
  round: 1,
  answers: {
    problem: { words: 'The seat in the car is left at home', known: 'told' },
    who: { words: 'Parents of two', known: 'told' },
    often: { often: { low: 2, high: 2, per: 'month' }, known: 'told' },
    earn: { type: 'sale', price: { low: 20, high: 20, currency: 'EUR', per: 'time' }, known: 'told' },
    paid: { words: 'Nobody yet', paid: { low: 0, high: 0 } },
    others: { committed: { low: 0, high: 0 }, no: { low: 0, high: 0 } },
    evidence: { talked: { low: 1, high: 1 } },
  },
})

test('FM15 a person counts as one payer, even after several payments, and two payments of one person do not contradict each other', () => {
  expect(heardIn([paid, again, promised, declined], talks)).toEqual({
    talked: 3,
    paid: 1,
    each: { low: 20, high: 90, currency: 'EUR', per: 'once' },
    since: '2026-11',
    committed: 1,
    deposit: { low: 50, high: 50, currency: 'EUR', per: 'once' },
    no: 1,
  })
  expect(contradictions([paid, again])).toEqual([])
  // The number of payers on the card is higher than in the interviews, and already includes the payer of the
  // interview.
  const card = quote(5, { value: { kind: 'count', low: 4, high: 4 }, subject: null })
  expect(heardIn([paid, card]).paid).toBe(4)
  expect(heardIn([{ ...paid, state: 'withdrawn' }]).paid).toBe(0)
})

test('FM15 payments, promises, refusals and interviews fill their fields and name their source', () => {
  const facts = [paid, promised, declined]
  const known = (question: 'paid' | 'others' | 'evidence') => {
    const shown = validation.fieldsOf(question, {})
    return allKnown(validation, question, { shown, answers: {}, facts, talks })
  }
  expect(known('paid')).toMatchObject({
    paid: { value: { low: 1, high: 1 }, known: 'saw', source: 'interview' },
    each: { value: { low: 20, high: 20, currency: 'EUR' } },
    since: { value: '2026-11' },
  })
  expect(known('others')).toMatchObject({ committed: { value: { low: 1 } }, no: { value: { low: 1 } } })
  expect(known('evidence')).toMatchObject({ talked: { value: { low: 3 } } })
  const shown = pitchFields('traction')
  expect(allKnown(pitch, 'traction', { shown, answers: {}, facts })).toMatchObject({
    paid: { value: { low: 1, high: 1 } },
    each: { value: { low: 20 } },
  })
})

test('FM15 if a payment is stored, no result, score, dossier, mail or paper says that nobody has paid', () => {
  const facts = [paid]
  const memory = {
    ...memoryOf({ name: 'Seatback', description: null, industry: null }, facts, 'problem-validation'),
    talks,
  }
  const answer = (known: typeof memory | null) =>
    problemValidation.render(
      problemValidation.playbook({
        messages: [{ role: 'user', content: 'My verdict' }],
        background: '',
        given: { record, asked: null, locale: 'en' },
        today: day,
        memory: known,
      }),
    )
  const nobody = /nobody has paid|no payment|nobody yet|0 paid/i
  expect(answer(null)).toMatch(nobody)
  expect(answer(memory)).not.toMatch(nobody)
  expect(answer(memory)).toContain('1 paid EUR 20')
  // Checks the row of the segments, and the record that other helpers read.
  expect(rowOfRound(withTalks(record, { facts, talks }))).toMatchObject({ paid: { low: 1, high: 1 } })
  // Checks the score on dashboard and board, and the reasons for its change.
  const known = { facts, links: [], tests: [], changes: [], cards: [] }
  const now = new Date('2026-11-16T08:00:00Z')
  expect(standingOn(now.getTime(), known).scores.money).toBe(4)
  const week = thisWeek({ ...known, assumptions: [], actions: [], contacts: [] }, now, '2026-11-16')
  expect(JSON.stringify(mondayMail(week, '2026-11-16'))).not.toMatch(nobody)
  const dossier = dossierOf({ ...known, assumptions: [], names: [], venture: 'S', now, decision: null })
  expect(dossier.split('## Evidence against')[0]).toContain('Somebody paid 20 euros (paid')
  const material = { ...chairside(), facts, quoted: new Set([paid.id]) }
  expect(onePagerMarkdown(onePagerOf(material, untouched))).toContain('Somebody paid 20 euros')
  // If the quote of a payment has no figure, the paid amount is shown beside the quote.
  const wordless = { ...material, facts: [{ ...paid, text: 'She paid at once.', quote: null }] }
  expect(onePagerMarkdown(onePagerOf(wordless, untouched))).toContain('She paid at once (€20)')
  const slides = buildDeck(material, untouched, 40).slides.flatMap(({ slots }) =>
    slots.map(({ text }) => text),
  )
  expect(slides.join('\n')).toContain('Somebody paid 20 euros')
})

test('FM15 payments by people of one group do not count for another group', () => {
  const second = {
    ...record,
    round: 2,
    group: 'Kindergartens',
    answers: { paid: { paid: { low: 0, high: 0 } } },
  }
  const own = quote(6, { subject: 'kindergartens', value: euro(80, ben) })
  expect(withTalks(second, { facts: [paid], talks })).toEqual(second)
  expect(withTalks(second, { facts: [paid, own], talks }).answers.paid).toMatchObject({
    paid: { low: 1, high: 1 },
    each: { low: 80 },
  })
})
