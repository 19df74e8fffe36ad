// The market research without a model: the sizes come from the record, with saved or published data.
import type { MarketCard, MarketRecord } from '../../../contracts/market-record.ts'
import type { MarketResearchResult } from '../../../contracts/results/market-research.ts'
import { countryName } from '../../../venture/numbers/countries.ts'
import { type Language, languageOf as pageLanguage } from '../../../venture/numbers/locale.ts'
import { sayElsewhere } from '../../../venture/records/elsewhere.ts'
import { told } from '../../../venture/records/figures.ts'
import { marketFields } from '../../../venture/records/market/form.ts'
import { placeText } from '../../../venture/records/market/place.ts'
import { marketOutcome } from '../../../venture/records/market/result.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { findVerticals } from '../../atlas/match.ts'
import type { Vertical } from '../../atlas/vertical.ts'
import { datedActions } from '../../closing.ts'
import type { Dated } from '../../helper.ts'
import { languageOf, unspokenIn } from '../../language/recognise.ts'
import { voiceIn } from '../../language/voice.ts'
import { localeIn } from '../../records/figures-locale.ts'
import type { RetrievedPage } from '../../search/page.ts'
import { findingsFrom } from './findings.ts'
import { competitorsOf } from './rivals.ts'

export type MarketResearchInput = Dated & {
  market: string
  industry: string
  targetCustomer: string | null
  /** The answers in fields. If it is missing, there is only text, and the code takes no figure from it. */
  record?: MarketRecord | null
  /** Pages retrieved for this question. Empty without a search provider. */
  pages: RetrievedPage[]
}

type Question = Omit<MarketResearchInput, 'pages'>

export const ideaText = ({ market, targetCustomer }: Pick<Question, 'market' | 'targetCustomer'>): string =>
  targetCustomer ? `${market}\n${targetCustomer}` : market

export const languageIn = (input: Question): Language =>
  input.language ?? (input.locale ? pageLanguage(input.locale) : languageOf([ideaText(input)]))

const countryIn = ({ record, memory }: Question): string | null =>
  told(record?.answers.many?.place)?.country ?? memory?.country ?? null

/** The place where the product is sold, for the search. Empty if unknown. */
export function placeOf(input: Question): string {
  const language = languageIn(input)
  const country = countryIn(input)
  const place = input.record ? placeText(input.record.answers, { language }) : null
  return place ?? (country ? countryName(country, language) : '')
}

export const verticalFor = (input: Question): Vertical | null =>
  countryIn(input) ? (findVerticals(ideaText(input), input.industry)[0]?.vertical ?? null) : null

function differsIn({ record, memory }: MarketResearchInput, voice: Voice): string | null {
  const answers = record?.answers ?? {}
  const fieldsOf = (card: string) => marketFields(card as MarketCard, answers)
  return sayElsewhere(
    { helper: 'market-research', answers, fieldsOf, validation: memory?.records?.at(-1) },
    voice,
  )
}

export function playbook(input: MarketResearchInput): MarketResearchResult {
  const language = languageIn(input)
  const voice = voiceIn(language, localeIn(language, input.record?.answers, input))
  const { summary, missing, end, notes, ...sizes } = marketOutcome(
    input.record ?? null,
    input.today,
    voice,
    input.memory?.records?.at(-1)?.answers,
  )
  const differs = differsIn(input, voice)
  const findings = findingsFrom(input.pages, ideaText(input))
  const { actions, ...closing } = end
  return {
    market: input.market,
    industry: input.industry,
    targetCustomer: input.targetCustomer,
    summary: [unspokenIn(input.language, [ideaText(input)]), summary].filter(Boolean).join(' '),
    place: { name: placeOf(input) || voice.say('market.place.open'), assumed: false },
    vertical: null,
    dataQuality: findings.length ? 'web-enhanced' : 'ai-estimated',
    ...sizes,
    notes: differs ? [differs, ...notes] : notes,
    missing,
    competitors: competitorsOf(input.memory, voice),
    ...{ prices: [], trends: [], counterTrends: [], channels: [], regulation: [] },
    findings,
    closing: { language, ...closing, nextActions: datedActions(input.today, actions) },
  }
}
