import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { OutputType } from '../../../contracts/output-types.ts'
import { servingDoubts } from '../../../venture/forecast/doubts.ts'
import { followFacts } from '../../../venture/forecast/follow.ts'
import { computeForecast } from '../../../venture/forecast/forecast.ts'
import { createFormat } from '../../../venture/forecast/format.ts'
import { buyersIn } from '../../../venture/forecast/market.ts'
import { metricsOf } from '../../../venture/forecast/metrics.ts'
import { savedSizing } from '../../../venture/sizing/evaluate.ts'
import { useEarlyAccess } from '../../entities/early-access.ts'
import { factsQuery } from '../../entities/facts.ts'
import { forecastQuery } from '../../entities/forecast.ts'
import { latestOfTypesQuery } from '../../entities/outputs.ts'
import { founderLocale } from '../../lib/locale.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'

const researched = ['market_research'] as const satisfies OutputType[]

/**
 * The forecast in one line: when the money runs out, or when the venture breaks even. Empty without a forecast.
 */
export function ForecastNumber({ projectId }: { projectId: string }) {
  const { isOn } = useEarlyAccess()
  const saved = useQuery({ ...forecastQuery(projectId), enabled: isOn }).data
  const facts = useQuery(factsQuery(projectId)).data
  const research = useQuery({ ...latestOfTypesQuery(projectId, researched), enabled: isOn }).data
  if (!isOn || !saved || !facts || !research) return null
  const sizing = savedSizing(research.market_research?.metadata)
  // The same calculation as on the forecast's own page.
  const forecast = computeForecast(followFacts(saved.model, facts, sizing))
  const [doubt] = servingDoubts(forecast, buyersIn(facts, sizing))
  const { currency, start, months } = forecast.model
  const format = createFormat(currency, start, founderLocale())
  const { outOfCash, breakEven } = metricsOf(forecast)
  const words =
    outOfCash !== null
      ? `Cash ends in ${format.month(outOfCash)}`
      : breakEven !== null
        ? `Lasting profit from ${format.month(breakEven)}`
        : `Cash lasts ${format.months(months)}`
  return (
    <>
      <p>
        <strong>{words}</strong>
        <span className="text-ink-soft">, by your </span>
        <Link to={paths.financial} className={buttonClass({ look: 'link', size: 'inline' })}>
          forecast
        </Link>
      </p>
      {doubt && <p className="text-amber">{doubt.text}</p>}
    </>
  )
}
