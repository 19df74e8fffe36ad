// Calculates a program in one pass over the months. Money is in whole units of the smallest coin, such as cents.
import type { Comparison, Expression } from './expression.ts'
import type { Program } from './program.ts'

export type Engine = {
  /** The inputs and constants in the order of the program. Code may change the inputs and run the engine again. */
  inputs: Float64Array
  inputIndex: ReadonlyMap<string, number>
  run: () => void
  /** The value of a line in a month. Month 0 is the opening value. */
  at: (lineId: string, month: number) => number
  /** The values of a line by month, without the opening. The next run overwrites this array. */
  row: (lineId: string) => Float64Array
}

/** The first rounding keeps this number of decimals of the smallest coin. The second rounding removes them. */
export const guardDigits = 4
const guard = 10 ** guardDigits

/**
 * Rounds half away from zero. It first rounds to four more digits, because a binary number can be slightly below an
 * exact half. The formulas in the workbook do the same two steps.
 */
export function roundMoney(value: number): number {
  const whole = Math.floor(Math.floor(Math.abs(value) * guard + 0.5) / guard + 0.5)
  return value < 0 && whole !== 0 ? -whole : whole
}

const compare: Record<Comparison, (left: number, right: number) => boolean> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '=': (left, right) => left === right,
  '>=': (left, right) => left >= right,
  '>': (left, right) => left > right,
}

type Compute = (month: number) => number

export function createEngine(program: Program): Engine {
  const width = program.months + 1
  const cells = new Float64Array(program.lines.length * width)
  const inputs = new Float64Array(program.inputs.length + program.constants.length)
  const inputIndex = new Map([...program.inputs, ...program.constants].map(({ id }, index) => [id, index]))
  const seriesById = new Map(program.series.map(({ id, values }) => [id, values]))
  const lineIndex = new Map(program.lines.map(({ id }, index) => [id, index]))
  program.inputs.forEach(({ value }, index) => {
    inputs[index] = value
  })

  const placeOf = (id: string): number => {
    const index = lineIndex.get(id)
    if (index === undefined) throw new Error(`No line is called ${id}.`)
    return index * width
  }

  const toCompute = (expression: Expression): Compute => {
    switch (expression.op) {
      case 'input': {
        const index = inputIndex.get(expression.id)
        if (index === undefined) throw new Error(`No input is called ${expression.id}.`)
        return () => inputs[index] as number
      }
      case 'series': {
        const values = seriesById.get(expression.id) ?? []
        return month => values[month - 1] ?? 0
      }
      case 'line': {
        const place = placeOf(expression.id)
        const { lag } = expression
        if (lag === 0) return month => cells[place + month] as number
        return month => cells[place + (month > lag ? month - lag : 0)] as number
      }
      case 'window': {
        const place = placeOf(expression.id)
        const { months } = expression
        return month => {
          let sum = 0
          for (let at = Math.max(1, month - months + 1); at <= month; at += 1)
            sum += cells[place + at] as number
          return sum
        }
      }
      case 'round': {
        const of = toCompute(expression.of)
        return month => roundMoney(of(month))
      }
      case 'add': {
        const terms = expression.terms.map(toCompute)
        return month => {
          let sum = 0
          for (const term of terms) sum += term(month)
          return sum
        }
      }
      case 'multiply': {
        const terms = expression.terms.map(toCompute)
        return month => {
          let product = 1
          for (const term of terms) product *= term(month)
          return product
        }
      }
      case 'least': {
        const terms = expression.terms.map(toCompute)
        return month => terms.reduce((found, term) => Math.min(found, term(month)), Infinity)
      }
      case 'most': {
        const terms = expression.terms.map(toCompute)
        return month => terms.reduce((found, term) => Math.max(found, term(month)), -Infinity)
      }
      case 'subtract': {
        const [left, right] = [toCompute(expression.left), toCompute(expression.right)]
        return month => left(month) - right(month)
      }
      case 'divide': {
        const [left, right] = [toCompute(expression.left), toCompute(expression.right)]
        return month => left(month) / right(month)
      }
      case 'power': {
        const [left, right] = [toCompute(expression.left), toCompute(expression.right)]
        return month => left(month) ** right(month)
      }
      case 'when': {
        const [left, right] = [toCompute(expression.left), toCompute(expression.right)]
        const [then, otherwise] = [toCompute(expression.then), toCompute(expression.else)]
        const holds = compare[expression.is]
        return month => (holds(left(month), right(month)) ? then(month) : otherwise(month))
      }
    }
  }

  const constants = program.constants.map(({ expression }) => toCompute(expression))
  const openings = program.lines.flatMap(({ opening }, index) =>
    opening ? [{ place: index * width, compute: toCompute(opening) }] : [],
  )
  const lines = program.lines.map(({ expression }) => toCompute(expression))

  const run = () => {
    const first = program.inputs.length
    constants.forEach((compute, index) => {
      inputs[first + index] = compute(0)
    })
    for (const { place, compute } of openings) cells[place] = compute(0)
    for (let month = 1; month <= program.months; month += 1) {
      for (let index = 0; index < lines.length; index += 1) {
        cells[index * width + month] = (lines[index] as Compute)(month)
      }
    }
  }

  return {
    inputs,
    inputIndex,
    run,
    at: (id, month) => cells[placeOf(id) + month] as number,
    row: id => {
      const place = placeOf(id)
      return cells.subarray(place + 1, place + width)
    },
  }
}
