import { expect, test } from 'vitest'
import type { CompetitorReport } from '../../../contracts/results/competitor-analysis.ts'
import { questions } from './lines.ts'
import { playbook } from './playbook.ts'
import { listedNames } from './rival-names.ts'

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

const report = (today: string): CompetitorReport => {
  const said = ['OrgelPro', today, 'Papier', 'Schneller', '50 € gegen 80 €', 'Nichts', 'Ein Verband']
  const messages = said.flatMap((content, at) => {
    const ask = questions.filter(({ isFollowUp }) => !isFollowUp)[at]?.ask.de ?? ''
    return [
      { role: 'assistant' as const, content: ask },
      { role: 'user' as const, content },
    ]
  })
  const result = playbook({ messages, background: '', today: '2026-11-16', language: 'de' })
  if (result.kind !== 'report') throw new Error(`It is a ${result.kind}`)
  return result
}

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
