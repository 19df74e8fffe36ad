// What the readers of a fourth run of all talks found wrong, by cause.
import { expect, test } from 'vitest'
import { countsOften, saysHowOften } from '../../cofounder/guide/often.ts'
import {
  committedIn,
  countPayers,
  looseCount,
  paidAndRefused,
  someLeft,
} from '../../cofounder/guide/payers.ts'
import { costSum, paidSum } from '../../cofounder/guide/sums.ts'
import { composePitch } from '../../cofounder/helpers/pitch/compose.ts'
import { pitchCoach } from '../../cofounder/helpers/pitch/helper.ts'
import { problemValidation } from '../../cofounder/helpers/problem-validation/helper.ts'
import { registry } from '../../cofounder/helpers/registry.ts'
import { commandOf, isNone } from '../../cofounder/language/noise.ts'
import { type Language, recogniseLanguage } from '../../cofounder/language/recognise.ts'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { MarketResearchResult } from '../../contracts/results/market-research.ts'
import { readBack as readBackSchema } from '../../contracts/results/read-back.ts'
import { ask } from '../../scripts/eval/play.ts'
import { findFigures } from '../../venture/numbers/find-figures.ts'
import { hold, today } from './hold.ts'

test.each<[string, Language]>([
  ['Once a winter.', 'en'],
  ['Around twice a term', 'en'],
  ['every season', 'en'],
  ['three or four per harvest', 'en'],
  ['each semester', 'en'],
  ['a couple of times a season', 'en'],
  ['per lambing about five', 'en'],
  ['Einmal im Winter', 'de'],
  ['bei jeder Ernte', 'de'],
  ['drei pro Saison', 'de'],
  ['una vez por cosecha', 'es'],
  ['cada temporada', 'es'],
  ['unas cuantas veces por curso', 'es'],
  ['deux fois par trimestre scolaire', 'fr'],
  ['à chaque récolte', 'fr'],
  ['quelques fois par saison', 'fr'],
  ['duas vezes por safra', 'pt'],
  ['a cada colheita', 'pt'],
  ['umas vezes por semestre', 'pt'],
  ['una volta a stagione', 'en'],
])('“%s” (%s) says how often, and counts it', (words, language) => {
  expect(saysHowOften(words, language)).toBe(true)
  expect(countsOften(words, language)).toBe(true)
})

test.each<[string, Language]>([
  ['always', 'en'],
  ['They all have it', 'en'],
  ['sehr oft', 'de'],
  ['siempre', 'es'],
  ['souvent', 'fr'],
  ['Not supermarkets, not daily-bouquet shops.', 'en'],
])('“%s” (%s) counts nothing', (words, language) => {
  expect(countsOften(words, language)).toBe(false)
})

const answers = [
  'In January a tarp tore and the owner found ice in the cabin.',
  'Owners of small sailing boats on Lake Constance',
  'Once a winter.',
  'The last repair was €2,300.',
  'They ask a friend.',
  'I asked nine, nobody has paid yet.',
  'The yacht club, 2,400 members',
  'I spoke with 9 owners.',
]

/** The card by marks, with one line in other words. */
function card(change: Record<string, string>, language: Language = 'en', paid: number | null = null) {
  const marks = { problem: 4, who: 2, frequency: 2, intensity: 2, workaround: 4 }
  const messages: ConversationMessage[] = []
  const next = (readBack: unknown) => {
    const result = problemValidation.playbook({
      messages,
      background: '',
      today,
      language,
      readBack: readBackSchema.parse(readBack),
    })
    messages.push({ role: 'assistant', content: problemValidation.render(result) })
    return result
  }
  let result = next({ marks })
  for (const content of answers) {
    messages.push({ role: 'user', content })
    result = next({ marks })
  }
  if (result.kind !== 'turn' || !result.readBack) throw new Error('nothing to read back')
  const lines = Object.fromEntries(result.readBack.lines.map(({ dimension, text }) => [dimension, text]))
  const rungs = Object.fromEntries(
    result.readBack.lines.flatMap(({ dimension, rung }) => (rung ? [[dimension, rung]] : [])),
  )
  messages.push({ role: 'user', content: 'Verdict' })
  const confirmed = {
    lines: { ...lines, ...change },
    paid,
    refused: null,
    permission: 'none needed',
    aim: 'a living',
  }
  const made = next({ marks: rungs, confirmed: { ...confirmed, wantsPivot: false } })
  if (made.kind !== 'scorecard') throw new Error('no card')
  return { card: made, text: messages.at(-1)?.content ?? '' }
}

