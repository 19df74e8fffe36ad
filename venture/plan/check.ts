// Checks a deck or a plan as a lender or an investor would. It finds open questions, figures without a source,
// missing evidence marks, and contradictions. Each finding says on which page the founder can fix it.

import type { Fact } from '../../contracts/facts.ts'
import type { Deck } from '../deck/build.ts'
import { isRightToLeft } from '../documents/direction.ts'
import { contradictions, isHeld } from '../facts/compare.ts'
import { lackingIn, weigh } from '../facts/evidence.ts'
import { cardWords, wordsOf } from '../figures/card-figure.ts'
import {
  factName,
  type Material,
  measurable,
  type Place,
  placeOf,
  type Source,
  topicLabel,
} from '../figures/figures.ts'
import { perMaterial } from '../figures/per-material.ts'
import { baseName, typedIn } from '../figures/resolve.ts'
import { doubtsOf } from '../forecast/doubts.ts'
import { rollUp } from '../forecast/forecast.ts'
import { createFormat } from '../forecast/format.ts'
import { raisedIn } from '../forecast/lender.ts'
import { buyersIn } from '../forecast/market.ts'
import { decimalsOf } from '../forecast/model.ts'
import { suggestAnswers } from '../forecast/starter.ts'
import { evaluate } from '../sizing/evaluate.ts'
import { askedOf } from './asked.ts'
import { basicsPlace } from './basics.ts'
import type { Plan } from './build.ts'
import { type Goal, isLate } from './goal.ts'
import { questionsOf, type Reader } from './readers.ts'
import { draftsOf } from './sections.ts'

export const concernKinds = ['unanswered', 'untraced', 'unmarked', 'contradiction'] as const
export type ConcernKind = (typeof concernKinds)[number]
export type Concern = {
  kind: ConcernKind
  text: string
  /** The page where the founder can fix the finding, and the part of that page. */
  place: Place
  at: string | null
}

/** The parts of a slide or a section that the check needs. */
type Part = {
  at: string
  name: string
  blanks: readonly { missing: string; place: Place }[]
  used: readonly Source[]
  typed: readonly string[]
  hasLost: boolean
}
export type Checked = { place: 'deck' | 'businessPlan'; parts: readonly Part[]; goal: Goal | null }

export const checkedPlan = ({ sections, goal }: Plan): Checked => ({
  place: 'businessPlan',
  goal,
  parts: sections.map(section => ({ ...section, at: `section-${section.id}`, name: section.title })),
})

export const checkedDeck = ({ slides }: Deck): Checked => ({
  place: 'deck',
  goal: null,
  parts: slides
    .filter(({ isHidden }) => !isHidden)
    .map(({ id, name, slots }) => ({
      at: `slide-${id}`,
      name,
      blanks: slots.flatMap(({ blank }) => blank ?? []),
      used: slots.flatMap(({ runs }) => runs.flatMap(({ source }) => source ?? [])),
      typed: slots.flatMap(({ template, written, runs }) => (template === written ? [] : typedIn(runs))),
      hasLost: slots.some(({ runs }) => runs.some(({ isLost }) => isLost)),
    })),
})

export const concernsOfBoth = (material: Material, sources: Plan['sources'], checked: Checked) => ({
  lender: concernsOf('lender', material, sources, checked),
  investor: concernsOf('investor', material, sources, checked),
})

export function concernsOf(
  reader: Reader,
  material: Material,
  sources: Plan['sources'],
  { place, parts, goal }: Checked,
): Concern[] {
  const questions = questionsOf(reader, material, sources)
  const drafts = draftsOf(material, sources)
  const asked = new Set(questions.flatMap(({ covers }) => covers.map(id => drafts.get(id)?.blank?.missing)))
  const blanks = parts.flatMap(part => part.blanks.map(blank => ({ ...blank, at: part.at })))
  const concern = (kind: ConcernKind, text: string, on: Place, at: string | null = null): Concern => ({
    kind,
    text,
    place: on,
    at: on === place ? at : null,
  })
  const found = [
    ...questions
      .filter(({ isAnswered }) => !isAnswered)
      .map(({ text, place: on }) => concern('unanswered', text, on, basicsPlace)),
    ...blanks
      .filter(({ missing }) => !asked.has(missing))
      .map(({ missing, place: on, at }) =>
        concern('unanswered', askedOf(missing), on === 'deck' ? place : on, at),
      ),
    ...doubtsIn(material).map(text => concern('unanswered', text, 'financial')),
    ...parts.flatMap(({ typed, hasLost, at, name }) => [
      ...typed.map(text => concern('untraced', `${name}: ${text}`, place, at)),
      ...(hasLost ? [concern('untraced', `${name}: the source of a figure is gone`, place, at)] : []),
    ]),
    ...unmarked(material, parts).map(fact =>
      concern('unmarked', saidWith(fact, 'nobody said how it is known'), placeOf(fact.topic)),
    ),
    ...unheld(material).map(({ lacking, ...fact }) =>
      concern(
        'unmarked',
        saidWith(fact, `marked as ${fact.evidence}, and counts as told: ${lacking}?`),
        placeOf(fact.topic),
      ),
    ),
    ...clashesIn(material).map(({ earlier, later }) =>
      concern('contradiction', `${saidOf(earlier)} and ${saidOf(later)}`, placeOf(later.topic)),
    ),
    ...disagreements(material).map(text => concern('contradiction', text, 'financial')),
    ...(goal
      ? goalConcerns(goal).map(({ kind, text }) => concern(kind, text, 'businessPlan', basicsPlace))
      : []),
  ]
  return [...new Map(found.map(each => [`${each.kind} ${each.text}`, each])).values()]
}

