import { expect, test } from 'vitest'
import {
  type PitchAnswers,
  type PitchQuestion,
  pitchQuestions,
  pitchRecord,
} from '../../../contracts/pitch-record.ts'
import { pitchPartSeconds, pitchSeconds } from '../../../contracts/results/pitch.ts'
import { validationRecord } from '../../../contracts/validation-record.ts'
import { languages } from '../../numbers/locale.ts'
import { understoodIn } from '../facts.ts'
import { emptyRecord } from '../kind.ts'
import { answerText } from '../print-answer.ts'
import { voiceIn } from '../voice.fixture.ts'
import { besideSentences } from './figures.ts'
import { fieldsOf, lineSeconds } from './form.ts'
import { linesIn, sentenceOf } from './lines.ts'
import { pitch } from './pitch.ts'
import { makePitches } from './result.ts'
import { secondsOf, wordsIn, wordsOver } from './seconds.ts'

const en = voiceIn('en')
const one = (value: number) => ({ low: value, high: value })
const soles = (value: number) => ({ ...one(value), currency: 'PEN', per: 'month' as const })

/** A founder with a school van in Arequipa. */
const rosa: PitchAnswers = {
  hook: { say: 'Every second Tuesday a mother in Cayma waits forty minutes for a van that broke down.' },
  customer: { say: 'Working mothers of five to eleven year olds' },
  solution: {
    say: 'We drive them, and we call before we are late',
    face: 'I bring Lucía to school; you hear from me first',
  },
  difference: { say: 'A taxi costs 18 soles each time, and nobody calls you.' },
  market: { say: 'There are 340 such families in Cayma.', buyers: one(340), counted: 'register' },
  traction: { paid: one(23), each: soles(220), since: '2026-03' },
  you: { say: 'I drove a school van for nine years.' },
  ask: { say: 'I ask for 40,000 soles for a second van.', customerAsk: 'Ride with us on Monday?' },
}
const made = (answers: PitchAnswers, voice = en) => makePitches(linesIn(answers, voice), voice)

test('RP01 the seconds depend on the speed of the language; digits count as one word, and blanks in brackets do not count', () => {
  const words = (count: number) => 'van '.repeat(count)
  expect(languages.map(language => secondsOf(words(26), language))).toEqual([11, 13, 10, 10, 10])
  expect(wordsIn('I ask for 40,000 soles [ask: not written]', 'en')).toBe(5)
  expect(secondsOf('[hook: not written]', 'en')).toBe(0)
  expect(wordsOver(words(25), 10, 'en')).toBe(0)
  expect(wordsOver(words(26), 10, 'en')).toBe(1)
  expect(wordsOver(words(27), 10, 'pt')).toBe(0)
  // Eight words are rounded to three seconds, so they are not too long.
  expect(wordsOver(words(8), 3, 'en')).toBe(0)
  expect(wordsOver(words(4), 10, 'en')).toBe(-21)
})

test('RP02 eight cards have a sentence, at most four fields and a note; together their seconds fill the pitch', () => {
  expect(pitchQuestions).toEqual([
    'hook',
    'customer',
    'solution',
    'difference',
    'market',
    'traction',
    'you',
    'ask',
  ])
  for (const question of pitchQuestions) {
    const fields = fieldsOf(question)
    expect(fields[0]).toMatchObject({ id: 'say', type: 'note' })
    expect(fields.length).toBeLessThanOrEqual(4)
    for (const { id } of fields) expect(pitch.fieldSchema(question, id)).not.toBeNull()
  }
  const { hook, solution, difference, customer, market, traction, you, ask } = lineSeconds
  expect([hook, solution + difference, customer + market, traction + you, ask]).toEqual(
    Object.values(pitchPartSeconds),
  )
})

test('RP03 a sentence of the founder is not changed; if there is none, a sentence is made from the figures', () => {
  const odd = '  we  *fix* [boats]\nfor € 5 — always  '
  const lines = linesIn({ ...rosa, hook: { say: odd } }, en)
  expect(lines.hook).toBe(odd.trim())
  expect(lines.traction).toBe('23 have already paid 220 Peruvian soles a month since March 2026.')
  expect(sentenceOf('traction', { traction: { paid: one(23) } }, en)).toBe('23 have already paid.')
  expect(sentenceOf('traction', { traction: { paid: one(0) } }, en)).toBeNull()
  expect(sentenceOf('market', { market: { buyers: one(340), counted: 'guess' } }, en)).toBe(
    'I reckon there are 340 of them.',
  )
  expect(sentenceOf('market', { market: { buyers: one(340) } }, en)).toBeNull()
  expect(sentenceOf('market', { market: { buyers: one(340), counted: 'counted' } }, en)).toBe(
    'I counted 340 of them.',
  )
  expect(sentenceOf('ask', { ask: { amount: { ...soles(40_000), per: 'once' } } }, en)).toBe(
    'I ask for 40,000 Peruvian soles.',
  )
  expect(linesIn({ you: { words: 'nine years, never say it' } }, en)).toEqual({})
})

