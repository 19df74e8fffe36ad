import type { Sizing } from '../../contracts/sizing.ts'
import { evaluate, type Range } from './evaluate.ts'

/** The radius of the circle for the whole market, in units of the picture. */
const wholeRadius = 100
const smallest = { som: 9, sam: 19 }

type Sizes = { tam: number; sam: number; som: number }
type SizeId = keyof Sizes
type Circle = { id: keyof Sizes; radius: number; centerY: number }

/**
 * Nested circles that touch at one point. Their areas show the true proportions, unless a circle would be too small
 * to see.
 */
export function circlesOf({ tam, sam, som }: Sizes): { circles: Circle[]; isToScale: boolean } {
  const scaled = (value: number) => (tam > 0 ? wholeRadius * Math.sqrt(Math.min(1, value / tam)) : 0)
  const exact = { tam: wholeRadius, sam: scaled(sam), som: scaled(som) }
  const drawn = {
    tam: wholeRadius,
    sam: Math.max(exact.sam, smallest.sam),
    som: Math.max(exact.som, smallest.som),
  }
  const ids = ['tam', 'sam', 'som'] as const
  return {
    circles: ids.map(id => ({ id, radius: drawn[id], centerY: 2 * wholeRadius - drawn[id] })),
    isToScale: ids.every(id => drawn[id] === exact[id]),
  }
}

/** The three sizes of a market, if all three can be computed. */
export function sizesOf(sizing: Sizing): Record<SizeId, Range> | null {
  const results = evaluate(sizing)
  const [tam, sam, som] = [results.get('tam'), results.get('sam'), results.get('som')]
  return tam && sam && som ? { tam, sam, som } : null
}
