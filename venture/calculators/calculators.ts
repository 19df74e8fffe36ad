import type { Calculator } from './calculator.ts'
import { selling } from './selling.ts'
import { spending } from './spending.ts'

/** All thirteen calculators, in the order in which the page offers them. */
export const calculators: readonly Calculator[] = [...selling, ...spending]

export const calculatorOf = (id: string): Calculator | null => calculators.find(one => one.id === id) ?? null
