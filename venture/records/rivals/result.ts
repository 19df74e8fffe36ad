// Makes the report from a record about rivals. Unknown values stay blank.
import type { CompetitorAnswers } from '../../../contracts/competitor-record.ts'
import type { Rival } from '../../../contracts/results/competitor-analysis.ts'
import { told } from '../figures.ts'
import type { Voice } from '../voice.ts'
import { headlineOf } from './headline.ts'
import { type Beside, type Told, toldOf } from './own.ts'
import {
  cheaperBy,
  compare,
  copyMonths,
  dearerBy,
  extraIn,
  ownExtra,
  ownOrder,
  sureCells,
  switchHours,
} from './sums.ts'
import type { RivalRow } from './table.ts'
import {
  isFreeFor,
  isPriceGuessed,
  namesOf,
  sayExtra,
  sayFights,
  sayFormula,
  sayLower,
  sayOrder,
  sayRival,
  saySum,
  sayWithin,
  sentence,
} from './words.ts'

const mostLosses = 4

export type Findings = {
  headline: string
  rivals: Rival[]
  positioning: string | null
  moat: string | null
  losses: string[]
  sums: string[]
  confidence: { level: 'low' | 'medium'; reason: string }
}

export function findingsOf(answers: CompetitorAnswers, voice: Voice, beside: Beside = null): Findings {
  const given = toldOf(answers, voice, beside)
  return {
    headline: headlineOf(given).line,
    rivals: given.rivals.map(rival => cellsOf(rival, given)),
    positioning: betterOf(given),
    moat: moatOf(given),
    losses: lossesOf(given),
    sums: sumsOf(given),
    confidence: confidenceOf(given),
  }
}

/**
 * The founder's order with its formula. The prices of the rivals are in the table. If others pay the founder, or if
 * the price is a share, the rivals' prices of the same unit are only listed and not compared.
 */
function sumsOf({ answers, rivals, voice, isUnheld, payer }: Told): string[] {
  const [price, order, sum] = [told(answers.yours?.price), told(answers.yours?.order), ownOrder(answers)]
  if (!price) return []
  const beside = rivals.flatMap(rival => {
    const isOne = rival.price?.per === price.per && rival.price.currency === price.currency
    if (!isUnheld || !rival.price?.high || !isOne) return []
    const values = { name: sayWithin(rival, voice), theirs: voice.price(rival.price) }
    return sentence(voice.say('rivals.react.with', values))
  })
  const [own, one] = [ownExtra(answers), { low: 1, high: 1 }]
  const extra = extraIn(own, price, order)
  const formula = sum && sayFormula({ price, order: order ?? one, extra, sum }, voice)
  const apart = !(sum && extra) && sayExtra(own, voice)
  const whole = [formula ?? voice.price(price), apart].filter(Boolean).join(' + ')
  const by = payer && `${voice.say('label.who.payer')}${voice.colon}${voice.say(`option.payer.${payer}`)}`
  const parts = beside.length > 0 ? [voice.price(price), by, ...beside] : [whole, by]
  // People who give do not order anything, so there is no total.
  if (beside.length === 0 && (payer === 'donor' || (isUnheld && !payer))) return []
  return [`${voice.say('rivals.you')}${voice.colon}${parts.filter(Boolean).join(' · ')}`]
}

/**
 * The rival's price for the same order with its formula, if it can be compared. Otherwise the price as the founder
 * typed it.
 */
function priceCell(rival: RivalRow, given: Told): string | null {
  const { answers, voice } = given
  const [both, mine] = [compare(given, rival), told(answers.yours?.price)]
  // If customers choose a rival because it is free, its price is "free".
  if (!rival.price) return rival.reason === 'free' ? voice.say('rivals.option.reason.free') : null
  const extra = both && mine && extraIn(rival, mine, told(answers.yours?.order))
  const formula =
    both && sayFormula({ price: rival.price, order: both.order, extra, sum: both.theirs }, voice)
  const apart = !extra && sayExtra(rival, voice)
  return [formula ?? voice.price(rival.price), apart].filter(Boolean).join(' + ')
}

