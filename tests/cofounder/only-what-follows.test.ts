// Whatever the values of the fields are, the results of competitor analysis, idea refinement and pitch claim only
// what follows from the fields.
import { describe, expect, test } from 'vitest'
import type { Earn } from '../../contracts/record-fields.ts'
import { pools, type Results } from './any-results.ts'

function holds(law: (results: Results) => void, pool: readonly Results[] = Object.values(pools).flat()) {
  for (const results of pool) {
    try {
      law(results)
    } catch (error) {
      throw new Error(`does not hold of ${JSON.stringify(results.given)}`, { cause: error })
    }
  }
}

const figure = /(?<![\w])\d[\d,]*(?:\.\d+)?/g
const read = (text: string) => Number(text.replaceAll(',', ''))
const numbersIn = (text: string) => [...text.matchAll(figure)].map(([found]) => read(found))

/** Returns all numbers of the fields, at any depth. */
function fieldsIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value === 'string') return /^\d{4}-\d\d$/.test(value) ? [Number(value.slice(0, 4))] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(fieldsIn) : []
}

/** Returns the possible totals: of several rivals as in the first line, and of one rival as in the counter-argument. */
function totalsIn({ rivals: told }: Results['given']): number[] {
  const { rows = [] } = (told as { fights?: { rows?: readonly Fought[] } }).fights ?? {}
  const ends = ([...'wl'] as const).flatMap(of =>
    (['low', 'high'] as const).map(end => rows.map(({ won, lost }) => (of === 'w' ? won : lost)?.[end] ?? 0)),
  )
  const ofOne = rows.flatMap(({ won, lost }) =>
    (['low', 'high'] as const).map(end => (won?.[end] ?? 0) + (lost?.[end] ?? 0)),
  )
  return [...ofOne, ...ends.flatMap(([a = 0, b = 0, c = 0]) => [a + b, a + c, b + c, a + b + c])]
}
type Fought = { won?: Span; lost?: Span }

/**
 * Returns how much more an order costs at a rival than at the founder. Both prices are for the same number of
 * pieces, at both ends of the price ranges.
 */
function differencesIn({ rivals: told }: Results['given']): number[] {
  const { yours = {}, prices } = told as { yours?: Priced; prices?: { rows?: readonly Priced[] } }
  const ends = (range: Span | undefined, blank: number) => [range?.low ?? blank, range?.high ?? blank]
  return (prices?.rows ?? []).flatMap(theirs =>
    ends(yours.order, 1)
      .concat(1)
      .flatMap(count =>
        ([0, 1] as const).map(end => {
          const of = (one: Priced, at: number) =>
            (ends(one.price, 0)[at] ?? 0) * count + (ends(one.extra, 0)[at] ?? 0)
          return Math.abs(of(theirs, end) - of(yours, 1 - end))
        }),
      ),
  )
}
type Span = { low: number; high: number }
type Priced = { price?: Span; extra?: Span; order?: Span }

/** Returns what the founder earns from one deal by commission, to the cent. */
const sharesIn = ({ there, idea: own }: Results['given']): number[] =>
  [there, own].flatMap(one => {
    const { deal, share = 0 } = (one as { earn?: Earn }).earn ?? {}
    return deal && deal !== 'unknown' && share !== 'unknown'
      ? [deal.low, deal.high].map(end => Math.round(end * share) / 100)
      : []
  })

/** Computes a formula such as "EUR 8 × 2 × 52"; multiplication comes before addition. */
function worth(formula: string): number {
  const tokens = [...formula.matchAll(/\d[\d,]*(?:\.\d+)?|[×÷+−]/g)].map(([token]) => token)
  let [sum, product, sign] = [0, 1, '×']
  let isMinus = false
  for (const token of tokens) {
    if ('+−'.includes(token)) {
      sum += isMinus ? -product : product
      isMinus = token === '−'
      ;[product, sign] = [1, '×']
    } else if ('×÷'.includes(token)) sign = token
    else product = sign === '×' ? product * read(token) : product / read(token)
  }
  return sum + (isMinus ? -product : product)
}

describe('RC40 results after a permit was refused', () => {
  test('every result starts with the refusal of the permit', () =>
    holds(({ read, ends }) => {
      for (const text of read) {
        expect(text.split('\n')[0]).toContain('the permit was refused or it is forbidden')
        expect(text).not.toMatch(/customer version|End on|Read your sentence/)
      }
      for (const { confidence, nextActions, testFirst } of ends) {
        expect(confidence.level).toBe('low')
        expect(testFirst).toContain('Ask the authority')
        expect(nextActions.map(({ action }) => action.split(' ')[0])).toEqual(['Ask', 'Ask', 'Come'])
      }
    }, pools.refused))

  test('if no permit was refused, a result does not mention a refusal', () =>
    holds(({ read, validation }) => {
      if (validation.answers.frame?.permit !== 'refused') expect(read.join('')).not.toContain('forbidden')
    }))
})

