// Whatever the fields contain, the results of market research, segments and insights claim only what is in the
// fields.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { customerSegments } from '../../cofounder/helpers/customer-segments.ts'
import { insights } from '../../cofounder/helpers/insights.ts'
import { marketResearch } from '../../cofounder/helpers/market-research.ts'
import { writeCard } from '../../cofounder/reports/problem-validation/card.ts'
import { render } from '../../cofounder/reports/problem-validation/result.ts'
import { type MarketAnswers, marketRecord } from '../../contracts/market-record.ts'
import { type Amount, earnTypes } from '../../contracts/record-fields.ts'
import { mostGroups, type SegmentsRecord } from '../../contracts/segments-record.ts'
import { type ValidationRecord, validationRecord } from '../../contracts/validation-record.ts'
import { memoryOf } from '../../venture/facts/memory.ts'
import { type Language, languages } from '../../venture/numbers/locale.ts'
import { told as toldRange } from '../../venture/records/figures.ts'
import { marketSums } from '../../venture/records/market/sums.ts'
import { lossText } from '../../venture/records/segments/figures.ts'
import { knownRows } from '../../venture/records/segments/prefill.ts'
import { conversionOf, fewestAsked, leftIn, lossOf } from '../../venture/records/segments/sums.ts'
import { voiceIn } from '../../venture/records/voice.fixture.ts'
import { seed } from '../support/seed.ts'

type EarnType = (typeof earnTypes)[number]

const today = '2026-11-16'
const { say } = voiceIn('en')
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

const range = (most: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: most }), fc.boolean())
    .map(([one, other, isRange]) =>
      isRange ? { low: Math.min(one, other), high: Math.max(one, other) } : { low: one, high: one },
    )
const amount = (...pers: readonly Amount['per'][]) =>
  fc
    .tuple(range(900), fc.constantFrom('EUR', 'EUR', 'EUR', 'USD'), fc.constantFrom(...pers))
    .map(([ends, currency, per]) => ({ ...ends, currency, per }))
const times = fc
  .tuple(range(20), fc.constantFrom('week', 'month', 'year', 'once-ever'))
  .map(([ends, per]) => ({ ...ends, per }))
const known = fc.constantFrom('guess', 'told', 'saw', 'records')
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const any = <Shape extends Record<string, fc.Arbitrary<unknown>>>(shape: Shape) =>
  fc.record(shape, { requiredKeys: [] })

const prices = {
  sale: ['piece', 'time', 'day', 'person'],
  subscription: ['month', 'week', 'year'],
  hours: ['hour', 'day', 'time'],
  commission: ['time'],
  ads: ['month'],
  giving: ['month', 'time', 'year'],
  unsure: ['month', 'piece'],
} as const satisfies Record<EarnType, readonly Amount['per'][]>

const earned = (type: EarnType) =>
  any({
    price: amount(...prices[type]),
    known,
    runs: fc.integer({ min: 1, max: 12 }),
    ...(type === 'sale' && { takes: times }),
    ...(type === 'hours' && { takes: times, free: range(60) }),
    ...(type === 'commission' && {
      takes: times,
      deal: amount('time'),
      share: fc.integer({ min: 0, max: 100 }),
    }),
    ...(type === 'subscription' && { stays: range(48) }),
    ...(type === 'ads' && { users: range(9000), needs: range(9000) }),
    ...(type === 'giving' && { people: range(90), cost: amount('person') }),
  }).map(earn => ({ ...earn, type }))

