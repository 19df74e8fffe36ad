// The number words of five languages.
import type { Language } from './locale.ts'

const list = (words: string, from: number, step = 1): [string, number][] =>
  words.split(' ').map((word, index) => [word, from + index * step])

/**
 * `adds`: number words that are added up. `multiplies`: words that multiply the number before them. `and`: words
 * that join the parts of a number. `articles`: articles that mean one before a multiplying word.
 */
type Words = {
  adds: Map<string, number>
  multiplies: Map<string, number>
  and: string[]
  articles: string[]
  half: string[]
}

const english: Words = {
  adds: new Map([
    ...list(
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      2,
    ),
    ...list('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ]),
  multiplies: new Map([
    ['dozen', 12],
    ['hundred', 100],
    ['thousand', 1e3],
    ['million', 1e6],
    ['billion', 1e9],
  ]),
  and: ['and'],
  articles: ['a', 'one'],
  half: ['half'],
}

const germanTens = list('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 20, 10)
const germanUnits: [string, number][] = [['ein', 1], ...list('zwei drei vier fünf sechs sieben acht neun', 2)]
const germanBelowHundred: [string, number][] = [
  ...list(
    'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    2,
  ),
  ...germanTens,
  ...germanTens.flatMap(([ten, value]) =>
    germanUnits.map(([unit, add]): [string, number] => [`${unit}und${ten}`, value + add]),
  ),
]
const germanHundreds: [string, number][] = [['', 1] as [string, number], ...germanUnits].flatMap(
  ([unit, times]) => [
    [`${unit}hundert`, times * 100] as [string, number],
    ...germanBelowHundred.map(([rest, value]): [string, number] => [
      `${unit}hundert${rest}`,
      times * 100 + value,
    ]),
  ],
)
const germanBelowThousand = [...germanBelowHundred, ...germanHundreds]
const german: Words = {
  adds: new Map([...germanBelowThousand]),
  multiplies: new Map([
    ['dutzend', 12],
    ['million', 1e6],
    ['millionen', 1e6],
    ['milliarde', 1e9],
    ['milliarden', 1e9],
  ]),
  and: [],
  articles: ['ein', 'eine'],
  half: ['halbes'],
}

const spanish: Words = {
  adds: new Map([
    ...list(
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
      2,
    ),
    ...list('treinta cuarenta cincuenta sesenta setenta ochenta noventa cien', 30, 10),
    ...list(
      'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
      100,
      100,
    ),
    ...list(
      'doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas',
      200,
      100,
    ),
  ]),
  multiplies: new Map([
    ['docena', 12],
    ['docenas', 12],
    ['mil', 1e3],
    ['millón', 1e6],
    ['millones', 1e6],
  ]),
  and: ['y'],
  articles: ['un', 'una'],
  half: ['media'],
}

const french: Words = {
  adds: new Map([
    ...list('deux trois quatre cinq six sept huit', 2),
    ...list('dix onze douze treize quatorze quinze seize', 10),
    ...list('vingt trente quarante cinquante soixante', 20, 10),
    ['septante', 70],
    ['huitante', 80],
    ['nonante', 90],
    ['dizaine', 10],
    ['quinzaine', 15],
    ['vingtaine', 20],
    ['trentaine', 30],
    ['cinquantaine', 50],
    ['centaine', 100],
  ]),
  multiplies: new Map([
    ['douzaine', 12],
    ['douzaines', 12],
    ['cent', 100],
    ['cents', 100],
    ['mille', 1e3],
    ['million', 1e6],
    ['millions', 1e6],
    ['milliard', 1e9],
    ['milliards', 1e9],
  ]),
  and: ['et'],
  articles: ['un', 'une'],
  half: ['demi'],
}

const portuguese: Words = {
  adds: new Map([
    ...list(
      'dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove',
      2,
    ),
    ['duas', 2],
    ['quatorze', 14],
    ['dezesseis', 16],
    ['dezessete', 17],
    ['dezenove', 19],
    ...list('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem', 20, 10),
    ...list(
      'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
      100,
      100,
    ),
    ...list(
      'duzentas trezentas quatrocentas quinhentas seiscentas setecentas oitocentas novecentas',
      200,
      100,
    ),
  ]),
  multiplies: new Map([
    ['dúzia', 12],
    ['dúzias', 12],
    ['mil', 1e3],
    ['milhão', 1e6],
    ['milhões', 1e6],
  ]),
  and: ['e'],
  articles: ['um', 'uma'],
  half: ['meia'],
}

/** Italian number words. The product has no Italian version, so these words are read in English text. */
const italianTens = list('venti trenta quaranta cinquanta sessanta settanta ottanta novanta', 20, 10)
const italianUnits = list('uno due tre quattro cinque sei sette otto nove', 1)
const italianBelowHundred: [string, number][] = [
  ...list(
    'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    2,
  ),
  ...italianTens,
  ...italianTens.flatMap(([ten, value]) =>
    italianUnits.map(([unit, add]): [string, number] => [
      `${/^[uo]/.test(unit) ? ten.slice(0, -1) : ten}${unit}`,
      value + add,
    ]),
  ),
]
export const italian = new Map<string, number>([
  ...italianBelowHundred,
  ...list(
    'cento duecento trecento quattrocento cinquecento seicento settecento ottocento novecento',
    100,
    100,
  ),
  ...list(
    'mille duemila tremila quattromila cinquemila seimila settemila ottomila novemila diecimila',
    1e3,
    1e3,
  ),
])

/** English words that do not exist in Italian. They show that a text is English. */
const englishWord =
  /(?<!\p{L})(?:the|and|of|to|is|are|was|were|with|for|from|we|they|our|their|it|this|that|have|has|on|at|or|but|not|said|pays?|paid|who|when)(?!\p{L})/iu

export const isEnglish = (text: string) => englishWord.test(text)

export const words: Record<Language, Words> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  pt: portuguese,
}

/** Reads a German number. German writes thousands and everything after them as one word: "zweitausendfünfhundert". */
export function germanNumber(word: string): number | undefined {
  const spelt = word.replaceAll('dreissig', 'dreißig')
  if (spelt === 'anderthalb') return 1.5
  const whole = /^(.+)einhalb$/.exec(spelt)?.[1]
  if (whole) return halfMore(german.adds.get(whole))
  const [head, tail, ...more] = spelt.split('tausend')
  if (tail === undefined || head === undefined || more.length > 0) return german.adds.get(spelt)
  const thousands = head === '' || head === 'ein' ? 1 : german.adds.get(head)
  const rest = tail === '' ? 0 : german.adds.get(tail)
  return thousands === undefined || rest === undefined ? undefined : thousands * 1e3 + rest
}

const halfMore = (number: number | undefined) => (number === undefined ? undefined : number + 0.5)
