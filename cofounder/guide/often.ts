// Whether an answer says how often something happens, or what it costs, in whatever form.
import { type Figure, findFigures } from '../../venture/numbers/find-figures.ts'
import { countsTimes } from '../../venture/numbers/frequencies.ts'
import { readPer } from '../../venture/numbers/vocabulary.ts'
import type { Language } from '../language/recognise.ts'
import { type Of, only } from './figures.ts'

/** "once a winter", "3 per harvest", "a few times a term", "jede Saison": of whatever unit, so that it can be counted. */
const per = "(?:per|an?|each|every|pro|je|im|in der|par|por|al|cada|ao|à|chaque|ogni|all[’']|bei jede[rm])"
const eachUnit =
  /(?<!\p{L})(?:every|each|per|pro|je|jede[rsnm]?|cada|chaque|ogni|tous les|toutes les|tod[oa]s? (?:[oa]s|l[oa]s)) \p{L}{3,}/iu
const timesPer = new RegExp(`(?:times|mal|veces|fois|vezes|volt[ae])[ ,]+(?:${per}) ?\\p{L}{3,}`, 'iu')
const figurePer = new RegExp(`^(?: \\p{L}+)? (?:${per}) ?\\p{L}{3,}`, 'iu')

/** Whether it counts how often, no matter whether a sum can be made of it. */
export function countsOften(text: string, language: Language): boolean {
  if (countsTimes(text) || eachUnit.test(text) || timesPer.test(text)) return true
  return findFigures(text, language).some(
    figure =>
      isOften(text, figure) || (figure.value.kind === 'count' && figurePer.test(text.slice(figure.end))),
  )
}

const everyWord =
  /(?<!\p{L})(?:every|each|always|jede[rsnm]?|alle|immer|cada|siempre|tod[oa]s?|sempre|chaque|tous|toutes|toujours|ogni)(?!\p{L})/iu
const isBare = (text: string) => text.trim().split(/\s+/).length <= 3
const timesWord = /(?:times|x|mal|veces|fois|vezes|volte)\s*$/iu

/** "Every Saturday", "4 appointments a week", "once a winter", "3": no matter whether a sum can be made of it. */
export function saysHowOften(text: string, language: Language): boolean {
  if (everyWord.test(text) || countsOften(text, language)) return true
  return findFigures(text, language).some(
    figure =>
      figure.value.kind === 'duration' ||
      (figure.value.kind === 'count' && (isBare(text) || timesWord.test(figure.text))),
  )
}

/** "4 appointments a week" says how often, as "twice a week" does. */
export function isOften(text: string, { value, end }: Figure): boolean {
  if (value.kind === 'frequency') return true
  if (value.kind !== 'count') return false
  const after = text.slice(end)
  const noun = /^\s+\p{L}+/u.exec(after)?.[0].length ?? 0
  return [0, noun].some(from => readPer(after.slice(from, from + 30)) !== null)
}

const nothing = /^(?:nothing|nichts|nada|rien|niente|zero|null|0)(?!\p{L}|\p{N})/iu
/** The words for one of a unit are no number elsewhere, but they are an answer here. */
const oneUnit =
  /(?<!\p{L})(?:an?|one|half|(?:the |a )?whole|eine?n?|ganze[rn]?|un[ae]?|uma?|todo el|toda la) (?:\p{L}+ )?(?:hours?|days?|mornings?|afternoons?|evenings?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|stunden?|tage?|vormittag|nachmittag|horas?|días?|tarde|mañana|heures?|jours?|journée|matinée|dias?|manhã|ora|giorno)(?!\p{L})/iu

/** They say that it costs nothing. */
export const costsNothing = (text: string) => nothing.test(text.trim())

const costing = /(?<!\p{L})(?:cost\p{L}*|kost\p{L}*|cuesta\p{L}*|coût\p{L}*|custa\p{L}*|los[est]+)(?!\p{L})/iu
/** "In the last four weeks", "seven times": when and how often, not what it costs. */
const sinceThen =
  /(?<!\p{L})(?:(?:the |in den |en las? |los |les |nas? |nos )?(?:last|past|letzten|vergangenen|últim[oa]s|dernièr\p{L}*|derniers))\s*$/iu

/** "400k" is money where it is asked what it costs. */
const thousands = /\d\s?k\s*$/iu

/** An amount or a time, in whatever form; how often alone is none. */
export function saysCost(text: string, language: Language): boolean {
  if (costsNothing(text) || oneUnit.test(text)) return true
  return findFigures(text, language).some(({ value: { kind }, start, text: words }) => {
    if (kind === 'duration') return !sinceThen.test(text.slice(0, start))
    if (kind === 'count')
      return (isBare(text) && !timesWord.test(words)) || costing.test(text) || thousands.test(words)
    return kind === 'money' || kind === 'price' || kind === 'share'
  })
}

/** How often, where one reading is left: "every week, like two times" is two a week. Else null. */
export function timesIn(text: string, language: Language): Of<'frequency'> | null {
  const often = only(text, language, 'frequency')
  // A count beside "twice a week" is of something else; beside a bare "every week" it may be the number of times.
  if (often?.low !== 1) return often
  const counts = findFigures(text, language).filter(({ value }) => value.kind === 'count')
  if (!counts.length) return often
  const [count] = counts
  const isPerOther = figurePer.test(text.slice(count?.end))
  if (!count || counts.length > 1 || !timesWord.test(count.text) || isPerOther) return null
  const times = only(text, language, 'count')
  return times && { ...often, low: times.low, high: times.low }
}
