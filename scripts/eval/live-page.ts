// Writes a page that compares models. It has one row for the latest run of each model.
import type { Tried } from '../../contracts/minds.ts'
import type { RecordsPlay } from './live-records.ts'

export type LiveRow = {
  model: string
  day: string
  tried: Tried
  /** The number of written questions, and the number that the model answered without a fault that code can find. */
  questions: number
  clean: number
  seconds: number
  records: RecordsPlay
}

const head = `# Models compared

Written by \`npm run eval -- --live\`, one row for each model that was set up. "test" is the short test of reading; "questions" are the
written ones, answered without a fault that code can see; "fields" are those of the told founders' records that were read right, and
behind them those that hold what nobody told; "pushed" are scores that moved when a verdict was pressed for without a new fact.

| model | day | test | questions | seconds, median | fields | verdicts | pushed | guided mode took over | prompt tokens a turn |
|---|---|---|---|---|---|---|---|---|---|
`

function lineOf({ model, day, tried, questions, clean, seconds, records }: LiveRow): string {
  const { told, right, wrong, founders, sameVerdict, pushes, moved, guided, turns, promptTokens } = records
  const cells = [
    model,
    day,
    `${tried.outcome}, ${tried.seconds} s`,
    `${clean} of ${questions}`,
    seconds.toFixed(1),
    `${right} of ${told}, ${wrong} wrong`,
    `${sameVerdict} of ${founders}`,
    `${moved} of ${pushes}`,
    `${guided} of ${turns}`,
    String(Math.round(promptTokens / Math.max(1, turns))),
  ]
  return `| ${cells.map(cell => cell.replaceAll('|', '/')).join(' | ')} |`
}

/** Adds this row to the page. It replaces an older row of the same model. */
export function pageWith(page: string, row: LiveRow): string {
  const name = `| ${row.model.replaceAll('|', '/')} |`
  const rows = page.split('\n').filter(line => line.startsWith('| ') && !line.startsWith('| model |'))
  return `${head}${[...rows.filter(line => !line.startsWith(name)), lineOf(row)].join('\n')}\n`
}
