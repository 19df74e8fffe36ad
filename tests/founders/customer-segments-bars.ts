import {
  type CustomerSegmentsResult,
  customerSegmentsResult,
} from '../../contracts/results/customer-segments.ts'
import {
  closingFailures,
  equationFailures,
  provenanceFailures,
  safetyFailures,
  sizingFailures,
} from './report-bars.ts'

export function customerSegmentsFailures(
  result: CustomerSegmentsResult,
  markdown: string,
  { today }: { today: string },
): string[] {
  const failures: string[] = []
  const parsed = customerSegmentsResult.safeParse(result)
  if (!parsed.success) failures.push(`schema: ${parsed.error.message}`)
  failures.push(
    ...equationFailures(markdown),
    ...provenanceFailures(markdown),
    ...safetyFailures(markdown, []),
    ...closingFailures(result.closing, markdown, today),
  )
  const { segments, sources, beachhead } = result
  if (segments.length !== 3) failures.push('not exactly three segments')
  if (new Set(segments.map(({ name }) => name)).size !== 3) failures.push('a segment stands twice')
  if (segments.map(({ priority }) => priority).join() !== 'primary,secondary,tertiary')
    failures.push('the priorities are not primary, secondary, tertiary')
  if (beachhead.segment !== segments[0]?.name) failures.push('the beachhead is not the first segment')
  const used = new Set<string>(sources.filter(source => source.used).map(({ name }) => name))
  for (const { name, who, pain, trigger, find, conversion, economics, potential } of segments) {
    for (const { text, source } of [who, pain, trigger, find, conversion]) {
      if (!markdown.includes(`*(${source})*`)) failures.push(`${name}: a source is not printed`)
      if (!['atlas', 'judgement'].includes(source) && !used.has(source))
        failures.push(`${name}: “${text}” rests on ${source}, which was not saved`)
    }
    for (const sizing of [economics, potential]) if (sizing) failures.push(...sizingFailures(sizing))
    if (!economics || !potential) {
      if (!/insufficient data/i.test(markdown))
        failures.push(`${name}: missing figures are not called insufficient data`)
      if (!result.missing.length) failures.push(`${name}: figures are missing and nothing is asked for`)
    }
  }
  for (const { name, used: isUsed } of sources)
    if (!isUsed && !result.missing.some(({ what }) => what.includes(name)))
      failures.push(`${name} is missing and not asked for`)
  for (const heading of [
    'Prioritisation matrix',
    'Beachhead',
    'Where the first ten customers are',
    'Go to market',
  ])
    if (!markdown.includes(`## ${heading}`)) failures.push(`${heading} is missing`)
  for (const figure of ['CAC', 'LTV', 'Payback', 'Penetration', 'Revenue potential', 'Conversion'])
    if (!markdown.includes(figure)) failures.push(`${figure} is missing`)
  return failures
}
