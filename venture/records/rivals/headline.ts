// The first line of the report: that it is forbidden; whom most is lost to; else who is cheaper; else what is missing for that.
import { plus, told } from '../figures.ts'
import type { Told } from './own.ts'
import { cheaperBy, compare, type Difference, dearerBy, type Fights, fightsOf } from './sums.ts'
import { isBeaten, isSold, type RivalRow } from './table.ts'
import { namesOf, sayGuess, sayOrder, saySum, sayWithin, sentence } from './words.ts'

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

/** The one that is cheaper by most; first of those who are not beaten. */
export function cheapestOf(given: Told): Found | null {
  const found = foundBy(given, cheaperBy, -1)
  return found.find(({ rival }) => !isBeaten(rival)) ?? found[0] ?? null
}

export function headlineOf(given: Told): string {
  if (given.refused) return given.refused.lead
  const fights = fightsOf(given.rivals)
  const lost = fights && lostLine(fights, given)
  const lines = lost ? [lost] : [fights && wonLine(fights, given), priceLine(given)]
  const said = lines.flatMap(line => line || [])
  return (said.length > 0 ? said : [namedLine(given)]).map(sentence).join(' ')
}

const guessOf = ({ answers }: Told) => (answers.fights?.known === 'guess' ? 'yes' : 'no')

function lostLine({ worst, lost }: Fights, given: Told): string | null {
  const { say, number } = given.voice
  const [first] = worst
  if (!first?.lost) return null
  // Of these alone: how many were won, where that was counted of each.
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

/** Within so much of an order two sums are about the same. */
const nearly = 1 / 20

/** Two sums that are the same, or of which neither is sure to be the lower one. */
function levelLine(rival: RivalRow, given: Told): string | null {
  const compared = compare(given, rival)
  if (compared.kind !== 'compared') return null
  const { mine, theirs, more, ...order } = compared
  const isSame = more.low === 0 && more.high === 0
  const isNear = Math.max(-more.low, more.high) < mine.high * nearly
  const { voice } = given
  return voice.say('rivals.head.open', {
    is: isSame && mine.high === 0 ? 'free' : isSame ? 'same' : isNear ? 'about' : 'overlap',
    name: sayWithin(rival, voice),
    order: sayOrder(order, voice),
    mine: voice.exact(mine),
    theirs: saySum(theirs, voice),
  })
}

/** Nothing of prices where nobody named a rival, or where others than they pay. */
function priceLine(given: Told): string | null {
  const { answers, rivals, voice, unheld } = given
  const { say, exact } = voice
  const named = rivals.filter(isSold)
  if (unheld || named.length === 0) return null
  if (!told(answers.yours?.price)) return say('rivals.head.yours')
  const of = (key: 'rivals.head.cheaper' | 'rivals.head.dearer', { rival, by, compared }: Found) => {
    const line = say(key, {
      name: sayWithin(rival, voice),
      diff: saySum(by, voice),
      order: sayOrder(compared, voice),
      isFree: compared.theirs.high === 0 ? 'yes' : 'no',
      mine: exact(compared.mine),
      theirs: saySum(compared.theirs, voice),
    })
    return `${line}${sayGuess(['price'], rival, given)}`
  }
  const cheaper = cheapestOf(given)
  if (cheaper) return of('rivals.head.cheaper', cheaper)
  const priceless = named.find(({ price }) => price === null)
  if (priceless) return say('rivals.head.priceless', { name: sayWithin(priceless, voice) })
  const level = named.filter(rival => !dearerBy(given, rival)).map(rival => levelLine(rival, given))
  const [nearest] = foundBy(given, dearerBy, 1)
  return level.find(Boolean) ?? (nearest ? of('rivals.head.dearer', nearest) : null)
}

function namedLine({ answers, rivals, voice }: Told): string {
  const named = rivals.filter(({ name }) => name !== null)
  return named.length > 0
    ? voice.say('rivals.head.named', { names: namesOf(named, voice) })
    : voice.say('rivals.head.none', { words: answers.rivals?.words?.trim() ? 'yes' : 'no' })
}