function cellsOf(rival: RivalRow, given: Told): Rival {
  const { answers, voice } = given
  const { say } = voice
  const [dearer, cheaper] = [dearerBy(given, rival), cheaperBy(given, rival)]
  const by = (found: typeof dearer, key: 'rivals.win.price' | 'rivals.lose.price') =>
    found && say(key, { diff: saySum(found.by, voice), order: sayOrder(found.compared, voice) })
  const { won, lost } = rival
  const known = [
    [rival.price, rival.priceKnown, 'rivals.cell.price'] as const,
    [rival.reason, rival.reasonKnown, 'rivals.cell.reason'] as const,
    [won ?? lost, answers.fights?.known, 'rivals.cell.fights'] as const,
  ].flatMap(([told, known, key]) => (told && known ? say(key, { known }) : []))
  return {
    name: sayRival(rival, voice),
    kind:
      rival.name === null ? 'status quo' : /^(same|direct)$/.test(rival.kind ?? '') ? 'direct' : 'indirect',
    words: rival.words,
    chosenFor: rival.reason && say(`rivals.option.reason.${rival.reason}`),
    price: priceCell(rival, given),
    youWin: joined([
      by(dearer, 'rivals.win.price'),
      won?.high === 0 ? null : sayFights({ won, lost: null }, voice),
    ]),
    youLose: joined([
      by(cheaper, 'rivals.lose.price'),
      lost?.high === 0 ? null : sayFights({ won: null, lost }, voice),
    ]),
    fights: joined([sayFights({ won, lost: null }, voice), sayFights({ won: null, lost }, voice)]),
    known: joined(known),
    provenance: 'founder',
  }
}

const joined = (parts: readonly (string | null)[]): string | null => parts.filter(Boolean).join(', ') || null

/** The founder's own text about the advantage. It is shown beside the text about the rival. */
function betterOf(given: Told): string | null {
  const {
    answers: { better },
    rivals,
    voice,
  } = given
  const { say } = voice
  const rival = rivals.find(({ id }) => id === better?.against)
  // If the calculated prices contradict the mark "cheaper", the text says so.
  const held = rival ? [rival] : rivals
  const lower = held.filter(one => cheaperBy(given, one) || isFreeFor(given, one))
  const higher = held.filter(one => dearerBy(given, one))
  const values = {
    names: namesOf(lower, voice),
    dear: higher.length ? namesOf(higher, voice) : 'none',
  }
  const isMarked = told(better?.what)?.includes('cheaper') && lower.length
  const what = (told(better?.what) ?? []).filter(one => one !== 'cheaper' || !isMarked)
  const lines = [
    isMarked && say('rivals.better.cheaper', values),
    what.map(one => say(`rivals.option.what.${one}`)).join(', '),
    better?.yours?.trim() && say('rivals.better.yours', { words: better.yours.trim() }),
    better?.theirs?.trim() && say('rivals.better.theirs', { words: better.theirs.trim() }),
    better?.words?.trim() && say('rivals.quote', { words: better.words.trim() }),
  ].filter(Boolean)
  if (lines.length === 0) return null
  const against = rival && say('rivals.better.against', { name: sayWithin(rival, voice) })
  return [against, ...lines].filter(Boolean).join(' · ')
}

function moatOf({ answers, voice: { say, number } }: Told): string | null {
  const months = copyMonths(answers)
  const words = answers.copy?.words?.trim()
  return (
    [
      months && say('rivals.moat.months', { count: months.high, months: number(months) }),
      words && say('rivals.quote', { words }),
    ]
      .filter(Boolean)
      .join(' · ') || null
  )
}

/** How much work it is for a customer to switch. Null if it is unknown or zero. */
function sayWork({ answers, voice }: Pick<Told, 'answers' | 'voice'>): string | null {
  const [hours, money] = [switchHours(answers), told(answers.switch?.money)]
  // The founder's own price is not a cost of switching.
  const isPrice = [told(answers.yours?.price), ownOrder(answers)].some(
    one => one && one.high === money?.high && one.currency === money.currency,
  )
  return (
    [
      hours && voice.say('measure.hours', { count: voice.number(hours) }),
      money && money.high > 0 && !isPrice && voice.exact(money),
    ]
      .filter(Boolean)
      .join(', ') || null
  )
}

/**
 * Lists cheaper rivals and the work of switching. Lost sales are in the table. A rival with a lower price is listed
 * even if the founder wins more often, but not if the first line names it.
 */
function lossesOf(given: Told): string[] {
  const { answers, voice } = given
  const first = headlineOf(given).price?.id
  const dear = given.rivals.flatMap(rival => (rival.id === first ? [] : (sayLower(rival, given) ?? [])))
  const work = sayWork(given)
  const agree = told(answers.switch?.who)
  const others = agree === 'family' || agree === 'boss' || agree === 'several' ? agree : null
  return [
    ...dear,
    ...(work || others
      ? [voice.say('rivals.loss.switch', { work: work ?? 'none', who: others ?? 'none' })]
      : []),
  ]
    .slice(0, mostLosses)
    .map(sentence)
}

/**
 * The confidence is never high, because nobody except the founder has checked the rivals. It is low if an important
 * value is a guess.
 */
function confidenceOf(given: Told): Findings['confidence'] {
  const { answers, rivals, voice, refused } = given
  const { sure, all } = sureCells(given)
  const isLow = refused || answers.fights?.known === 'guess' || rivals.some(isPriceGuessed)
  return {
    level: rivals.length > 1 && 2 * sure >= all && !isLow ? 'medium' : 'low',
    reason: voice.say('rivals.confidence', { sure, all }),
  }
}
