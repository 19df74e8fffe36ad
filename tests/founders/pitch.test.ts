// The pitch coach without a model, called with messages only. The n-th message is the n-th sentence.
import { describe, expect, test } from 'vitest'
import { pitchCoach } from '../../cofounder/helpers/pitch.ts'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import { pitchQuestions } from '../../contracts/pitch-record.ts'
import { type PitchResult, pitchSeconds } from '../../contracts/results/pitch.ts'
import { type Founder, founders } from './founders.ts'
import { hold, replyOf, today } from './hold.ts'
import { questionFailures } from './interview-bars.ts'
import { closingFailures } from './report-bars.ts'

const say = (content: string): ConversationMessage => ({ role: 'user', content })
const generate = (messages: ConversationMessage[], language?: 'de') =>
  pitchCoach.playbook({ messages, sessionType: 'pitch-generation', today, ...(language && { language }) })
const asksIn = (result: PitchResult) => (result.kind === 'turn' ? result.asks : null)

function coach(founder: Founder) {
  return hold(pitchCoach, messages => ({ messages, sessionType: 'pitch-questions' as const, today }), {
    topicOf: asksIn,
    isOver: result => result.kind === 'turn' && result.asks === null,
    reply: topic => replyOf(founder, topic),
    most: 12,
  })
}

describe.each(founders)('the pitch coach with $name', founder => {
  const turns = coach(founder)
  const messages = turns.at(-1)?.before ?? []
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const result = generate(messages)

  test('RP09 the coach asks eight different questions, one at a time', () => {
    const asked = turns.filter(turn => asksIn(turn.result))
    expect(asked.map(turn => asksIn(turn.result))).toEqual([...pitchQuestions])
    const questionOf = (index: number) => {
      const turn = asked[index]?.result
      return turn?.kind === 'turn' ? turn.question : null
    }
    expect(questionFailures(asked, questionOf)).toEqual([])
  })

  test('GM07 RP03 three pitches contain the exact sentences of the founder, with their seconds', () => {
    if (result.kind !== 'pitches') throw new Error('no pitches')
    expect(result.pitches.map(({ audience }) => audience)).toEqual(['investor', 'customer', 'partner'])
    const investor = result.pitches[0]?.parts.map(({ text }) => text).join('\n')
    for (const sentence of said) expect(investor).toContain(sentence.trim())
    for (const pitch of result.pitches) {
      expect(pitch.seconds).toBe(pitchSeconds[pitch.audience])
      expect(pitch.spoken).toBe(pitch.parts.reduce((sum, { seconds = 0 }) => sum + seconds, 0))
    }
    const text = pitchCoach.render(result)
    expect(text).not.toMatch(/\bundefined\b|(?<!\\)<script|(?<!\\)!\[/)
    expect(closingFailures(result.closing, text, today)).toEqual([])
  })
})

test('GM07 RP04 the pitch shows an unknown line as a blank in brackets, and the coach asks for it', () => {
  const result = generate([say('Bees leave.'), say('Beekeepers in Slovenia.'), say('A scale sends a text.')])
  if (result.kind !== 'pitches') throw new Error('no pitches')
  expect(result.pitches[0]?.parts.at(-1)?.text).toBe('[ask: not written]')
  expect(result.missing.map(({ topic }) => topic)).toEqual([
    'difference',
    'market',
    'traction',
    'you',
    'ask',
    'customerAsk',
    'partnerAsk',
  ])
  const [first] = result.closing.nextActions
  expect(first?.action).toBe(result.closing.testFirst)
  expect(result.closing).toMatchObject({
    confidence: { level: 'low' },
    counterArgument: expect.stringContaining('Who has paid'),
  })
  expect(pitchCoach.render(result)).toMatch(/^\*\*Not written yet: difference, market, /)
})

test('RP09 after only two sentences there are no pitches, and the coach asks for the next sentence', () => {
  const result = generate([say('Dentists lose money.'), say('We take a deposit.')])
  expect(result).toMatchObject({
    kind: 'not-yet',
    have: [{ topic: 'hook' }, { topic: 'customer' }],
    missing: [{ topic: 'solution' }, {}, {}, {}, {}],
  })
  expect(pitchCoach.render(result)).toContain('- Dentists lose money.')
})

test('RP10 if fields are filled, the result says what to cut and what is a guess, and makes missing sentences from figures', () => {
  const one = (value: number) => ({ low: value, high: value })
  const record = {
    version: 1 as const,
    round: 1,
    answers: {
      hook: { say: 'Every week a chair stays empty. '.repeat(30).trim() },
      solution: { say: 'We take a deposit.' },
      market: { say: 'There are 400 dentists.', buyers: one(400), counted: 'guess' as const },
      ask: {
        say: 'I ask for 9,000 dollars.',
        amount: { ...one(8000), currency: 'USD', per: 'once' as const },
      },
      traction: {
        paid: one(2),
        each: { ...one(50), currency: 'USD', per: 'once' as const },
        since: '2026-09',
      },
    },
  }
  const given = { record, asked: null, locale: 'en' }
  const result = pitchCoach.playbook({ messages: [], sessionType: 'pitch-generation', today, given })
  if (result.kind !== 'pitches') throw new Error('no pitches')
  const text = pitchCoach.render(result)
  expect(text).toContain('Cut “Hook” first: it takes 75 and has 10.')
  expect(text).toContain('2 have already paid 50 US dollars each since September 2026.')
  expect(result.closing.counterArgument).toContain('“Who counted the 400?”')
  // No figure is taken from a sentence.
  expect(text).not.toMatch(/Slow down/)
  expect(text).toMatch(/USD.8,000/)
  // Four lines are words of the founder. The line about results so far is made only from figures.
  expect(result.closing.confidence.reason).toBe('4 of 10 lines are written in your own words.')
  expect(result.closing.nextActions.map(({ action }) => action).join(' ')).toContain(
    'only reads out of your figures: what has happened',
  )
})

test('RP10 no pitch contains a private note', () => {
  const answers = Object.fromEntries(
    pitchQuestions.map(question => [question, { say: `The ${question}.`, words: 'SECRET' }]),
  )
  const record = { version: 1 as const, round: 1, answers }
  const given = { record, asked: null, locale: 'en' }
  const result = pitchCoach.playbook({ messages: [], sessionType: 'pitch-generation', today, given })
  expect(JSON.stringify(result)).not.toContain('SECRET')
  expect(result).toMatchObject({ kind: 'pitches', closing: { confidence: { level: 'medium' } } })
})

test('RP09 a German conversation has its cards, blanks and seconds in German', () => {
  const first = pitchCoach.playbook({ messages: [], sessionType: 'pitch-questions', today, language: 'de' })
  expect(pitchCoach.render(first)).toMatch(/^Ich bin Ihr Pitch-Coach\./)
  const result = generate(
    ['Der Stuhl bleibt leer.', 'Zahnärzte.', 'Wir nehmen eine Anzahlung.'].map(say),
    'de',
  )
  const text = pitchCoach.render(result)
  expect(text).toContain('### Pitch für Investoren · 5 von 60 Sekunden · 9 Wörter')
  expect(text).toContain('[Bitte: nicht geschrieben]')
})
