// Lines of a plan that come neither from facts nor from the forecast: the sum needed compared with the sum asked
// for, and answers that only a lender wants. The founder types the answers on the page of the plan.
import { slot } from '../deck/slot.ts'
import { forecastMarks } from '../figures/computed-marks.ts'
import type { Add, Material, Source } from '../figures/figures.ts'
import { perMaterial } from '../figures/per-material.ts'
import type { Forecast } from '../forecast/forecast.ts'
import { createFormat } from '../forecast/format.ts'
import { raisedIn } from '../forecast/lender.ts'
import { metricsOf } from '../forecast/metrics.ts'
import { type Need, needOf } from '../forecast/need.ts'
import { suggestAnswers } from '../forecast/starter.ts'
import type { PlanBasics } from './content.ts'
import type { Drafts } from './sections.ts'

/** The fields with their labels and the placeholders for empty fields. */
export const basicFields = {
  form: {
    slot: 'company.form',
    label: 'Legal form',
    missing: 'The legal form, or the one you mean to choose',
    hint: 'GmbH, LLC, sole trader; or the one you mean to choose',
  },
  collateral: {
    slot: 'funding.collateral',
    label: 'Collateral',
    missing: 'What secures a loan: collateral, a guarantee, or that there is none',
    hint: 'What secures a loan, or a guarantee; “None” is an answer too',
  },
  debts: {
    slot: 'funding.debts',
    label: 'Other debts',
    missing: 'Which other debts there are, or that there are none',
    hint: 'To whom, how much, until when, or “None”. What the business owes counts in the tables once it is a loan of the forecast',
  },
} as const
export const basicNames = Object.keys(basicFields) as (keyof typeof basicFields)[]

const [reserveMissing, reasonMissing, restMissing] = [
  'How many months of operating costs are to stay in reserve',
  'What the money beyond that sum is for',
  'Where the rest of that sum comes from',
] as const
const ownBlanks: readonly string[] = [
  reserveMissing,
  reasonMissing,
  restMissing,
  ...basicNames.map(name => basicFields[name].missing),
]
/** Whether this missing information can be filled in with one of the fields above. */
export const isBasic = (missing: string): boolean => ownBlanks.includes(missing)

const sourceName = (name: string) => `plan-${name}`
/** The place on the page with these fields. Blanks and questions link to it. */
export const basicsPlace = 'lender-basics'

/** The sum that the founder asks for. It comes from a fact, else from the forecast. */
export function askedIn({ facts }: Pick<Material, 'facts'>, { model }: Forecast): number {
  const { answers, facts: told } = suggestAnswers(facts, model.start, model.currency)
  const isSaid = told.funding !== undefined && answers.currency === model.currency
  return (isSaid ? answers.figures.funding : undefined) ?? raisedIn(model)
}

const needs = perMaterial(({ forecast }) => {
  const known = new Map<number, Need>()
  return (months: number): Need | null => {
    if (!forecast) return null
    const need = known.get(months) ?? needOf(forecast, months)
    known.set(months, need)
    return need
  }
})

type Gap = { need: Need; asked: number; more: number }

function gapOf(material: Material, { reserve = 0 }: PlanBasics): Gap | null {
  const need = needs(material)(reserve)
  const asked = material.forecast ? askedIn(material, material.forecast) : 0
  if (!need || asked === 0) return null
  return { need, asked, more: asked - (need.sum ?? 0) }
}

/** The fields in which the founder explains why the sum asked for is above or below the sum needed. */
const gapFields = {
  reason: { label: 'Why more is asked for', missing: reasonMissing },
  rest: { label: 'Where the rest comes from', missing: restMissing },
} as const
type GapField = keyof typeof gapFields
export type AskedGap = { field: GapField; label: string }

function gapFieldOf(gap: Gap): GapField | null {
  if (gap.need.sum === null || isRounded(gap)) return null
  return gap.more > 0 ? 'reason' : 'rest'
}

/**
 * The field in which the founder explains why the sum asked for differs from the sum needed. Null if both are the
 * same.
 */
