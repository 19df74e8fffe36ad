// Finds frequencies without a number: "daily", "twice a month", "jede Woche", "every two weeks".
import type { FactValue, Period } from '../../contracts/fact-values.ts'
import type { Language } from './locale.ts'
import { findNumberWords } from './number-words.ts'
import { readPer } from './vocabulary.ts'

type Frequency = Extract<FactValue, { kind: 'frequency' }>
export type FoundFrequency = { start: number; end: number; value: Frequency }

const counted =
  /(?<![\p{L}])(?:(?<once>once|einmal|una vez|une fois|uma vez|una volta)|(?<twice>twice|zweimal|dos veces|deux fois|duas vezes|due volte)|(?<thrice>thrice|dreimal))(?![\p{L}])/giu

const every =
  /(?<![\p{L}])(?:every|each|jede[nrs]?|alle|cada|tod[oa]s? (?:os |as |los |las )?|toutes les|tous les|chaque|ogni) ?(?<step>other |second |zwei(?:te[nrs]?)? |deux |dos |dois |two )?(?<what>days?|weeks?|months?|quarters?|years?|hours?|tage?|wochen?|monate?|quartale?|jahre?|stunden?|d[ií]as?|semanas?|mes(?:es)?|mês|años?|anos?|horas?|jours?|semaines?|mois|ans?|heures?|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|(?<daypart>evenings?|nights?|mornings?|abende?|nacht|morgen|noches?|soirs?|matins?|nuits?|noites?|manhãs?|ser[ae]|mattin[ae])|(?<weekday>(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|wochenende|lunes|martes|miércoles|jueves|viernes|s[áa]bados?|domingos?|fin(?:es)? de semana|fi(?:m|ns) de semana|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|week-ends?|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?(?! (?:vez|volta))|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica))(?![\p{L}])/giu
const adverb =
  /(?<![\p{L}])(?<word>hourly|daily|weekly|monthly|quarterly|yearly|annually|stündlich|täglich|wöchentlich|monatlich|jährlich|diariamente|semanalmente|mensualmente|mensalmente|anualmente|quotidiennement)(?!-?[\p{L}])/giu

const periodOf = (word: string): Period | null =>
  readPer(`/${word.toLowerCase().replace(/(?<=\p{L}{3})(?:s|e|n|en|es)$/u, '')}`)?.per ??
  readPer(`/${word}`)?.per ??
  readPer(` ${word}`)?.per ??
  null

export function findFrequencies(text: string, language: Language): FoundFrequency[] {
  const found: FoundFrequency[] = []
  const add = (start: number, end: number, times: number, per: Period | null) => {
    if (per && !found.some(other => start < other.end && other.start < end)) {
      found.push({ start, end, value: { kind: 'frequency', low: times, high: times, per } })
    }
  }
  for (const match of text.matchAll(counted)) {
    const end = match.index + match[0].length
    const per = readPer(text.slice(end, end + 60))
    const times = match.groups?.once ? 1 : match.groups?.twice ? 2 : 3
    if (per) add(match.index, end + per.length, times, per.per)
  }
  for (const match of text.matchAll(every)) {
    // In "€8 every month" and "3 times every week", the frequency belongs to the figure before it and is already
    // read.
    if (isBehindFigure(text.slice(Math.max(0, match.index - 60), match.index), language)) continue
    add(
      match.index,
      match.index + match[0].length,
      match.groups?.step ? 0.5 : 1,
      match.groups?.weekday ? 'week' : match.groups?.daypart ? 'day' : periodOf(match.groups?.what ?? ''),
    )
  }
  for (const match of text.matchAll(adverb)) {
    if (isBehindFigure(text.slice(Math.max(0, match.index - 60), match.index), language)) continue
    add(match.index, match.index + match[0].length, 1, periodOf(match.groups?.word ?? ''))
  }
  return found
}

function isBehindFigure(before: string, language: Language): boolean {
  if (/(?:\d|[€$£₹%½]|\d ?\p{L}{1,12}|times|mal|veces|fois|vezes) ?$/iu.test(before)) return true
  const last = findNumberWords(before, language).at(-1)
  return last !== undefined && /^(?: \p{L}+)? ?$/u.test(before.slice(last.end))
}