test('RP03 the sentence that is made from figures is complete in five languages', () => {
  const spoken = (answers: PitchAnswers) =>
    languages.map(language =>
      sentenceOf('traction', answers, voiceIn(language))?.replaceAll(/[\u00a0\u202f]/g, ' '),
    )
  expect(spoken(rosa)).toEqual([
    '23 have already paid 220 Peruvian soles a month since March 2026.',
    'Schon 23 haben seit März 2026 jeweils 220 Peruanische Sol im Monat gezahlt.',
    'Ya 23 han pagado 220 soles peruanos al mes desde marzo de 2026.',
    'Déjà 23 ont payé 220 sols péruviens par mois depuis mars 2026.',
    'Já 23 pagaram 220 Novos sóis peruanos por mês desde março de 2026.',
  ])
  // Nobody can say currency codes, short month names and dashes aloud.
  const range = {
    traction: { paid: { low: 20, high: 25 }, each: { ...soles(4.5), high: 6 }, since: '2026-09' },
  }
  for (const sentence of spoken(range)) expect(sentence).not.toMatch(/[A-Z]{3}|–|\bSep[t.]* 2026/)
  const [once] = spoken({ traction: { paid: one(2), each: { ...soles(50), per: 'once' } } })
  expect(once).toBe('2 have already paid 50 Peruvian soles each.')
})

const beside = (
  still: number,
  type: 'subscription' | 'ads' | 'giving' | 'sale' = 'subscription',
  paid = 23,
) => ({
  earn: { type },
  paid: { paid: one(paid), still: one(still) },
})

test('RP17 the sentence about payers also says how many stayed, in five languages', () => {
  const said = (...[still, ...rest]: Parameters<typeof beside>) =>
    languages.map(language =>
      sentenceOf('traction', rosa, voiceIn(language), beside(still, ...rest))
        ?.replaceAll(/[\u00a0\u202f]/g, ' ')
        .replace(/^[^;]*/, ''),
    )
  expect(said(17)).toEqual([
    '; 17 of the 23 still pay.',
    '; 17 von 23 zahlen noch.',
    '; de 23 siguen pagando 17.',
    '; 17 sur 23 paient encore.',
    '; de 23, 17 ainda pagam.',
  ])
  expect(said(0)[0]).toBe('; nobody still pays.')
  expect(said(1)[1]).toBe('; 1 von 23 zahlt noch.')
  expect(said(2, 'ads')[0]).toBe('; 2 of the 23 paid again.')
  expect(said(2, 'giving')[3]).toBe('; 2 sur 23 ont redonné.')
  // If all payers stayed, or if the two counts differ, the sentence does not mention payers who left.
  expect([said(23)[0], said(2, 'ads', 24)[0]]).toEqual(['', ''])
  expect(linesIn(rosa, en, beside(17)).traction).toMatch(/; 17 of the 23 still pay\.$/)
  const once = { traction: { paid: one(23), each: { ...soles(50), per: 'piece' as const } } }
  expect(sentenceOf('traction', once, en, beside(2, 'sale'))).toBe(
    '23 have already paid 50 Peruvian soles apiece; 2 of the 23 bought again or sent somebody.',
  )
  // A customer who planned to stay for less than a year does not count as gone.
  const staying = (stays: number) =>
    sentenceOf('traction', rosa, en, { ...beside(17), earn: { type: 'subscription', stays } })
  expect([staying(4), staying(12)].map(text => text?.includes('still pay'))).toEqual([false, true])
  const { earn, ...others } = beside(2, 'sale')
  const never = { ...others, earn: { ...earn, takes: { ...one(1), per: 'once-ever' as const } } }
  expect(sentenceOf('traction', once, en, never)).toBe('23 have already paid 50 Peruvian soles apiece.')
})

test('RP18 with gifts, no sentence says how large the market is, because the field does not say who was counted', () => {
  const fields = { market: { buyers: one(340), counted: 'counted' as const } }
  expect(sentenceOf('market', fields, en, beside(2, 'giving'))).toBeNull()
  expect(sentenceOf('market', fields, en, beside(2, 'ads'))).toBe('I counted 340 of them.')
})

test('RP04 three pitches have their lines in order with seconds, and a missing line is a blank with zero seconds', () => {
  const { pitches, open } = made(rosa)
  const parts = pitches.map(({ parts }) => parts.map(({ part }) => part))
  expect(parts).toEqual([
    ['Hook', 'Solution', 'Market', 'Traction', 'Ask'],
    ['Hook', 'Solution', 'Traction', 'Ask'],
    ['Hook', 'Solution', 'Market', 'Traction', 'Ask'],
  ])
  const [investor, customer, partner] = pitches
  expect(investor?.parts[1]?.text).toBe(`${rosa.solution?.say}\n${rosa.difference?.say}`)
  expect(investor?.parts[2]?.text).toBe(`${rosa.customer?.say}\n${rosa.market?.say}`)
  expect(customer?.parts[1]?.text).toBe(rosa.solution?.face)
  expect(customer?.parts[3]?.text).toBe('Ride with us on Monday?')
  expect(partner?.parts[4]).toMatchObject({ text: '[ask of a partner: not written]', seconds: 0 })
  expect(open).toEqual(['partnerAsk'])
  for (const { audience, seconds, spoken, words, parts } of pitches) {
    expect(seconds).toBe(pitchSeconds[audience])
    expect(spoken).toBe(parts.reduce((sum, part) => sum + (part.seconds ?? 0), 0))
    expect(words).toBe(parts.reduce((sum, part) => sum + wordsIn(part.text, 'en'), 0))
  }
})

