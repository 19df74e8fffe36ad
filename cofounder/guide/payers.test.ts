import { expect, test } from 'vitest'
import { countPayers, paidAndRefused, payersIn, paymentIn } from './payers.ts'

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

test.each([
  ['They will take it for 9 euros a case if the interface works', 'en', 'conditional'],
  ['She pays 9 a case, once we have the interface', 'en', 'conditional'],
  ['If the price stays under 100, she signs', 'en', 'conditional'],
  ['Two said they would pay', 'en', 'conditional'],
  ["They'd pay 40 a month", 'en', 'conditional'],
  ['Sie zahlt 9 € pro Fall, wenn die Schnittstelle läuft', 'de', 'conditional'],
  ['Schriftlich zugesagt, sofern der Vorstand zustimmt', 'de', 'conditional'],
  ['Er würde 59 Euro im Monat zahlen', 'de', 'conditional'],
  ['Una firma por 4 enfermeras si el precio baja de 150 mil', 'es', 'conditional'],
  ['Pagarían 150 mil por enfermera', 'es', 'conditional'],
  ['Lo compran en cuanto tengan presupuesto', 'es', 'conditional'],
  ['Elle achète dès que le budget est voté', 'fr', 'conditional'],
  ['Deux paieraient 40 euros', 'fr', 'conditional'],
  ['Ela assina se o preço baixar', 'pt', 'conditional'],
  ['Três pagariam 49 reais', 'pt', 'conditional'],
  ['Three pay 49 euros a month since March, four would if it were cheaper', 'en', 'done'],
  ['One paid 200 in March and stays if the app keeps up', 'en', 'done'],
  ['Three clinics paid me to see if it works', 'en', 'done'],
  ['Two signed the order', 'en', 'done'],
  ['Drei zahlen seit März 49 €, vier würden, wenn es billiger wäre', 'de', 'done'],
  ['Zwei haben schriftlich bestellt', 'de', 'done'],
  ['Una pagó ayer 520.000, otra pagaría si baja', 'es', 'done'],
  ['Six paient 90 € par an, deux paieraient moins', 'fr', 'done'],
  ['Cinco pagam 49 reais desde maio', 'pt', 'done'],
  ['One hospital has it on trial', 'en', null],
  ['Nobody has paid yet', 'en', null],
] as const)('“%s” (%s) is %s', (said, language, payment) => {
  expect(paymentIn(said, language)).toBe(payment)
})
