// Chooses the next actions about the rivals. They depend on which fields are filled and which are blank.
import { told } from '../figures.ts'
import type { Told } from './own.ts'
import { copyMonths, fightsOf, hardestOf, isOtherThing, switchHours } from './sums.ts'
import { isGuess, isSold, type RivalRow } from './table.ts'
import { isOf, sayApart, sayWithin, sentence } from './words.ts'

/** The three actions, the most important one first. */
export function actionsOf(given: Told): [string, string, string] {
  if (given.refused) return given.refused.end.actions
  const all = [...openActions(given), ...lastActions(given)].map(sentence)
  const [first = '', second = '', third = ''] = [...new Set(all)]
  return [first, second, third]
}

function openActions(given: Told): string[] {
  const { answers, rivals, voice, isUnheld, payer } = given
  const { say, number } = voice
  const named = rivals.filter(({ name }) => name !== null)
  const [hardest, ...next] = hardestOf(rivals)
  // If the number of losses is a guess, the founder does not know which people to call.
  const isCounted = ({ lost }: RivalRow) => answers.fights?.known !== 'guess' && lost?.low === lost?.high
  const call = (rival: RivalRow) => {
    if (!isCounted(rival)) return say('rivals.act.fights')
    const values = { count: rival.lost?.high ?? 0, lost: number(rival.lost ?? 0), is: isOf(rival) }
    // The founder's difference may be against another rival only, or be what many refused.
    const isFit = !given.isTurnedDown && (answers.better?.against ?? rival.id) === rival.id
    const own = isFit && answers.better?.yours?.trim()
    const whom = { ...values, name: sayWithin(rival, voice), yours: own || 'none' }
    // If the reason for the losses is known, the action does not ask for it. Givers do not compare prices.
    const isPrice = rival.reason === 'free' || rival.reason === 'cheaper'
    return rival.reason && !isGuess(rival.reasonKnown) && !(isPrice && payer === 'donor')
      ? say('rivals.act.beat', { ...whom, reason: rival.reason })
      : say('rivals.act.lost', whom)
  }
  const open = named
    .filter(({ price, priceKnown }) => price === null || (price.high > 0 && isGuess(priceKnown)))
    .toSorted((one, other) => Number(one.price !== null) - Number(other.price !== null))
  // Handmade solutions, and doing nothing, have no price list. So no action asks for one.
  const priceless = [open.find(isSold), open.find(rival => !isSold(rival))].flatMap(rival =>
    rival
      ? say(isSold(rival) ? (rival.price ? 'rivals.act.price' : 'rivals.act.takes') : 'rivals.act.hand', {
          name: sayWithin(rival, voice),
        })
      : [],
  )
  // This action asks why customers chose a rival. It is used only if the losses to that rival were not counted.
  // With a count, another action already asks the lost customers, or nobody was lost.
  const unsure = named.find(({ lost, reason, reasonKnown }) => !lost && (!reason || isGuess(reasonKnown)))
  return [
    ...(named.length === 0 ? [say('rivals.act.rivals')] : []),
    ...(hardest ? [call(hardest)] : []),
    ...named
      .filter(rival => isOtherThing(given, rival))
      .slice(0, 1)
      .map(rival => sayApart(rival, given)),
    ...(told(answers.yours?.price) || isUnheld ? [] : [say('rivals.act.yours')]),
    ...(isUnheld ? [] : priceless),
    ...(unsure ? [say('rivals.act.reason', { name: sayWithin(unsure, voice) })] : []),
    ...next.filter(isCounted).slice(0, 1).map(call),
  ]
}

/** More actions. They are used if the open fields give fewer than three. */
function lastActions({ answers, rivals, payer, voice: { say, measure } }: Told): string[] {
  const { better, switch: over } = answers
  const isOver = [over?.hours, over?.money, over?.who].some(field => told(field) !== null)
  const [hours, yours, theirs] = [switchHours(answers), better?.yours?.trim(), better?.theirs?.trim()]
  return [
    ...(fightsOf(rivals) ? [] : [say('rivals.act.fights')]),
    ...(yours ? [say('rivals.act.check', { yours, theirs: theirs || 'none' })] : []),
    // Nobody can take this work off people who give.
    ...(hours && payer !== 'donor' ? [say('rivals.act.ease', { hours: measure('hours', hours) })] : []),
    ...(isOver ? [] : [say('rivals.act.switch')]),
    ...(copyMonths(answers) ? [] : [say('rivals.act.copy')]),
    say('rivals.act.fights'),
    say('rivals.act.rivals'),
    say('rivals.act.copy'),
  ]
}
