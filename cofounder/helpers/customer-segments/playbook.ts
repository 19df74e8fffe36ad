import type {
  CustomerSegment,
  CustomerSegmentsResult,
  SourcedText,
} from '../../../contracts/results/customer-segments.ts'
import type { SegmentGroup, SegmentsReadBack } from '../../../contracts/results/segments-read-back.ts'
import { countryName, currencyOf } from '../../../venture/numbers/countries.ts'
import { datedActions } from '../../closing.ts'
import { money, only, perYear } from '../../guide/figures.ts'
import { countPayers, isUnpaid, someLeft } from '../../guide/payers.ts'
import { paidSum } from '../../guide/sums.ts'
import { quoted } from '../../guide/turn.ts'
import { undecidedIn } from '../../guide/undecided.ts'
import type { Dated } from '../../helper.ts'
import { type Language, languageOf, unspokenIn } from '../../language/recognise.ts'
import { judged, type Named, shortName } from './named.ts'
import { isGiven, planOf, signedIn } from './plan.ts'
import { byOwnMarks, conversionRead, fieldsOf, proposedGroups, readGroup, refusedIn } from './read-back.ts'
import {
  type CustomerSegmentsSources,
  isSameGroup,
  readSaved,
  type Said,
  type SavedWork,
} from './saved-work.ts'
import { texts } from './texts/all.ts'
import { otherwise } from './texts/otherwise.ts'

export type CustomerSegmentsInput = Dated &
  CustomerSegmentsSources & {
    /** The groups as the founder read them back on the page. */
    readBack?: SegmentsReadBack | null
  }

export const priorities = ['primary', 'secondary', 'tertiary'] as const

/** What several pay together is nobody's price. */
const inAll =
  /(?<!\p{L})(?:in all|in total|all together|altogether|between them|insgesamt|zusammen|en total|entre todos|au total|ensemble|no total|ao todo|juntos)(?!\p{L})/iu

/** An amount beside "nobody paid" is what somebody else gave or offered; what is paid by the month or year goes first. */
function priceIn(saved: SavedWork, language: Language) {
  const amounts = (isGiven(saved, language) ? [] : saved.prices).map(({ text }) =>
    isUnpaid(text, language) ? null : only(text, language, 'money'),
  )
  const { paid } = saved
  const paidFor = paid && !inAll.test(paid.text) && countPayers(paid.text, language) ? paid.text : ''
  const amount = only(paidFor, language, 'money')
  return (amount?.per ? amount : null) ?? amounts.find(one => one !== null) ?? null
}

/** What one customer brings in a year, where a price with its period was read in one way. */
function priceReading(saved: SavedWork, language: Language): string | null {
  const amount = priceIn(saved, language)
  // How many days or hours of a year one of them pays for, nobody said.
  const isOfTime = amount?.per === 'day' || amount?.per === 'hour'
  const times = amount?.per && !isOfTime ? perYear(amount.per) : null
  if (!amount || !times) return null
  const one = money(amount.low, amount.currency, language)
  return `${times} × ${one} = ${money(times * amount.low, amount.currency, language)} ${texts[language].perYear}`
}

const saidOf = ({ paid }: SavedWork, language: Language): SourcedText =>
  paid ? { text: quoted(paid.text, language), source: paid.source } : judged(texts[language].conversion)

/** What the saved counts of payers and refusals say of the first group. */
function conversionOf(saved: SavedWork, language: Language): SourcedText {
  const sum = saved.paid && paidSum(saved.paid.text, language)
  const { text, source } = saidOf(saved, language)
  return { text: [text, sum].filter(Boolean).join(' '), source }
}

const payersOf = ({ paid }: SavedWork, language: Language) => (paid && countPayers(paid.text, language)) ?? 0

function ownGroup(group: Said, saved: SavedWork, language: Language): Named {
  const say = texts[language]
  const said = (line: Said | null, otherwise: string): SourcedText =>
    line ? { text: quoted(line.text, language), source: line.source } : judged(otherwise)
  return {
    name: shortName(group.text),
    who: { text: `${say.named} ${quoted(group.text, language)}`, source: group.source },
    pain: said(saved.pain, say.open),
    find: said(saved.find, say.openFind),
    reach: 3,
    readiness: 3,
    scoreReason: say.scoreOwn,
  }
}

function cut(at: 0 | 1, language: Language, score: 1 | 2): Named {
  const say = texts[language]
  const [name, who] = say.cuts[at]
  return {
    name,
    who: judged(who),
    pain: judged(say.cutNote),
    find: judged(say.openFind),
    reach: score,
    readiness: score,
    scoreReason: say.scoreCut,
  }
}

function openGroup(saved: SavedWork, language: Language): Named {
  const say = texts[language]
  const group = ownGroup({ text: say.firstGroup, source: 'problem validation' }, saved, language)
  return {
    ...group,
    name: say.firstGroup,
    who: judged(say.open),
    reach: 1,
    readiness: 1,
    scoreReason: say.open,
  }
}

/** `own`: what the founder read back of each, in the place of what was saved. */
export function toSegments(
  named: readonly Named[],
  saved: SavedWork,
  language: Language,
  own: readonly Pick<CustomerSegment, 'conversion'>[] = [],
): CustomerSegment[] {
  const say = texts[language]
  const reading = priceReading(saved, language)
  return named.slice(0, 3).map((segment, at) => ({
    ...segment,
    name: segment.name.slice(0, 200),
    priority: priorities[at] ?? 'tertiary',
    trigger: judged(say.trigger),
    economics: null,
    economicsReading: at === 0 && reading ? reading : say.noFigures,
    // A saved research's sizes, as the founder last left them, are the first group's.
    potential: at === 0 ? saved.sizing : null,
    conversion: at === 0 ? conversionOf(saved, language) : judged(say.conversion),
    ...own[at],
  }))
}

