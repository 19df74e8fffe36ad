// A pocket calculator for + − × ÷ and brackets. It has its own parser, so no text ever runs as code.
import type { Language } from '../numbers/locale.ts'
import { type Computed, exact, printIn, printWhole } from './print.ts'

/**
 * Accepts 1800, 6.5, 1,800 and 1,68,000. It refuses "6,5", because this comma could be a decimal comma or a
 * thousands separator.
 */
const token =
  /\s*(?:(?<number>\d+(?:,\d{2,3})*,\d{3}(?:\.\d+)?(?![\d,])|\d+(?:\.\d+)?(?![\d,.]))|(?<sign>[-+−–*×xX·/÷:()]))/uy

/** The sign to show for each operator. */
const signs: Record<string, string> = {
  '-': '−',
  '–': '−',
  '*': '×',
  x: '×',
  X: '×',
  '·': '×',
  '/': '÷',
  ':': '÷',
}

type Token = number | string

function tokensOf(expression: string): Token[] | null {
  const found: Token[] = []
  token.lastIndex = 0
  const text = expression.trim()
  while (token.lastIndex < text.length) {
    const groups = token.exec(text)?.groups
    if (!groups) return null
    const { number, sign = '' } = groups
    found.push(number === undefined ? (signs[sign] ?? sign) : Number(number.replaceAll(',', '')))
  }
  return found
}

/** Expressions with more nested brackets than this are refused. */
const deepest = 20

/** Computes the result and every intermediate result. Null if the expression cannot be read. */
function compute(tokens: readonly Token[]): { made: number; steps: number[] } | null {
  const steps: number[] = []
  let at = 0
  const keep = (value: number) => {
    steps.push(value)
    return value
  }
  const sum = (depth: number): number => {
    let value = product(depth)
    for (; tokens[at] === '+' || tokens[at] === '−'; ) {
      const isMinus = tokens[at++] === '−'
      const other = product(depth)
      value = keep(isMinus ? value - other : value + other)
    }
    return value
  }
  const product = (depth: number): number => {
    let value = single(depth)
    for (; tokens[at] === '×' || tokens[at] === '÷'; ) {
      const isDivided = tokens[at++] === '÷'
      const other = single(depth)
      value = keep(isDivided ? value / other : value * other)
    }
    return value
  }
  const single = (depth: number): number => {
    const one = tokens[at++]
    if (typeof one === 'number') return one
    if (depth > deepest) return Number.NaN
    if (one === '−') return -single(depth + 1)
    if (one !== '(') return Number.NaN
    const inside = sum(depth + 1)
    return tokens[at++] === ')' ? inside : Number.NaN
  }
  const made = sum(0)
  return at === tokens.length && steps.length && steps.every(Number.isFinite) ? { made, steps } : null
}

function print(tokens: readonly Token[], language: Language): string {
  return tokens
    .map(one => (typeof one === 'number' ? printWhole(one, language) : one))
    .join(' ')
    .replaceAll('( ', '(')
    .replaceAll(' )', ')')
    .replace(/(^|\(|[+−×÷] )− /g, '$1−')
}

/** `of`: the printed expression. `made`: its result. `operands`: the numbers in the expression. */
type Calculated = Computed & { of: string; made: number; operands: number[] }

/** Null if the text is not an expression of plain numbers, or if it divides by zero. */
export function calculate(expression: string, language: Language = 'en'): Calculated | null {
  const tokens = tokensOf(expression)
  const found = tokens && compute(tokens)
  if (!tokens || !found) return null
  const of = print(tokens, language)
  return {
    of,
    made: found.made,
    // A number below 1 needs more than two digits.
    shown: `${of} = ${Math.abs(found.made) < 1 ? printWhole(Number(found.made.toPrecision(4)), language) : printIn(found.made, language)}`,
    numbers: found.steps.map(step =>
      Math.abs(Math.abs(step) < 1 ? Number(step.toPrecision(6)) : exact(step)),
    ),
    operands: tokens.filter(one => typeof one === 'number'),
  }
}
