import type { Calculator } from './calculator.ts'
import { selling } from './selling.ts'
import { spending } from './spending.ts'

/** The thirteen, in the order in which they are offered. */
export const calculators: readonly Calculator[] = [...selling, ...spending]

export const calculatorOf = (id: string): Calculator | null => calculators.find(one => one.id === id) ?? null
