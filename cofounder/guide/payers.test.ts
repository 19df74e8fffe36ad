import { expect, test } from 'vitest'
import { countPayers, paidAndRefused, payersIn } from './payers.ts'

test.each([
  ["Sixteen ranches are on the yearly plan at $240, and a whole bunch told me they'd think on it", 'en', 16],
  ['Eight studios are on our monthly subscription', 'en', 8],
  ['Two factors gied me a tenner a close to try it, nane o the other five have said aye or naw', 'en', 2],
  ['Four skippers gave me a fiver each', 'en', 4],
  ['Five clinics put half down in advance', 'en', 5],
  ['Seven shops prepaid the season', 'en', 7],
  ['Nine plants pay us $640 a month since January, none has cancelled, and two prepaid the year.', 'en', 9],
  ['Neun zahlen 20 € im Monat, drei haben mir das Geld im Voraus gegeben', 'de', 9],
  ['Nueve huertos ya me firmaron para enero y tres dieron la mitad por adelantado', 'es', 3],
  ['Cuatro talleres están en el plan anual de 90 euros', 'es', 4],
  ['Seis me adelantaron 200 pesos', 'es', 6],
  ['Elf Praxen sind im Jahrestarif für 240 €', 'de', 11],
  ['Drei Höfe haben mir je 50 Euro gegeben', 'de', 3],
  ['Fünf haben die Hälfte angezahlt', 'de', 5],
  ['Six ateliers sont à la formule annuelle à 90 €', 'fr', 6],
  ["Quatre ont versé la moitié d'avance", 'fr', 4],
  ["Trois m'ont donné 20 € chacun", 'fr', 3],
  ['Oito lojas estão no plano mensal de 49 reais', 'pt', 8],
  ['Três deram metade adiantado', 'pt', 3],
  ['Cinco deram um sinal de 50 euros', 'pt', 5],
] as const)('“%s” (%s) counts %i who pay', (said, language, paid) => {
  expect(countPayers(said, language)).toBe(paid)
  expect(payersIn(said, language)).toBe('paid')
})

test.each([
  ['Nine gave me feedback, two want a call', 'en'],
  ['9 gave me honey on credit', 'en'],
  ['Sixteen plan to pay next year', 'en'],
  ['Three gave us half an hour', 'en'],
  ['Nueve firmaron para enero', 'es'],
  ['Sieben haben unterschrieben', 'de'],
  ['Drei haben mir ihre Nummer gegeben', 'de'],
  ["Quatre m'ont donné leur avis", 'fr'],
  ['Cinco deram a sua opinião', 'pt'],
] as const)('“%s” (%s) counts nobody who paid', (said, language) => {
  expect(countPayers(said, language)).toBeNull()
})

test.each([
  [
    'Nueve huertos ya me firmaron para enero y tres dieron la mitad por adelantado, dos dijeron que nel',
    'es',
    { paid: 3, refused: 2 },
  ],
  ['Nine signed, four gave me half up front and five said no', 'en', { paid: 4, refused: 5 }],
  ['Acht haben unterschrieben, drei haben bezahlt, zwei haben abgelehnt', 'de', { paid: 3, refused: 2 }],
  ['Huit ont signé, trois ont payé, deux ont refusé', 'fr', { paid: 3, refused: 2 }],
  ['Oito assinaram, três pagaram, dois recusaram', 'pt', { paid: 3, refused: 2 }],
] as const)('beside those who signed, “%s” (%s) counts who paid and who said no', (said, language, both) => {
  expect(paidAndRefused(said, language)).toEqual(both)
})

test('a number with “and” in it is one number', () => {
  expect(countPayers('One hundred and twenty farmers pay us', 'en')).toBe(120)
})