test('“once a winter” is told with a figure on the page', () => {
  const { card: made } = card({})
  expect(made.scores.find(({ dimension }) => dimension === 'frequency')?.score).toBe(3)
})

test.each<[string, Language, number | null]>([
  ['Bezahlt hat noch keiner, alle sagen super, sieben haben unterschrieben', 'de', 7],
  ['Nobody has paid, 6 signed a letter of intent', 'en', 6],
  ['no payment yet but four have pre-ordered', 'en', 4],
  ['Nadie pagó, cinco firmaron', 'es', 5],
  ['Personne n’a payé, huit ont signé un devis', 'fr', 8],
  ['Ninguém pagou, nove assinaram', 'pt', 9],
  ['Nobody has signed or paid', 'en', null],
  ['12 schools pay us, 5 refused', 'en', null],
  ['I asked nine, nobody has paid yet.', 'en', null],
])('“%s” (%s): %s have committed', (words, language, count) => {
  expect(committedIn(words, language)).toBe(count)
})

test.each<[Language, string]>([
  ['de', 'Bezahlt hat noch keiner, sieben haben unterschrieben'],
  ['en', 'Nobody has paid, 6 signed a letter of intent'],
  ['en', '22 have delivered to us now and got paid.'],
])('%s: “%s” is not told that nobody has committed or paid', (language, money) => {
  const { text } = card({ money }, language, 0)
  expect(text).not.toMatch(/I read no payment yet|lese ich noch keine Zahlung/)
})

test('who is paid by us is not offered a deposit', () => {
  const { card: made } = card({ money: '22 have delivered to us now and got paid.' })
  expect(made.testCards.map(({ test: words }) => words).join(' ')).not.toContain('deposit')
})

test.each<[string, number[]]>([
  ['Sette bar', [7]],
  ['adesso pagano in nove', [9]],
  ['ventidue negozi', [22]],
  ['trenta panetti', [30]],
  ['duecento clienti', [200]],
  ['Sette bar pagano, quattro hanno detto no', [7, 4]],
  ['The Otto Group and the Cinque Terre are in it', []],
])('“%s”: an Italian’s numbers in words are read', (words, counts) => {
  expect(
    findFigures(words, 'en').flatMap(({ value }) => (value.kind === 'count' ? [value.low] : [])),
  ).toEqual(counts)
})

test('a newer count stands above an older one, and neither is said to be unread', () => {
  const money = 'adesso pagano in nove · Sette bar pagano 1,20 € a pezzo, quattro hanno detto no'
  const { card: made } = card({ money }, 'en', 9)
  const reason = made.scores.find(({ dimension }) => dimension === 'money')?.reason ?? ''
  expect(reason).not.toContain('how many,')
  expect(countPayers('adesso pagano in nove', 'en')).toBe(9)
})

test.each<[string, string, Language]>([
  ['chaque vendredi', 'trois heures et parfois une place de plus, 60 dirhams', 'fr'],
  ['every week', 'sometimes $40', 'en'],
  ['every week', 'up to $40', 'en'],
  ['jede Woche', 'manchmal 40 €', 'de'],
  ['cada semana', 'a veces 40 euros', 'es'],
  ['toda semana', 'às vezes 40 euros', 'pt'],
])('“%s”, “%s” (%s): what comes now and then is not multiplied', (often, cost, language) => {
  expect(costSum(often, cost, language)).toBeNull()
})

test.each([
  'We will figure it out.',
  'we’ll see',
  'tbd',
  'Not decided yet',
  'no idea yet',
  'mal sehen',
  'Das wird sich zeigen.',
  'ya veremos',
  'Todavía no lo sabemos',
  'on verra bien',
  'à voir',
  'vamos ver',
  'ainda não sabemos',
])('“%s” leaves a line open', words => {
  expect(commandOf(words)).toBe('skip')
})

const coached = (says: Record<string, string>, language?: Language) => {
  const turns = hold(
    pitchCoach,
    messages => ({ messages, sessionType: 'pitch-questions' as const, today, ...(language && { language }) }),
    {
      topicOf: result => (result.kind === 'question' ? result.topic : null),
      isOver: result => result.kind === 'question' && result.topic === null,
      reply: topic => says[topic ?? ''] ?? `Our ${topic} is plain.`,
      most: 12,
    },
  )
  const messages = turns.at(-1)?.before ?? []
  const result = pitchCoach.playbook({ messages, sessionType: 'pitch-generation', today })
  if (result.kind !== 'pitches') throw new Error('no pitches')
  return {
    end: turns.at(-1)?.text ?? '',
    texts: turns.map(({ text }) => text),
    result,
    text: pitchCoach.render(result),
  }
}

