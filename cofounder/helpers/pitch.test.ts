import { expect, test } from 'vitest'
import { type PitchAnswers, pitchRecord } from '../../contracts/pitch-record.ts'
import { pitchResult } from '../../contracts/results/pitch.ts'
import { pitchCoach } from './pitch.ts'

const today = '2026-11-18'
const one = (value: number) => ({ low: value, high: value })
const coins = (value: number) => ({ ...one(value), currency: 'EUR', per: 'once' as const })

function pitches(answers: PitchAnswers, language: 'en' | 'de' | 'fr' = 'en') {
  const record = pitchRecord.parse({ version: 1, round: 1, answers })
  const made = pitchCoach.playbook({
    ...{ messages: [], today, language, sessionType: 'pitch-generation' as const },
    given: { record, asked: null, locale: language },
  })
  const result = pitchResult.parse(made)
  if (result.kind !== 'pitches') throw new Error(result.kind)
  return result
}
const lines: PitchAnswers = {
  hook: { say: 'A loom stood still.' },
  solution: { say: 'We mend it.' },
  difference: { say: 'Overnight.' },
}

test('RP19 the tips do not recommend learning a hook that is too long', () => {
  expect(pitches(lines).tips[0]).toMatch(/^Learn the hook by heart/)
  const { tips } = pitches({ ...lines, hook: { say: 'loom '.repeat(40) } })
  expect(tips[0]).toMatch(/^Shorten the hook before you learn it: 17 of 10 seconds: 15 words too many\.$/)
  expect(tips.join()).not.toContain('by heart')
  expect(tips[1]).toMatch(/^After it, your longest line is “(?!hook)/)
})

test('RP20 a sentence and its card’s figures are shown together if each has a number that the other lacks', () => {
  const figures = (more: PitchAnswers, language?: 'de' | 'fr') =>
    pitches({ ...lines, ...more }, language).figures?.map(({ line, told }) =>
      `${line}: ${told}`.replaceAll(/[\u00a0\u202f]/g, ' '),
    )
  const traction = { paid: one(3), each: coins(200), since: '2026-02' }
  expect(figures({ traction: { ...traction, say: '4 mills paid us 200 euros.', words: 'shy' } })).toEqual([
    'What has happened: How many paid: 3 · What each paid: EUR 200 once · Since: Feb 2026',
  ])
  expect(figures({ traction: { ...traction, say: '3 mills pay us.' } })).toEqual([])
  // A number in words and the year are no other numbers, and 3 is not part of 31.
  expect(figures({ traction: { ...traction, say: 'Three mills pay us since 2026.' } })).toEqual([])
  expect(figures({ traction })).toEqual([])
  expect(figures({ market: { say: 'There are 31.', buyers: one(3) } })).toHaveLength(1)
  const ask = (say: string) => ({ ask: { say, amount: coins(40_000) } })
  expect(figures(ask('I ask for 40,000 euros.'))).toEqual([])
  expect(figures(ask('Ich bitte um 40.000 Euro.'), 'de')).toEqual([])
  expect(figures(ask('Je demande 40 000 euros.'), 'fr')).toEqual([])
  expect(figures(ask('I ask for 45,000 euros.'))).toHaveLength(1)
  // A word may stand for any number of zeros.
  for (const amount of ['40 thousand', '40k', '0.4 lakh', '40 mil', '0,04 Mio.', '4 × 10,000'])
    expect(figures(ask(`I ask for ${amount}.`))).toEqual([])
})
