import { expect, test } from 'vitest'
import type { Language } from '../language/recognise.ts'
import { hasFigure } from './figures.ts'
import { saysCost, saysHowOften } from './often.ts'
import { countPayers, isUnpaid, nobodyRefused, paidAndRefused } from './payers.ts'
import { costSum, paidSum, reachSum } from './sums.ts'
import { undecidedIn } from './undecided.ts'

test.each([
  ['Every week, like two times', '2 × NGN 40,000 = NGN 80,000 a week'],
  ['Weekly, two times.', '2 × NGN 40,000 = NGN 80,000 a week'],
  ['Two times every week', '2 × NGN 40,000 = NGN 80,000 a week'],
  ['Every week', '52 × NGN 40,000 = NGN 2,080,000 a year'],
])('“%s” at 40,000 naira each time is %s', (often, sum) => {
  expect(costSum(often, '40,000 naira each time', 'en')?.replaceAll('\u00a0', ' ')).toContain(sum)
})

test.each(['Every week, about 3 or so', 'Every week, two times, sometimes 5 times', 'Weekly for 12 shops'])(
  '“%s” can be read in two ways, so there is no sum',
  often => {
    expect(costSum(often, '40,000 naira each time', 'en')).toBeNull()
  },
)

test.each([
  ['None paid yet', 'en'],
  ['Zero', 'en'],
  ['No one so far.', 'en'],
  ['Niemand bisher', 'de'],
  ['Nadie todavía', 'es'],
  ['Personne pour l’instant'.replace('’', "'"), 'fr'],
  ['Ninguém ainda', 'pt'],
] as const)('“%s” is the figure 0', (text, language) => {
  expect(hasFigure(text, language)).toBe(true)
})

test.each(['None of your business', 'Nobody knows', 'Nobody counts it'])('“%s” is no figure', text => {
  expect(hasFigure(text, 'en')).toBe(false)
})

test.each([
  ['Seis pagaram 35 € por sensor, nove disseram que não.', 'pt', '6 de 15 pagaram (40 %)'],
  ['12 schools pay us, 5 refused because of the county.', 'en', '12 of 17 paid (71 %)'],
  ['3 oui, 1 non', 'fr', '3 sur 4 ont payé (75 %)'],
  ['Drei haben gezahlt, vier haben abgelehnt.', 'de', '3 von 7 haben gezahlt (43 %)'],
  ['8 don pay, 2 say no', 'en', '8 of 10 paid (80 %)'],
] as const)('paid and refused in “%s” are put side by side', (said, language, sum) => {
  expect(paidSum(said, language)).toContain(sum)
})

test.each([
  [
    "Sixteen ranches are on the yearly plan at $240, and a whole bunch told me they'd think on it",
    'en',
    '16 × $240 = $3,840 a year',
  ],
  ['Elf Praxen sind im Monatstarif für 20 €', 'de', '11 × 20 € = 220 € im Monat'],
  ['Cuatro talleres están en el plan anual de 90 euros', 'es', '4 × 90 € = 360 € al año'],
  ['Six ateliers sont à la formule annuelle à 90 €', 'fr', '6 × 90 € = 540 € par an'],
  ['Oito lojas estão no plano mensal de 49 reais', 'pt', '8 × R$ 49 = R$ 392 por mês'],
] as const)('the plan in “%s” (%s) says the period', (said, language, sum) => {
  expect(paidSum(said, language)?.replaceAll('\u00a0', ' ')).toContain(sum)
})