test('what the coaching says of open lines is true of the pitches', () => {
  const { end, text } = coached({ market: 'skip', team: 'skip', ask: 'skip' })
  expect(end).toContain('A blank in the pitches: What we ask for.')
  expect(end).toContain('Left out of them: The market, The team.')
  expect(text).toContain('[your ask]')
  const { end: other } = coached({ team: 'skip' })
  expect(other).not.toContain('blank')
})

test.each(['everyone loves it', 'soy peluquera', 'it is better', 'sehr gut'])(
  '“%s” is no result to show: the line stays open, and it is said',
  words => {
    const { texts, result, text } = coached({ traction: words })
    expect(texts.join('\n')).toMatch(/I read no figure in that, so “So far” stays open/)
    expect(text).not.toContain(words)
    expect(result.missing.map(({ topic }) => topic)).toContain('traction')
  },
)

test('a sum of money does not count customers: it is asked for as what would make it stronger', () => {
  const { result } = coached({ market: 'huge, $500 billion' })
  expect(result.missing.map(({ topic }) => topic)).toContain('market')
})

test('a pitch begins with a capital, without words to the coach or laughter', () => {
  const lines = {
    problem: 'You ask what went wrong; it was in Vienna, a deed was lost, haha',
    customer: 'archivists of small towns, jaja.',
    solution: 'elegís y llega el lunes. iPhone or paper, both work.',
  }
  const [hook, solution, market] = composePitch('investor', lines, { language: 'en', isOwnAlone: true }).parts
  expect(hook?.text).toBe('It was in Vienna, a deed was lost.')
  expect(solution?.text).toBe('Elegís y llega el lunes. iPhone or paper, both work.')
  expect(market?.text).toBe('Archivists of small towns.')
})

test('what a word or two says is not dressed up', () => {
  const { text } = coached({ problem: 'late', solution: 'call me', customer: 'shops' })
  expect(text).not.toContain('Stay with that picture')
  expect(text).not.toContain('That is the whole idea')
})

test('an Italian who said what they ask for is not asked for it again', () => {
  const { text } = coached({
    problem: 'Un bar ha buttato via trenta panetti perché il frigo si era rotto.',
    customer: 'I bar di Bologna che fanno la pizza a pranzo.',
    solution: 'Portiamo ogni mattina i panetti già pronti nel loro bar.',
    difference: 'Il grossista li consegna surgelati, i nostri sono freschi.',
    market: 'Circa ottocento bar di Bologna, secondo la Confcommercio.',
    traction: 'Sette bar',
    team: 'Ho fatto il pizzaiolo per undici anni a Napoli.',
    ask: 'Cerchiamo 10.000 euro per un forno nuovo.',
  })
  expect(text).not.toContain('[your ask]')
  expect(text).not.toContain('What has already happened')
})

const research = async (market: string, targetCustomer: string, readBack: unknown = null) => {
  const { text, result } = await ask(registry['market-research'], {
    market,
    industry: 'x',
    targetCustomer,
    readBack,
  })
  return { text, result: result as MarketResearchResult }
}

test('Europe is not the European Union', async () => {
  const { text } = await research(
    'A CRM for opera houses, €500 a month',
    'There are 300 opera houses in Europe',
  )
  expect(text).toContain('Europe · from your own numbers')
  expect(text).not.toContain('European Union')
})

const archives = {
  entry: null,
  place: null,
  buyers: 900,
  price: { kind: 'money', low: 2400, high: 2400, currency: 'EUR', per: 'year' },
  times: null,
  volume: null,
  marks: { buyers: 'told', price: 'guess' },
  permission: 'none needed',
}

test('two countries that were named stay named when the figures are confirmed', async () => {
  const { text } = await research(
    'Charters for archives, €2,400 a year',
    '900 archives in Germany and Austria',
    archives,
  )
  expect(text).toContain('Germany and Austria')
})

test('a price for a visit, three visits a year, is no one-off price', async () => {
  const price = { kind: 'money', low: 30_000, high: 30_000, currency: 'CLP', per: null }
  const { text } = await research(
    'Veterinaria a domicilio en Chile, $30.000 por visita, 3 visitas al año',
    'unos 200.000 hogares con gato en Santiago',
    { ...archives, place: 'CL', buyers: 200_000, price, times: 3 },
  )
  expect(text).not.toContain('parte única')
})

