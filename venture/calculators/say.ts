// Writes a calculator's figures and its result in the founder's language.
import type { Amount, Measure } from '../../contracts/record-fields.ts'
import { rangeOf } from '../records/figures.ts'
import type { MessageKey, Voice } from '../records/voice.ts'
import type { Calculator, CalculatorField, Outcome, Part, Parts, Values } from './calculator.ts'

export const titleOf = ({ id }: Pick<Calculator, 'id'>, { say }: Voice): string =>
  say(`calc.title.${id}` as MessageKey)

function partText(part: Part, { money, number, month }: Voice): string {
  if (part === null) return 'none'
  if (typeof part === 'string') return part
  if ('month' in part) return month(part.month)
  return 'currency' in part ? money(part) : number(part)
}

/**
 * Formats every value. Each number also gets a second key, `<name>N`, with its high end. The message uses it to
 * choose singular or plural.
 */
function valuesOf(parts: Parts, voice: Voice): Record<string, string | number> {
  const values: Record<string, string | number> = {}
  for (const [name, part] of Object.entries(parts)) {
    values[name] = partText(part, voice)
    values[`${name}N`] = part && typeof part === 'object' && 'high' in part ? part.high : 0
  }
  return values
}

const labelsOf = ({ fields }: Calculator, ids: readonly string[], { say }: Voice): string =>
  fields
    .filter(({ id }) => ids.includes(id))
    .map(({ label }) => say(label))
    .join(', ')

/**
 * Describes the outcome. If there is no result yet, it gives the reason. Else it gives the formula, what would
 * change the result, and the blank fields.
 */
export function sayOutcome(calculator: Calculator, outcome: Outcome, voice: Voice): string {
  const { say, price } = voice
  switch (outcome.kind) {
    case 'missing':
      return say('calc.missing', { fields: labelsOf(calculator, outcome.fields, voice) })
    case 'currencies':
      return say('react.currencies', { list: outcome.amounts.map(price).join(', ') })
    case 'units':
      return say('calc.units', { list: outcome.amounts.map(price).join(', ') })
    case 'none':
      return say(`calc.none.${outcome.why}`, {
        ...valuesOf(outcome.parts, voice),
        ends: outcome.isOneEnd ? 'one' : 'all',
      })
    case 'result': {
      const values = valuesOf(outcome.parts, voice)
      const blank = labelsOf(calculator, outcome.blank, voice)
      return [
        say(`calc.${calculator.id}.formula` as MessageKey, values),
        say(`calc.${calculator.id}.change` as MessageKey, values),
        ...(blank ? [say('calc.blank', { fields: blank })] : []),
      ].join('\n\n')
    }
  }
}

/** Writes the result as a message in the conversation. */
export const resultText = (calculator: Calculator, outcome: Outcome, voice: Voice): string =>
  `**${titleOf(calculator, voice)}**\n\n${sayOutcome(calculator, outcome, voice)}`

function valueText(field: CalculatorField, value: unknown, { number, price }: Voice): string {
  if (field.type === 'amount') return price(value as Amount)
  const written = number(rangeOf(value as Measure))
  return field.type === 'share' ? `${written} %` : written
}

/** Writes the founder's figures as a message, for example "What is left: Cost 1 EUR 90 a month · …". */
export function figuresText(calculator: Calculator, values: Values, voice: Voice): string {
  const told = calculator.fields
    .filter(({ id }) => values[id] !== undefined)
    .map(field => `${voice.say(field.label)} ${valueText(field, values[field.id], voice)}`)
  return `${titleOf(calculator, voice)}${voice.colon}${told.join(' · ')}`
}
