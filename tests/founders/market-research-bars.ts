import { type MarketResearchResult, marketResearchResult } from '../../contracts/results/market-research.ts'
import { closingFailures, provenanceFailures, safetyFailures } from './report-bars.ts'

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
    ...provenanceFailures(markdown),
    ...safetyFailures(markdown, retrieved),
    ...closingFailures(result.closing, markdown, today),
  )
  for (const { label, value, formula } of result.figures?.sizes ?? [])
    if (!markdown.includes(`| ${label} | **${value}** | ${formula} |`))
      failures.push(`${label} is not shown with its formula`)
  for (const { from, label } of result.figures?.inputs ?? [])
    if (!from.trim()) failures.push(`no origin: ${label}`)
  if (!result.sizing) {
    if (!result.missing.length) failures.push('no size, and nothing is asked for')
    if (/\| (?:TAM|SAM|SOM) /.test(markdown)) failures.push('a size is shown without its inputs')
  }
  const cited = result.findings.length > 0
  if ((result.dataQuality === 'web-enhanced') !== cited) failures.push('data quality and citations disagree')
  for (const { provenance } of result.findings)
    if (provenance.kind !== 'web' || !retrieved.includes(provenance.url))
      failures.push('a finding without its page')
  return failures
}
