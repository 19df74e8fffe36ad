// The founder's plan as a document to send: a cover, a one-page summary, the chosen sections, the forecast
// and the tests.
import { escapeCell } from '../../contracts/escape-cell.ts'
import { methods } from '../../contracts/evidence.ts'
import { factTopics } from '../../contracts/fact-topics.ts'
import type { FounderPlan } from '../../contracts/founder-plan.ts'
import type { Sizing } from '../../contracts/sizing.ts'
import { untouched } from '../deck/content.ts'
import { onePagerOf } from '../deck/one-pager.ts'
import { demoteHeadings } from '../documents/demote-headings.ts'
import { outcomeOf } from '../experiments/outcome.ts'
import { nameRemover } from '../experiments/without-names.ts'
import { sayMove } from '../facts/rest.ts'
import { type Material, markLabels } from '../figures/figures.ts'
import { servingDoubts } from '../forecast/doubts.ts'
import { driversOf, type Forecast, rollUp } from '../forecast/forecast.ts'
import { createFormat } from '../forecast/format.ts'
import { type Buyers, buyersIn } from '../forecast/market.ts'
import { metricsOf } from '../forecast/metrics.ts'
import { localeOrEnglish } from '../numbers/locale.ts'
import { materialOf, type OwnMaterial } from './material.ts'
import { type SectionId, sectionTitles } from './section-titles.ts'
import { type HelpedId, helpedIds, helpedTypes, type PlanOutput, sectionOf, table } from './sections.ts'

export type PlanSection = {
  id: SectionId | 'summary'
  title: string
  markdown: string
  sizing: Sizing | null
}

/** All slots with content, in one table. */
function summary(material: Material, own: OwnMaterial | null): string | null {
  const remove = nameRemover(own?.names ?? [])
  const { parts } = onePagerOf(material, own?.deck ?? untouched)
  const rows = parts.flatMap(({ name, slots }) => {
    const told = slots
      // The founder's name is left out, because it is already on the cover.
      .filter(({ id, text }) => text !== '' && id !== 'team.founder')
      .map(({ text, label, mark }) => {
        const named = label ? `${label}: ${remove(text)}` : remove(text)
        return mark ? `${named} (${markLabels[mark]})` : named
      })
    if (told.length > 0) return [[name, told.join(' · ')]]
    // If no text describes the solution, the sentence on the cover is used as its description.
    const sentence = name === 'Solution' ? material.venture.description : null
    return sentence ? [[name, remove(sentence)]] : []
  })
  return table(['In short', 'What we know, and how well'], rows)
}

function forecastSection(forecast: Forecast, buyers: Buyers | null, locale: string): string | null {
  const { model } = forecast
  const format = createFormat(model.currency, model.start, locale)
  const years = Array.from({ length: model.months / 12 }, (_, year) => `Year ${year + 1}`)
  const row = (label: string, line: string) => [
    label,
    ...rollUp(forecast, line, 'year').map(cents => format.money(cents)),
  ]
  const { breakEven, lowPoint, outOfCash, grossMargin } = metricsOf(forecast)
  const drivers = driversOf(model).filter(({ field }) => field.more)
  const known = drivers.filter(({ id }) => model.origins[id]?.kind === 'fact').length
  const facts = [
    breakEven === null
      ? `No lasting profit within ${model.months} months.`
      : `Lasting profit from ${format.month(breakEven)}.`,
    outOfCash === null
      ? `Cash lasts; it is least in ${format.month(lowPoint.month)}, with ${format.money(lowPoint.cash)}.`
      : `Cash ends in ${format.month(outOfCash)}; ${format.money(-lowPoint.cash)} are missing at the lowest point, in ${format.month(lowPoint.month)}.`,
    ...(grossMargin === null ? [] : [`Gross margin ${format.percent(grossMargin)}.`]),
    `${known} of ${drivers.length} uncertain figures rest on facts, the others are guesses.`,
    ...servingDoubts(forecast, buyers).map(({ text }) => `To be settled: ${text}`),
  ]
  return [
    table(
      [`From ${format.month(1)}, ${model.currency}`, ...years],
      [row('Revenue', 'revenue'), row('Net profit', 'net-profit'), row('Cash at the end', 'cash')],
    ),
    facts.map(fact => `- ${escapeCell(fact)}`).join('\n'),
  ].join('\n\n')
}

/** A saved result keeps its old figures. This paragraph lists the present values of facts that changed since. */
function moved({ moved, created_at }: PlanOutput, own: OwnMaterial | null, locale: string): string | null {
  if (!moved?.length) return null
  const remove = nameRemover(own?.names ?? [])
  const day = new Intl.DateTimeFormat(localeOrEnglish(locale), { dateStyle: 'medium', timeZone: 'UTC' })
  const lines = moved.map(move => `- ${factTopics[move.topic].label}: ${escapeCell(remove(sayMove(move)))}`)
  return [
    `**Changed since ${day.format(new Date(created_at))}, when this was written**`,
    lines.join('\n'),
  ].join('\n\n')
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Replaces spaces with non-breaking spaces, so that a date stays on one line in a narrow column. */
const inOnePiece = (words: string) => words.replaceAll(' ', '\u00a0')

const ends = { right: 'met', wrong: 'not met', unclear: 'unclear, the threshold was moved' } as const

/** Running and finished tests. The names of contacts are removed. */
function testsSection({ tests, changes, names }: OwnMaterial, locale: string): string | null {
  const remove = nameRemover(names)
  const day = new Intl.DateTimeFormat(localeOrEnglish(locale), { dateStyle: 'medium', timeZone: 'UTC' })
  const number = new Intl.NumberFormat(localeOrEnglish(locale))
  const rows = tests
    .filter(({ state }) => state === 'open')
    .map(test => {
      const outcome = outcomeOf(
        test,
        changes.filter(({ experiment_id }) => experiment_id === test.id),
      )
      const result =
        test.measured === null || outcome === null
          ? test.due_on
            ? `Due ${inOnePiece(day.format(new Date(`${test.due_on}T00:00:00Z`)))}`
            : 'Running'
          : `${number.format(test.measured)}: ${ends[outcome]}`
      return [remove(test.believe), methods[test.method].label, capital(remove(test.right_if)), result]
    })
  return table(['We believe', 'How we test it', 'Right if', 'Result'], rows)
}

/** The summary comes first. Then come the chosen sections that have content. */
export function sectionsOf(
  plan: FounderPlan,
  own: OwnMaterial | null,
  chosen: readonly SectionId[],
  locale: string,
): PlanSection[] {
  const material = materialOf(plan, own, locale)
  const section = (id: PlanSection['id'], title: string, markdown: string | null, sizing?: Sizing | null) =>
    markdown ? [{ id, title, markdown: demoteHeadings(markdown), sizing: sizing ?? null }] : []
  return [
    ...section('summary', 'Summary', summary(material, own)),
    ...helpedIds.flatMap((id: HelpedId) => {
      const output = plan.outputs.find(({ output_type }) => output_type === helpedTypes[id])
      if (!output || !chosen.includes(id)) return []
      const written = sectionOf(id, output, plan.project.description)
      const known = written && [moved(output, own, locale), written].filter(Boolean).join('\n\n')
      return section(id, sectionTitles[id], known, output.sizing)
    }),
    ...(material.forecast && chosen.includes('forecast')
      ? section(
          'forecast',
          sectionTitles.forecast,
          forecastSection(material.forecast, buyersIn(material.facts, material.sizing), locale),
        )
      : []),
    ...(own && chosen.includes('tests')
      ? section('tests', sectionTitles.tests, testsSection(own, locale))
      : []),
  ]
}
