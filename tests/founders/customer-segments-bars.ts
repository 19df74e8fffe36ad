import {
  type CustomerSegmentsResult,
  customerSegmentsResult,
} from '../../contracts/results/customer-segments.ts'
import { closingFailures, safetyFailures } from './report-bars.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

export function customerSegmentsFailures(
  result: CustomerSegmentsResult,
  markdown: string,
  { today }: { today: string },
): string[] {
  const failures: string[] = []
  const parsed = customerSegmentsResult.safeParse(result)
  if (!parsed.success) failures.push(`schema: ${parsed.error.message}`)
  failures.push(...safetyFailures(markdown, []), ...closingFailures(result.closing, markdown, today))
  const { segments, sources, beachhead } = result
  if (segments.length !== 3) failures.push('not exactly three segments')
  if (new Set(segments.map(({ name }) => name)).size !== 3) failures.push('a segment stands twice')
  if (segments.map(({ priority }) => priority).join() !== 'primary,secondary,tertiary')
    failures.push('the priorities are not primary, secondary, tertiary')
  if (beachhead.segment !== segments[0]?.name) failures.push('the beachhead is not the first segment')
  const used = new Set<string>(sources.filter(source => source.used).map(({ name }) => name))
  for (const { name, row, who, pain, trigger, find, figures, open } of segments) {
    for (const said of [who, pain, trigger, find])
      if (said && said.source !== 'judgement' && !used.has(said.source))
        failures.push(`${name}: “${said.text}” rests on ${said.source}, which was not saved`)
    if (row === null && (figures.length > 0 || open.length > 0))
      failures.push(`${name}: a cut to test has figures`)
    for (const { text, sum } of figures)
      if (![text, sum].every(part => plain(markdown).includes(plain(part))))
        failures.push(`${name}: a sum is not shown`)
  }
  // If the action of a week is also a dated action, the result shows this action only as a dated action.
  const dated = result.closing.nextActions.map(({ action }) => action)
  const hasWeeks = result.goToMarket.some(({ doing }) => !dated.includes(doing))
  for (const heading of ['Prioritization matrix', 'The next ten', ...(hasWeeks ? ['Twelve weeks'] : [])])
    if (!markdown.includes(`## ${heading}`)) failures.push(`${heading} is missing`)
  return failures
}
