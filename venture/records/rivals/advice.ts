// What to do next about the rivals, and what speaks most against the founder: by what the fields hold or lack.
import { told } from '../figures.ts'
import { cheapestOf } from './headline.ts'
import type { Told } from './own.ts'
import { sayWork } from './result.ts'
import { compare, copyMonths, fightsOf, hardestOf, switchHours } from './sums.ts'
import { isBeaten, isSold, type RivalRow } from './table.ts'
import {
  isOf,
  namesOf,
  sayFights,
  sayGuess,
  sayOrder,
  sayRival,
  saySum,
  sayWithin,
  sentence,
} from './words.ts'

const soon = 6

/** Three of them, the most telling first. */
export function actionsOf(given: Told): [string, string, string] {
  if (given.refused) return given.refused.end.actions
  const all = [...openActions(given), ...lastActions(given)].map(sentence)
  const [first = '', second = '', third = ''] = [...new Set(all)]
  return [first, second, third]
}

const isGuess = (known: RivalRow['priceKnown']) => known === null || known === 'guess'

function openActions(given: Told): string[] {
  const { answers, rivals, voice, unheld } = given
  const { say, number, price } = voice
  const named = rivals.filter(({ name }) => name !== null)
  const { worst = [] } = fightsOf(rivals) ?? {}
  const hardest = worst[0] ?? hardestOf(rivals)
  // Whom nobody counted nobody can call.
  const isCounted = ({ lost }: RivalRow) => answers.fights?.known !== 'guess' && lost?.low === lost?.high
  const calls = (hardest ? [hardest] : []).map(rival =>
    isCounted(rival)
      ? say('rivals.act.lost', {
          is: isOf(rival),
          count: rival.lost?.high ?? 0,
          lost: number(rival.lost ?? 0),
          name: sayWithin(rival, voice),
        })
      : say('rivals.act.guessed', { fights: sayFights(rival, voice) ?? '', name: sayWithin(rival, voice) }),
  )
  const open = named
    .filter(rival => {
      const why = compare(given, rival)
      const isUnlike = why.kind === 'none' && why.why === 'currencies'
      const isFree = rival.price?.high === 0
      return rival.price === null || (!isFree && (isGuess(rival.priceKnown) || isUnlike))
    })
    .toSorted((one, other) => Number(one.price !== null) - Number(other.price !== null))
  const values = (rival: RivalRow) => ({
    price: rival.price && isGuess(rival.priceKnown) ? price(rival.price) : 'none',
  })
  const priceless = open
    .filter(isSold)
    .map(rival => say('rivals.act.price', { ...values(rival), name: sayWithin(rival, voice) }))
  // Nobody has a price list of their own hands.
  const byHand = open
    .filter(rival => !isSold(rival))
    .map(rival => say('rivals.act.hand', { ...values(rival), name: sayRival(rival, voice) }))
  const unsure = named
    .filter(rival => rival.reason === null || isGuess(rival.reasonKnown))
    .map(rival =>
      say('rivals.act.reason', {
        name: sayWithin(rival, voice),
        reason: rival.reason ? say(`rivals.option.reason.${rival.reason}`) : 'none',
      }),
    )
  return [
    ...(named.length === 0 ? [say('rivals.act.rivals')] : []),
    ...calls,
    ...(told(answers.yours?.price) || unheld ? [] : [say('rivals.act.yours')]),
    ...(unheld ? [] : [...priceless.slice(0, 1), ...byHand.slice(0, 1)]),
    ...unsure.slice(0, 1),
  ]
}

/** Where what is open fills no three. */
function lastActions(given: Told): string[] {
  const { answers, rivals, voice } = given
  const { say, number } = voice
  const { better } = answers
  const [yours, theirs] = [better?.yours?.trim(), better?.theirs?.trim()]
  const months = copyMonths(answers)
  const isEasy = answers.switch && !sayWork(given) && (switchHours(answers) || told(answers.switch.money))
  const hasFights = fightsOf(rivals) !== null
  return [
    ...(hasFights ? [] : [say('rivals.act.fights')]),
    ...(yours && theirs ? [say('rivals.act.better', { yours, theirs })] : [say('rivals.act.check')]),
    ...(isEasy ? [] : [say('rivals.act.switch', { work: sayWork(given) ?? 'none' })]),
    say('rivals.act.copy', { months: months?.high ? number(months) : 'none', count: months?.high ?? 0 }),
    ...(hasFights ? [say('rivals.act.fights')] : []),
  ]
}

/** What the figures say against the founder, the hardest first. */
export function counterOf(given: Told): string {
  return (
    given.refused?.end.counterArgument ??
    sentence(lostCounter(given) ?? priceCounter(given) ?? otherCounter(given))
  )
}

function lostCounter(given: Told): string | null {
  const { rivals, voice } = given
  const { worst = [] } = fightsOf(rivals) ?? {}
  const [first] = worst
  if (!first?.lost) return foughtCounter(given)
  const reason = worst.length === 1 ? first.reason : null
  const line = voice.say('rivals.counter.lost', {
    is: worst.length === 1 ? isOf(first) : 'rival',
    names: namesOf(worst, voice),
    count: first.lost.high,
    lost: voice.number(first.lost),
    each: worst.length > 1 ? 'yes' : 'no',
    reason: reason ? voice.say(`rivals.option.reason.${reason}`) : 'none',
  })
  return `${line}${sayGuess(reason ? ['fights', 'reason'] : ['fights'], first, given)}`
}

/** Nobody is sure to be the one most is lost to: the hardest that was counted, with what was won beside it. */
function foughtCounter(given: Told): string | null {
  const { rivals, voice } = given
  const rival = hardestOf(rivals)
  const fights = rival && sayFights(rival, voice)
  if (!rival || !fights) return null
  const line = voice.say('rivals.counter.fights', {
    name: sayWithin(rival, voice),
    fights,
    reason: rival.reason ? voice.say(`rivals.option.reason.${rival.reason}`) : 'none',
  })
  return `${line}${sayGuess(rival.reason ? ['fights', 'reason'] : ['fights'], rival, given)}`
}

function priceCounter(given: Told): string | null {
  const { voice } = given
  const cheaper = cheapestOf(given)
  if (!cheaper || isBeaten(cheaper.rival)) return null
  const line = voice.say('rivals.counter.price', {
    name: sayWithin(cheaper.rival, voice),
    order: sayOrder(cheaper.compared, voice),
    mine: voice.exact(cheaper.compared.mine),
    theirs: saySum(cheaper.compared.theirs, voice),
  })
  return `${line}${sayGuess(['price'], cheaper.rival, given)}`
}

function otherCounter(given: Told): string {
  const { answers, rivals, voice } = given
  const { say, number } = voice
  const months = copyMonths(answers)
  if (months && months.high < soon)
    return say('rivals.counter.copy', { count: months.high, months: number(months) })
  const work = sayWork(given)
  if (work) return say('rivals.counter.switch', { work })
  const open = rivals.filter(rival => rival.name !== null && !isBeaten(rival) && rival.reason === null)
  if (open.length > 0) return say('rivals.counter.open', { names: namesOf(open, voice) })
  const today = rivals.find(({ name }) => name === null)
  return say('rivals.counter.nothing', { words: today?.words ?? 'none' })
}
