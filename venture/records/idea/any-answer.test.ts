import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ableOf, ideaQuestions, ideaRecord, metricCounts } from '../../../contracts/idea-record.ts'
import { amountUnits, earnTypes, frequencyUnits, payers } from '../../../contracts/record-fields.ts'
import { seed } from '../../../tests/support/seed.ts'
import { languages } from '../../numbers/locale.ts'
import { emptyRecord } from '../kind.ts'
import { ableUnits } from '../most.ts'
import { voiceIn } from '../voice.fixture.ts'
import type { Voice } from '../voice.ts'
import { react } from './react.ts'

const today = '2026-11-18'
const voices = Object.fromEntries(languages.map(language => [language, voiceIn(language)]))
const span = (most: number) =>
  fc
    .tuple(fc.nat(most), fc.nat(most))
    .map(([one, other]) => (one <= other ? { low: one, high: other } : { low: other, high: one }))
const amounts = fc
  .tuple(span(100_000), fc.constantFrom('EUR', 'MXN', 'JPY'), fc.constantFrom(...amountUnits))
  .map(([range, currency, per]) => ({ low: range.low / 100, high: range.high / 100, currency, per }))
const maybe = { requiredKeys: [] }
const records = fc.record(
  {
    customer: fc.record({ payer: fc.constantFrom(...payers) }, maybe),
    solution: fc.record(
      {
        days: span(9_000),
        of: fc.constantFrom(...ableOf),
        able: fc.tuple(span(50), fc.constantFrom(...ableUnits)).map(([range, per]) => ({ ...range, per })),
      },
      maybe,
    ),
    instead: fc.record({ pays: amounts, better: fc.constant('x') }, maybe),
    earn: fc.record(
      {
        type: fc.constantFrom(...earnTypes),
        ...{ price: amounts, deal: amounts, cost: amounts, share: fc.nat(100) },
        takes: fc
          .tuple(span(50), fc.constantFrom(...frequencyUnits))
          .map(([range, per]) => ({ ...range, per })),
        ...{ runs: fc.nat(12), stays: span(40), free: fc.nat(60) },
        ...{ users: span(900), needs: span(900), people: span(900) },
      },
      maybe,
    ),
    channel: fc.record({ there: span(3000), came: span(3000) }, maybe),
    costs: fc.record({ serve: amounts, fixed: amounts }, maybe),
    metric: fc.record(
      {
        ...{ now: span(500), goal: span(500), by: fc.constantFrom('2026-03', '2026-11', '2028-01') },
        counts: fc.constantFrom(...metricCounts),
      },
      maybe,
    ),
  },
  maybe,
)

const read = (text = '') => Number(text.replace(/[^\d.]/g, ''))

/** Finds printed calculations with a wrong result. Other tests check calculations with ranges. */
function wrongSums(said: string): string[] {
  const figure = String.raw`(?:[A-Z]{3}\s)?\d[\d,.]*(?!\S*–)`
  const sums = [...said.matchAll(new RegExp(`(?<![–+×] ?)(${figure}) ([×−]) (${figure}) = (${figure})`, 'g'))]
  return sums.flatMap(([whole, one, sign, other, sum]) => {
    const made = sign === '×' ? read(one) * read(other) : read(one) - read(other)
    return Math.abs(made - read(sum?.replace(/\.$/, ''))) < 0.006 ? [] : [whole]
  })
}

test('RI11 for any values and in every language the reply is a whole sentence with real numbers', () => {
  fc.assert(
    fc.property(records, fc.constantFrom(...languages), (told, language) => {
      const { answers } = ideaRecord.parse({ ...emptyRecord, answers: told })
      for (const question of ideaQuestions) {
        if (!answers[question]) continue
        const said = react(question, answers, voices[language] as Voice, today)
        if (said === null) continue
        expect(said, question).toMatch(/^[\p{Lu}\p{N}„“«].*[.?]$/su)
        if (language === 'en') expect(wrongSums(said)).toEqual([])
        expect(said, question).not.toMatch(/NaN|∞|undefined|null|[{}]|idea\.| {2}|\.\./)
      }
    }),
    { numRuns: 300, seed },
  )
})