/** Quotes the fact. A figure without text also gets the name of its topic. */
const saidOf = (fact: Fact): string =>
  cardWords(fact) ? `${topicLabel(fact.topic)}, ${cardWords(fact)}` : `“${wordsOf(fact)}”`

/**
 * Puts right-to-left text at the end of the sentence. Before our own text, the parts would appear in the wrong
 * order.
 */
function saidWith(fact: Fact, words: string): string {
  const said = saidOf(fact)
  if (!isRightToLeft(said)) return `${said}: ${words}`
  return `${words[0]?.toUpperCase()}${words.slice(1)}${words.endsWith('?') ? '' : ':'} ${said}`
}

const clashesIn = perMaterial(({ facts }) => contradictions(facts.filter(isHeld)))

const doubtsIn = perMaterial(({ forecast, facts }) =>
  forecast ? doubtsOf(forecast, buyersIn(facts)).map(({ text }) => text) : [],
)

function unmarked({ facts, locale }: Material, parts: readonly Part[]) {
  const used = new Set(parts.flatMap(part => part.used.map(({ name }) => baseName(name))))
  return facts.filter(
    fact => measurable.includes(fact.topic) && used.has(factName(fact)) && weigh(fact, locale) === null,
  )
}

const lackingAsked = { count: 'how many', amount: 'how much', date: 'since when' } as const

/** Facts that are marked as paid or committed but lack a count, an amount or a date. */
const unheld = perMaterial(({ facts, locale }) =>
  facts.filter(isHeld).flatMap(fact => {
    const lacking = lackingIn(fact, locale)
    return lacking.length > 0
      ? [{ ...fact, lacking: lacking.map(part => lackingAsked[part]).join(', ') }]
      : []
  }),
)

/** Warns about a goal without a month, and about a goal that the forecast does not reach in time. */
function goalConcerns(goal: Goal): Pick<Concern, 'kind' | 'text'>[] {
  if (goal.by === null) return [{ kind: 'unanswered', text: `${goal.text} By which month are they wanted?` }]
  return isLate(goal) ? [{ kind: 'contradiction', text: goal.text }] : []
}

/** Figures that differ by at most 1 % count as equal. */
const isNear = (one: number, other: number) => Math.abs(one - other) <= Math.max(one, other) / 100

/** Finds figures in the forecast that contradict the founder's facts. */
const disagreements = perMaterial(({ forecast, facts, sizing, locale }): string[] => {
  if (!forecast) return []
  const { model } = forecast
  const { money, shortMoney, count } = createFormat(model.currency, model.start, locale)
  const { answers, facts: told } = suggestAnswers(facts, model.start, model.currency)
  const isComparable = answers.currency === model.currency
  const { funding = 0, price = 0, already: paying = 0 } = answers.figures
  const streams = model.items.filter(
    ({ kind, billing }) => kind === 'oneOff' || (kind === 'subscription' && billing !== 'yearly'),
  )
  const already =
    streams.length > 0 ? streams.reduce((sum, { values }) => sum + (values.already ?? 0), 0) : paying
  const raised = raisedIn(model)
  const prices = model.items.flatMap(
    ({ values: { price: each, rate, basket } }) => each ?? rate ?? basket ?? [],
  )
  const winnable = sizing?.currency === model.currency && evaluate(sizing).get('som')?.likely
  const last = rollUp(forecast, 'revenue', 'year').at(-1) ?? 0
  const scale = 10 ** decimalsOf(model.currency)
  return [
    ...(isComparable && told.funding && !isNear(funding, raised)
      ? [`${money(funding)} is asked for; the forecast raises ${money(raised)}`]
      : []),
    ...(isComparable && told.price && prices.length > 0 && !prices.some(each => isNear(each, price))
      ? [
          `The price is ${money(price)} as it was told; the forecast counts with ${prices.map(money).join(' and ')}`,
        ]
      : []),
    ...(told.already && already < paying
      ? [`${count(paying)} customers pay already; the forecast begins with ${count(already)}`]
      : []),
    ...(winnable && last > winnable * scale
      ? [
          `The forecast ends with ${shortMoney(last)} a year; the market that can be won is ${shortMoney(winnable * scale)}`,
        ]
      : []),
  ]
})
