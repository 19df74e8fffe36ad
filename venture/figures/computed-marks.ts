// How well a computed figure is known: its formula is followed down to what was given, and the weakest of that counts.
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

/** What is asked for is a wish and no guess; what a loan costs is one. */
export const isRequest = ({ item, field }: Driver): boolean =>
  kinds[item.kind].group === 'funding' && field.key !== 'interest'

/** Whether anything hangs on it: neither nothing nor a bound that nobody set. */
export const isAssumed = ({ id, field, value }: Driver, { origins }: Forecast['model']): boolean =>
  field.unit !== 'month' && value !== 0 && (!bounds.includes(field.key) || id in origins)

/** What a forecast assumes; what is asked for is not among it. */
export const assumedIn = (model: Forecast['model']): Driver[] =>
  driversOf(model).filter(driver => isAssumed(driver, model) && !isRequest(driver))

/** Every input and series that lines of a forecast come from. */
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

/** A function that says it of a forecast's lines, so that the drivers are looked through once. */
export function forecastMarks(forecast: Forecast, known: Known): (lineIds: readonly string[]) => Mark {
  const { model, program } = forecast
  const marks = new Map<string, Mark>([
    ...assumedIn(model).map(({ id }) => [id, originOf({ ...known, forecast }, id).mark] as const),
    // Nobody said of a figure that was written down month by month how it is known.
    ...program.series.map(({ id }) => [id, 'guess'] as const),
  ])
  return lineIds =>
    weakestMark(['forecast', ...[...inputsBehind(forecast, lineIds)].flatMap(id => marks.get(id) ?? [])])
}

/** A market size by its formula; null where nobody said it of anything in it. */
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

/** As it says itself, and as the facts say that have the same figure. */
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
