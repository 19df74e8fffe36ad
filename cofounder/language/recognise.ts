// Recognises the language of a founder's text: one of our five, or a similar one that could be confused.
import { eld } from 'eld/extrasmall'
import unspoken from '../../content/unspoken.json' with { type: 'json' }
import { type Language, languages } from '../../venture/numbers/locale.ts'
import { joined } from './markdown.ts'

const neighbours: Readonly<Record<string, string>> = unspoken
/** All languages that we can recognise. The bundle of the library has no data for others. */
export const recognisable: readonly string[] = [...languages, ...Object.keys(neighbours)]
eld.setLanguageSubset([...recognisable])

const isOurs = (language: string): language is Language => languages.some(one => one === language)

/** The library reads at most this many characters. */
const mostRead = 1000
/** In a text with fewer words than this, the language is not English only if a letter shows it. */
const fewestWords = 3
/** A single message changes the language of a conversation only if it has at least this many words. */
const fewestToChange = 4

const countWords = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0

function detect(text: string) {
  const letters = text.match(/\p{L}/gu) ?? []
  const foreign = letters.filter(letter => !/\p{Script=Latin}/u.test(letter))
  const isForeignScript = letters.length >= 4 && 2 * foreign.length > letters.length
  const isShort = countWords(text) < fewestWords
  const found = eld.detect(text)
  const [best] = Object.entries(found.getScores())
    .filter(([language]) => isOurs(language))
    .toSorted(([, one], [, other]) => other - one)
    .map(([language]) => language as Language)
  const isTold = !isShort || /[^\p{ASCII}]/u.test(text)
  const isSure = !isShort && found.isReliable()
  const ours = isTold && best ? best : 'en'
  return {
    ours,
    isSure,
    other: isForeignScript || (isSure && !isOurs(found.language)) ? found.language : null,
  }
}

const read = (texts: readonly string[]) => detect(texts.join('\n').slice(0, mostRead))

/** Null if the language is not one of ours. If the text is too short to decide, the result is English. */
export function recogniseLanguage(texts: readonly string[]): Language | null {
  const { ours, other } = read(texts)
  return other === null ? ours : null
}

/** The note above an English result. Empty if the founder chose or writes one of our languages. */
export function unspokenIn(chosen: Language | null | undefined, texts: readonly string[]): string {
  const { other } = read(texts)
  if (chosen || other === null) return ''
  return joined([neighbours[other], 'I do not speak the language you write in, so this is in English.'])
}

export const languageOf = (texts: readonly string[]): Language => recogniseLanguage(texts) ?? 'en'

/** The language of the latest message, if the message is long enough. Otherwise the language of all messages. */
export function languageOfLatest(texts: readonly string[]): Language {
  const latest = texts.at(-1) ?? ''
  const isEnough = countWords(latest) >= fewestToChange && detect(latest).isSure
  return languageOf(isEnough ? [latest] : texts)
}
