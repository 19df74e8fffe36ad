// The most important questions of a lender or an investor, and whether the known data answers them.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import { factsAbout } from '../deck/facts-about.ts'
import { otherWays } from '../deck/slides.ts'
import { isHeld } from '../facts/compare.ts'
import { weigh } from '../facts/evidence.ts'
import { type Material, type Place, placeOf, type Sources } from '../figures/figures.ts'
import { perMaterial } from '../figures/per-material.ts'
import { computeForecast, type Forecast } from '../forecast/forecast.ts'
import { createFormat } from '../forecast/format.ts'
import {
  coverOf,
  coverWanted,
  coverYears,
  isCovered,
  lenderMonths,
  loansIn,
  raisedIn,
} from '../forecast/lender.ts'
import { metricsOf } from '../forecast/metrics.ts'
import { teamName } from '../forecast/model.ts'
import { scenariosOf } from '../forecast/scenarios.ts'
import { findFigures } from '../numbers/find-figures.ts'
import { zero } from '../numbers/none.ts'
import { collateralName, worseName } from './content.ts'

export const readers = ['lender', 'investor'] as const
export type Reader = (typeof readers)[number]

export type Question = {
  text: string
  place: Place
  isAnswered: boolean
  /** The blanks in the deck and in the plan that this question also asks about. */
  covers: readonly string[]
}

export function questionsOf(reader: Reader, material: Material, sources: Sources): Question[] {
  const asked = { lender: lenderQuestions, investor: investorQuestions }[reader](material, sources)
  return [...asked, ...ofBoth(material, sources)]
}

type Ask = (text: string, place: Place, isAnswered: boolean, ...covers: string[]) => Question
const ask: Ask = (text, place, isAnswered, ...covers) => ({ text, place, isAnswered, covers })

/** Whether facts about these topics answer a question. A fact against the venture is no answer. */
const tells = (material: Material, ...topics: FactTopic[]) => factsAbout(material, topics).length > 0
const hasPaid = ({ facts, locale }: Material) =>
  facts.filter(isHeld).some(fact => ['committed', 'paid'].includes(weigh(fact, locale) ?? ''))

/** The questions of both lenders and investors: who the founder is, what they want, and whether anybody pays. */
function ofBoth(material: Material, sources: Sources): Question[] {
  const { forecast, founder } = material
  const hasAsk = tells(material, 'ask') || (forecast !== null && raisedIn(forecast.model) > 0)
  return [
    ask('How much is asked for, and what is it for?', 'pitch', hasAsk, 'ask.headline'),
    ask('Who runs it, and why are they the ones?', placeOf('team'), tells(material, 'team'), 'team.headline'),
    ask('What did the founder do before?', 'profile', Boolean(founder.bio?.trim()), 'team.bio'),
    ask(
      'Who has paid or committed to pay: how many, how much, when?',
      'evidence',
      hasPaid(material),
      'cover.proof',
      'traction.headline',
    ),
    ask(
      'How do the figures look, month by month?',
      'financial',
      forecast !== null,
      'financials.headline',
      'appendix.months',
      'funding.uses',
      'model.margin',
    ),
    ...peopleQuestion(forecast),
    ...worseQuestion(material).map(question => ({ ...question, isAnswered: sources.has(worseName) })),
  ]
}

/**
 * Asks who the people are and what they do, if a role still has the default name "Team" and stands for several
 * people.
 */
const peopleQuestion = (forecast: Material['forecast']): Question[] =>
  (forecast?.model.items ?? [])
    .filter(({ kind, name, values }) => kind === 'role' && name === teamName && (values.heads ?? 0) > 1)
    .map(({ name, values }) =>
      ask(
        `The forecast pays ${values.heads} people as “${name}”. Who are they, and what does each do?`,
        'financial',
        false,
      ),
    )

const cases = { worse: 'it comes worse', late: 'the money comes two months late' } as const

/** Asks what the founder will do in the worse scenarios, if the cash runs out in them. */
const worseQuestion = perMaterial(({ forecast, facts, locale }): Question[] => {
  if (!forecast) return []
  const { model } = forecast
  return scenariosOf(model, facts).flatMap(({ id, changes }) => {
    if (id !== 'worse' && id !== 'late') return []
    const { outOfCash } = metricsOf(computeForecast(model, changes))
    if (outOfCash === null) return []
    const month = createFormat(model.currency, model.start, locale).month(outOfCash)
    return [ask(`If ${cases[id]}, cash is gone in ${month}. What then?`, 'businessPlan', false)]
  })
})

