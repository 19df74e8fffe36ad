// What the mentor can look up: sections of saved work, facts, the forecast, the atlas, the web.
import { z } from 'zod'
import { topicNames } from '../../../../contracts/fact-topics.ts'
import type { Fact } from '../../../../contracts/facts.ts'
import { outputLabels } from '../../../../contracts/output-types.ts'
import { exact } from '../../../../venture/compute/print.ts'
import { pickFacts } from '../../../../venture/facts/pick.ts'
import { followFacts } from '../../../../venture/forecast/follow.ts'
import { computeForecast, rollUp } from '../../../../venture/forecast/forecast.ts'
import { metricsOf } from '../../../../venture/forecast/metrics.ts'
import { type ForecastModel, monthAfter } from '../../../../venture/forecast/model.ts'
import type { Language } from '../../../../venture/numbers/locale.ts'
import { findVerticals } from '../../../atlas/match.ts'
import { withoutNotes } from '../../../guards/notes.ts'
import { shortened } from '../../../guards/own-view.ts'
import type { Tool } from '../../../mind.ts'
import { type Desk, sectionsOf, type WebSearch } from '../../../reports/mentor/desk.ts'
import type { MentorInput } from '../../../reports/mentor/playbook.ts'
import { detailText, stepText } from '../../steps.ts'
import { named } from './named.ts'

const mostText = 6000

export function readTools(input: MentorInput, language: Language): Tool[] {
  const { desk, search } = input
  return [
    ...(desk?.outputs.length ? [readOutput(desk, language)] : []),
    ...(input.memory?.facts.length ? [readFacts(input.memory.facts, language)] : []),
    ...(desk ? [readForecast(desk, language, input.memory?.facts ?? [])] : []),
    ...(desk && desk.actions.length + desk.tests.length > 0 ? [readBoard(desk, language)] : []),
    lookUp(language),
    ...(search ? [searchTool(search, language)] : []),
  ]
}

function readOutput({ outputs, content }: Desk, language: Language): Tool {
  const find = (name: string) => outputs[Number(name.slice(1)) - 1]
  return {
    ...named('read_output'),
    input: z.object({ output: z.string().regex(/^O\d+$/), section: z.string().max(200).nullish() }),
    label: ({ output }: { output: string }) => {
      const found = find(output)
      return found
        ? `${stepText('reading', language)} ${outputLabels[found.type]}`
        : stepText('savedWork', language)
    },
    run: async ({ output, section }: { output: string; section?: string | null }) => {
      const found = find(output)
      const saved = found && (await content(found.id))
      if (!saved) return { text: `There is no ${output}.` }
      const wanted = section?.trim().toLowerCase()
      const parts = sectionsOf(withoutNotes(saved))
      const titles = `Sections: ${parts.map(({ title }) => title).join(' · ')}`.slice(0, 400)
      const chosen = wanted ? parts.filter(({ title }) => title.toLowerCase().includes(wanted)) : parts
      const read = (chosen.length ? chosen : parts).map(({ title, text }) => `## ${title}\n${text}`)
      const text = [titles, ...read].join('\n\n')
      return {
        text: shortened(text, mostText),
        detail: chosen.length && wanted ? chosen[0]?.title : undefined,
      }
    },
  }
}

const readFacts = (facts: readonly Fact[], language: Language): Tool => ({
  ...named('read_facts'),
  input: z.object({ topic: z.enum(topicNames) }),
  label: () => stepText('facts', language),
  run: ({ topic }: { topic: string }) => {
    const found = pickFacts(facts, 'mentor').flatMap((fact, index) =>
      fact.topic === topic ? [`F${index + 1}: ${fact.text}${fact.quote ? ` (“${fact.quote}”)` : ''}`] : [],
    )
    return {
      text: found.join('\n').slice(0, mostText) || 'None.',
      detail: detailText('found', language, found.length),
    }
  },
})

const readForecast = ({ forecast }: Desk, language: Language, facts: readonly Fact[]): Tool => ({
  ...named('read_forecast'),
  input: z.object({}),
  label: () => stepText('forecast', language),
  run: async () => {
    const model = await forecast()
    if (!model) return { text: 'There is no forecast yet.', detail: detailText('noneYet', language) }
    return tellForecast(followFacts(model, facts), language)
  },
})