test('RP04 if no line for customers was written, the customer pitch uses the general line about the solution', () => {
  const { solution, ...others } = rosa
  const { pitches, open } = made({ ...others, solution: { say: solution?.say } })
  expect(pitches[1]?.parts[1]?.text).toBe(solution?.say)
  expect(open).not.toContain('face')
  expect(made({}).pitches[0]?.parts.at(-1)?.text).toBe('[ask: not written]')
  expect(made({}).pitches.map(({ spoken, words }) => [spoken, words])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ])
})

test('RP05 a pitch that is too long says which line to cut first', () => {
  expect(made(rosa).cuts).toEqual([])
  // A line that is too long is not cut if the whole pitch is short enough.
  expect(made({ ...rosa, hook: { say: 'van '.repeat(36) } }).cuts).toEqual([])
  const { cuts = [] } = made({ ...rosa, solution: { say: 'van '.repeat(130) } })
  expect(cuts).toEqual([
    expect.stringMatching(
      /^Investor pitch: \d+ of 60 seconds\. Cut “Solution” first: it takes 5\d and has 15\.$/,
    ),
    expect.stringMatching(/^Customer pitch: /),
    expect.stringMatching(/^Partner pitch: /),
  ])
})

test('RP07 while the founder types, the box shows the seconds (in amber if too many) and offers a sentence from the figures', () => {
  const beside = (text: string, answers: PitchAnswers = rosa, field = 'say') =>
    pitch.beside?.('traction', field, { text, answers, voice: en })
  expect(beside('23 families pay us')).toEqual({ line: '2 of 7 seconds.', isOver: false })
  expect(beside('van '.repeat(30))).toMatchObject({ isOver: true })
  const sentence = '23 have already paid 220 Peruvian soles a month since March 2026.'
  expect(beside('')).toEqual({ offers: [{ label: 'Say it with your figures', text: sentence }] })
  expect(beside('', {})).toEqual({})
  expect(beside('private', rosa, 'words')).toBeNull()
  const validation = validationRecord.parse({
    ...emptyRecord,
    answers: { paid: { paid: one(23), still: one(5) } },
  })
  const known = pitch.beside?.('traction', 'say', { text: '', answers: rosa, voice: en, validation })
  expect(known?.offers?.[0]?.text).toMatch(/; 5 of the 23 still pay or came again\.$/)
})

test('RP08 the sentences and figures on a card become facts, but a private note does not', () => {
  const record = pitchRecord.parse({ version: 1, round: 1, answers: rosa })
  const told = (answers: PitchAnswers, question: PitchQuestion) =>
    understoodIn(pitch, { ...record, answers }, question, en)?.facts.map(({ topic, text, evidence }) => [
      topic,
      text,
      evidence,
    ])
  expect(told(rosa, 'hook')).toEqual([['problem', rosa.hook?.say, null]])
  expect(told(rosa, 'market')).toEqual([
    ['buyers', rosa.market?.say, null],
    ['buyers', 'How many there are: 340', 'observed'],
  ])
  expect(told(rosa, 'traction')).toEqual([
    ['money', 'How many paid: 23 · What each paid: PEN\u00a0220 a month · Since: Mar 2026', 'paid'],
  ])
  expect(told({ you: { words: 'shy' } }, 'you')).toBeUndefined()
})

test('RP08 the message shows the sentence and labels the note as a note', () => {
  const answers = { market: { ...rosa.market, words: 'ask the town hall' } }
  expect(answerText(pitch, 'market', answers, en)).toBe(
    'There are 340 such families in Cayma.\nHow many there are: 340 · Who counted them: A register or list · A private note, never said: ask the town hall',
  )
})

test.each([
  ['es', 'Cinco comparsas me alquilaron 62 trajes.', 5],
  ['en', 'Twenty-three families ride, and 40 wait.', 23],
  ['de', 'Zwölf Betriebe zahlen, 80 kennen uns.', 12],
  ['fr', 'Quatorze familles ont payé 90 passages.', 14],
  ['pt', 'Sete padarias compraram 300 caixas.', 7],
] as const)('RP20 a number in words is the figure of the card: %s %s', (language, say, paid) => {
  const voice = voiceIn(language)
  expect(besideSentences({ traction: { say, paid: one(paid) } }, voice)).toEqual([])
  expect(besideSentences({ traction: { say, paid: one(paid + 4) } }, voice)).toHaveLength(1)
})