test('RC41 if the founder gives something away, the results name no customer, buyer or price', () =>
  holds(
    ({ said }) => {
      for (const text of Object.values(said).flat())
        expect(text.replace(/“[^”]*”|ask of a customer|Chosen because: .*|Your guess: .*/g, '')).not.toMatch(
          /customer|buyer|\bprice\b|\border\b|cheaper|sell/i,
        )
    },
    pools.giving.filter(({ validation }) => validation.answers.frame?.permit !== 'refused'),
  ))

test('RC42 every sum in a result is correct and uses one currency', () =>
  holds(({ said }) => {
    for (const text of [...said.rivals, ...said.idea]) {
      for (const sentence of text.split(/(?<=[a-z\d)])[.;:](?= |$)|, and the goal takes /)) {
        const [left, ...right] = sentence.split(' = ')
        if (right.length === 0 || left === undefined) continue
        expect(new Set(sentence.match(/\b(?:EUR|USD)\b/g) ?? []).size, sentence).toBeLessThan(2)
        if (sentence.includes('–')) continue
        const [first = ''] = right
        const chain = [left, ...right]
        for (const [at, part] of chain.slice(0, -1).entries())
          expect(Math.abs(worth(part) - worth(firstOf(chain[at + 1] ?? first))), sentence).toBeLessThan(0.011)
      }
    }
  }))

/** Returns the formula at the start of the text, without the words after it. */
const firstOf = (text: string) =>
  text.match(/^[−-]?(?:[A-Z]{3} )?[−-]?[\d.,]+(?: [×÷+−] (?:[A-Z]{3} )?[\d.,]+)*/)?.[0] ?? text

test('RC43 every number in a result is a field, or the text shows the computation from fields', () =>
  holds(({ said, validation, canvas, given }) => {
    const fields = new Set([
      ...fieldsIn(given),
      ...sharesIn(given),
      ...totalsIn(given),
      ...differencesIn(given),
      ...fieldsIn(validation.answers),
      1,
      12,
      52,
    ])
    for (const text of [...said.rivals, ...said.idea, ...said.pitch]) {
      const own = text.replace(
        /“[^”]*”|\b[Bb]efore \w{3} \d+ \w{3},|\b(?:Of|\d+ of) \d+ (?:prices|boxes|lines).*|Version.*|Of 60 seconds \d+ are free: .*|its words take .*|about \d+ seconds.*|with \d+ words?.*|at most \d+ seconds.*|(?<= instead of .*: )[\d,–%]+(?=\.)|\d+ of 60.*/g,
        '',
      )
      if (/[=×÷→−]|^One deal/.test(own)) continue
      const sums = numbersIn(said.rivals.join(' '))
      for (const number of numbersIn(own)) {
        const isSum = sums.some(one => sums.some(other => one - other === number || one + other === number))
        expect(fields.has(number) || isSum, `${number} in: ${own}`).toBe(true)
      }
    }
    expect(canvas.version).toBe(2)
  }))

test('RC44 a result calls two figures different only if they have the same unit and currency', () =>
  holds(({ said }) => {
    for (const text of [...said.rivals, ...said.idea, ...said.pitch]) {
      const pairs = [...text.matchAll(/: ([^:;]*) here, ([^:;]*) in the problem validation/g)]
      for (const [, here = '', other = ''] of pairs) {
        const unit = (value: string) =>
          value
            .replace(/^[A-Z][a-z]{2} (?=\d{4}$)/, '')
            .replace(/\d[\d,.]*(?:–(?:[A-Z]{3} )?\d[\d,.]*)?/g, '#')
        expect(unit(here)).toBe(unit(other))
        expect(here).not.toBe(other)
      }
    }
  }))

test('RC45 results compare prices with rivals only if the customers themselves pay the founder', () =>
  holds(({ said, report, validation }) => {
    const { earn: there, who } = validation.answers
    const isOther =
      ['ads', 'giving'].includes(String(there?.type)) ||
      ['state', 'advertiser', 'donor'].includes(String(who?.payer))
    if (!isOther) return
    expect(report?.sums?.filter(line => !line.includes('differs') && !line.startsWith('You:')) ?? []).toEqual(
      [],
    )
    expect(said.rivals.join(' ').replaceAll('Chosen because: Cheaper.', '')).not.toMatch(/cheaper/i)
  }))

test('RC46 the result never says that the founder loses mainly to a rival whom the founder mostly beats', () =>
  holds(({ report, given }) => {
    const { rows = [] } = (given.rivals as { fights?: { rows?: readonly Row[] } }).fights ?? {}
    for (const { id, won, lost } of rows) {
      const name = { a: 'Lima', b: 'Nord' }[id]
      if (!report || !name || !won || !lost || won.low <= lost.high) continue
      expect(report.losses.some(loss => loss.startsWith(`${name}:`) && / lost/.test(loss))).toBe(false)
      expect(report.headline).not.toMatch(new RegExp(`lose most to[^.]*“${name}”`))
    }
  }))
type Row = Fought & { id: string }
