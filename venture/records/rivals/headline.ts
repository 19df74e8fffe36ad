// The first line of the report. It is about the first of these that exists: a refused permit, the most losses, the
// counted wins, the lowest price.
import { plus, type Range, told } from '../figures.ts'
import type { Told } from './own.ts'
import { cheaperBy, compare, type Difference, dearerBy, type Fights, fightsOf } from './sums.ts'
import { isBeaten, isFree, isSold, type RivalRow } from './table.ts'
import {
  isPriceGuessed,
  namesOf,
  sayBoth,
  sayFights,
  sayMine,
  sayOrder,
  saySum,
  sayTheirs,
  sayWithin,
  sentence,
} from './words.ts'

type Found = Difference & { rival: RivalRow }

const foundBy = (
  given: Told,
  by: (given: Told, rival: RivalRow) => Difference | null,
  sign: 1 | -1,
): Found[] =>
  given.rivals
    .flatMap(rival => {
      const found = by(given, rival)
      return found ? [{ ...found, rival }] : []
    })
    .toSorted((one, other) => sign * (one.by.low - other.by.low))

/** The rival with the lowest price. Rivals that win against the founder come before rivals that the founder beats. */
function cheapestOf(given: Told): Found | null {
  const found = foundBy(given, cheaperBy, -1)
  return found.find(({ rival }) => !isBeaten(rival)) ?? found[0] ?? null
}

type Head = {
  line: string
  /** The rival whose price is compared in the line. */
  price: RivalRow | null
}

export function headlineOf(given: Told): Head {
  if (given.refused) return { line: given.refused.lead, price: null }
  const fights = fightsOf(given.rivals)
  const counted = (fights && (lostLine(fights, given) ?? wonLine(fights, given))) ?? countLine(given)
  if (counted) return { line: sentence(counted), price: null }
  const priced = priceLine(given) ?? freeLine(given)
  return { line: sentence(priced?.line ?? missingLine(given)), price: priced?.rival ?? null }
}

const guessOf = ({ answers }: Told) => (answers.fights?.known === 'guess' ? 'yes' : 'no')

function lostLine({ worst, lost }: Fights, given: Told): string | null {
  const { say, number } = given.voice
  const [first] = worst
  if (!first?.lost) return null
  // The number of wins against these rivals. Only if wins were counted for each of them.
  const wins = worst.flatMap(({ won }) => won ?? [])
  const won = wins.length === worst.length ? plus(...wins) : null
  return say('rivals.head.lost', {
    names: namesOf(worst, given.voice),
    lost: number(first.lost),
    all: number(lost),
    count: lost.high,
    won: won ? number(won) : 'none',
    wins: won?.high ?? 0,
    each: worst.length > 1 ? 'yes' : 'no',
    guess: guessOf(given),
  })
}

function wonLine({ won, lost, isWhole }: Fights, given: Told): string | null {
  if (!isWhole || won.low <= lost.high) return null
  const { say, number } = given.voice
  const values = { won: number(won), count: won.high, guess: guessOf(given) }
  return lost.high === 0
    ? say('rivals.head.won', values)
    : say('rivals.head.beaten', { ...values, lost: number(lost), losses: lost.high })
}

/** Gives the counted wins and losses. Used if neither the losses to one rival nor the wins decide. */
function countLine(given: Told): string | null {
  const sum = (counts: readonly (Range | null)[]) => {
    const counted = counts.filter(count => count !== null)
    return counted.length > 0 ? plus(...counted) : null
  }
  const [won, lost] = [sum(given.rivals.map(({ won }) => won)), sum(given.rivals.map(({ lost }) => lost))]
  const fights = (won?.high || lost?.high) && sayFights({ won, lost }, given.voice)
  return fights ? given.voice.say('rivals.head.count', { fights, guess: guessOf(given) }) : null
}

type Line = { line: string; rival: RivalRow | null }

/**
 * The line about prices. It takes the first of these that exists: a cheaper rival, a rival without a price, a rival
 * that may cost the same, the rival that is only a little more expensive.
 */
function priceLine(given: Told): Line | null {
  const { answers, rivals, voice, isUnheld } = given
  const { say } = voice
  const named = rivals.filter(isSold)
  if (isUnheld || named.length === 0) return null
  if (!told(answers.yours?.price)) return { line: say('rivals.head.yours'), rival: null }
  const of = (key: 'rivals.head.cheaper' | 'rivals.head.dearer', { rival, by, compared }: Found): Line => ({
    rival,
    line: say(key, {
      name: sayWithin(rival, voice),
      diff: saySum(by, voice),
      order: sayOrder(compared, voice),
      mine: sayMine(compared, given),
      theirs: sayTheirs(rival, compared, given),
      guess: isPriceGuessed(rival) ? 'yes' : 'no',
    }),
  })
  const cheaper = cheapestOf(given)
  if (cheaper) return of('rivals.head.cheaper', cheaper)
  const priceless = named.find(({ price }) => price === null)
  if (priceless)
    return { line: say('rivals.head.priceless', { name: sayWithin(priceless, voice) }), rival: null }
  const [level] = named.filter(rival => compare(given, rival) && !dearerBy(given, rival))
  if (level) return { line: sayBoth([level], given) ?? '', rival: level }
  const [nearest] = foundBy(given, dearerBy, 1)
  return nearest ? of('rivals.head.dearer', nearest) : null
}

/** A rival that is free, if its price cannot be compared. */
function freeLine({ answers, rivals, voice, isUnheld }: Told): Line | null {
  const mine = told(answers.yours?.price)
  const free = rivals.find(rival => rival.name !== null && isFree(rival))
  if (!free || !mine || mine.high === 0 || isUnheld) return null
  const values = { name: sayWithin(free, voice), mine: voice.price(mine) }
  return { line: voice.say('rivals.head.free', values), rival: free }
}

function missingLine({ answers, rivals, voice }: Told): string {
  const named = rivals.filter(({ name }) => name !== null)
  return named.length > 0
    ? voice.say('rivals.head.named', { names: namesOf(named, voice) })
    : voice.say('rivals.head.none', { words: answers.rivals?.words?.trim() ? 'yes' : 'no' })
}
