// Tests the actions, the counter-argument and what speaks for the rivals.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CompetitorAnswers, reasons } from '../../../contracts/competitor-record.ts'
import { seed } from '../../../tests/support/seed.ts'
import { against, bread, english, exact, fights, gbp, reportOf, said, told } from './replies.fixture.ts'
import { findingsOf } from './result.ts'

test('RV16 the advice never asks for the price list of handwork or of doing nothing', () => {
  const byHand: CompetitorAnswers = {
    ...bread,
    rivals: { rows: [{ id: 'h', name: 'baking at home', kind: 'hand' }] },
  }
  const { headline, actions } = reportOf(byHand)
  expect(headline).toBe('Won from and lost to “baking at home”: nothing is counted yet.')
  expect(actions.join(' ')).not.toMatch(/in writing/)
  expect(actions[0]).toBe(
    '“Baking at home”: ask somebody who does it that way what it took the last time, in hours and in money.',
  )
  // The advice asks for the price of a shop.
  expect(reportOf(bread).actions[0]).toBe('Find out what “Backwerk” costs.')
  expect(reportOf(bread).headline).toBe('No price of “Backwerk” yet.')
  const direct: CompetitorAnswers = {
    ...bread,
    rivals: { rows: [{ id: 'd', name: 'From the mill', kind: 'direct' }] },
  }
  expect(reportOf(direct).actions.join(' ')).not.toContain('Get the price')
  // Handmade solutions have no price list, so their price does not count as missing.
  expect(reportOf(byHand).confidence.reason).toContain('Of 2 prices')
})

test('RV17 if the founder wins more often than a rival, the report names the rival’s lower price, but not the customers lost to that rival', () => {
  const beaten = { ...against(3), fights: fights(['a', 9, 4]) }
  const report = reportOf(beaten)
  expect(report.headline).toBe('Against those you named, more won than lost so far: 9 won, 4 lost.')
  expect(report.counter).toBe('“Backwerk”: GBP 36 cheaper for 20 pieces.')
  // The founder loses most sales to a rival that they beat, so no rival is named as the main loss.
  const mixed = reportOf({ ...bread, fights: fights(['a', 9, 4], ['h', 0, 1]) })
  expect(mixed.headline).toBe('Against those you named, more won than lost so far: 9 won, 5 lost.')
  expect(mixed.losses).toEqual([])
})

test('RV32 the counter-argument is the rival with the most losses and its known reason, although the first line names it', () => {
  const kit = {
    ...against(8),
    fights: fights(['a', 15, 9]),
    chosen: { rows: [{ id: 'a', reason: 'free' as const }] },
  }
  const { counter, actions } = reportOf(kit)
  expect(counter).toBe('Of 24 who chose between you and “Backwerk”, 9 went there.')
  expect(actions[0]).toContain('those 9 who took “Backwerk” what decided it')
  const cheap = { ...kit, ...against(3), fights: fights(['a', 1, 9]) }
  expect(reportOf(cheap)).toMatchObject({
    headline: 'You lose most to “Backwerk” (9 of 9 losses; 1 won against them).',
    counter: 'Of 10 who chose between you and “Backwerk”, 9 went there.',
    losses: ['Backwerk: 20 pieces for GBP 60; with you GBP 96.'],
  })
  const free = { ...kit, ...told('free'), fights: fights(['a', 5, 14], ['h', 1, 3]) }
  expect(reportOf(free).counter).toBe(
    'Of 19 who chose between you and “Backwerk”, 14 went there. Chosen because: Free.',
  )
  const guessed = { ...kit, fights: { ...fights(['a', 15, 9]), known: 'guess' as const } }
  expect(reportOf(guessed).counter).not.toContain('lost')
})

test('RV17 for any counts, the first line names a loss only if the founder does not beat that rival', () => {
  const count = fc.integer({ min: 0, max: 9 })
  fc.assert(
    fc.property(count, count, fc.integer({ min: 1, max: 9 }), (won, lost, price) => {
      const { headline } = reportOf({ ...against(price), fights: fights(['a', won, lost]) })
      if (won > lost) expect(headline).not.toMatch(/lose/)
      if (lost > won) expect(headline).toContain('Backwerk')
    }),
    { seed },
  )
})

test.each(['a', 'nothing'])('RV36 an action asks no more people than were lost to %s', id => {
  for (const reason of [...reasons, undefined])
    for (const lost of [1, 2, 3, 4]) {
      const chosen = { rows: [{ id, ...(reason && { reason, known: 'told' as const }) }] }
      const [action = ''] = reportOf({ ...bread, chosen, fights: fights([id, 0, lost]) }).actions
      expect(action.includes('three of those')).toBe(lost === 4 && reason !== undefined)
      expect(action).toContain(lost === 1 ? 'the one who' : String(lost))
    }
})

test('RV36 the actions ask nobody twice, and nobody about a rival to which nothing was lost', () => {
  const guessed = { chosen: { rows: [{ id: 'a', reason: 'near' as const, known: 'guess' as const }] } }
  const actionsWith = (rows: CompetitorAnswers['fights']) =>
    reportOf({ ...against(8), ...guessed, fights: rows }).actions.join(' ')
  expect(actionsWith(fights(['a', 2, 0]))).not.toContain('chose “Backwerk”')
  expect(actionsWith(fights(['a', 1, 2])).match(/“Backwerk”/g)).toHaveLength(1)
  expect(actionsWith({})).toContain('Ask three who chose “Backwerk” why they did.')
})

