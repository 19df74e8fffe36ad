import type {
  CustomerSegment,
  CustomerSegmentsResult,
  SourcedText,
} from '../../../contracts/results/customer-segments.ts'
import type { Sizing } from '../../../contracts/sizing.ts'
import { datedActions } from '../../closing.ts'
import { isUnpaid, money, only, paidAndRefused, perYear } from '../../guide/figures.ts'
import { paidSum } from '../../guide/sums.ts'
import { quoted } from '../../guide/turn.ts'
import type { Dated } from '../../helper.ts'
import { type Language, languageOf } from '../../language/recognise.ts'
import { type CustomerSegmentsSources, readSaved, type Said, type SavedWork } from './saved-work.ts'
import { texts } from './texts/all.ts'

export type CustomerSegmentsInput = Dated & CustomerSegmentsSources

export const priorities = ['primary', 'secondary', 'tertiary'] as const
const longestName = 160

const judged = (text: string): SourcedText => ({ text, source: 'judgement' })

const priceIn = ({ prices }: SavedWork, language: Language) =>
  prices.map(({ text }) => only(text, language, 'money')).find(amount => amount !== null) ?? null

/** What one customer brings in a year, where a price with its period was read in one way. */
function priceReading(saved: SavedWork, language: Language): string | null {
  const amount = priceIn(saved, language)
  const times = amount?.per ? perYear(amount.per) : null
  if (!amount || !times) return null
  const one = money(amount.low, amount.currency, language)
  return `${times} × ${one} = ${money(times * amount.low, amount.currency, language)} ${texts[language].perYear}`
}

type Named = Pick<CustomerSegment, 'name' | 'who' | 'pain' | 'find' | 'reach' | 'readiness' | 'scoreReason'>

/** What the saved counts of payers and refusals say of the first group. */
function conversionOf({ paid }: SavedWork, language: Language): SourcedText {
  if (!paid) return judged(texts[language].conversion)
  const sum = paidSum(paid.text, language)
  return { text: [quoted(paid.text, language), sum].filter(Boolean).join(' '), source: paid.source }
}

const hasPayers = ({ paid }: SavedWork, language: Language) =>
  paid !== null &&
  !isUnpaid(paid.text, language) &&
  ((paidAndRefused(paid.text, language)?.paid ?? 0) > 0 || (only(paid.text, language, 'count')?.low ?? 0) > 0)

function ownGroup(group: Said, saved: SavedWork, language: Language): Named {
  const say = texts[language]
  const said = (line: Said | null, otherwise: string): SourcedText =>
    line ? { text: quoted(line.text, language), source: line.source } : judged(otherwise)
  const name = group.text.length > longestName ? say.firstGroup : group.text.replace(/\.$/, '')
  return {
    name,
    who: { text: `${say.named} ${quoted(group.text, language)}`, source: group.source },
    pain: said(saved.pain, say.open),
    find: said(saved.find, say.openFind),
    reach: 3,
    readiness: 3,
    scoreReason: say.scoreOwn,
  }
}

function cut(at: 0 | 1, language: Language): Named {
  const say = texts[language]
  const [name, who] = say.cuts[at]
  return {
    name,
    who: judged(who),
    pain: judged(say.cutNote),
    find: judged(say.openFind),
    reach: 2,
    readiness: 2,
    scoreReason: say.scoreCut,
  }
}

function openGroup(saved: SavedWork, language: Language): Named {
  const say = texts[language]
  const group = ownGroup({ text: say.firstGroup, source: 'problem validation' }, saved, language)
  return { ...group, name: say.firstGroup, who: judged(say.open) }
}

/** A saved research's sizes, as the founder last left them, are the first group's potential. */
function potentialOf(saved: SavedWork): Sizing | null {
  return saved.sizing
}

export function toSegments(named: readonly Named[], saved: SavedWork, language: Language): CustomerSegment[] {
  const say = texts[language]
  const reading = priceReading(saved, language)
  return named.slice(0, 3).map((segment, at) => ({
    ...segment,
    name: segment.name.slice(0, 200),
    priority: priorities[at] ?? 'tertiary',
    trigger: judged(say.trigger),
    economics: null,
    economicsReading: at === 0 && reading ? reading : say.noFigures,
    potential: at === 0 ? potentialOf(saved) : null,
    conversion: at === 0 ? conversionOf(saved, language) : judged(say.conversion),
  }))
}

export function assemble(
  segments: CustomerSegment[],
  saved: SavedWork,
  language: Language,
  today: string,
): CustomerSegmentsResult {
  const say = texts[language]
  const [primary] = segments
  if (!primary) throw new Error('An analysis has three segments')
  const price = priceIn(saved, language)
  const absent = saved.sources.filter(({ source }) => source === null)
  const toMissing = ([what, why, how]: readonly [string, string, string]) => ({ what, why, how })
  return {
    summary: saved.groups.length ? say.summary : say.summaryOpen,
    place: saved.sizing?.geography ?? '',
    currency: saved.sizing?.currency ?? price?.currency ?? 'USD',
    sources: saved.sources.map(({ name, source, answers }) => ({
      name,
      used: source !== null,
      note: source ? say.used(answers) : say.unused,
    })),
    segments,
    beachhead: { segment: primary.name, why: [primary.who, ...say.why.map(judged)] },
    firstTen: say.firstTen.map(([where, ask]) => ({ where, ask })),
    goToMarket: say.plan.map(([period, doing, until]) => ({ period, doing, until })),
    missing: [...absent.map(({ name }) => toMissing(say.missingSource[name])), ...say.missing.map(toMissing)],
    closing: {
      language,
      confidence: { level: 'low', reason: say.confidence },
      counterArgument: say.counter,
      testFirst: say.testFirst,
      nextActions: datedActions(today, say.actions),
    },
  }
}

export function playbook(input: CustomerSegmentsInput): CustomerSegmentsResult {
  const saved = readSaved(input)
  const language = input.language ?? languageOf(saved.words)
  const own = saved.groups.map((group, at) => {
    const named = ownGroup(group, saved, language)
    const isPaid = at === 0 && hasPayers(saved, language)
    return isPaid ? { ...named, readiness: 4, scoreReason: texts[language].scorePaid } : named
  })
  const named = [...(own.length ? own : [openGroup(saved, language)]), cut(0, language), cut(1, language)]
  return assemble(toSegments(named, saved, language), saved, language, input.today)
}