test.each([
  'Nothing sold yet',
  'noch nichts verkauft',
  'nada vendido todavía',
  'rien vendu encore',
  'nada feito ainda',
])('“%s” leaves a line of a pitch open', words => {
  expect(isNone(words)).toBe(true)
})

test.each<[string, Language, number | null]>([
  ['Shops have purchased 3,400 packs at ₹38, two distributors refused', 'en', null],
  ['Korle Bu pays for 40 patients, GHS 9,600 monthly. Patients pay nothing.', 'en', null],
  ['one of the five said naw', 'en', null],
  ['quatre sont partis en octobre', 'fr', null],
  ['ya son doce los firmados', 'es', null],
  ['we just hit 21', 'en', 21],
  ['Zwei haben jetzt angezahlt.', 'de', 2],
  ['12 left a deposit', 'en', 12],
  ['agora são 41 famílias', 'pt', 41],
  ['18 stalls pay $160 a month, 7 say too expensive lah', 'en', 18],
])('“%s” (%s): %s pay', (words, language, count) => {
  expect(countPayers(words, language) ?? looseCount(words, language)).toBe(count)
})

test.each<[string, Language, number]>([
  ['Vier zahlen 59 € im Monat seit Juni 2026, elf haben abgewinkt', 'de', 11],
  ['18 stalls pay $160 a month since Feb 2026, 7 say too expensive lah', 'en', 7],
  ['Diciotto famiglie pagano 18 € al mese da ottobre 2026, cinque hanno detto di no', 'en', 5],
])('“%s” (%s): %s said no', (words, language, count) => {
  expect(paidAndRefused(words, language)?.refused).toBe(count)
})

test('what is bought, or paid for, is not multiplied as payers', () => {
  expect(paidSum('Korle Bu pays for 40 patients, GHS 9,600 monthly.', 'en')).toBeNull()
  expect(paidSum('Shops purchased 3,400 packs at ₹38, two refused', 'en')).toBeNull()
})

test('twice a semester is not twice a day', () => {
  expect(costSum('Umas duas vezes por semestre, fora o medo todo dia', 'uns R$ 350', 'pt')).toBeNull()
})

test.each<[string, boolean]>([
  ['34 famílias pagam; ninguém recusou, mas nove sumiram', true],
  ['Einer von den vieren hat gekündigt', true],
  ['18 stalls pay $160 a month', false],
])('“%s”: somebody who paid has gone: %s', (words, isGone) => {
  expect(someLeft(words)).toBe(isGone)
})

test('a dollar is that of the country that was named', () => {
  expect(paidSum('18 stalls pay $160 a month', 'en', 'SG')).toContain('SGD')
  expect(paidSum('18 stalls pay $160 a month', 'en')).toContain('$2,880')
})

test('a price for one of those who were counted, by the month, is multiplied', async () => {
  const { result } = await research(
    'Bin sensors in Scotland, £9 a close a month',
    'roughly 70,000 tenement closes in Glasgow',
  )
  expect(result.missing).toEqual([])
  expect(result.fields?.price).toMatchObject({ low: 9, per: 'month' })
})

test('households that were counted make no market of household finance', async () => {
  const { result } = await research(
    'Incense sticks from temple flowers in India, ₹60 per pack',
    'approx 4.5 lakh households in Varanasi',
  )
  expect(result.vertical).toBeNull()
})

test.each([
  'Noleggio violini in Italia, 18 € al mese\ncirca duemila allievi a Cremona',
  'Come faccio a far pagare in anticipo la fattura?',
  'Come faccio a far pagare in anticipo?',
  'Vendo impasto per pizza ai bar',
])('“%s” is Italian, and none of the languages we speak', words => {
  expect(recogniseLanguage([words])).toBeNull()
})

test.each<[string, Language]>([
  ['Alquilo violines en Italia, 18 € al mes, para familias de Cremona', 'es'],
  ['Can they come and pay in Italia on Friday?', 'en'],
  ['La partida de ajedrez es cada mes, ¿cómo cobro?', 'es'],
  ['Aluguer de violinos em Itália, 18 € por mês', 'pt'],
])('“%s” is %s', (words, language) => {
  expect(recogniseLanguage([words])).toBe(language)
})
