import { expect, test } from 'vitest'
import type { ValidationDimension } from '../../../contracts/results/problem-validation.ts'
import { proposalsOf } from '../../../venture/experiments/proposals.ts'
import { type Language, languages } from '../../language/recognise.ts'
import { questions, texts } from './lines.ts'
import { playbook } from './playbook.ts'

const first = (language: Language, cost: readonly string[], money: string) => {
  const said: readonly (readonly [ValidationDimension, readonly string[]])[] = [
    ['problem', ['Last Sunday my neighbour stayed at home the whole day']],
    ['who', ['People in their sixties who lost a partner in Leeds']],
    ['frequency', ['52 times a year']],
    ['intensity', cost],
    ['workaround', ['They stay at home and wait for somebody to come']],
    ['money', [money]],
    ['reach', ['The two hospices have 1,400 families']],
    ['evidence', ['I sat with 35 people']],
  ]
  const messages = said.flatMap(([topic, answers]) =>
    answers.flatMap((content, at) => {
      const asked = questions.find(one => one.topic === topic && one.isFollowUp === at > 0)
      return [
        { role: 'assistant' as const, content: asked?.ask[language] ?? '' },
        { role: 'user' as const, content },
      ]
    }),
  )
  const result = playbook({ messages, background: '', today: '2026-11-16', language })
  if (result.kind !== 'scorecard') throw new Error(`It is a ${result.kind}`)
  const [card] = result.testCards
  if (!card) throw new Error('No test')
  return card.hypothesis
}

test.each([
  ['en', ['You cannot put money on it', 'You cannot put money on it'], '23 pay £15 a month'],
  ['de', ['Nichts, es ist peinlich'], '31 zahlen 15 € im Monat'],
  ['es', ['No sé en plata', 'Pierden la salud'], '23 pagan 15 € al mes'],
  ['pt', ['Não é dinheiro', 'É ficar em casa'], '23 pagam 15 euros por mês'],
] as const)(
  '%s: what cannot be put in money (%j) is not the first thing to find out',
  (language, cost, money) => {
    expect(first(language, cost, money)).not.toBe(texts[language].find.intensity[0])
  },
)

test.each([
  ['en', 'Four skippers gave me a fiver each'],
  ['es', 'Nueve huertos firmaron y tres dieron la mitad por adelantado'],
] as const)('%s: “%s” have paid, so they are not asked for a first deposit', (language, money) => {
  expect(first(language, ['40 € each time'], money)).not.toBe(texts[language].find.money[0])
})

test.each(languages)(
  'EV45 EV46 %s: a test that is kept has a statement to believe and the method it names',
  language => {
    const { find, findMore } = texts[language]
    const kept = ([hypothesis, test, metric, threshold, belief]: readonly string[]) => {
      const offered = proposalsOf({ testCards: [{ hypothesis, test, metric, threshold, belief }] })
      const [row] = offered.flatMap(one => (one.kind === 'test' ? [one.row] : []))
      expect(offered[0]).toMatchObject({ kind: 'assumption', text: belief })
      expect(row?.believe).toBe(belief)
      return row?.method
    }
    expect(kept(find.money)).toBe('pre_sale')
    expect(kept(findMore.fromUs)).toBe('letter')
    expect(kept(find.workaround)).toBe('observation')
    expect(kept(find.problem)).toBe('interview')
    const all = [...Object.values(find), ...Object.values(findMore)].map(([, , , , belief]) => belief)
    expect(new Set(all).size).toBe(12)
    for (const belief of all) expect(belief).toMatch(/^[^¿?]+\.$/)
  },
)
