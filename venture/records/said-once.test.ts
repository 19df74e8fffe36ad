// Tests that a sentence is well formed with any value in it: one full stop at the end, singular or plural verb, and
// "each time" only once.
import { describe, expect, test } from 'vitest'
import { languages } from '../numbers/locale.ts'
import { sentenceOf } from './pitch/lines.ts'
import { voiceIn } from './voice.fixture.ts'
import { ended, type MessageKey, voiceOf } from './voice.ts'

const say = (template: string) =>
  voiceOf('en', (_key, values = {}) => template.replace(/\{(\w+)\}/g, (_whole, name) => String(values[name])))
    .say
const said = (template: string, value: string) => say(template)('step', { thing: value })

describe('RC58 a value that ends with a full stop does not add a second full stop to the sentence', () => {
  test.each([
    ['Known: {thing}. Is it true?', 'you can try on the lot.', 'Known: you can try on the lot. Is it true?'],
    ['Known: {thing}.', 'Is it true?', 'Known: Is it true?'],
    ['Known: {thing}.', 'a long word…', 'Known: a long word…'],
    ['Known: {thing}.', 'and so on...', 'Known: and so on...'],
    ['Count “{thing}”.', 'crates in June.', 'Count “crates in June”.'],
    ['Comptez « {thing} ».', 'les caisses.', 'Comptez « les caisses ».'],
    ['Zählen Sie „{thing}“.', 'die Kisten.', 'Zählen Sie „die Kisten“.'],
    ['Known: {thing}.', '“crates in June.”', 'Known: “crates in June”.'],
    ['Ask {thing}, or who told you.', 'Pilar M.', 'Ask Pilar M., or who told you.'],
    ['Ask “{thing}”, then wait.', 'Who pays?', 'Ask “Who pays?”, then wait.'],
    ['Known: {thing}.', 'well.. yes', 'Known: well.. yes.'],
    ['{thing} It rains.', 'Yes.', 'Yes. It rains.'],
  ])('%s with %s', (template, value, wanted) => {
    expect(said(template, value)).toBe(wanted)
  })

  test('a sentence that the code completes also has only one full stop', () => {
    expect(['Weiz', 'Pilar M.', 'why?', '“why.”', 'long…'].map(ended)).toEqual([
      'Weiz.',
      'Pilar M.',
      'why?',
      '“why.”',
      'long…',
    ])
  })

  test.each(languages)('no message in any language gets two full stops: %s', language => {
    const told = voiceIn(language).say('prefill.all', { told: 'Weiz.' })
    expect(told).not.toMatch(/\.\s?\./)
    const card = voiceIn(language).say('idea.action.risk', { name: 'Was muss wahr sein?' })
    expect(card).not.toMatch(/\?\./)
    expect(voiceIn(language).say('react.words', { label: 'What it is.' })).not.toMatch(/\.\s?[”“»]\./)
  })
})

test.each<[MessageKey, Record<string, string | number>, Record<string, [string, string]>]>([
  [
    'react.others.rate',
    { type: 'sale', asked: '5', share: '20 %' },
    {
      de: ['1 von 5 Gefragten hat gezahlt', '2 von 5 Gefragten haben gezahlt'],
      es: ['1 de 5 consultados pagó', '2 de 5 consultados pagaron'],
      fr: ['1 sur 5 sollicités a payé', '2 sur 5 sollicités ont payé'],
    },
  ],
  [
    'score.committed',
    { deposit: 'EUR 50' },
    {
      de: ['1 hat mit EUR 50 zugesagt', '2 haben mit EUR 50 zugesagt'],
      fr: ['1 s’est engagé', '2 se sont engagés'],
    },
  ],
  [
    'confidence',
    {},
    { en: ['1 of 8 lines stands', '2 of 8 lines stand'], pt: ['1 de 8 linhas está', '2 de 8 linhas estão'] },
  ],
  [
    'friend.need',
    {
      payers: '1 client',
      yearly: 'no',
      aim: 'EUR 5',
      fixed: 'EUR 2',
      costs: 'none',
      now: 'none',
      have: '0',
      type: 'hours',
      promised: '0',
    },
    {
      en: ['makes EUR 5 and covers EUR 2', 'make EUR 5 and cover EUR 2'],
      de: ['bringt EUR 5 und deckt', 'bringen EUR 5 und decken'],
    },
  ],
])('RC58 the sentence uses the singular for a count of one: %s', (key, values, wanted) => {
  for (const [language, texts] of Object.entries(wanted))
    for (const [at, text] of texts.entries()) {
      const number = at + 1
      const numbers = {
        count: number,
        needed: number,
        each: String(number),
        paid: String(number),
        committed: String(number),
      }
      const all = key === 'friend.need' ? { ...numbers, count: 0 } : numbers
      expect(voiceIn(language as 'en').say(key, { ...values, ...all })).toContain(text)
    }
})

test.each([
  ['en', '6 have already paid 57 euros each time since March 2026.'],
  ['de', 'Schon 6 haben seit März 2026 jeweils 57 Euro gezahlt.'],
  ['es', 'Ya 6 han pagado 57 euros cada vez desde marzo de 2026.'],
  ['fr', 'Déjà 6 ont payé 57 euros chaque fois depuis mars 2026.'],
  ['pt', 'Já 6 pagaram 57 Euros por vez desde março de 2026.'],
] as const)('RC58 the sentence does not say both "each" and "each time": %s', (language, wanted) => {
  const traction = {
    paid: { low: 6, high: 6 },
    each: { low: 57, high: 57, currency: 'EUR', per: 'time' },
    since: '2026-03',
  } as const
  const sentence = sentenceOf('traction', { traction }, voiceIn(language))
  expect(sentence?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(wanted)
})
