import { expect, test } from 'vitest'
import { validationDimensions } from '../../../contracts/results/problem-validation.ts'
import { proposalsOf } from '../../../venture/experiments/proposals.ts'
import { languages } from '../../../venture/numbers/locale.ts'
import { voiceIn } from '../../language/voice.ts'
import { cardOf } from './card.fixture.ts'
import { render } from './result.ts'
import cases from './tests-kept.cases.json' with { type: 'json' }

const records: readonly object[] = cases.others

test.each(languages)(
  'EV45 EV46 %s: a test on the board has an assumption, and its method is the one in its text',
  language => {
    const { say } = voiceIn(language)
    const names = [...validationDimensions, 'paid'] as const
    const kept = (name: (typeof names)[number]) => {
      const card = {
        hypothesis: say(`test.${name}.belief`),
        test: say(`test.${name}.how`),
        metric: say(`test.${name}.metric`),
        threshold: say(`test.${name}.bar`),
      }
      const offered = proposalsOf({ testCards: [card] })
      const [row] = offered.flatMap(one => (one.kind === 'test' ? [one.row] : []))
      expect(offered[0]).toMatchObject({ kind: 'assumption', text: card.hypothesis })
      expect(row?.believe).toBe(card.hypothesis)
      return row?.method
    }
    expect(kept('money')).toBe('pre_sale')
    expect(kept('workaround')).toBe('observation')
    expect(kept('problem')).toBe('interview')
    const beliefs = names.map(name => say(`test.${name}.belief`))
    expect(new Set(beliefs).size).toBe(names.length)
    for (const belief of beliefs) expect(belief).toMatch(/^[^¿?]+\.$/)
  },
)

test('EV46 a test on the board always has an assumption, and a task to write something down is an action', () => {
  for (const answers of records) {
    const kept = proposalsOf(cardOf({ ...cases.strong, ...answers }, 'en')).flatMap(one =>
      one.kind === 'action' ? [] : [one],
    )
    expect(kept.length).toBeGreaterThan(0)
    for (const one of kept)
      expect(one.kind === 'test' ? one.row.believe : one.text).not.toMatch(
        /\?|^(?:who|whether|which|how|where|why|what|when|ask|write|offer|tell|sit)\b/i,
      )
  }
})

test.each(languages)(
  'EV53 %s: a verdict shows each of its tests only once, as an action with a date and its threshold',
  language => {
    const card = cardOf(cases.strong, language)
    const [one] = card.testCards.filter(({ isTask }) => !isTask)
    const text = render(card)
    for (const { test: said } of card.testCards) expect(text.split(said)).toHaveLength(2)
    expect(text).toContain(`${one?.threshold.replace(/\.$/, '')}.*`)
    const [kept, ...more] = proposalsOf(card).filter(({ kind }) => kind === 'test')
    expect(kept).toMatchObject({ row: { verify: one?.test, due_on: card.closing.nextActions.at(-1)?.day } })
    expect(more).toEqual([])
  },
)