export function tellForecast(model: ForecastModel, language: Language) {
  const forecast = computeForecast(model)
  const { lowPoint, outOfCash, breakEven, burn, grossMargin, mrr, arr, churn, cac, ltv, paybackMonths } =
    metricsOf(forecast)
  const month = (at: number) => monthAfter(model.start, at - 1)
  const cashText = (spoken: Language) =>
    outOfCash ? detailText('cashEnds', spoken, month(outOfCash)) : detailText('cashLasts', spoken)
  const revenue = rollUp(forecast, 'revenue', 'year').map(exact)
  const cash = rollUp(forecast, 'cash', 'year').map(exact)
  const figures = {
    'burn a month': burn,
    'monthly recurring revenue at the end': mrr,
    'yearly recurring revenue at the end': arr,
    'gross margin': grossMargin,
    'churn a month': churn,
    CAC: cac,
    LTV: ltv,
    'payback in months': paybackMonths,
    'least cash': lowPoint.cash,
  }
  const lines = [
    `Currency ${model.currency}, ${model.months} months from ${model.start}.`,
    cashText('en'),
    breakEven ? `Lasting profit from ${month(breakEven)}.` : 'No lasting profit within the horizon.',
    `Least cash in ${month(lowPoint.month)}.`,
    ...Object.entries(figures).flatMap(([name, value]) =>
      value === null ? [] : `${name}: ${exact(value).toLocaleString('en-US')}`,
    ),
    `Revenue by year: ${revenue.map(value => value.toLocaleString('en-US')).join(', ')}`,
    `Cash at the end of each year: ${cash.map(value => value.toLocaleString('en-US')).join(', ')}`,
  ]
  const numbers = [
    ...Object.values(figures).flatMap(value => (value === null ? [] : exact(value))),
    ...revenue,
    ...cash,
  ]
  return { text: lines.join('\n'), numbers, detail: cashText(language) }
}

const readBoard = ({ actions, tests }: Desk, language: Language): Tool => ({
  ...named('read_tests_and_actions'),
  input: z.object({}),
  label: () => stepText('board', language),
  run: () => {
    const lines = [
      ...actions.map(
        ({ text, due_on, done_at, outcome }) =>
          `Action: ${text} (${done_at ? `done ${done_at.slice(0, 10)}` : `open${due_on ? `, due ${due_on}` : ''}`})${outcome ? `: ${outcome}` : ''}`,
      ),
      ...tests.map(
        ({ believe, verify, right_if, due_on, measured, learned }) =>
          `Test: we believe ${believe}; to verify we ${verify}; right if ${right_if} (${measured === null && !learned ? `open${due_on ? `, due ${due_on}` : ''}` : `measured ${measured ?? 'nothing'}`})${learned ? `: ${learned}` : ''}`,
      ),
    ]
    return {
      text: lines.join('\n').slice(0, mostText),
      detail: detailText('found', language, actions.length + tests.length),
    }
  },
})

const lookUp = (language: Language): Tool => ({
  ...named('look_up_benchmarks'),
  input: z.object({ trade: z.string().min(2).max(200) }),
  label: () => stepText('benchmarks', language),
  run: ({ trade }: { trade: string }) => {
    const [best] = findVerticals(trade)
    if (!best)
      return { text: 'The atlas has no entry for this trade.', detail: detailText('noEntry', language) }
    return { text: JSON.stringify(best.vertical).slice(0, mostText), detail: best.vertical.name }
  },
})

const searchTool = (search: NonNullable<WebSearch>, language: Language): Tool => ({
  ...named('search_web'),
  input: z.object({ query: z.string().min(2).max(200) }),
  label: ({ query }: { query: string }) => `${stepText('searching', language)}: ${query.slice(0, 80)}`,
  run: async ({ query }: { query: string }) => {
    const pages = await search(query)
    const text = pages.map(page => `${page.url}\n${page.title}\n${page.text.slice(0, 1500)}`).join('\n\n')
    return { text: text || 'Nothing was found.', detail: detailText('pages', language, pages.length) }
  },
})