test('RV18 the cost of switching leaves out the founder’s own price and a few minutes of work, and no action takes the work off givers', () => {
  const lossesWith = (value: number, hours: number) =>
    reportOf({ ...against(8), switch: { money: gbp(value, 'once'), hours } }).losses
  // 4.50 is the price of one piece, and 96 is the price of one order.
  for (const value of [4.5, 96]) expect(lossesWith(value, 0.1)).toEqual([])
  expect(lossesWith(5, 1)).toEqual(['Coming over costs them GBP 5.'])
  const giving = { earn: { type: 'giving' } } as const
  expect(reportOf({ ...against(8), switch: { hours: 2 } }, giving).actions.join(' ')).not.toContain('2 h')
})

test('RV36 who stays out of habit is shown the difference, if it is against this rival', () => {
  const chosen = { rows: [{ id: 'a', reason: 'habit' as const, known: 'told' as const }] }
  const first = (better: object) =>
    reportOf({ ...against(8), chosen, fights: fights(['a', 1, 3]), better }).actions[0]
  expect(first({ yours: 'baked at four' })).toBe(
    'Ask the 3 who took “Backwerk” whether “baked at four” would be enough for them to change.',
  )
  expect(first({ yours: 'baked at four', against: 'h' })).toMatch(/what would make them change\.$/)
  // A report without open fields has three actions too.
  const hose = { rivals: { rows: [{ id: 'h', name: 'a hose', kind: 'hand' as const }] }, ...told('free') }
  const whole = { switch: { hours: 0 }, copy: { months: exact(1) }, fights: fights(['h', 0, 0]) }
  expect(reportOf({ ...bread, ...hose, ...whole }).actions).not.toContain('')
})

test('RV36 prices of a broker are compared as orders, and a free rival is named beside the fee', () => {
  const earn = { type: 'commission', deal: gbp(360, 'time'), share: 20 } as const
  const order = { ...against(3), fights: fights(['a', 1, 9]) }
  expect(reportOf(order, { earn }).losses).toEqual(['Backwerk: 20 pieces for GBP 60; with you GBP 96.'])
  const fee = { ...bread, yours: { price: gbp(72, 'time') }, ...told('free'), fights: fights(['a', 1, 9]) }
  expect(reportOf(fee, { earn }).losses).toEqual(['Backwerk: free; with you GBP 72 each time.'])
})

test('RV04 RV18 the effort of switching is listed as a loss and never compared with a price', () => {
  const answers: CompetitorAnswers = { ...against(8), switch: { money: gbp(150, 'once'), hours: 2 } }
  expect(said('switch', answers)).toBe('')
  expect(reportOf(answers).losses).toContain('Coming over costs them 2 h, GBP 150.')
  const nothing = reportOf({ ...answers, switch: { hours: 0, money: gbp(0, 'once') } })
  expect(nothing.actions.join(' ')).not.toContain('Bring one customer over')
})

test.each<[string, CompetitorAnswers, string]>([
  [
    'a known reason is not asked for again',
    { ...bread, ...told('cheaper'), fights: fights(['a', 3, 5]) },
    'Ask three of those 5 who took “Backwerk” what yours would have to do to be worth the difference.',
  ],
  [
    'a guessed reason is asked for',
    { ...bread, ...told('cheaper', 'guess'), fights: fights(['a', 3, 5]) },
    'Ask those 5 who took “Backwerk” what decided it.',
  ],
  [
    'the founder’s own figures are shown',
    {
      ...against(8),
      ...told('trusted'),
      rivals: { rows: [{ id: 'a', name: 'Backwerk', kind: 'same' }] },
      fights: fights(['a', 9, 1]),
      better: { yours: '5 days', theirs: '3 weeks' },
    },
    'Show “5 days” beside “3 weeks” to three people who have not decided yet, and ask how they would check it.',
  ],
])('RV36 an action uses the founder’s answers: %s', (_, answers, action) =>
  expect(reportOf(answers).actions).toContain(action),
)

test('RV36 the counter-argument is a rival that took half or more, else the lower price', () => {
  const both = { ...against(3), fights: fights(['a', 14, 5], ['h', 1, 3]) }
  expect(reportOf({ ...both, fights: fights(['a', 14, 5], ['h', 9, 1]) }).counter).toBe(
    '“Backwerk”: GBP 36 cheaper for 20 pieces.',
  )
  expect(reportOf(both).counter).toBe('Of 4 who chose between you and “baking at home”, 3 went there.')
  expect(reportOf(both).losses).toEqual(['Backwerk: 20 pieces for GBP 60; with you GBP 96.'])
  const bare = { ...bread, prices: { rows: [{ id: 'a', price: gbp(1), known: 'saw' as const }] } }
  expect(reportOf({ ...bare, fights: fights(['a', 6, 5]) }).counter).toBe(
    '“Backwerk”: 20 pieces for GBP 20, if nothing comes on top; with you GBP 96.',
  )
})

test('RV36 “free” counts as a price, and “cheaper” names only the rivals that cost more', () => {
  const free = { ...bread, ...told('free') }
  expect(
    reportOf({ ...free, rivals: { rows: [{ id: 'a', name: 'a cousin', kind: 'hand' }] } }),
  ).toMatchObject({
    headline: '“A cousin” is free; with you it costs GBP 4.50 apiece.',
    prices: ['Free', null],
  })
  const two = {
    ...bread,
    rivals: {
      rows: [
        { id: 'a', name: 'Backwerk', kind: 'same' as const },
        { id: 'b', name: 'Bio', kind: 'same' as const },
      ],
    },
    prices: {
      rows: ['a', 'b'].map((id, at) => ({ id, price: gbp([3, 9][at] ?? 0), extra: gbp(0, 'once') })),
    },
    better: { what: ['cheaper' as const] },
  }
  expect(findingsOf(two, english).positioning).toBe('Cheaper than “Bio”, not than “Backwerk”')
})
