// Reads the figure of a fact as a model writes it: "25 bags per week", "89 USD per month plus 4 USD per bag".
import { type FactTopic, factTopics } from '../../contracts/fact-topics.ts'
import { type FactValue, type Period, type PricePart, unitMost } from '../../contracts/fact-values.ts'
import { factTextMost } from '../../contracts/facts.ts'
import { per as perPeriod } from '../../venture/language/per.ts'
import { type Figure, type FigureValue, findFigures } from '../../venture/numbers/find-figures.ts'
import type { InLanguages, Language } from '../../venture/numbers/locale.ts'
import { readPer } from '../../venture/numbers/vocabulary.ts'
import { numbersOf } from './quantities.ts'

const single = /\s+(?:once|one-off|one-time|upfront|setup)\b/gi
const plus = /\s+plus\s+|\s*\+\s*/i

/** The value of a figure. Null if it fits no type of the topic. Then the text of the fact contains the figure. */
export function readFigure(topic: FactTopic, figure: string, language: Language): FactValue | null {
  const { values } = factTopics[topic]
  const parts = figure
    .replace(single, '')
    .split(plus)
    .map(part => readOne(part, values, 'en') ?? readOne(part, values, language))
  if (parts.length < 2) return parts[0] ?? null
  const priced = parts.flatMap(partOf)
  const kinds = new Set(priced.map(part => (part.kind === 'recurring' ? part.per : part.kind)))
  const isPrice = values.includes('price') && priced.length === parts.length && kinds.size === parts.length
  return isPrice ? { kind: 'price', parts: priced } : null
}

function partOf(value: FactValue | null): PricePart[] {
  if (value?.kind !== 'money') return []
  const { kind: _, per, ...amount } = value
  return [per === null ? { kind: 'once', ...amount } : { kind: 'recurring', ...amount, per }]
}

type Money = Extract<FigureValue, { kind: 'money' }>
type Kinds = readonly FactValue['kind'][]

function readOne(text: string, values: Kinds, language: Language): FactValue | null {
  const [found, ...more] = findFigures(text, language)
  if (!found || more.length || found.other) return null
  const value = withUnit(found, text.slice(found.end).trim(), values)
  return value && values.includes(value.kind) ? value : null
}

const per = String.raw`(?:(?<!\p{L})(?:per|pro|je|por|par|à la|cada|chaque|each|every|an?)\s+|\/\s?)`
const eachPer = new RegExp(per, 'iu')
const ofTime = new RegExp(`^(?<what>.*?)\\s*(?<period>${per}.+)$`, 'iu')
/** Matches words that mean "each piece", such as "each" in "4 EUR each", or "cada uno". */
const onePiece = /(?<!\p{L})(?:each|apiece|chacune?|(?:cada|per) (?:un[oae]?|uma?|one))$/iu
const oneTime = /^(?:time|use|mal|vez|fois)$/iu
const timesWord = /(?:times|mal|veces|fois|vezes)$/iu

const unitOf = (words: string | undefined) => (words && words.length <= unitMost ? words : null)

/** Reads the unit and period of an amount: "per bag", "per nurse per month". At most one of each is allowed. */
function withEach(value: Money, written: string): Money | null {
  if (onePiece.test(written)) return { ...value, per: 'use', each: 'piece' }
  const [, ...units] = written.split(eachPer).map(words => words.trim())
  const times = units.flatMap(unit => timeOf(unit) ?? [])
  const named = units.filter(unit => !timeOf(unit) && !oneTime.test(unit))
  if (named.length > 1 || times.length > 1) return null
  const [time = value.per ?? (units.length ? 'use' : null)] = times
  const [unit] = named
  if (!unit) return { ...value, per: time }
  const each = unitOf(unit)
  return each ? { ...value, per: time, each } : null
}

const timeOf = (unit: string): Period | null => {
  const found = readPer(`/${unit}`)
  return found && found.per !== 'use' && found.length === unit.length + 1 ? found.per : null
}

/** If no type can store the unit, there is no value. A value without its unit would be worse. */
function withUnit({ value, text }: Figure, behind: string, values: Kinds): FigureValue | null {
  switch (value.kind) {
    case 'money':
      return withEach(value, `${text} ${behind}`.trim())
    case 'count': {
      const { what = '', period = '' } = ofTime.exec(behind)?.groups ?? {}
      const time = readPer(` ${period}`)
      const isOften = time && time.per !== 'use' && time.length > period.length
      const { low, high } = value
      if (isOften && values.includes('frequency'))
        return withWhat({ kind: 'frequency', low, high, per: time.per }, what)
      return withWhat(value, behind || (timesWord.exec(text)?.[0] ?? ''))
    }
    case 'part':
      return withWhat(value, behind)
    default:
      return eachPer.test(behind) ? null : value
  }
}

function withWhat<Value extends FigureValue>(value: Value, words: string): Value | null {
  if (!words) return value
  const what = unitOf(words)
  return what ? { ...value, what } : null
}

const of: InLanguages = { en: 'of', de: 'von', es: 'de', fr: 'sur', pt: 'de' }
const each: InLanguages = { en: 'per', de: 'pro', es: 'por', fr: 'par', pt: 'por' }
const once: InLanguages = { en: 'once', de: 'einmal', es: 'una vez', fr: 'une fois', pt: 'uma vez' }

/** Translates the small words in a figure into the founder's language. */
function inTheirs(figure: string, language: Language): string {
  return figure
    .replace(/(?<=\d) (?:to|-) (?=\d)/g, '–')
    .replace(/\bonce\b/gi, once[language])
    .replace(/(?<=\d) of (?=\d)/gi, ` ${of[language]} `)
    .replace(/\bper (hour|day|week|month|quarter|year)\b/gi, (_, period: string) =>
      language === 'en' ? `per ${period}` : perPeriod(period.toLowerCase() as 'hour', language),
    )
    .replace(/\bper\b/gi, each[language])
}

function numbersIn(words: string, language: Language): Set<number> {
  const figures = findFigures(words, language).flatMap(({ value, other }) =>
    other ? [value, other] : [value],
  )
  return new Set(figures.flatMap(numbersOf))
}

type Told = {
  text: string
  figure: string | null | undefined
  said: string
}

/** A figure without a value is added to the text, if the founder said it and the text lacks it. */
export function figured(topic: FactTopic, { text, figure, said }: Told, language: Language) {
  const value = figure ? readFigure(topic, figure, language) : null
  if (!figure || value) return { text, value }
  const numbers = [...numbersIn(figure, 'en')]
  const [written, heard] = [numbersIn(text, language), numbersIn(said, language)]
  const isMissing = numbers.some(number => !written.has(number)) && numbers.every(number => heard.has(number))
  const whole = `${text} (${inTheirs(figure, language)})`
  return { text: isMissing && whole.length <= factTextMost ? whole : text, value }
}
