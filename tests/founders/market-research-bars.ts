import { texts } from '../../cofounder/helpers/market-research/texts/all.ts'
import { type MarketResearchResult, marketResearchResult } from '../../contracts/results/market-research.ts'
import {
  closingFailures,
  countEquations,
  equationFailures,
  provenanceFailures,
  safetyFailures,
  sizingFailures,
} from './report-bars.ts'

export function marketResearchFailures(
  result: MarketResearchResult,
  markdown: string,
  { today, pages }: { today: string; pages: readonly { url: string }[] },
): string[] {
  const failures: string[] = []
  const parsed = marketResearchResult.safeParse(result)
  if (!parsed.success) failures.push(`schema: ${parsed.error.message}`)
  const retrieved = pages.map(({ url }) => url)
  failures.push(
    ...equationFailures(markdown),
    ...provenanceFailures(markdown),
    ...safetyFailures(markdown, retrieved),
    ...closingFailures(result.closing, markdown, today),
  )
  if (result.sizing) {
    failures.push(...sizingFailures(result.sizing))
    if (countEquations(markdown) < 3) failures.push('TAM, SAM and SOM are not shown as arithmetic')
    for (const size of ['TAM', 'SAM', 'SOM'])
      if (!markdown.includes(`| ${size} `)) failures.push(`${size} is missing`)
    const shown = `All figures in ${result.sizing.currency} a year, ${result.sizing.geography}, ${result.sizing.year}`
    if (!markdown.includes(shown)) failures.push('currency, geography and year do not stand beside the sizes')
    const hasCheck = result.topDown !== null
    const saysWhyNot = (note: string) => Object.values(texts).some(({ noTopDown }) => note === noTopDown)
    if (!hasCheck && !result.notes.some(saysWhyNot))
      failures.push('neither a top-down check nor a reason why not')
  } else {
    if (!result.missing.length) failures.push('no size, and nothing is asked for')
    if (/\| (?:TAM|SAM|SOM) /.test(markdown)) failures.push('a size is shown without its inputs')
  }
  if (result.topDown) {
    const distance = Math.max(result.topDown.ratio, 1 / result.topDown.ratio)
    const verdict = distance <= 2 ? 'fair' : distance <= 3 ? 'look-again' : 'wrong'
    if (result.topDown.verdict !== verdict)
      failures.push(`a ratio of ${result.topDown.ratio} reads ${verdict}`)
  }
  if (!result.competitors.some(({ kind }) => kind === 'status quo'))
    failures.push('the status quo is missing')
  const cited = result.findings.length > 0
  if ((result.dataQuality === 'web-enhanced') !== cited) failures.push('data quality and citations disagree')
  for (const { provenance } of result.findings)
    if (provenance.kind !== 'web' || !retrieved.includes(provenance.url))
      failures.push('a finding without its page')
  return failures
}