const told = (type: EarnType, permit?: 'refused') =>
  fc
    .record({
      earn: some(earned(type)),
      who: any({
        words: fc.constant('Bakers in Bonn'),
        payer: fc.constantFrom('self', 'family', 'firm', 'state', 'advertiser', 'donor', 'unsure'),
      }),
      paid: any({
        paid: range(12),
        each: amount('month', 'time', 'piece', 'hour'),
        known,
        still: range(9),
        visit: range(9),
      }),
      others: any({ committed: range(4), deposit: amount('once'), no: range(15), friends: range(5) }),
      reach: any({ there: range(400), how: fc.constantFrom('idea', 'list', 'introduced'), known }),
      frame: any({
        aim: amount('month'),
        serve: amount(...prices[type]),
        fixed: amount('month'),
        permit: permit ? fc.constant(permit) : fc.constantFrom('none', 'have', 'applied', 'needed', 'unsure'),
      }),
      check: some(any({ total: amount('year') })),
      many: any({
        buyers: range(9000),
        new: range(900),
        counted: fc.constantFrom('guess', 'own', 'register'),
      }),
      of: fc.constantFrom('payers', 'served', undefined),
      far: any({ fits: fc.integer({ min: 0, max: 100 }), won: range(400) }),
      groups: fc.array(
        any({
          there: range(900),
          asked: range(40),
          paid: range(20),
          price: amount('month', 'piece', 'hour'),
          stays: range(40),
          win: amount('once'),
          how: fc.constantFrom('idea', 'list', 'introduced'),
          known,
        }),
        { maxLength: 3 },
      ),
    })
    .map(({ groups, many, far, of, check, ...answers }) => {
      const frame = { ...answers.frame, ...(permit && { permit }) }
      const record: ValidationRecord = validationRecord.parse({
        version: 1,
        round: 1,
        answers: { ...answers, frame },
      })
      const { permit: _permit, ...costs } = frame
      const market = marketRecord.parse({
        version: 1,
        answers: {
          many: { ...many, ...(of && (type === 'giving' || type === 'ads') && { of }) },
          ...(answers.earn && { earn: answers.earn }),
          far: { ...far, ...costs },
          ...(check && { check }),
        },
      }).answers
      const rows = [
        ...knownRows({ rounds: [record], market: null, idea: null }),
        ...groups.map((group, at) => ({
          id: `own-${at}`,
          source: { kind: 'own' as const },
          group: `Cooks ${'abc'[at]}`,
          carried: { type },
          ...group,
        })),
      ].slice(0, mostGroups) as SegmentsRecord['rows']
      return { record, market, rows }
    })
const anybody = fc.constantFrom(...earnTypes).chain(type => told(type))

type Told = { record: ValidationRecord; market: MarketAnswers; rows: SegmentsRecord['rows'] }
const project = { name: 'Ovenly', description: null, industry: null }
const memory = (record: ValidationRecord) => ({
  ...memoryOf(project, [], 'market-research'),
  records: [record],
})
const research = ({ record, market }: Told, language: Language = 'en') => {
  const result = marketResearch.playbook({
    ...{ market: 'Bread', industry: 'food', targetCustomer: null, pages: [], today, language },
    ...{ record: { version: 1, answers: market }, memory: memory(record) },
  })
  return { result, text: plain(marketResearch.render(result)) }
}
const groups = ({ record, rows }: Told, language: Language = 'en') => {
  const saved = { problemValidationData: null, ideaRefinementData: null, marketResearchData: null }
  const result = customerSegments.playbook({
    ...{ ...saved, today, language, record: { version: 1, rows }, memory: memory(record) },
  })
  return { result, text: plain(customerSegments.render(result)) }
}
const advice = ({ record }: Told) => {
  const saved = { messages: [], founder: [], text: 'They all buy it.', createdAt: null, result: null }
  const result = insights.playbook({
    ...{ problemValidation: null, competitorAnalysis: saved, marketResearch: null, background: '' },
    ...{ today, language: 'en', memory: memory(record) },
  })
  return { result, text: plain(insights.render(result)) }
}

const card = ({ record }: Told, language: Language) => {
  const made = writeCard(record, voiceIn(language), { today, contradictions: 0, before: null })
  return { result: made, text: plain(render(made)) }
}

const runs = { numRuns: 60, seed }

