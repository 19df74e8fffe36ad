// Names inside a sentence, for somebody who was asked for a list and told a sentence twice. A name is known by how it is
// written: a capital where no sentence begins, a capital inside the word, or behind "called". German nouns all have one.
import { countryCodes, countryName } from '../../../venture/numbers/countries.ts'
import type { Language } from '../../language/recognise.ts'

const joins = /^(?:and|und|y|e|et|or|oder|ou|o)$/i
/** Behind these the next name stands for a company, in German too. */
const names = /^(?:called|named|like|namens|wie|llamad[oa]s?|como|appelée?s?|comme|chamad[oa]s?)$/i
/** Behind these it is more often a place. */
const places = /^(?:in|at|from|near|aus|bei|nach|en|em|à|au|chez|de|da|do|du|desde)$/i
const noName =
  /^(?:I|We|They|It|AI|App|Apps|KES|USD|EUR|GBP|CHF|INR|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)$/

/** A sentence begins with these, and no name does. */
const begins =
  /^(?:the|an?|maybe|perhaps|only|just|both|mostly|mainly|probably|also|like|there|today|currently|some|our|my|and|or|with|solo|quizás?|tal|también|el|la|los|las|un|una|hay|como|con|le|les|une|des|du|seulement|peut|aussi|il|comme|avec|o|os|a|as|um|uma|só|talvez|também|há|com|in|at|from|en|em|à)(?:['’]\p{L}+)?$/iu

let known: Set<string> | null = null
function isCountry(word: string): boolean {
  known ??= new Set(countryCodes.map(code => countryName(code, 'en')))
  return known.has(word)
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word)
/** "OrgelPro", "3Bee". */
const isMade = (word: string) => /\p{Ll}\p{Lu}/u.test(word) || /^\d+\p{Lu}\p{Ll}/u.test(word)

type Word = { text: string; isFirst: boolean; isLast: boolean }

/** Each word with whether a sentence begins or a clause ends with it. */
function wordsOf(sentence: string): Word[] {
  return sentence.split(/(?<=[.;:!?])\s+/u).flatMap(clause =>
    clause.split(/\s+/).flatMap((written, at) => {
      const text = written.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
      return text ? [{ text, isFirst: at === 0, isLast: /[,;.:!?]$/.test(written) }] : []
    }),
  )
}

export function namesInWords(sentence: string, language: Language): string[] {
  const words = wordsOf(sentence)
  const isName = (at: number): boolean => {
    const [word, before] = [words[at], words[at - 1]]
    if (!word || noName.test(word.text) || isCountry(word.text)) return false
    if (isMade(word.text)) return true
    if (!isCapital(word.text) || word.isFirst || !before) return false
    if (names.test(before.text)) return true
    return language !== 'de' && !places.test(before.text) && !/^\p{Lu}+$/u.test(before.text)
  }
  // "Phenix and Arnia sell …": the first of two may begin the sentence.
  const isPaired = (at: number) =>
    language !== 'de' &&
    isCapital(words[at]?.text ?? '') &&
    !noName.test(words[at]?.text ?? '') &&
    joins.test(words[at + 1]?.text ?? '') &&
    isName(at + 2)
  // "Landlord Vision and Hammock": neither is the first word of a name cut off.
  const isStart = (at: number) =>
    language !== 'de' &&
    words[at]?.isFirst === true &&
    !words[at].isLast &&
    isCapital(words[at].text) &&
    !begins.test(words[at].text) &&
    !noName.test(words[at].text) &&
    isName(at + 1)
  const found: string[] = []
  let isOpen = false
  words.forEach(({ text, isLast }, at) => {
    const isOne =
      isName(at) || isPaired(at) || isStart(at) || (isOpen && isCapital(text) && language !== 'de')
    if (isOne && isOpen) found.push(`${found.pop()} ${text}`)
    else if (isOne) found.push(text)
    isOpen = isOne && !isLast
  })
  return [...new Set(found)]
}
