// Checks that every long report must pass. Each function returns the list of faults; an empty list is a pass.
import type { Closing } from '../../contracts/results/closing.ts'
import type { Sizing } from '../../contracts/sizing.ts'
import { evaluate } from '../../venture/sizing/evaluate.ts'

const read = (text: string) => {
  const number = Number(text.replace(/[^0-9.%]/g, '').replace(/%/g, ''))
  return text.includes('%') ? number / 100 : number
}

/** Computes a chain of × and ÷, as a founder with a calculator does. The last divisor may be in brackets. */
function compute(chain: string): number {
  const bracket = /^(.*) ÷ \((.*)\)$/.exec(chain)
  if (bracket) return compute(bracket[1] ?? '') / compute(bracket[2] ?? '')
  const [first = '', ...divisors] = chain.split(' ÷ ')
  const product = first
    .split(' × ')
    .map(read)
    .reduce((a, b) => a * b, 1)
  return divisors.map(read).reduce((a, b) => a / b, product)
}

/** Finds wrong equations in tables and in text. */
export function equationFailures(markdown: string): string[] {
  const money = String.raw`[^\s|]*\d[\d,.]*%?`
  const term = String.raw`${money}(?: [\p{L}(][^×÷=|()]*?)?`
  const equation = new RegExp(String.raw`(${term}(?: [×÷] \(?${term}\)?)+) = (${money})(?: months)?`, 'gu')
  const found = [...markdown.matchAll(equation)]
  return found.flatMap(([whole, left = '', right = '']) => {
    const [expected, printed] = [compute(left), read(right)]
    const tolerance = right.includes('%') ? 0.00006 : printed < 100 ? 0.051 : 0.51 + printed * 1e-9
    return Math.abs(expected - printed) <= tolerance ? [] : [`does not multiply: ${whole}`]
  })
}

export function countEquations(markdown: string): number {
  return markdown.match(/[×÷][^|\n]* = /g)?.length ?? 0
}

export function sizingFailures(sizing: Sizing): string[] {
  const failures: string[] = []
  const sizes = evaluate(sizing)
  for (const bound of ['low', 'likely', 'high'] as const) {
    const [tam, sam, som] = ['tam', 'sam', 'som'].map(id => sizes.get(id)?.[bound])
    if (tam === undefined || sam === undefined || som === undefined) continue
    if (!(som <= sam && sam <= tam)) failures.push(`SOM ≤ SAM ≤ TAM does not hold (${bound})`)
  }
  for (const [id, { low, likely, high }] of sizes)
    if (!(low <= likely && likely <= high)) failures.push(`${id}: low ≤ likely ≤ high does not hold`)
  for (const { label, unit, geography, year, provenance } of sizing.assumptions) {
    if (!unit || !geography || !year) failures.push(`${label}: unit, geography or year is missing`)
    if (provenance.kind === 'benchmark' && (!provenance.source || !provenance.year))
      failures.push(`${label}: a benchmark without source and year`)
  }
  return failures
}

/** Finds rows of an assumption table that do not say where their figure comes from. */
export function provenanceFailures(markdown: string): string[] {
  const rows = markdown.split('\n')
  const failures: string[] = []
  let inside = false
  for (const row of rows) {
    if (row.startsWith('| Assumption |')) inside = true
    else if (!row.startsWith('|')) inside = false
    else if (
      inside &&
      !row.startsWith('|---') &&
      !/\| (?:founder|benchmark|web|estimate)\b[^|]*\|$/.test(row)
    )
      failures.push(`no origin: ${row}`)
  }
  return failures
}

/** Replaces non-breaking spaces with normal spaces, because table cells have normal spaces. */
const flat = (text: string) => text.replaceAll(/\s/g, ' ')

export function closingFailures(closing: Closing, markdown: string, today: string): string[] {
  const failures: string[] = []
  if (closing.confidence.reason.length < 20) failures.push('confidence has no reason')
  if (closing.counterArgument.length < 40) failures.push('no counter-argument')
  if (closing.testFirst.length < 40) failures.push('nothing to test first')
  if (closing.nextActions.length !== 3) failures.push('not three next actions')
  for (const { day, action } of closing.nextActions) {
    if (day <= today) failures.push(`an action is not in the future: ${day}`)
    if (!flat(markdown).includes(flat(action))) failures.push(`an action is not shown: ${action}`)
  }
  return failures
}

/** Finds markup of the founder or of a page, addresses that were not retrieved, and placeholders. */
export function safetyFailures(markdown: string, retrieved: readonly string[]): string[] {
  const failures: string[] = []
  const plain = markdown.replaceAll(/\\[\\`*_[\]<>|#~]/g, '')
  if (/<[a-z!/]/i.test(plain)) failures.push('raw HTML in the report')
  if (/!\[/.test(plain)) failures.push('an image in the report')
  for (const [, url = ''] of plain.matchAll(/\]\(([^)\s]*)\)/g))
    if (!retrieved.includes(url)) failures.push(`a link that was not retrieved: ${url}`)
  for (const [url] of plain.matchAll(/https?:\/\/[^\s)]+/g))
    if (!retrieved.includes(url)) failures.push(`an address that was not retrieved: ${url}`)
  if (/\b(?:undefined|NaN|null|Infinity|\[object)\b/.test(plain)) failures.push('a hole in the report')
  if (/\bin (?:United|European Union|Netherlands)\b/.test(plain))
    failures.push('“in United States” lacks its article')
  if (/\.\.(?!\.)/.test(plain)) failures.push('a double full stop')
  return failures
}
