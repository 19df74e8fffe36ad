// Tests that the texts are complete for any possible record about rivals.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  agreeing,
  competitorQuestions,
  competitorRecord,
  reasons,
  rivalKinds,
  strengths,
} from '../../../contracts/competitor-record.ts'
import { amountUnits, knownLevels } from '../../../contracts/record-fields.ts'
import { seed } from '../../../tests/support/seed.ts'
import { languages } from '../../numbers/locale.ts'
import { actionsOf } from './advice.ts'
import { counterOf } from './counter.ts'
import { toldOf } from './own.ts'
import { reactToRivals } from './react.ts'
import { findingsOf } from './result.ts'
import { plain, voiceIn } from './test-voice.ts'

// In a random record, any cell may be blank.
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const range = fc.tuple(fc.nat(12), fc.nat(3)).map(([low, more]) => ({ low, high: low + more }))
const money = fc.record({
  low: fc.constantFrom(0, 4.5, 12, 129.9, 1499),
  high: fc.constant(0),
  currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'USD'),
  per: fc.constantFrom(...amountUnits),
})
const amount = money.map(given => ({ ...given, high: given.low }))
const once = amount.map(given => ({ ...given, per: 'once' as const }))
const known = maybe(fc.constantFrom(...knownLevels))
const words = maybe(fc.constantFrom('as they told me', ''))
const ids = ['a', 'b', 'nothing'] as const
const rows = <Cells>(cells: fc.Arbitrary<Cells>) =>
  maybe(fc.tuple(cells, cells, cells).map(all => all.map((cell, at) => ({ ...cell, id: ids[at] ?? '' }))))
const answersOf = fc
  .record({
    rivals: fc.record({
      words,
      rows: maybe(
        fc
          .tuple(maybe(fc.constantFrom(...rivalKinds)), maybe(fc.constantFrom(...rivalKinds)))
          .map(([one, other]) => [
            { id: 'a', name: 'Lima', kind: one },
            { id: 'b', name: 'excel', kind: other },
          ]),
      ),
    }),
    yours: fc.record({ words, price: maybe(amount), order: maybe(range), extra: maybe(once) }),
    prices: fc.record({ words, rows: rows(fc.record({ price: maybe(amount), extra: maybe(once), known })) }),
    chosen: fc.record({
      words,
      rows: rows(fc.record({ reason: maybe(fc.constantFrom(...reasons)), known })),
    }),
    fights: fc.record({ words, rows: rows(fc.record({ won: maybe(range), lost: maybe(range) })), known }),
    better: fc.record({
      words,
      what: maybe(fc.subarray([...strengths], { minLength: 1 })),
      yours: maybe(fc.constant('2 days')),
      theirs: maybe(fc.constant('9 days')),
    }),
    switch: fc.record({
      words,
      hours: maybe(fc.nat(9)),
      money: maybe(once),
      who: maybe(fc.constantFrom(...agreeing)),
    }),
    copy: fc.record({ words, months: maybe(range) }),
  })
  .map(
    answers =>
      competitorRecord.parse({ version: 1, round: 1, answers: JSON.parse(JSON.stringify(answers)) }).answers,
  )

/** Finds wrong plurals, odd cents and sentences that start with a small letter. */
const faults =
  /(?<![\d.,–])1 (?:perdidos|ganados|perdus|gagnés|ganhos|ways|orders|months|pieces)|[.,]\d(?![\d])\s?(?:EUR|USD)|(?:EUR|USD)\s?\d+[.,]\d(?!\d)|undefined|NaN|rivals\.|\{\w+[,}]/
const starts = /^[\p{Lu}\p{N}“„«¿]/u

test.each(languages)(
  'RV22 RV23 %s: for any record, the replies and the report have complete texts',
  language => {
    const voice = voiceIn(language)
    fc.assert(
      fc.property(answersOf, answers => {
        const replies = competitorQuestions.flatMap(question => reactToRivals(question, answers, voice) ?? [])
        const told = toldOf(answers, voice)
        const { headline, losses, sums, confidence } = findingsOf(answers, voice)
        const actions = actionsOf(told)
        const all = [...replies, headline, ...losses, ...sums, ...actions, counterOf(told), confidence.reason]
        // The report must be short and must not repeat itself.
        const report = [headline, ...losses, ...sums, ...actions, counterOf(told), confidence.reason]
        expect(new Set(report).size).toBe(report.length)
        expect(report.length).toBeLessThan(12)
        for (const text of all) {
          expect(text.length).toBeGreaterThan(7)
          expect(plain(text)).not.toMatch(faults)
        }
        for (const text of [...replies, headline, ...losses, ...actions]) expect(text).toMatch(starts)
        expect(new Set(actions).size).toBe(3)
        expect(confidence.level).not.toBe('high')
      }),
      { numRuns: 60, seed },
    )
  },
)