export function askedGap(material: Material, basics: PlanBasics): AskedGap | null {
  const gap = gapOf(material, basics)
  const field = gap && gapFieldOf(gap)
  return field && { field, label: gapFields[field].label }
}

/** A gap of at most 2 % comes from rounding and needs no explanation. */
const isRounded = ({ more, asked }: Gap) => Math.abs(more) <= asked / 50

/** The sources of these lines, by name. The plan adds them to the sources of the deck. */
export function basicSources(material: Material, basics: PlanBasics): Map<string, Source> {
  const sources = new Map<string, Source>()
  const add: Add = source => source && sources.set(source.name, source)
  for (const name of [...basicNames, 'reason', 'rest', 'worse'] as const)
    add(
      basics[name]?.trim()
        ? {
            name: sourceName(name),
            text: basics[name].trim(),
            ...(name in basicFields && { label: basicFields[name as keyof typeof basicFields].label }),
            mark: null,
            place: 'businessPlan',
            detail: 'From the founder, in this plan',
          }
        : null,
    )
  const gap = gapOf(material, basics)
  if (gap && material.forecast) addNeed(gap, material.forecast, material, basics.reserve, add)
  return sources
}

function addNeed(
  { need, asked, more }: Gap,
  forecast: Forecast,
  material: Material,
  months: number | undefined,
  add: Add,
) {
  const { currency, start } = forecast.model
  const format = createFormat(currency, start, material.locale)
  const mark = forecastMarks(forecast, material)(['cash'])
  const put = (name: string, text: string) =>
    add({
      name,
      text,
      mark,
      place: 'financial',
      detail: 'The forecast, run without the money and with other sums',
    })
  const { cash, month } = need.without
  const { lowPoint, lowAfter } = metricsOf(forecast)
  const low = lowAfter ?? lowPoint
  put(
    'need-low',
    [
      cash < 0
        ? `Without the money cash would be lowest in ${format.month(month)}: ${format.money(cash)}.`
        : `Without the money cash would not fall below zero; it would be lowest in ${format.month(month)}, with ${format.money(cash)}.`,
      // The month with the lowest cash can be different with and without the money, so the text gives both months.
      `${lowAfter ? 'Once it is there' : 'With it'} cash is lowest in ${format.month(low.month)}, with ${format.money(low.cash)}.`,
    ].join(' '),
  )
  const kept = months
    ? `${format.months(months)} of operating costs in reserve (${format.money(need.reserve)})`
    : 'nothing in reserve'
  const early =
    need.before > 0 ? ` Before it comes, ${format.money(need.before)} is lacking all the same.` : ''
  put(
    'need-sum',
    need.sum === null
      ? `At the terms of this plan no sum covers that with ${kept}.`
      : need.sum === 0
        ? `With ${kept}, no money from outside would be needed.`
        : `With ${kept}, ${format.money(need.sum)} would be enough, at the terms of this plan and with what they cost.${early}`,
  )
  if (need.sum === null) return
  put(
    'need-more',
    more === 0
      ? `${format.money(asked)} is asked for, which is that sum.`
      : `${format.money(asked)} is asked for: ${format.money(Math.abs(more))} ${more > 0 ? 'more' : 'less'}.`,
  )
}

/** The lines of the plan for these fields. An empty field becomes a blank. */
export function basicDrafts(material: Material, basics: PlanBasics): Drafts {
  const gap = gapOf(material, basics)
  const given = (name: GapField | (typeof basicNames)[number]) =>
    basics[name]?.trim() ? `{${sourceName(name)}}` : null
  const drafts = basicNames.map(name => {
    const { slot: id, label, missing } = basicFields[name]
    return slot(id, given(name), { label, blank: [missing, 'businessPlan'] })
  })
  if (gap && basics.reserve === undefined)
    drafts.push(
      slot('funding.reserve', null, {
        label: 'Reserve',
        blank: [reserveMissing, 'businessPlan'],
      }),
    )
  const asked = gap && gapFieldOf(gap)
  if (asked) {
    const { label, missing } = gapFields[asked]
    drafts.push(slot('funding.more', given(asked), { label, blank: [missing, 'businessPlan'] }))
  }
  return new Map(drafts.map(draft => [draft.id, draft]))
}
