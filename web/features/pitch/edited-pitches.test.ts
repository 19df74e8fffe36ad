import { expect, test } from 'vitest'
import { type Pitches, pitchAudiences, pitchParts } from '../../../contracts/results/pitch.ts'
import { editedPitch, textWithEdits } from './edited-pitches.ts'

const pitches = {
  kind: 'pitches',
  pitches: pitchAudiences.map(audience => ({
    audience,
    title: audience,
    seconds: 60,
    spoken: 10,
    words: 15,
    parts: pitchParts.map(part => ({ part, seconds: 2, text: `The ${part} for $& *all*.` })),
  })),
  closing: {},
} as unknown as Pitches
const text = [
  ...pitchAudiences.map(audience =>
    [
      `### ${audience} · 10 of 60 seconds · 15 words`,
      ...pitchParts.map(part => `**${part} · 2 s.** The ${part} for $& \\*all\\*.`),
    ].join('\n\n'),
  ),
  '### Tips\n\n- Slow down.',
].join('\n\n')
const hook = 'Every Monday [name] chairs stay empty.'
const edits = { 'customer/Hook': { written: 'The Hook for $& *all*.', text: hook } }

test('ED02 RP07 editing a part changes only the pitch with this part; the pitch’s words and seconds are counted again without blank parts', () => {
  const edited = textWithEdits(text, pitches, edits)
  expect(edited).toBe(
    text
      .replace('### customer · 10 of 60 seconds · 15 words', '### customer · 9 of 60 seconds · 21 words')
      .replace(
        /(### customer[\s\S]*?)\*\*Hook · 2 s\.\*\* The Hook for \$& \\\*all\\\*\./,
        (_all, before) => `${before}**Hook · 2 s.** ${hook}`,
      )
      // The seconds are rounded only in the sum, so the parts of one pitch may differ by a second.
      .replace(/(### customer[\s\S]*?)\*\*Market · 2 s\./, '$1**Market · 1 s.'),
  )
  const [investor, customer] = pitches.pitches
  expect(editedPitch(customer!, edits, 'en')).toMatchObject({
    words: 21,
    parts: [{ text: hook, seconds: 2 }, {}, {}, {}, {}],
  })
  expect(editedPitch(investor!, edits, 'en')).toBe(investor)
  expect(textWithEdits(text, pitches, {})).toBe(text)
})

test('ED02 editing an older pitch that has no speaking times adds none', () => {
  const old = {
    ...pitches,
    pitches: pitches.pitches.map(({ spoken: _spoken, title: _title, ...pitch }) => ({
      ...pitch,
      parts: pitch.parts.map(({ part }) => ({ part, text: `The ${part}.` })),
    })),
  } as unknown as Pitches
  const written = [
    ...pitchAudiences.map(audience =>
      [
        `### ${audience} · 60 seconds · 10 words`,
        ...pitchParts.map(part => `**${part}.** The ${part}.`),
      ].join('\n\n'),
    ),
    '### Tips\n\n- Slow down.',
  ].join('\n\n')
  const own = { 'investor/Ask': { written: 'The Ask.', text: 'Ten boats, please.' } }
  expect(textWithEdits(written, old, own)).toBe(
    written
      .replace('### investor · 60 seconds · 10 words', '### investor · 60 seconds · 11 words')
      .replace('The Ask.', 'Ten boats, please.'),
  )
})