const mostSentences = 34
const blanks = languages.map(language => plain(voiceIn(language).say('segments.blank')))
const sentencesIn = (text: string) =>
  text
    .split('\n')
    // Lines about blank fields may occur twice, because two groups may have the same blank fields.
    .filter(
      line => !line.startsWith('|') && !line.startsWith('#') && !blanks.some(one => line.startsWith(one)),
    )
    .flatMap(line => line.replace(/^(?:- |\d\. )/, '').split(/(?<=[.!?])\*{0,2} /))
    .filter(sentence => sentence.length > 25)

describe.each(languages)('RC48 %s: results are short and repeat nothing', language => {
  test('no sentence occurs twice, and the number of sentences is limited', () => {
    fc.assert(
      fc.property(anybody, given => {
        for (const { text } of [card(given, language), research(given, language), groups(given, language)]) {
          const said = sentencesIn(text)
          expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([])
          expect(said.length).toBeLessThanOrEqual(mostSentences)
        }
      }),
      { ...runs, numRuns: 15 },
    )
  })

  test('the result never prints an unknown number of payers as a number', () => {
    fc.assert(
      fc.property(anybody, given => {
        const { paid, ...answers } = given.record.answers
        const { paid: _paid, still: _still, ...rest } = paid ?? {}
        const { result } = card(
          { ...given, record: { ...given.record, answers: { ...answers, paid: rest } } },
          language,
        )
        const type = answers.earn?.type ?? 'unsure'
        const none = voiceIn(language).say('friend.have', { have: '0', now: 'no', type })
        expect(result.verdictReason).not.toContain(none)
      }),
      { ...runs, numRuns: 15 },
    )
  })
})

