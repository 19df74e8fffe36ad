// The language a founder writes, by its little words.
import { spoken } from '../../venture/language/function-words.ts'

export const languages = ['en', 'de', 'es', 'fr', 'pt'] as const
export type Language = (typeof languages)[number]
export type InLanguages<Text = string> = Readonly<Record<Language, Text>>

/** `null`: a language we do not speak. */
export type Recognised = Language | null

/**
 * Neighbours that would else pass for one of ours: their function words, and that we do not speak them, said once in
 * the founder's own language before a question and above a result.
 */
const unspoken = [
  {
    locale: 'it',
    words:
      'il lo la le gli un di da che è e si sono con per una no non al del della ogni loro nostro questo anche più ci perché nei alle ai dal dei degli nel nella hanno ho circa adesso dove clienti trovo trovare nuovi soldi vendere prezzo azienda aziende grazie italia mese anno pezzo negozi negozio ristoranti trattorie pizzerie impasto vendita servizio noleggio bottega allievi famiglie faccio fare pagare anticipo fattura partita quanti',
    asks: 'Non parlo ancora italiano: domando in inglese, risponda pure nella sua lingua.',
    writes: 'Non parlo ancora italiano: scrivo in inglese.',
  },
  {
    locale: 'nl',
    words: 'het een van en niet met voor zijn wij ik ze op aan dat die deze ook onze hun naar bij wordt maar',
    asks: 'Ik spreek nog geen Nederlands: ik vraag in het Engels, antwoord gerust in uw eigen taal.',
    writes: 'Ik spreek nog geen Nederlands: ik schrijf in het Engels.',
  },
  {
    locale: 'pl',
    words: 'nie jest są się na do że i w z dla od przez jak ale każdy ich nasz przy',
    asks: 'Nie mówię jeszcze po polsku: pytam po angielsku, proszę odpowiadać w swoim języku.',
    writes: 'Nie mówię jeszcze po polsku: piszę po angielsku.',
  },
  {
    locale: 'tr',
    words: 'bir ve bu için ile çok da de daha her biz onlar değil var olarak gibi ama',
    asks: 'Henüz Türkçe bilmiyorum: İngilizce soruyorum, kendi dilinizde yanıtlayın.',
    writes: 'Henüz Türkçe bilmiyorum: İngilizce yazıyorum.',
  },
  {
    locale: 'sv',
    words: 'och att det är inte med för på som vi de en ett av har till men våra',
    asks: 'Jag talar inte svenska än: jag frågar på engelska, svara gärna på ditt eget språk.',
    writes: 'Jag talar inte svenska än: jag skriver på engelska.',
  },
]

const setOf = (words: string) => new Set(words.split(' '))
const spokenSets = languages.map(language => ({ language, words: setOf(spoken[language]) }))
/** Only words that none of the five has: the Polish "i" and "do" stand in every English question. */
const shared = setOf(`i a de en ${Object.values(spoken).join(' ')}`)
const unspokenSets = unspoken.map(language => {
  const all = setOf(language.words)
  return { ...language, all, own: new Set([...all].filter(word => !shared.has(word))) }
})

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}]+/gu) ?? []

const hits = (words: readonly string[], known: ReadonlySet<string>) =>
  words.reduce((sum, word) => sum + Number(known.has(word)), 0)

/** Scripts none of the five is written in. */
function isForeignScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const foreign = letters.filter(letter => !/\p{Script=Latin}/u.test(letter)).length
  return letters.length >= 4 && foreign > letters.length / 2
}

/** Letters that none of the five is written with. */
const foreignLetters = (text: string) => text.match(/[ąęłżźśćńőűřůěščžđğışțăåøæ]/gi)?.length ?? 0

/** What an Italian asks or tells a trade with where no function word is. */
const italian = setOf(
  'come dove quando quanto clienti cliente trovo trovare nuovi primi soldi vendere vendo prezzo azienda ciao grazie buongiorno italia mese anno pezzo negozi negozio ristoranti trattorie pizzerie impasto vendita servizio aziende faccio fare pagare anticipo fattura',
)

/** So many words that none of the five has make a language one we do not speak. */
const fewestOwn = 2

