// What speaks most against the founder beside the first line: whom most is lost to, who is cheaper, or what is not known.
import { headlineOf } from './headline.ts'
import type { Told } from './own.ts'
import { fightsOf, hardestOf } from './sums.ts'
import { isBeaten, type RivalRow } from './table.ts'
import { isPriceGuessed, namesOf, sayCheaper, sayFights, sayWithin, sentence } from './words.ts'

/** `price`: whose price it compares. */
export function counterIn(given: Told): { line: string; price: RivalRow | null } {
  const { answers, rivals, voice, refused } = given
  if (refused) return { line: refused.end.counterArgument, price: null }
  const head = headlineOf(given)
  const { worst = [] } = fightsOf(rivals) ?? {}
  const hardest = answers.fights?.known === 'guess' ? null : (worst[0] ?? hardestOf(rivals))
  const fights = hardest && sayFights(hardest, voice)
  const lost = fights && voice.say('rivals.react.fights', { fights, name: sayWithin(hardest, voice) })
  if (lost && !head.isLost) return { line: sentence(lost), price: null }
  const unbeaten = rivals.filter(rival => rival.name !== null && !isBeaten(rival))
  const [cheaper] = unbeaten.flatMap(rival => {
    const line =
      rival.id === head.price?.id || isPriceGuessed(rival) ? null : sayCheaper(rival, given, sayWithin)
    return line ? [{ line: sentence(line), price: rival }] : []
  })
  if (cheaper) return cheaper
  if (lost) return { line: sentence(lost), price: null }
  const open = unbeaten.filter(rival => rival.reason === null)
  const line =
    open.length > 0
      ? voice.say('rivals.counter.open', { names: namesOf(open, voice) })
      : voice.say('rivals.counter.nothing')
  return { line, price: null }
}

export const counterOf = (given: Told): string => counterIn(given).line
