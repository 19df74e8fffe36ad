import { expect, test } from 'vitest'
import { messages } from './content.ts'
import { voiceIn } from './voice.ts'

test.each([
  ['de-CH', 'Ich weiss es nicht', 'Weiß, Feb. 2026. Ist es seitdem noch jemandem passiert?'],
  ['de-DE', 'Ich weiß es nicht', 'Weiß, Feb. 2026. Ist es seitdem noch jemandem passiert?'],
])(
  'WD03 in %s our texts have ß only if people there use it, and the founder’s own text keeps it',
  (locale, ours, theirs) => {
    const { say } = voiceIn('de', locale)
    expect(say('button.unknown')).toBe(ours)
    expect(say('react.problem.case', { whose: 'Weiß', when: 'Feb. 2026' })).toBe(theirs)
  },
)

test('RM39 headings contain no ß, because they are the same for all countries', () => {
  const heads =
    /^(?:market\.(?:head|columns|sizing)|rivals\.(?:column|.*\.lead)|pitch\.(?:part|title|lead)|closing|sums\.lead)/
  const found = Object.entries(messages.de).filter(([key, text]) => heads.test(key) && text.includes('ß'))
  expect(found).toEqual([])
})
