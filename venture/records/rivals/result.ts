// What a record about rivals comes to, in the founder's own figures. What nobody said stays blank.
import type { CompetitorAnswers } from '../../../contracts/competitor-record.ts'
import type { Rival } from '../../../contracts/results/competitor-analysis.ts'
import { told } from '../figures.ts'
import type { Voice } from '../voice.ts'
import { headlineOf } from './headline.ts'
import { type Beside, type Told, toldOf } from './own.ts'
import { cheaperBy, copyMonths, dearerBy, sureCells, switchHours } from './sums.ts'
import { sumsOf } from './sums-in-sight.ts'
import { isBeaten, type RivalRow } from './table.ts'
import {
  isPriceGuessed,
  sayFights,
  sayGuess,
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
  wins: string[]
  sums: string[]
  confidence: { level: 'low' | 'medium'; reason: string }
}

export function findingsOf(answers: CompetitorAnswers, voice: Voice, beside: Beside = null): Findings {
  const given = toldOf(answers, voice, beside)
  return {
    headline: headlineOf(given),
    rivals: given.rivals.map(rival => cellsOf(rival, given)),
    positioning: betterOf(given),
    moat: moatOf(given),
    losses: lossesOf(given),
    wins: winsOf(given),
    sums: sumsOf(given),
    confidence: confidenceOf(given),
  }
}

function cellsOf(rival: RivalRow, given: Told): Rival {
  const { answers, voice } = given
  const { say, price } = voice
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
    kind: rival.name === null ? 'status quo' : rival.kind === 'same' ? 'direct' : 'indirect',
    words: rival.words,
    chosenFor: rival.reason && say(`rivals.option.reason.${rival.reason}`),
    price: rival.price && price(rival.price),
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

/** The founder's own words beside theirs. */
function betterOf({ answers: { better }, rivals, voice }: Told): string | null {
  const { say } = voice
  const what = told(better?.what) ?? []
  const rival = rivals.find(({ id }) => id === better?.against)
  const lines = [
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

/** What coming over asks of a customer; null where nothing was said, or where it is nothing. */
export function sayWork({ answers, voice }: Pick<Told, 'answers' | 'voice'>): string | null {
  const [hours, money] = [switchHours(answers), told(answers.switch?.money)]
  return (
    [
      hours && hours.high > 0 && voice.say('measure.hours', { count: voice.number(hours) }),
      money && money.high > 0 && voice.exact(money),
    ]
      .filter(Boolean)
      .join(', ') || null
  )
}

/**
 * Worst first: orders that went elsewhere, then the sum, then what coming over takes. Who is beaten in the founder's own
 * count is none of them, whatever the sum says.
 */
function lossesOf(given: Told): string[] {
  const { answers, voice } = given
  const { say, exact } = voice
  const rivals = given.rivals.filter(rival => !isBeaten(rival))
  const isLost = ({ lost: gone }: RivalRow) => gone !== null && gone.high > 0
  const priced = (rival: RivalRow) => {
    const found = cheaperBy(given, rival)
    return {
      name: sayRival(rival, voice),
      is: !found ? 'none' : found.compared.theirs.high === 0 ? 'free' : 'cheaper',
      diff: found ? saySum(found.by, voice) : '',
      order: found ? sayOrder(found.compared, voice) : '',
      mine: found ? exact(found.compared.mine) : '',
      theirs: found ? saySum(found.compared.theirs, voice) : '',
    }
  }
  const lost = rivals
    .filter(isLost)
    .toSorted((one, other) => (other.lost?.high ?? 0) - (one.lost?.high ?? 0))
    .map(rival => {
      const values = priced(rival)
      const line = say('rivals.loss.fights', {
        ...values,
        fights: sayFights(rival, voice) ?? '',
        reason: rival.reason ? say(`rivals.option.reason.${rival.reason}`) : 'none',
      })
      const rests =
        values.is === 'none' ? (['fights', 'reason'] as const) : (['fights', 'reason', 'price'] as const)
      return `${line}${sayGuess(rests, rival, given)}`
    })
  const dear = rivals
    .filter(rival => !isLost(rival) && cheaperBy(given, rival))
    .map(rival => `${say('rivals.loss.price', priced(rival))}${sayGuess(['price'], rival, given)}`)
  const work = sayWork(given)
  const agree = told(answers.switch?.who)
  const others = agree === 'family' || agree === 'boss' || agree === 'several' ? agree : null
  const who = others ? say(`rivals.option.who.${others}`) : 'none'
  return [
    ...lost,
    ...dear,
    ...(work || others ? [say('rivals.loss.switch', { work: work ?? 'none', who })] : []),
  ]
    .slice(0, mostLosses)
    .map(sentence)
}

/** Whom the founder beats in their own count; who is dearer there leaves room for a higher price. */
function winsOf(given: Told): string[] {
  const { voice } = given
  return given.rivals.filter(isBeaten).map(rival => {
    const found = dearerBy(given, rival)
    const line = voice.say('rivals.win.line', {
      name: sayRival(rival, voice),
      fights: sayFights(rival, voice) ?? '',
      is: found ? 'cheaper' : 'none',
      diff: found ? saySum(found.by, voice) : '',
      order: found ? sayOrder(found.compared, voice) : '',
      mine: found ? voice.exact(found.compared.mine) : '',
      theirs: found ? saySum(found.compared.theirs, voice) : '',
    })
    return sentence(`${line}${sayGuess(found ? ['fights', 'price'] : ['fights'], rival, given)}`)
  })
}

/** Nobody looked a rival up, so that it is never high, however much was told; on a guess it rests low. */
function confidenceOf(given: Told): Findings['confidence'] {
  const { answers, rivals, voice, refused } = given
  const { sure, all } = sureCells(given)
  const isLow = refused || answers.fights?.known === 'guess' || rivals.some(isPriceGuessed)
  return {
    level: rivals.length > 1 && 2 * sure >= all && !isLow ? 'medium' : 'low',
    reason: voice.say('rivals.confidence', { sure, all }),
  }
}
