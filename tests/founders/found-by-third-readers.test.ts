// What the readers of a third run of all talks found wrong, by cause.
import { expect, test } from 'vitest'
import { isEveryCountPlaced } from '../../cofounder/guide/payers.ts'
import { maySell } from '../../cofounder/guide/sums.ts'
import { refusedIn } from '../../cofounder/helpers/customer-segments/read-back.ts'
import { problemValidation } from '../../cofounder/helpers/problem-validation/helper.ts'
import { toPlainText } from '../../cofounder/language/clean.ts'
import { commandOf, isNone } from '../../cofounder/language/noise.ts'
import type { Language } from '../../cofounder/language/recognise.ts'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import { today } from './hold.ts'

const validation = (says: Record<string, string>) => {
  const messages: ConversationMessage[] = []
  const texts: string[] = []
  for (let turn = 0; turn < 16; turn++) {
    const result = problemValidation.playbook({ messages, background: '', today })
    const text = problemValidation.render(result)
    texts.push(text)
    messages.push({ role: 'assistant', content: text })
    if (result.kind === 'scorecard' || !result.dimension) break
    messages.push({ role: 'user', content: says[result.dimension] ?? 'skip' })
  }
  return texts
}

test.each<[string, string, boolean]>([
  ['money', 'They count by hand twice a year with four people for two days and bill a flat charge.', true],
  [
    'money',
    'A wrong box is $150 to $400 of flowers plus 3 hours of somebody’s time, so call it $9,000.',
    true,
  ],
  ['money', '12 schools pay $40 a month', false],
  ['money', '3 yes, 1 no', false],
  ['reach', 'Two plants tried chips at $1.10 each and stopped because wards had no readers.', true],
  ['reach', 'The bakers’ guild, 640 members', false],
  ['frequency', 'Not supermarkets, not daily-bouquet shops.', true],
  ['intensity', '5x', true],
  ['intensity', 'Seven times in the last four weeks at one shop', true],
  ['intensity', 'e dey cost dem 25k for each one', false],
  ['intensity', 'the whole Saturday', false],
  ['who', 'bad maps', true],
  ['who', 'Managers of night shelters in Glasgow', false],
])('%s: “%s” may belong elsewhere: %s', (topic, words, isDoubtful) => {
  const said = validation({ problem: 'Couriers got lost on Monday.', [topic]: words })
  const filed = said.find((text, at) => at > 1 && /Filed under|I read no figure/.test(text)) ?? ''
  expect(filed.includes('If it belongs elsewhere')).toBe(isDoubtful)
})

test.each([
  ['en', 'Nine plants pay us $640 a month since January', 'Filed under “Money”'],
  ['de', 'Drei Betriebe zahlen schon 49 € im Monat.', 'Steht jetzt unter „Geld“'],
] as const)(
  '%s: “%s” is filed under money, whatever was asked, and the question stays',
  (language, paid, filed) => {
    const messages: ConversationMessage[] = []
    const next = (content: string) => {
      messages.push({ role: 'user', content })
      const result = problemValidation.playbook({ messages, background: '', today, language })
      messages.push({ role: 'assistant', content: problemValidation.render(result) })
      return result.kind === 'turn' ? result : null
    }
    const asked = next('hi')?.question
    const turn = next(paid)
    expect(turn?.reaction).toContain(filed)
    expect(turn?.question).toBe(asked)
  },
)

test('words that answer another question are no quote of a test, and no payers are made of them', () => {
  const card = validation({
    problem: 'The wrong stems arrived on Saturday.',
    who: 'Studio florists in Texas and Georgia',
    money:
      'They over-order by about 20 percent and text each other in a group, and throw out the rest on Monday.',
  }).at(-1)
  expect(card).not.toContain('those who pay stay')
  expect(card).not.toContain('You said: “They over-order')
})

test.each<[string, Language, number | null]>([
  ['24 don pay me 15k, nobody say no', 'en', 0],
  ['14 haben bezahlt, 89 Euro. Keiner hat nein gesagt.', 'de', 0],
  ['11 pagaron, nadie dijo que no todavía', 'es', 0],
  ['Zwei zahlen, vierzehn haben gesagt, sie machen es weiter mit Excel', 'de', 14],
  ['Two pay, I have not asked the others', 'en', null],
])('“%s” (%s): %s said no', (words, language, refused) => {
  expect(refusedIn(words, language)).toBe(refused)
})

test.each<[string, Language, boolean]>([
  ['58 pagam R$ 129 por mês, uns 20 cancelaram', 'pt', true],
  ['31 Abos zu 29,90 € im Monat, 9 gekündigt', 'de', true],
  ['Two pay $40, fourteen were there', 'en', false],
])('“%s” (%s): every count has its place: %s', (words, language, isPlaced) => {
  expect(isEveryCountPlaced(words, language)).toBe(isPlaced)
})

test('those who reach fewer than already pay have counted something else', () => {
  expect(maySell('6 community halls', '17 people pay $40 a month', 'en')).toBe(false)
})

test.each(['Idk, stuff is broken.', 'no sé, cosas', 'je sais pas, tout'])('“%s” tells nothing', words => {
  expect(commandOf(words)).toBe('skip')
})

test.each(['None so far.', 'nada por ahora', 'rien pour l’instant', 'nichts bisher'])(
  'nothing (“%s”) is no line of a pitch',
  words => {
    expect(isNone(toPlainText(words))).toBe(true)
  },
)