describe('RS23 the result contains only what the fields contain', () => {
  test('if a permit was refused, every result starts with the refusal and offers nothing for sale', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...earnTypes).chain(type => told(type, 'refused')),
        given => {
          for (const { result, text } of [research(given), groups(given), advice(given)]) {
            expect(result.summary.startsWith(say('permit.refused'))).toBe(true)
            expect(text).not.toMatch(
              /\bOffer it|Will you|ask for the first payment|next ones|Start with|by name|Your plan takes/,
            )
            expect(result.closing?.nextActions[0]?.action).toContain(
              'in writing which form of it would be allowed',
            )
          }
        },
      ),
      runs,
    )
  })

  test('people who give money are never called buyers', () => {
    fc.assert(
      fc.property(told('giving'), given => {
        if (!given.market.earn) return
        const own = {
          ...given,
          rows: given.rows.map(row => ({ ...row, carried: { ...row.carried, type: 'giving' as const } })),
        }
        for (const { text } of [research(own), ...(own.rows.length > 0 ? [groups(own)] : [])])
          expect(text).not.toMatch(/\b(?:customers?|clients?|prices?|buy\w*|sells?|sold|offer)\b/i)
      }),
      runs,
    )
  })

  test('no sum adds amounts of two currencies', () => {
    fc.assert(
      fc.property(anybody, given => {
        const { result } = research(given)
        const { sizes = [], helped = [], ifs = [], solved = null } = result.figures ?? {}
        const sums = [
          ...[...sizes, ...helped, ...ifs].map(({ value, formula }) => `${value} ${formula}`),
          solved ?? '',
          ...groups(given).result.segments.flatMap(({ figures }) =>
            figures.map(({ text, sum }) => `${text} ${sum}`),
          ),
        ]
        for (const sum of sums) expect([sum, /EUR/.test(sum) && /USD/.test(sum)]).toEqual([sum, false])
      }),
      runs,
    )
  })

  test('the result warns if the market to win is larger than the fitting market, or the fitting market is larger than the whole market', () => {
    fc.assert(
      fc.property(anybody, given => {
        const { tam, sam, som } = marketSums(given.market).sizes
        if (tam && sam) expect(sam.high).toBeLessThanOrEqual(tam.high)
        const base = sam ?? tam
        if (!som || !base || som.high <= base.low) return
        expect(research(given).result.notes.join()).toMatch(/the SOM (?:is|can be) more than the/i)
      }),
      runs,
    )
  })

  test('every number in a sentence about groups is a field or is computed from fields', () => {
    const numbers = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? []
    fc.assert(
      fc.property(anybody, given => {
        const { result } = groups(given)
        const { segments, beachhead, firstTen, goToMarket, missing, closing } = result
        const friends = toldRange(given.record.answers.others?.friends)
        // The shares of payers (with and without friends), and the number of payers to expect at each share.
        const shares = given.rows.flatMap(row => {
          const [asked, paid] = [toldRange(row.asked), toldRange(row.paid)]
          const shareWith = (known: typeof friends | undefined) =>
            conversionOf({ ...row, carried: { ...row.carried, friends: known ?? undefined } })
          const strangers = friends && paid ? [paid.low - friends.high, paid.high - friends.low] : []
          const found = [conversionOf(row), shareWith(undefined), shareWith(friends)].flatMap(found => {
            if (!found) return []
            const share = found.part.low / found.of.high
            const per100 = [Math.round(share * 100), Number((share * 100).toFixed(2))]
            const pays = [leftIn(row), asked?.low].map(most => Math.floor((most ?? 0) * share + 1e-9))
            return [found, per100, pays]
          })
          return [...found, strangers]
        })
        const shown = new Set(
          numbers(
            plain(
              JSON.stringify(
                [
                  given.rows,
                  friends,
                  shares,
                  // The number of refusals, which the reason of a PIVOT contains.
                  given.record.answers.others?.no,
                  segments.map(({ figures }) => figures),
                  // In this reason, friends are left out, and people who promised to pay count as people who were
                  // asked.
                  closing.confidence.reason,
                  given.rows.map(leftIn),
                  // The loss on each customer, if winning a customer costs more than the customer brings.
                  given.rows.map(row => lossOf(row)).map(lost => lost && voiceIn('en').money(lossText(lost))),
                  // The result proposes to ask at most ten people at once.
                  10,
                  // The number of people whom the founder must still ask before the result shows a share.
                  given.rows.flatMap(({ asked }) => {
                    const known = toldRange(asked)
                    return known ? [fewestAsked - known.low, fewestAsked - known.high] : []
                  }),
                  // The number of people who were asked and did not pay.
                  given.rows.flatMap(row => {
                    const [asked, paid] = [toldRange(row.asked), toldRange(row.paid)]
                    return asked && paid ? [asked.low - paid.high, asked.high - paid.low] : []
                  }),
                  goToMarket.map(({ period }) => period),
                ],
                null,
                1,
              ),
            ),
          ).flatMap(number => [number, Number(number).toLocaleString('en')]),
        )
        const said = [
          result.summary,
          ...segments.map(({ scoreReason }) => scoreReason),
          ...beachhead.why.map(({ text }) => text),
          ...firstTen.flatMap(({ where, ask }) => [where, ask]),
          ...goToMarket.flatMap(({ doing, until }) => [doing, until]),
          ...missing.map(({ how }) => how),
          closing.counterArgument,
          ...closing.nextActions.map(({ action }) => action),
        ]
        for (const line of said)
          for (const number of numbers(plain(line).replaceAll('EUR ', '').replaceAll('USD ', '')))
            expect([line, number, shown.has(number) || shown.has(number.replace(/\.00$/, ''))]).toEqual([
              line,
              number,
              true,
            ])
      }),
      runs,
    )
  })

  test('the result proposes no price that is a range, the price of a whole deal, or a price that was paid for something else', () => {
    fc.assert(
      fc.property(anybody, given => {
        const { result } = groups(given)
        const first = given.rows.find(({ id }) => id === result.segments[0]?.row)
        const price = first?.price
        const isPlain = price && price !== 'unknown' && price.low === price.high && !first.carried?.isOther
        if (isPlain && first.carried?.type !== 'commission') return
        expect(plain(JSON.stringify([result.firstTen, result.goToMarket]))).not.toMatch(/(?:EUR|USD) \d/)
      }),
      runs,
    )
  })
})