test.each([
  ['Two paid, five are undecided', 'en', '2 of 7 paid (29 %), 5 undecided'],
  [
    'Two factors gied me a tenner, nane o the other five have said aye or naw',
    'en',
    '2 of 7 paid (29 %), 5 undecided',
  ],
  ['Two paid, three said no, five are thinking about it', 'en', '2 of 10 paid (20 %), 5 undecided'],
  ['Zwei haben bezahlt, fünf noch nicht', 'de', '2 von 7 haben gezahlt (29 %), 5 unentschieden'],
  [
    'Zwei haben bezahlt, drei abgelehnt, fünf überlegen noch',
    'de',
    '2 von 10 haben gezahlt (20 %), 5 unentschieden',
  ],
  [
    'Dos pagaron, tres dijeron que no, cinco se lo están pensando',
    'es',
    '2 de 10 pagaron (20 %), 5 sin decidir',
  ],
  ['Deux ont payé, trois ont refusé, cinq hésitent', 'fr', '2 sur 10 ont payé (20 %), 5 sans décision'],
  ['Dois pagaram, três recusaram, cinco ainda não', 'pt', '2 de 10 pagaram (20 %), 5 por decidir'],
  [
    'Nueve ya me firmaron y tres dieron la mitad por adelantado, dos dijeron que nel',
    'es',
    '3 pagaron, 2 dijeron que no y los demás están abiertos',
  ],
  ['Nine signed, three paid, two said no', 'en', '3 paid, 2 said no, and the others are open'],
  [
    'Neun haben unterschrieben, drei haben bezahlt, zwei haben abgelehnt',
    'de',
    '3 haben gezahlt, 2 haben Nein gesagt, die übrigen sind offen',
  ],
  [
    'Huit ont signé, trois ont payé, deux ont refusé',
    'fr',
    '3 ont payé, 2 ont dit non et les autres restent ouverts',
  ],
  [
    'Oito assinaram, três pagaram, dois recusaram',
    'pt',
    '3 pagaram, 2 disseram que não e os outros estão em aberto',
  ],
  [
    'Six paid, nine said no, the rest are thinking about it',
    'en',
    '6 paid, 9 said no, and the others are open',
  ],
] as const)(
  '“%s” (%s): everybody who was told of is in the base, or there is no rate',
  (said, language, sum) => {
    expect(paidSum(said, language)).toContain(sum)
  },
)

test.each([
  ['Two gave me a tenner, nane o the other five have said aye or naw', 'en', null, 5],
  ['Two paid, none of the others said yes or no', 'en', null, null],
  ['Two paid, five have not paid yet', 'en', null, 5],
  ['Zwei haben bezahlt, fünf haben noch nicht gezahlt', 'de', null, 5],
  ['Sept ont payé, aucune ne refuse', 'fr', 0, 0],
] as const)('“%s” (%s): %s refused, %s undecided', (said, language, refused, open) => {
  expect(paidAndRefused(said, language)).toBeNull()
  expect(nobodyRefused(said)).toBe(refused === 0)
  expect(undecidedIn(said, language)).toBe(open)
  expect(countPayers(said, language)).toBe(said.startsWith('Sept') ? 7 : 2)
})

test.each([
  ['14 asked, 3 paid', 'en'],
  ['Four said no, three paid', 'en'],
  ['11 pagaron $30.000 la visita, nadie dijo que no', 'es'],
] as const)('“%s” can be read in more than one way, so there is no sum', (said, language) => {
  expect(paidSum(said, language)).toBeNull()
})

test.each([
  ['Gezahlt hat noch keiner, aber acht haben unterschrieben, drei wollten nicht.', 'de'],
  ['Zwei haben unterschrieben, bezahlt hat niemand, fünf haben abgelehnt.', 'de'],
  ["Aucun n'a payé, 8 ont dit oui oralement, 1 a refusé", 'fr'],
  ['Personne. 12 ont promis, 3 ont dit non.', 'fr'],
  ['Nobody paid. Nine signed up, two said no.', 'en'],
  ['Zero so far, but 5 promised and 3 said no', 'en'],
  ['Nadie pagó; 10 se apuntaron y 4 dijeron que no', 'es'],
  ['En realidad todavía no me ha pagado nadie, tres están en prueba gratis', 'es'],
  ['Ninguém pagou, 7 disseram que pagariam e 2 disseram não', 'pt'],
] as const)('“%s” is no count of payers', (said, language) => {
  expect(isUnpaid(said, language)).toBe(true)
  expect(paidAndRefused(said, language)).toBeNull()
  expect(paidSum(said, language)).toBeNull()
})

test.each([
  ['Nine signed up, two said no.', 'en'],
  ['Acht haben unterschrieben, drei haben abgelehnt.', 'de'],
  ['10 se apuntaron y 4 dijeron que no', 'es'],
] as const)('“%s” is of signatures, not of payments', (said, language) => {
  expect(paidSum(said, language)).toBeNull()
})

test.each([
  ['Três pagaram, ninguém cancelou.', 'pt'],
  ['Three pay, and nobody left.', 'en'],
  ['Vier zahlen 49 € im Monat, keiner hat gekündigt.', 'de'],
] as const)('“%s” is not said of payments', (said, language) => {
  expect(isUnpaid(said, language)).toBe(false)
})