/** English where too little was said to tell. */
export function recogniseLanguage(texts: readonly string[]): Recognised {
  const text = texts.join('\n')
  if (isForeignScript(text)) return null
  const words = wordsOf(text)
  const ranked = spokenSets
    .map(({ language, words: known }) => ({ language, count: hits(words, known) }))
    .toSorted((a, b) => b.count - a.count)
  const [best] = ranked
  if (!best || best.count === 0)
    return foreignLetters(text) >= 2 || hits(words, italian) >= fewestOwn ? null : hintOf(text)
  if (foreignLetters(text) >= 3 && best.count < 3) return null
  const other = Math.max(
    ...unspokenSets.map(({ all, own }) => (hits(words, own) >= fewestOwn ? hits(words, all) : 0)),
  )
  if (other > best.count) return null
  // "por" and "no" are Spanish and Portuguese, "un" and "le" French too, "an" German: a letter may tell.
  const hint = hintOf(text)
  const isTied = ranked.some(({ language, count }) => language === hint && count === best.count)
  // Else a tie with English is English's: founders write English words in every language.
  const english = ranked.find(({ language }) => language === 'en')
  if (english && english.count >= best.count && !(isTied && hint !== 'en')) return 'en'
  if (best.language !== 'de' && /[¿¡ñ]/.test(text)) return 'es'
  return isTied && hint !== 'en' ? hint : best.language
}

/** The language we do not speak that they most likely write; null where it is none of those we know. */
function unspokenBy(texts: readonly string[]) {
  const words = wordsOf(texts.join('\n'))
  const counts = unspokenSets.map(({ own }) => hits(words, own))
  const most = Math.max(...counts)
  if (most > 0) return unspokenSets[counts.indexOf(most)] ?? null
  return hits(words, italian) >= fewestOwn ? (unspokenSets[0] ?? null) : null
}

/** "I ask in English" in a language we know and do not speak; empty where it is none of these. */
export const noticeFor = (texts: readonly string[]): string => unspokenBy(texts)?.asks ?? ''

/** Above a result in English for somebody who writes a language we do not speak; empty where they chose or write one of ours. */
export function unspokenIn(chosen: Language | null | undefined, texts: readonly string[]): string {
  if (chosen || recogniseLanguage(texts) !== null) return ''
  const own = unspokenBy(texts)?.writes
  return [own, 'I do not speak the language you write in, so this is in English.'].filter(Boolean).join(' ')
}

/** How they write numbers and countries, whether or not we speak their language. */
export const localeOf = (texts: readonly string[]): string =>
  recogniseLanguage(texts) ?? unspokenBy(texts)?.locale ?? 'en'

/** "salut" and "hola" say in which language somebody means to go on. */
const greetings: readonly (readonly [Language, RegExp])[] = [
  ['de', /(?<!\p{L})(?:hallo|guten|servus|moin)(?!\p{L})/iu],
  ['es', /(?<!\p{L})(?:hola|buenos|buenas|gracias)(?!\p{L})/iu],
  ['fr', /(?<!\p{L})(?:salut|bonjour|bonsoir|merci)(?!\p{L})/iu],
  ['pt', /(?<!\p{L})(?:olá|oi|bom dia|boa tarde|boa noite|obrigad[oa])(?!\p{L})/iu],
]

/** What a trade is told with where no function word is: "taller bicis, Rosario". */
const trades: readonly (readonly [Language, RegExp])[] = [
  ['de', /(?<!\p{L})(?:verkaufe|mache|biete|werkstatt|betreibe|vermiete|liefere)(?!\p{L})/iu],
  ['fr', /(?<!\p{L})(?:vends|vendre|vente de|fabrique|livraison|atelier|cours de|vélos?)(?!\p{L})/iu],
  ['pt', /(?<!\p{L})(?:em|faço|dou|ofereço|alugo|oficina|loja|aulas)(?!\p{L})/iu],
  [
    'es',
    /ción(?!\p{L})|(?<!\p{L})(?:vendo|hago|doy|ofrezco|alquilo|arreglo|taller|tienda|clases)(?!\p{L})/iu,
  ],
]

/** Two words without a function word may still carry a letter that only one of the five has. */
function hintOf(text: string): Language {
  for (const [language, greeting] of greetings) if (greeting.test(text.normalize('NFC'))) return language
  if (/[äöüß]/i.test(text)) return 'de'
  if (/[ñ¿¡]/i.test(text)) return 'es'
  if (/[ãõ]|(?<=\p{L})ç[ao]/iu.test(text)) return 'pt'
  if (/[œèêûî]/i.test(text)) return 'fr'
  for (const [language, word] of trades) if (word.test(text.normalize('NFC'))) return language
  return 'en'
}

/** The language we answer in. */
export function languageOf(texts: readonly string[]): Language {
  return recogniseLanguage(texts) ?? 'en'
}

const surely = 3

/** A conversation may change its language: the latest message decides where it says enough. */
export function languageOfLatest(texts: readonly string[]): Language {
  const latest = wordsOf(texts.at(-1) ?? '')
  const isSure = spokenSets.some(({ words }) => hits(latest, words) >= surely)
  return languageOf(isSure ? texts.slice(-1) : texts)
}
