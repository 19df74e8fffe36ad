import { expect, test } from 'vitest'
import { type Pitches, pitchAudiences, pitchParts } from '../../../contracts/results/pitch.ts'
import { editedPitch, textWithEdits } from './edited-pitches.ts'

const pitches = {
  kind: 'pitches',
  pitches: pitchAudiences.map(audience => ({
    audience,
    seconds: 60,
    words: 15,
    parts: pitchParts.map(part => ({ part, text: `The ${part} for $& all.` })),
  })),
} as unknown as Pitches
const text = [
  ...pitchAudiences.map(audience =>
    [
      `### ${audience} · 60 seconds · 15 words`,
      ...pitchParts.map(part => `**${part}.** The ${part} for $& all.`),
    ].join('\n\n'),
  ),
  '### Tips\n\n- Slow down.',
].join('\n\n')
const edits = {
  'customer/Hook': { written: 'The Hook for $& all.', text: 'Every Monday a chair stays empty.' },
}

test('ED02 an edited part stands in its pitch alone, with the words counted anew', () => {
  const edited = textWithEdits(text, pitches, edits)
  expect(edited).toBe(
    text
      .replace('### customer · 60 seconds · 15 words', '### customer · 60 seconds · 22 words')
      .replace(
        /(### customer[\s\S]*?)\*\*Hook\.\*\* The Hook for \$& all\./,
        (_all, before) => `${before}**Hook.** Every Monday a chair stays empty.`,
      ),
  )
  const [investor, customer] = pitches.pitches
  expect(editedPitch(customer!, edits)).toMatchObject({
    words: 22,
    parts: [{ text: 'Every Monday a chair stays empty.' }, {}, {}, {}, {}],
  })
  expect(editedPitch(investor!, edits)).toBe(investor)
  expect(textWithEdits(text, pitches, {})).toBe(text)
})
