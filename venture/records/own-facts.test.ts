// Tests that advice never contradicts the founder's own answers.
import { describe, expect, test } from 'vitest'
import { marketRecord } from '../../contracts/market-record.ts'
import { type ValidationAnswers, validationRecord } from '../../contracts/validation-record.ts'
import founders from './founders.json' with { type: 'json' }
import { marketOutcome } from './market/result.ts'
import { adviseOn } from './segments/advice.ts'
import { figuresIn } from './segments/figures.ts'
import { rowOfRound } from './segments/prefill.ts'
import { segmentsOf } from './segments/result.ts'
import { turnedBy } from './turn.ts'
import { findOut } from './validation/find-out.ts'
import { voiceIn } from './voice.fixture.ts'

const voice = voiceIn('en')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const count = (low: number, high = low) => ({ low, high })
const pen = (low: number, per: string, high = low) => ({ low, high, currency: 'PEN', per })
const rosa = validationRecord.parse(
  founders.founders.find(({ name }) => name.startsWith('Rosa'))?.record,
).answers
const parsed = (answers: object): ValidationAnswers =>
  validationRecord.parse({ version: 1, round: 1, answers }).answers
const rowOf = (answers: object) =>
  rowOfRound(validationRecord.parse({ version: 1, round: 1, answers, group: 'Dressmakers' }))
const { paid: _paid, others: _others, ...unpaid } = rosa

test('RC47 if it is known which customers pay again and why people refused, the advice does not ask for it again', () => {
  const earn = { type: 'subscription', price: pen(24, 'month') }
  const paid = { paid: count(38), each: pen(24, 'month'), since: '2025-09' }
  const untold = parsed({ earn, paid, others: { no: count(9) } })
  expect(plain(findOut('money', untold, voice, '2026-11-17').test)).toBe(
    'Ask the 38 who paid for the next PEN 24, and the 9 who said no what decided it.',
  )
  const told = parsed({
    earn,
    paid: { ...paid, still: count(17) },
    others: { no: count(9), words: 'Too dear' },
  })
  expect(findOut('money', told, voice, '2026-11-17').test).toBe(
    'Call those who stopped and ask what would have kept them.',
  )
})

describe('RS25 if the founder described a value in words, it is not treated as missing', () => {
  const worded = rowOf({
    earn: { type: 'sale' },
    paid: { words: 'Seven paid 140' },
    reach: { words: 'The nurse sends them' },
  })
  const blank = rowOf({ earn: { type: 'sale' } })
  const said = (one: typeof worded) => {
    const record = { version: 1 as const, rows: [one] }
    const made = segmentsOf(record, voice)
    return JSON.stringify([made, adviseOn(made, voice)])
  }
  const lines = ['no way to them named', 'No payment by a stranger is given', 'solve this today']
  test.each(lines)('the result says “%s” only for a blank answer', line => {
    expect(said(blank)).toContain(line)
    expect(said(worded)).not.toContain(line)
  })
})

test('RS25 the price of the plan is not used for people who paid in the past, and examples are not called past figures', () => {
  const who = { words: 'Families', payer: 'state' }
  const named = (paid: number) =>
    segmentsOf({ version: 1, rows: [rowOf({ who, paid: { paid: count(paid) } })] }, voice).segments[0]?.name
  expect(named(0)).toContain('who pays')
  expect(named(6)).toBe('Dressmakers')
  const mills = (paid: number) =>
    figuresIn(
      {
        ...rowOf({
          earn: { type: 'sale', price: pen(210, 'piece'), takes: { ...count(120), per: 'month' } },
          frame: { serve: pen(96, 'piece') },
          reach: { there: count(28) },
          paid: { paid: count(paid) },
        }),
        win: { ...count(27_360), currency: 'PEN', per: 'once' },
      },
      voice,
    ).map(({ id, text, sum }) => [id, plain(text), plain(sum)])
  expect(mills(0)).toContainEqual(['payback', '2 months', 'PEN 27,360 ÷ ((PEN 210 − PEN 96) × 120)'])
  expect(mills(2).some(([id]) => id === 'tenth')).toBe(true)
  expect(mills(6).some(([id]) => id === 'tenth')).toBe(false)
})

test('RM27 RM40 after a PIVOT the market result starts with the PIVOT and plans no new customers, and planned sales have no evidence', () => {
  const turned = parsed({ ...unpaid, paid: { paid: count(0) }, others: { no: count(14) } })
  const record = marketRecord.parse({
    version: 1,
    answers: {
      many: { buyers: count(900), counted: 'own' },
      earn: { type: 'subscription', price: pen(20, 'month'), known: 'records' },
      far: {
        ...{ won: count(400), fits: 100, aim: pen(2500, 'month'), known: 'saw' },
        ...{ serve: pen(2, 'month'), fixed: pen(1, 'month') },
      },
    },
  })
  const before = marketOutcome(record, '2026-11-16', voice)
  expect(before.end.counterArgument).toContain('400 in three years')
  expect(before.figures?.inputs.find(({ label }) => label === 'Won in three years')?.from).toBe('your plan')
  const { summary, end, notes } = marketOutcome(record, '2026-11-16', voice, turned)
  expect(summary).toBe(turnedBy(turned, voice)?.lead)
  expect([end.counterArgument, ...end.actions, ...notes].join()).not.toMatch(/new ones|in three years/)
  // The result still says what the aim needs. Its actions are not those of the problem validation.
  expect(notes[0]).toContain('make PEN')
  expect(end.actions.map(action => action.split(' ').slice(0, 3).join(' '))).toEqual([
    'Name three other',
    'Ask three people',
    'Work out for',
  ])
  expect(turnedBy(parsed({ ...turned, others: { no: count(9) } }), voice)).toBeNull()
})
