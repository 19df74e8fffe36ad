// The strongest argument against the founder: lost sales, a lower price, a fast copy, or an unknown reason.
import { headlineOf } from './headline.ts'
import type { Told } from './own.ts'
import { copyMonths, hardestOf, isHalfLost, lostShare } from './sums.ts'
import { isBeaten, isGuess, type RivalRow } from './table.ts'
import { isPriceGuessed, namesOf, sayCheaper, sayFights, sayLost, sayWithin, sentence } from './words.ts'

/** If it takes more months than this to copy the product, a copy is not an argument against the founder. */
const soon = 12

export function counterOf(given: Told): string {
  const { answers, rivals, voice, refused } = given
  if (refused) return refused.end.counterArgument
  const [hardest] = answers.fights?.known === 'guess' ? [] : hardestOf(rivals)
  const lost = hardest && lostTo(hardest, given)
  if (lost && isHalfLost(hardest)) return lost
  const months = copyMonths(answers)
  const copied =
    months && months.high <= soon
      ? voice.say('rivals.react.copy', { count: months.high, months: voice.number(months) })
      : null
  const unbeaten = rivals.filter(rival => rival.name !== null && !isBeaten(rival))
  const of = (key: 'rivals.counter.open' | 'rivals.counter.guess', all: readonly RivalRow[]) =>
    all.length > 0 ? voice.say(key, { names: namesOf(all, voice) }) : null
  const unknown =
    of(
      'rivals.counter.open',
      unbeaten.filter(({ reason }) => reason === null),
    ) ??
    of(
      'rivals.counter.guess',
      unbeaten.filter(({ reasonKnown }) => isGuess(reasonKnown)),
    )
  return (
    lowestPrice(given, headlineOf(given).price) ??
    lost ??
    copied ??
    unknown ??
    voice.say('rivals.counter.nothing')
  )
}

/** The losses to a rival, with the reason if it is known. */
function lostTo(rival: RivalRow, { voice }: Told): string {
  const { say, colon } = voice
  const line = sayLost(rival, voice) ?? `${sayWithin(rival, voice)}${colon}${sayFights(rival, voice)}.`
  const why = rival.reason && !isGuess(rival.reasonKnown) && say(`rivals.option.reason.${rival.reason}`)
  const lines = [sentence(line), why && `${say('market.rival.why', { why })}.`]
  return lines.filter(Boolean).join(' ')
}

/** The lower price of a rival. It looks first at the rivals that win the largest share against the founder. */
const lowestPrice = (given: Told, before: RivalRow | null): string | undefined =>
  given.rivals
    .toSorted((one, other) => lostShare(other) - lostShare(one))
    .flatMap(rival => {
      if (rival.id === before?.id || isPriceGuessed(rival)) return []
      const line = sayCheaper(rival, given)
      return line ? sentence(line) : []
    })[0]
