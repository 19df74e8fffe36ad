// The calculations that the mentor can request. The model gives the figures, and the code calculates.
import { z } from 'zod'
import type { Amount } from '../../../../contracts/record-fields.ts'
import {
  type CalculatorField,
  type Outcome,
  type Parts,
  type Values,
  workOut,
} from '../../../../venture/calculators/calculator.ts'
import { calculatorOf, calculators } from '../../../../venture/calculators/calculators.ts'
import { sayOutcome, titleOf } from '../../../../venture/calculators/say.ts'
import { calculate } from '../../../../venture/compute/calculate.ts'
import { dateAfter, daysBetween } from '../../../../venture/compute/days.ts'
import { exact, printIn } from '../../../../venture/compute/print.ts'
import type { Language } from '../../../../venture/numbers/locale.ts'
import { voiceIn } from '../../../language/voice.ts'
import type { Tool } from '../../../mind.ts'
import { detailText, stepText } from '../../steps.ts'
import { named, tools } from './named.ts'

const figure = z.number().nonnegative().max(1e15)
const told = z.union([
  figure,
  z
    .string()
    .max(200)
    .refine(text => figure.safeParse(calculate(text)?.made).success, 'A number, or a sum of plain numbers.'),
])
const count = z.number().int().min(-10_000).max(10_000)
const day = z.iso.date()
const pers = ['month', 'week', 'year', 'time', 'piece', 'hour', 'person'] as const

/** For example "runway (How long the money lasts): cash What you have · in What comes in". */
function catalogue(): string {
  const voice = voiceIn('en')
  const fieldText = ({ id, label, type, isOptional }: CalculatorField) =>
    `${id} ${voice.say(label)}${type === 'share' ? ' in %' : ''}${isOptional ? ' (optional)' : ''}`
  return calculators
    .map(one => `${one.id} (${titleOf(one, voice)}): ${one.fields.map(fieldText).join(' · ')}`)
    .join('\n')
}

type Given = {
  calculator: string
  figures: Readonly<Record<string, number | string>>
  currency: string
  per?: Amount['per'] | undefined
}

const isKnown = ({ calculator, figures }: Given) => {
  const known = calculatorOf(calculator)?.fields.map(({ id }) => id) ?? []
  return Object.keys(figures).every(id => known.includes(id))
}

const given = z
  .object({
    calculator: z.enum(calculators.map(({ id }) => id)),
    figures: z.record(z.string(), told),
    currency: z.string().regex(/^[A-Z]{3}$/),
    per: z.enum(pers).optional(),
  })
  .refine(isKnown, 'A figure is named as none of the calculator’s fields.')

function operandOf(field: CalculatorField, { figures, currency, per }: Given, language: Language) {
  const written = figures[field.id] ?? 0
  const sum = typeof written === 'string' ? calculate(written, language) : null
  const number = sum?.made ?? Number(written)
  const range = { low: number, high: number }
  const values: Record<CalculatorField['type'], unknown> = {
    amount: field.type === 'amount' && {
      ...range,
      currency,
      per: field.pers.find(one => one === per) ?? field.pers[0],
    },
    count: range,
    measure: range,
    share: number,
  }
  const mark = { amount: ['$', ''], share: ['', ' %'], count: ['', ''], measure: ['', ''] }[field.type]
  const said = number > 0 ? mark.join(printIn(number, language)) : ''
  return { id: field.id, value: values[field.type], from: sum?.of ?? said, made: sum?.numbers ?? [] }
}

function numbersOf(parts: Parts): number[] {
  return Object.values(parts).flatMap(part =>
    part && typeof part === 'object' && 'low' in part ? [exact(part.low), exact(part.high)] : [],
  )
}

const partsOf = (outcome: Outcome): Parts => ('parts' in outcome ? outcome.parts : {})

function calculatorTool(today: string, language: Language): Tool {
  const voice = voiceIn(language)
  return {
    name: 'work_out',
    description: `${tools.work_out}\n${catalogue()}`,
    input: given,
    label: ({ calculator }: Given) =>
      `${stepText('sum', language)}${voice.colon}${titleOf({ id: calculator }, voice)}`,
    run: (input: Given) => {
      const calculator = calculatorOf(input.calculator)
      if (!calculator) return { text: 'There is no such calculator.' }
      const fields = calculator.fields.filter(({ id }) => input.figures[id] !== undefined)
      const operands = fields.map(field => operandOf(field, input, language))
      const values: Values = Object.fromEntries(operands.map(({ id, value }) => [id, value]))
      const outcome = workOut(calculator, values, today)
      const text = sayOutcome(calculator, outcome, voice).replaceAll('**', '')
      return {
        text,
        detail: text.split('\n')[0],
        numbers: [...numbersOf(partsOf(outcome)), ...operands.flatMap(({ made }) => made)],
        from: operands.flatMap(({ from }) => from || []).join('; '),
      }
    },
  }
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
  run: (input: z.infer<typeof dates>) => {
    const { shown, numbers } =
      'to' in input ? daysBetween(input.from, input.to, language) : dateAfter(input.from, input, language)
    return { text: shown, detail: shown, numbers }
  },
})

const pocketCalculator = (language: Language): Tool => ({
  ...named('calculate'),
  input: z.object({ expression: z.string().min(3).max(200) }),
  label: () => stepText('sum', language),
  run: ({ expression }: { expression: string }) => {
    const sum = calculate(expression, language)
    if (!sum) return { text: 'That is no sum of plain numbers.', detail: detailText('noSum', language) }
    return { text: sum.shown, detail: sum.shown, numbers: sum.numbers, from: sum.of }
  },
})

export const computeTools = (today: string, language: Language): Tool[] => [
  calculatorTool(today, language),
  dayCounter(language),
  pocketCalculator(language),
]