/** Of the research, of a price they told, or of the place they named. */
function currencyIn(saved: SavedWork, language: Language, memory: Dated['memory']): string {
  const told = memory?.facts.flatMap(({ value }) => (value?.kind === 'money' ? [value.currency] : [])) ?? []
  const ofPlace = memory?.country ? currencyOf(memory.country) : null
  return saved.sizing?.currency ?? priceIn(saved, language)?.currency ?? told[0] ?? ofPlace ?? 'USD'
}

type Assembling = Pick<Dated, 'today' | 'memory'> & {
  saved: SavedWork
  language: Language
  payers?: number
  /** Null: not said. */
  refused?: number | null
}

export function assemble(
  segments: CustomerSegment[],
  {
    saved,
    language,
    today,
    memory,
    payers = payersOf(saved, language),
    refused = saved.paid && refusedIn(saved.paid.text, language),
  }: Assembling,
): CustomerSegmentsResult {
  const say = texts[language]
  const { isGrown, isKept, why, next, plan, testFirst, actions } = planOf(saved, language, {
    payers,
    refused,
  })
  const [primary] = segments
  if (!primary) throw new Error('An analysis has three segments')
  const absent = saved.sources.filter(({ source }) => source === null)
  const toMissing = ([what, why, how]: readonly [string, string, string]) => ({ what, why, how })
  return {
    summary: saved.groups.length ? say.summary : say.summaryOpen,
    place: saved.sizing?.geography ?? (memory?.country ? countryName(memory.country, language) : ''),
    currency: currencyIn(saved, language, memory),
    sources: saved.sources.map(({ name, source, answers }) => ({
      name,
      used: source !== null,
      note: source ? say.used(answers) : say.unused,
    })),
    segments,
    isGrown,
    beachhead: {
      segment: primary.name,
      why: [primary.who, ...[...say.why.slice(saved.groups.length ? 0 : 1), ...why].map(judged)],
    },
    firstTen: next.map(([where, ask]) => ({ where, ask })),
    goToMarket: plan.map(([period, doing, until]) => ({ period, doing, until })),
    missing: [
      ...absent.map(({ name }) =>
        toMissing(say.missingSource[name === 'competitor analysis' ? 'problem validation' : name]),
      ),
      ...say.missing.slice(isKept ? 1 : 0).map(toMissing),
    ],
    closing: {
      language,
      confidence: { level: 'low', reason: say.confidence },
      counterArgument: say.counter,
      testFirst,
      nextActions: datedActions(today, actions),
    },
  }
}

/** What the founder counted, beside their words about it; what was left blank is open, not nobody. */
function conversionConfirmed(group: SegmentGroup, isSaved: boolean, saved: SavedWork, language: Language) {
  const open = isSaved && saved.paid ? undecidedIn(saved.paid.text, language) : 0
  const counted = conversionRead(group, open, language)
  if (!isSaved || !saved.paid) return counted ?? judged(texts[language].conversion)
  const said = saidOf(saved, language)
  // A rate without those who left would be too good.
  const isRate = counted !== null && !(group.refused === 0 && someLeft(saved.paid.text))
  return isRate ? { ...said, text: `${said.text} ${counted.text}` } : said
}

export function playbook(input: CustomerSegmentsInput): CustomerSegmentsResult {
  const saved = readSaved(input)
  const language = input.language ?? languageOf(saved.words)
  const notice = unspokenIn(input.language, saved.words)
  const { readBack, today, memory } = input
  // Beside marks of the founder's own, or a group that is open, what nobody marked is the lowest.
  const score = readBack || !saved.groups.length ? 1 : 2
  const cuts = [cut(0, language, score), cut(1, language, score)]
  if (readBack) {
    const groups = byOwnMarks(readBack)
    const [first] = saved.groups
    const isSaved = ({ name }: SegmentGroup) => first !== undefined && isSameGroup(name, first.text)
    const isSigned = signedIn(saved, language) > 0
    const named = groups.map(group => readGroup(group, isSigned && isSaved(group), language))
    const own = groups.map(group => ({
      conversion: conversionConfirmed(group, isSaved(group), saved, language),
    }))
    const payers = groups[0]?.paid ?? 0
    const segments = toSegments([...named, ...cuts], saved, language, own)
    return {
      ...assemble(segments, { saved, language, today, memory, payers, refused: groups[0]?.refused ?? null }),
      summary: [notice, texts[language].byMarks.summary].filter(Boolean).join(' '),
      fields: fieldsOf(readBack.groups, true, language),
    }
  }
  const payers = payersOf(saved, language)
  const own = saved.groups.map((group, at) => {
    const named = ownGroup(group, saved, language)
    if (at === 0 && payers) return { ...named, readiness: 4, scoreReason: texts[language].scorePaid }
    const isSigned = at === 0 && signedIn(saved, language)
    return isSigned ? { ...named, readiness: 4, scoreReason: otherwise[language].signed.score } : named
  })
  const named = [...(own.length ? own : [openGroup(saved, language)]), ...cuts]
  const segments = toSegments(named, saved, language)
  const result = assemble(segments, { saved, language, today, memory })
  return {
    ...result,
    summary: [notice, result.summary].filter(Boolean).join(' '),
    fields: fieldsOf(proposedGroups(saved, language), false, language),
  }
}
