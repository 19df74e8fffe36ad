import { type Assumption, tidy } from '../../contracts/sizing.ts'

/** An assumption at printable precision with its bounds in order, whatever was proposed. */
export function assume(proposed: Assumption): Assumption {
  const [low = 0, likely = 0, high = 0] = [proposed.low, proposed.likely, proposed.high]
    .map(value => tidy(value, proposed.format))
    .sort((a, b) => a - b)
  return { ...proposed, low, likely, high }
}

/** A single known value: no spread. */
export function exactly(value: number) {
  return { low: value, likely: value, high: value }
}

/** A value with a spread around it, as factors of it. */
export function around(value: number, low: number, high: number) {
  return { low: value * low, likely: value, high: value * high }
}
