import { expect, test } from 'vitest'
import type { CompetitorReport } from '../../../contracts/results/competitor-analysis.ts'
import type { Language } from '../../language/recognise.ts'
import { questions, texts } from './lines.ts'
import { playbook } from './playbook.ts'
import { isNothing, listedNames } from './rival-names.ts'

const [direct] = questions

test.each([
  ['We sell kitchen waste scales to hotels; Winnow and Leanpath are next to us.', 'en'],
  ["There's a crowd called Nofence, and another in Norway, Telespor", 'en'],
  ['daneben stünden OrgelPro und Handwerkersoftware wie Moser', 'de'],
  ['Apícola Purépecha y los compadres que tienen cajitas', 'es'],
] as const)('names given in “%s” (%s) are not asked for again', (answer, language) => {
  expect(direct?.isAnswered(answer, language)).toBe(true)
})

test.each([
  ['Everybody in the valley does it in some way', 'en'],
  ['Ein paar Betriebe in der Stadt', 'de'],
] as const)('“%s” (%s) names nobody, so the names are asked for', (answer, language) => {
  expect(direct?.isAnswered(answer, language)).toBe(false)
})

test.each([
  ['La camionnette, tout bêtement', ['La camionnette']],
  ['The van, quite simply', ['The van']],
  ['Der Transporter, ganz einfach', ['Der Transporter']],
  ['La furgoneta, simplemente', ['La furgoneta']],
  ['A carrinha, simplesmente', ['A carrinha']],
  [
    'Apícola Purépecha y los compadres que tienen cajitas',
    ['Apícola Purépecha', 'los compadres que tienen cajitas'],
  ],
] as const)('the rivals of “%s” are %j', (answer, names) => {
  expect(listedNames(answer)).toEqual(names)
})

/** What was said to each question in turn; to the follow-up about their price only where `theirs` is given. */
function reportOf(said: string[], language: Language, theirs?: string): CompetitorReport {
  const asked = questions.filter(
    ({ isFollowUp, topic }) => !isFollowUp || (theirs !== undefined && topic === 'price'),
  )
  const answers = theirs === undefined ? said : [...said.slice(0, 5), theirs, ...said.slice(5)]
  const messages = answers.flatMap((content, at) => [
    { role: 'assistant' as const, content: asked[at]?.ask[language] ?? '' },
    { role: 'user' as const, content },
  ])
  const result = playbook({ messages, background: '', today: '2026-11-16', language })
  if (result.kind !== 'report') throw new Error(`It is a ${result.kind}`)
  return result
}

const report = (today: string) =>
  reportOf(['OrgelPro', today, 'Papier', 'Schneller', '50 € gegen 80 €', 'Nichts', 'Ein Verband'], 'de')

test('the same bare number, said of the rival, is the rival’s price', () => {
  const { rivals, prices } = reportOf(['Bpost', 'car', 'van', 'fast', '12', 'call', 'nope'], 'en', '12')
  expect(rivals[0]?.price).toBe('“12”')
  expect(prices).toContain('12 · 12')
})

test.each([
  ['en', 'Cheaper per plate', '15 bob a plate, Food4Education charges 15 too', true],
  ['en', 'Cheaper per plate', '15 bob a plate, Food4Education charges 20', false],
  ['en', 'Faster', '15 bob a plate, Food4Education charges 15 too', false],
  ['de', 'Günstiger', '15 € je Teller, Food4Education 15 €', true],
  ['es', 'Más barato', '15 € el plato, Food4Education 15 €', true],
  ['fr', 'Moins cher', '15 € le repas, Food4Education 15 €', true],
  ['pt', 'Mais barato', '15 € o prato, Food4Education 15 €', true],
  ['de', 'Günstiger', '15 € im Monat, Food4Education 15 € im Jahr', false],
] as const)('%s: “%s” at “%s” is the same price: %s', (language, better, price, isSame) => {
  const { rivals } = reportOf(
    ['Food4Education, Sodexo', 'Car', 'Van', better, price, 'Call', 'Patent'],
    language,
  )
  const [rival, other] = rivals
  expect(rival?.youWin.includes(texts[language].samePrice)).toBe(isSame)
  expect(other?.youWin).not.toContain(texts[language].samePrice)
})

test.each([
  ["Rien pour l'instant, sauf l'atelier qui dessine les établis"],
  ['Nothing, except the workshop'],
  ['Nothing except our patent'],
  ['Nichts außer dem Patent'],
  ['Nada, salvo el taller'],
  ['Nada, exceto a oficina'],
])('“%s” is not nothing', said => {
  expect(isNothing(said)).toBe(false)
})

test.each([
  ['Nobody, except Winnow', ['Winnow']],
  ['None apart from Winnow and Leanpath', ['Winnow', 'Leanpath']],
  ['Keine außer OrgelPro', ['OrgelPro']],
  ['Personne, sauf Zoomo', ['Zoomo']],
  ['Nadie, excepto Nofence', ['Nofence']],
  ['Ninguém, exceto Nofence', ['Nofence']],
])('“%s” names %j', (said, names) => {
  expect(listedNames(said)).toEqual(names)
})

test.each([
  ['en', 'Nobody does nothing, everyone measures.'],
  ['de', 'Niemand macht nichts, alle messen.'],
  ['es', 'Nadie se queda sin hacer nada, todos miden.'],
  ['fr', 'Personne ne reste sans rien faire.'],
  ['pt', 'Ninguém fica sem fazer nada.'],
] as const)('%s: “%s” leaves no loss against no decision', (language, idle) => {
  const { losses, rivals } = reportOf(
    ['Winnow', idle, 'Paper', 'Fast', '50 € / 80 €', 'Call', 'Patent'],
    language,
  )
  const [loss] = texts[language].losses['status-quo']
  expect([...losses, ...rivals.map(({ youLose }) => youLose)].join()).not.toContain(loss)
})

test('what they do today for nothing is not shown as an open price', () => {
  const quo = report('Notizbuch im Auto, kostet nichts.').rivals.find(({ kind }) => kind === 'status quo')
  expect(quo?.price).toContain('kostet nichts')
})

test.each(['Sie kaufen es im Internet', 'Sie zahlen einen Lehrer', 'Lo comprano su internet'])(
  '“%s” is a purchase, not a decision nobody made',
  today => {
    const { losses } = report(today)
    expect(losses.join()).not.toContain(today)
  },
)