function lenderQuestions(material: Material, sources: Sources): Question[] {
  const { forecast, locale } = material
  const items = forecast?.model.items ?? []
  const general = items.find(({ kind }) => kind === 'general')
  const hasOwn = (general?.values.cash ?? 0) > 0 || items.some(({ kind }) => kind === 'equity')
  return [
    ask('What does the founder put in?', 'financial', forecast === null || hasOwn),
    ...debtQuestions(forecast, locale),
    ...collateralQuestion(sources.get(collateralName)?.text ?? '', locale),
    ask(
      'Which permissions and licences are needed, and are they there?',
      placeOf('permission'),
      tells(material, 'permission'),
    ),
    ask(
      'The forecast pays no wages in its first two years, and the owners take nothing out. What does the founder live on?',
      'financial',
      forecast === null || paysSomebody(forecast),
    ),
    ask('What does it cost to run?', placeOf('costs'), forecast !== null || tells(material, 'costs')),
  ]
}

const collateralQuestion = (text: string, locale: string): Question[] =>
  text === '' || zero.test(text)
    ? []
    : [
        ask(
          'What is the collateral worth, and who valued it?',
          'businessPlan',
          findFigures(text, locale).some(({ value }) => value.kind === 'money'),
        ),
      ]

const paysSomebody = ({ engine }: Forecast) =>
  ['paid-people', 'cf-drawings'].some(line =>
    engine
      .row(line)
      .subarray(0, lenderMonths)
      .some(amount => amount !== 0),
  )

function debtQuestions(forecast: Material['forecast'], locale: string): Question[] {
  if (!forecast) return []
  const years = coverOf(forecast)
  if (years.length === 0) {
    const text =
      loansIn(forecast.model).length > 0
        ? 'The forecast ends before the loan costs anything. How is it repaid?'
        : 'The forecast has no loan. Which one is wanted, and how is it repaid?'
    return [ask(text, 'financial', false)]
  }
  const { currency, start } = forecast.model
  const { ratio } = createFormat(currency, start, locale)
  const early = years.filter(({ year }) => year <= coverYears)
  const best = Math.max(...early.map(({ cover }) => cover))
  return [
    ask(
      `Within two years the business earns ${early.length > 0 ? ratio(best) : ratio(0)} times what the loans cost; ${ratio(coverWanted)} is wanted. What are they repaid from?`,
      'financial',
      isCovered(forecast),
    ),
  ]
}

/** Asks which share of the venture an investor gets. The sum alone does not say it. */
function shareQuestion({ forecast, facts, locale }: Material): Question[] {
  if (!forecast?.model.items.some(({ kind, values }) => kind === 'equity' && (values.amount ?? 0) > 0))
    return []
  const isSaid = facts
    .filter(fact => isHeld(fact) && fact.topic === 'ask')
    .some(({ text }) => findFigures(text, locale).some(({ value }) => value.kind === 'share'))
  return [
    ask(
      'Which share of the company is offered for it, and how is the company valued?',
      placeOf('ask'),
      isSaid,
    ),
  ]
}

function investorQuestions(material: Material, sources: Sources): Question[] {
  const { tests, assumptions, rivals } = material
  return [
    ...shareQuestion(material),
    ask(
      'How large is the market, and who counted it?',
      'validation',
      sources.has('tam') || tells(material, 'buyers'),
      'market.headline',
      'market.tam',
    ),
    ask('How are customers reached?', placeOf('reach'), tells(material, 'reach'), 'customer.reach'),
    ask(
      'Whom would customers choose instead?',
      placeOf('rival'),
      rivals.length > 0 || tells(material, 'rival') || otherWays(material).length > 0,
      'competition.rival1',
    ),
    ask(
      'Why does a customer take this one?',
      placeOf('difference'),
      tells(material, 'difference'),
      'competition.headline',
    ),
    ask('How many said no, and why?', placeOf('refusals'), tells(material, 'refusals'), 'traction.no'),
    ask(
      'What does a customer cost to win, and what is one worth?',
      'financial',
      sources.has('cac') && sources.has('ltv'),
    ),
    ask('What must be true for this to work?', 'evidence', assumptions.length > 0, 'knowledge.leap'),
    ask(
      'What was tested, and what came out?',
      'evidence',
      tests.some(({ resulted_at }) => resulted_at !== null),
      'product.test1',
    ),
    ask('What could still go wrong?', placeOf('risk'), tells(material, 'risk'), 'product.risk'),
  ]
}
