// The code that writes the files is loaded when the founder requests a file.
import type { Fact } from '../../../contracts/facts.ts'
import type { Forecast } from '../../../venture/forecast/forecast.ts'
import { saveFile } from '../../lib/save-file.ts'

const writers = () => import('../../../venture/documents/forecast-workbook.ts')
const fileName = (name: string, ending: string) =>
  `${
    name
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'venture'
  }-forecast.${ending}`

export async function downloadWorkbook(
  forecast: Forecast,
  name: string,
  facts: readonly Fact[],
): Promise<void> {
  const { forecastWorkbook } = await writers()
  const bytes = forecastWorkbook(forecast, {
    title: name,
    originText: origin => {
      if (origin?.kind === 'benchmark') return origin.source
      if (origin?.kind !== 'fact') return 'Guess'
      return `Fact: ${facts.find(({ id }) => id === origin.factId)?.text ?? 'no longer there'}`.slice(0, 200)
    },
  })
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  saveFile(new Blob([new Uint8Array(bytes)], { type }), fileName(name, 'xlsx'))
}

export async function downloadCsv(forecast: Forecast, name: string): Promise<void> {
  const { forecastCsv } = await writers()
  saveFile(new Blob([forecastCsv(forecast)], { type: 'text/csv;charset=utf-8' }), fileName(name, 'csv'))
}