test.each([
  ['Todo sábado.', 'pt', true],
  ['chaque vendredi', 'fr', true],
  ['The first year, every weekend', 'en', true],
  ['Around twice a term.', 'en', true],
  ['vielleicht ein mal in drei Jahre', 'de', true],
  ['una volta al mese', 'en', true],
  ['cada obra, unas cuatro al año', 'es', true],
  ['3', 'en', true],
  ['Selbstständige Orgelbauer mit zwei bis zehn Mitarbeitern.', 'de', false],
  ['$2,000', 'en', false],
  ['bike couriers', 'en', false],
] as const)('“%s” says how often: %s %s', (said, language, expected) => {
  expect(saysHowOften(said, language)).toBe(expected)
})

test.each([
  ['nada, una puteada', 'es', true],
  ['Nichts, es ist peinlich', 'de', true],
  ['una hora', 'es', true],
  ['20', 'en', true],
  ['about 3.4% of revenue', 'en', true],
  ['Every day.', 'en', false],
  ['Nicht für Klavierstimmer.', 'de', false],
] as const)('“%s” says what it costs: %s %s', (said, language, expected) => {
  expect(saysCost(said, language)).toBe(expected)
})

test.each([
  ['612 government high schools', '350 parents pay ₹199 per month', 'en', false],
  ['Hebammenverband, 22.000', '31 Abos zu 29,90 € im Monat', 'de', false],
  ['62 shelters', 'Nobody has paid, two supermarkets offered £40 a month.', 'en', false],
  ['612 government high schools', '410 pay now · 350 parents pay ₹199 per month, 120 said no', 'en', false],
  ['340 members', 'Two paid 40 euros a month, five refused', 'en', true],
  ['120 Mitglieder', 'Drei Betriebe zahlen 49 € im Monat', 'de', true],
  ['1.600 Chöre', 'Fünf Chöre zahlen je 12 € im Monat', 'de', true],
  ['640 sages-femmes', 'Cinq paient 29 € par mois', 'fr', true],
] as const)('“%s” at the price of “%s” (%s): a sum is %s', (reach, paid, language, expected) => {
  expect(reachSum(reach, paid, language) !== null).toBe(expected)
})

test('what a lost day costs is not lost each day where it comes three times a month', () => {
  expect(
    costSum('About three times a month per bus.', '₦15,000 a day while the bus stands.', 'en'),
  ).toBeNull()
})

test('a loss beside a count of ledgers is no turnover', () => {
  expect(paidSum('The median plant writes off $118,000 a year; I have the ledgers of nine.', 'en')).toBeNull()
})

test.each<[string, Language, string | null, string]>([
  ['60 dirhams', 'fr', null, '52 × 60 dirhams = 3 120 dirhams par an'],
  ['60 dinars', 'en', null, '52 × 60 dinars = 3,120 dinars a year'],
  ['45.000 pesos', 'es', null, '52 × 45.000 pesos = 2.340.000 pesos al año'],
  ['300 shillings', 'en', null, '52 × 300 shillings = 15,600 shillings a year'],
  ['300 shillings', 'en', 'UG', '52 × UGX 300 = UGX 15,600 a year'],
  ['500 francs', 'fr', null, '52 × 500 francs = 26 000 francs par an'],
  ['500 francs', 'fr', 'SN', '52 × 500 F CFA = 26 000 F CFA par an'],
  ['Rs 500', 'en', null, '52 × 500 Rs = 26,000 Rs a year'],
  ['500 rupees', 'en', 'PK', '52 × PKR 500 = PKR 26,000 a year'],
  ['$500', 'es', null, '52 × $500 = $26.000 al año'],
  ['$500', 'es', 'CL', '52 × 500 CLP = 26.000 CLP al año'],
  ['40 $', 'fr', 'CA', '52 × 40 $CA = 2 080 $CA par an'],
  ['60 dirhams', 'fr', 'FR', '52 × 60 dirhams = 3 120 dirhams par an'],
  ['60 Swiss francs', 'en', null, '52 × CHF 60 = CHF 3,120 a year'],
  ['60 MAD', 'fr', null, '52 × 60 MAD = 3 120 MAD par an'],
  ['60 pesos mexicanos', 'es', null, '52 × 60 MXN = 3120 MXN al año'],
])(
  '“%s” (%s, %s): money of many countries keeps its word, unless the place decides',
  (cost, language, place, sum) => {
    const often = {
      en: 'every week',
      es: 'cada semana',
      fr: 'chaque semaine',
      de: 'jede Woche',
      pt: 'toda semana',
    }
    const said = costSum(often[language], cost, language, place)?.replace(/[\u00a0\u202f]/g, ' ')
    expect(said).toContain(sum)
  },
)
