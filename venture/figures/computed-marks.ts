// Calculates how certain a calculated figure is. The code follows the formula to its inputs and takes the weakest
// mark.
import type { Assumption, Expression as SizeExpression, Sizing } from '../../contracts/sizing.ts'
import { isHeld } from '../facts/compare.ts'
import { weigh } from '../facts/evidence.ts'
import { readsOf } from '../forecast/expression.ts'
import { bounds, kinds } from '../forecast/fields.ts'
import { type Driver, driversOf, type Forecast } from '../forecast/forecast.ts'
import { decimalsOf } from '../forecast/model.ts'
import { suggestAnswers } from '../forecast/starter.ts'
import type { Mark, Material } from './material.ts'
import { originOf } from './origins.ts'
import { weakestMark } from './weakest-mark.ts'

type Known = Pick<Material, 'forecast' | 'facts' | 'quoted' | 'locale'>

/**
 * Whether the driver is money that the founder asks for. Such money is a request and not a guess. But the interest
 * of a loan is a guess.
 */
export const isRequest = ({ item, field }: Driver): boolean =>
  kinds[item.kind].group === 'funding' && field.key !== 'interest'

/** Whether the driver changes the forecast. A zero does not, and neither does a limit that nobody set. */
export const isAssumed = ({ id, field, value }: Driver, { origins }: Forecast['model']): boolean =>
  field.unit !== 'month' && value !== 0 && (!bounds.includes(field.key) || id in origins)

/** The assumptions of a forecast, without the money that the founder asks for. */
export const assumedIn = (model: Forecast['model']): Driver[] =>
  driversOf(model).filter(driver => isAssumed(driver, model) && !isRequest(driver))

/** All inputs and series that these lines of the forecast use, directly or through other lines. */
function inputsBehind({ program }: Forecast, lineIds: readonly string[]): Set<string> {
  const formulas = new Map(
    [...program.lines, ...program.constants].map(({ id, expression }) => [id, expression] as const),
  )
  const [seen, inputs] = [new Set<string>(), new Set<string>()]
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    const formula = formulas.get(id)
    if (!formula) inputs.add(id)
    else for (const read of readsOf(formula)) if ('id' in read) visit(read.id)
  }
  for (const id of lineIds) visit(id)
  return inputs
}

/** Returns a function that calculates the mark for given lines. The drivers are collected only once. */
export function forecastMarks(forecast: Forecast, known: Known): (lineIds: readonly string[]) => Mark {
  const { model, program } = forecast
  const marks = new Map<string, Mark>([
    ...assumedIn(model).map(({ id }) => [id, originOf({ ...known, forecast }, id).mark] as const),
    // A series typed month by month has no source, so it counts as a guess.
    ...program.series.map(({ id }) => [id, 'guess'] as const),
  ])
  return lineIds =>
    weakestMark(['forecast', ...[...inputsBehind(forecast, lineIds)].flatMap(id => marks.get(id) ?? [])])
}

/** The mark of a market size. Null if no input of its formula has a mark. */
export function sizeMark(sizing: Sizing, formulaId: string, known: Known): Mark {
  const seen = new Set<string>()
  const marksIn = (id: string): Mark[] => {
    if (seen.has(id)) return []
    seen.add(id)
    const given = sizing.assumptions.find(each => each.id === id)
    if (given) return assumptionMarks(given, sizing.currency, known)
    const formula = sizing.formulas.find(each => each.id === id)
    return formula ? namesIn(formula.expression).flatMap(marksIn) : []
  }
  return weakestMark(marksIn(formulaId))
}

const namesIn = (expression: SizeExpression): string[] => {
  if (expression.op === 'value') return [expression.id]
  if (expression.op === 'constant') return []
  const parts = expression.op === 'divide' ? [expression.dividend, expression.divisor] : expression.terms
  return parts.flatMap(namesIn)
}

/** The marks behind an assumption: its own mark, and the marks of facts with the same figure. */
function assumptionMarks(given: Assumption, currency: string, { facts, locale }: Known): Mark[] {
  const { provenance, likely, format } = given
  const own: Mark =
    provenance.kind === 'estimate'
      ? provenance.isGuess
        ? 'guess'
        : 'estimate'
      : provenance.kind === 'benchmark'
        ? 'estimate'
        : null
  const held = facts.filter(isHeld)
  const { answers, facts: told } = suggestAnswers(held, '2000-01', currency)
  const yearly = ((answers.figures.price ?? 0) * 12) / 10 ** decimalsOf(currency)
  const isSame = ({ id, topic, value }: (typeof held)[number]) =>
    format === 'money'
      ? id === told.price && answers.currency === currency && Math.abs(yearly - likely) < 1
      : topic === 'buyers' && value?.kind === 'count' && value.low <= likely && likely <= value.high
  return [own, ...held.filter(isSame).map(fact => weigh(fact, locale))]
}
