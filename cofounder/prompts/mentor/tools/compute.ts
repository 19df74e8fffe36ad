// The sums the mentor may have computed: it names the figures, code does the arithmetic.
import { z } from 'zod'
import { calculate } from '../../../../venture/compute/calculate.ts'
import {
  breakEven,
  type Computed,
  dateAfter,
  daysBetween,
  dilution,
  marketSize,
  printIn,
  runway,
  unitEconomics,
} from '../../../../venture/compute/compute.ts'
import type { Language } from '../../../../venture/numbers/locale.ts'
import type { Tool } from '../../../mind.ts'
import { detailText, type StepName, stepText } from '../../steps.ts'
import { named, type ToolName, tools } from './named.ts'

const figure = z.number().nonnegative().max(1e15)
/** Or the sum of told figures that makes it: "48000 + 57000". */
const amount = z.union([
  figure,
  z
    .string()
    .max(200)
    .refine(text => figure.safeParse(calculate(text)?.made).success, 'A number, or a sum of plain numbers.'),
])
const share = z.number().min(0).max(1)
const count = z.number().int().min(-10_000).max(10_000)
const day = z.iso.date()

type WithSums<Input> = { [Key in keyof Input]: Input[Key] | string }

const sumsIn =
  (language: Language) =>
  <Input>(
    name: ToolName,
    step: StepName,
    input: z.ZodType<WithSums<Input>>,
    compute: (input: Input, language: Language) => Computed,
  ): Tool => ({
    name,
    description: `${tools[name]} ${tools.sums}`,
    input,
    label: () => stepText(step, language),
    run: (given: object) => {
      const operands = Object.entries(given).map(([key, value]) => operandOf(key, value, language))
      const values = Object.fromEntries(operands.map(({ key, value }) => [key, value]))
      const { shown, numbers } = compute(values as Input, language)
      return {
        text: shown,
        detail: shown,
        numbers: [...numbers, ...operands.flatMap(({ made }) => made)],
        from: operands.flatMap(({ from }) => from || []).join('; '),
      }
    },
  })

const isShare = /share|margin|churn/i
const isCount = /buyers|customers/i

/** One figure that a sum is computed from, and as it would be said: it, or each number that makes it, must have been given. */
function operandOf(key: string, value: unknown, language: Language) {
  if (typeof value === 'string') {
    const sum = calculate(value, language)
    return { key, value: sum?.made, from: sum?.of ?? '', made: sum?.numbers ?? [] }
  }
  const isTold = typeof value === 'number' && value > 0
  return { key, value, from: isTold ? said(key, value, language) : '', made: [] }
}

function said(key: string, value: number, language: Language): string {
  if (isShare.test(key)) return `${printIn(value * 100, language)} %`
  return isCount.test(key) ? printIn(value, language) : `$${printIn(value, language)}`
}

const dates = z.union([
  z.object({ from: day, to: day }),
  z.object({
    from: day,
    days: count.optional(),
    weeks: count.optional(),
    months: count.optional(),
    workdays: count.optional(),
  }),
])

const dayCounter = (language: Language): Tool => ({
  ...named('dates'),
  input: dates,
  label: () => stepText('days', language),
  run: (given: z.infer<typeof dates>) => {
    const { shown, numbers } =
      'to' in given ? daysBetween(given.from, given.to, language) : dateAfter(given.from, given, language)
    return { text: shown, detail: shown, numbers }
  },
})

export function computeTools(today: string, language: Language): Tool[] {
  const sum = sumsIn(language)
  return [
    sum(
      'market_size',
      'marketSize',
      z.object({
        buyers: amount,
        pricePerYear: amount,
        fitShare: share.optional(),
        wonCustomers: amount.optional(),
      }),
      marketSize,
    ),
    sum(
      'unit_economics',
      'unitEconomics',
      z.object({ pricePerMonth: amount, grossMargin: share, churnPerMonth: share, cac: amount.optional() }),
      unitEconomics,
    ),
    sum(
      'runway',
      'runway',
      z.object({ cash: amount, costsPerMonth: amount, incomePerMonth: amount.optional() }),
      given => runway({ ...given, today }, language),
    ),
    sum(
      'dilution',
      'dilution',
      z.object({ raise: amount, preMoney: amount, poolShare: share.optional(), ownShare: share.optional() }),
      dilution,
    ),
    sum(
      'break_even',
      'breakEven',
      z.object({ fixedCostsPerMonth: amount, pricePerUnit: amount, costPerUnit: amount }),
      breakEven,
    ),
    dayCounter(language),
    calculator(language),
  ]
}

const calculator = (language: Language): Tool => ({
  ...named('calculate'),
  input: z.object({ expression: z.string().min(3).max(200) }),
  label: () => stepText('sum', language),
  run: ({ expression }: { expression: string }) => {
    const sum = calculate(expression, language)
    if (!sum) return { text: 'That is no sum of plain numbers.', detail: detailText('noSum', language) }
    return { text: sum.shown, detail: sum.shown, numbers: sum.numbers, from: sum.of }
  },
})
