// The first line of the report: whom most is lost to; else who is cheaper; else what is missing to say so.
import type { CompetitorAnswers } from '../../../contracts/competitor-record.ts'
import { told } from '../figures.ts'
import type { Voice } from '../voice.ts'
import type { Told } from './own.ts'
import { cheaperBy, compare, dearerBy, type Fights, fightsOf } from './sums.ts'
import { isBeaten, isSold, type RivalRow } from './table.ts'
import {
  isOf,
  isPriceGuessed,
  namesOf,
  sayFights,
  sayGuess,
  sayOrder,
  saySum,
  sayWithin,
  sentence,
} from './words.ts'

type Priced = Extract<ReturnType<typeof cheaperBy>, object> & { rival: RivalRow }

const priced = (
  rivals: readonly RivalRow[],
  by: (rival: RivalRow) => Omit<Priced, 'rival'> | null,
): Priced[] =>
  rivals.flatMap(rival => {
    const found = by(rival)
    return found ? [{ ...found, rival }] : []
  })

/** The one that is cheaper by most; first of those who are not beaten. */
export function cheapestOf({ answers, rivals }: Told): Priced | null {
  const found = priced(rivals, rival => cheaperBy(answers, rival))
  const [first] = found.toSorted(
    (one, other) =>
      Number(isBeaten(one.rival)) - Number(isBeaten(other.rival)) || other.by.high - one.by.high,
  )
  return first ?? null
}

/** Of those who cost more, the one that comes nearest. */
function nearestOf({ answers, rivals }: Told): Priced | null {
  const found = priced(rivals, rival => dearerBy(answers, rival))
  const [first] = found.toSorted((one, other) => one.by.low - other.by.low)
  return first ?? null
}

/** Whom the first line is about. */
export function topOf(given: Told): RivalRow | null {
  const [worst] = fightsOf(given.rivals)?.worst ?? []
  const named = given.rivals.filter(isSold)
  const priceless = named.find(({ price }) => price === null)
  return worst ?? cheapestOf(given)?.rival ?? priceless ?? nearestOf(given)?.rival ?? named[0] ?? null
}

export function headlineOf(given: Told): string {
  const fights = fightsOf(given.rivals)
  const lost = fights && lostLine(fights, given)
  if (lost) return sentence(lost)
  const won = fights && wonLine(fights, given)
  return [won, priceLine(given)]
    .flatMap(line => line ?? [])
    .map(sentence)
    .join(' ')
}

/** What the first line says was marked as a guess. */
export function isGuessed(given: Told): boolean {
  const fights = fightsOf(given.rivals)
  const isCounted = fights !== null && (lostLine(fights, given) ?? wonLine(fights, given)) !== null
  if (isCounted) return given.answers.fights?.known === 'guess'
  const top = topOf(given)
  return top !== null && isPriceGuessed(top)
}

const guessOf = ({ fights }: CompetitorAnswers) => (fights?.known === 'guess' ? 'yes' : 'no')

function lostLine({ worst, lost: all }: Fights, { answers, rivals, voice }: Told): string | null {
  const { say, number } = voice
  const [first] = worst
  if (!first?.lost) return null
  const most = Math.max(0, ...rivals.filter(isBeaten).map(({ lost }) => lost?.high ?? 0))
  // As many went to one who is beaten all the same, or came from them.
  if (first.lost.high <= Math.max(most, first.won?.high ?? 0))
    return say('rivals.head.losing', {
      names: namesOf([first], voice),
      fights: sayFights(first, voice) ?? '',
      guess: guessOf(answers),
    })
  return say('rivals.head.lost', {
    names: namesOf(worst, voice),
    lost: number(first.lost),
    all: number(all),
    count: all.high,
    each: worst.length > 1 ? 'yes' : 'no',
    guess: guessOf(answers),
  })
}

function wonLine({ won, lost }: Fights, { answers, voice }: Told): string | null {
  if (won.high === 0) return null
  const { say, number } = voice
  const values = { won: number(won), count: won.high, guess: guessOf(answers) }
  return lost.high === 0
    ? say('rivals.head.won', values)
    : say('rivals.head.beaten', { ...values, lost: number(lost), losses: lost.high })
}

/** Within so much of an order two sums are about the same. */
const nearly = 1 / 20

/** Two sums that are the same, or of which neither is sure to be the lower one. */
export function sayLevel(
  rival: RivalRow,
  { mine, theirs, more, ...order }: Extract<ReturnType<typeof compare>, { kind: 'compared' }>,
  voice: Voice,
): string {
  const isSame = more.low === 0 && more.high === 0
  const isSlight = Math.max(-more.low, more.high) < mine.high * nearly
  return voice.say('rivals.head.open', {
    is: isSame && mine.high === 0 ? 'free' : isSame ? 'same' : isSlight ? 'about' : 'overlap',
    name: sayWithin(rival, voice),
    order: sayOrder(order, voice),
    mine: voice.exact(mine),
    theirs: saySum(theirs, voice),
  })
}

function priceLine(given: Told): string {
  const { answers, rivals, voice } = given
  const { say, exact } = voice
  const values = ({ rival, by, compared }: Priced) => ({
    is: isOf(rival),
    name: sayWithin(rival, voice),
    diff: saySum(by, voice),
    order: sayOrder(compared, voice),
  })
  const cheaper = cheapestOf(given)
  if (cheaper) {
    const line = say('rivals.head.cheaper', {
      ...values(cheaper),
      isFree: cheaper.compared.theirs.high === 0 ? 'yes' : 'no',
      mine: exact(cheaper.compared.mine),
    })
    return `${line}${sayGuess(['price'], cheaper.rival, given)}`
  }
  const named = rivals.filter(({ name }) => name !== null)
  if (named.length === 0)
    return say('rivals.head.none', { words: answers.rivals?.words?.trim() ? 'yes' : 'no' })
  if (!told(answers.yours?.price)) return say('rivals.head.yours')
  const sold = named.filter(isSold)
  const priceless = sold.find(({ price }) => price === null)
  if (priceless) return say('rivals.head.priceless', { name: sayWithin(priceless, voice) })
  const nearest = nearestOf(given)
  const open = named.find(rival => rival.price && !dearerBy(answers, rival))
  const compared = open && compare(answers, open)
  if (open && compared?.kind === 'compared') return sayLevel(open, compared, voice)
  if (nearest)
    return `${say('rivals.head.dearer', values(nearest))}${sayGuess(['price'], nearest.rival, given)}`
  if (open) return say('rivals.head.unlike', { name: sayWithin(open, voice) })
  return say('rivals.head.priceless', { name: namesOf(named, voice) })
}
