/** The page of figures. Each measurement has a separate section, and replaces only this section. */
import { type Figure, isMet, type Result, ratioOf } from './result.ts'

export type Circumstances = { readonly date: string; readonly machine: string }

const opening = `# Benchmarks

Written by \`npm run bench\`, which measures everything; \`npm run bench -- rest auth\` measures and replaces the named
sections only. Every figure stands beside its peer, measured on the same machine in the same run.`

const missed = '**missed**'
const sectionStart = /^<!-- ([\w-]+) -->\n/m

/** Formats a number and prints only its significant digits. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return 'not measured'
  const size = Math.abs(value)
  const maximumFractionDigits = size >= 100 ? 0 : size >= 10 ? 1 : 2
  return value.toLocaleString('en', { maximumFractionDigits })
}

const withUnit = (value: number, unit: string) =>
  `${formatNumber(value)}${unit && Number.isFinite(value) ? ` ${unit}` : ''}`

function describeAim({ aim, unit }: Figure): string {
  if (!aim) return ''
  const [sign, bound] = 'atMost' in aim ? ['≤', aim.atMost] : ['≥', aim.atLeast]
  return `${sign} ${withUnit(bound, aim.of === 'ratio' ? '×' : unit)}`
}

/** Returns the table for the terminal and for the page. */
export function renderTable(figures: readonly Figure[]): string {
  const cells = figures.map(figure => {
    const { name, value, unit, peer, note = '' } = figure
    const ratio = ratioOf(figure)
    const met = isMet(figure)
    return [
      name,
      withUnit(value, unit),
      peer ? `${peer.name}: ${withUnit(peer.value, unit)}` : '',
      ratio === null ? '' : withUnit(ratio, '×'),
      describeAim(figure),
      met === null ? '' : met ? 'met' : missed,
      note,
    ]
  })
  const head = ['figure', 'measured', 'beside it', 'ratio', 'aim', 'outcome', 'note']
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`
  return [line(head), '|---|---:|---|---:|---|---|---|', ...cells.map(line)].join('\n')
}

export function renderSection(name: string, result: Result, { date, machine }: Circumstances): string {
  return `<!-- ${name} -->
## ${result.title}

${result.about}

Measured on ${date}: ${machine}. Again: \`npm run bench -- ${name}\`.

${renderTable(result.figures)}
`
}

/** Returns the page with this section in its place. `order` lists all possible sections. */
export function replaceSection(
  page: string,
  order: readonly string[],
  name: string,
  section: string,
): string {
  const [, ...parts] = page.split(sectionStart)
  const sections = new Map<string, string>()
  for (let index = 0; index < parts.length; index += 2) {
    sections.set(parts[index] ?? '', `<!-- ${parts[index]} -->\n${parts[index + 1]?.trimEnd()}\n`)
  }
  sections.set(name, section)
  const kept = order.flatMap(one => sections.get(one) ?? [])
  return `${opening}\n\n${renderShortfalls(kept)}\n\n${kept.join('\n')}`
}

function renderShortfalls(sections: readonly string[]): string {
  const lines = sections.flatMap(section => {
    const title = /^## (.*)$/m.exec(section)?.[1] ?? ''
    return section
      .split('\n')
      .filter(line => line.includes(missed))
      .map(line => {
        const [figure, measured, , ratio, aim, , note] = line
          .split('|')
          .slice(1, -1)
          .map(cell => cell.trim())
        const found = aim?.endsWith('×') ? ratio : measured
        return `- ${title}: ${figure}: ${found}, aimed at ${aim}.${note ? ` ${note}` : ''}`
      })
  })
  return ['## What falls short', '', ...(lines.length > 0 ? lines : ['Nothing.'])].join('\n')
}
