import { describe, expect, test } from 'vitest'
import { pitchCoach } from '../../cofounder/helpers/pitch/helper.ts'
import { splitSentences, toPlainText } from '../../cofounder/language/clean.ts'
import { languageOf } from '../../cofounder/language/recognise.ts'
import { givenNumbers, inventedFigures } from '../../cofounder/mind/ground.ts'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import { pitchLengths, pitchParts } from '../../contracts/results/pitch.ts'
import { type Founder, founders } from './founders.ts'
import { hold, replyOf, today } from './hold.ts'
import { questionFailures, safetyFailures } from './interview-bars.ts'
import { closingFailures } from './report-bars.ts'

function coach(founder: Founder) {
  return hold(pitchCoach, messages => ({ messages, sessionType: 'pitch-questions' as const, today }), {
    topicOf: result => (result.kind === 'question' ? result.topic : null),
    isOver: result => result.kind === 'question' && result.topic === null,
    reply: topic => replyOf(founder, topic),
    most: 12,
  })
}

function generate(founder: Founder) {
  const messages = coach(founder).at(-1)?.before ?? []
  const result = pitchCoach.playbook({ messages, sessionType: 'pitch-generation', today })
  const said = messages.filter(message => message.role === 'user').map(message => message.content)
  return { result, text: pitchCoach.render(result), said: said.join('\n') }
}

describe.each(founders)('the coach meets $name', founder => {
  const turns = coach(founder)
  const asking = (index: number) => {
    const result = turns[index]?.result
    return result?.kind === 'question' ? result : null
  }
  const { result, text, said } = generate(founder)

  test('at most eight questions, each new and one at a time', () => {
    const asked = turns.filter((_, index) => asking(index)?.topic)
    expect(asked.length).toBeLessThanOrEqual(8)
    expect(questionFailures(asked, index => asking(index)?.question ?? null)).toEqual([])
  })

  test('GM07 three pitches of whole sentences that fit the clock', () => {
    // Orders to a machine are no answers, so there is nothing to pitch.
    if (founder.name === 'intruder') return expect(result.kind).toBe('not-yet')
    if (result.kind !== 'pitches') throw new Error('no pitches')
    expect(result.pitches.map(pitch => pitch.audience)).toEqual(['investor', 'customer', 'partner'])
    const sentences = said.split('\n').flatMap(text => splitSentences(toPlainText(text)))
    for (const pitch of result.pitches) {
      const spoken = pitch.parts.map(part => part.text).join(' ')
      const { most } = pitchLengths[pitch.audience]
      expect(pitch.parts.map(part => part.part)).toEqual([...pitchParts])
      expect(pitch.words).toBeLessThanOrEqual(most)
      const ground = { said: [said], language: languageOf([said]) }
      expect(inventedFigures(spoken, givenNumbers(ground), ground.language)).toEqual([])
      expect(sentences.filter(sentence => spoken.includes(sentence)).length).toBeGreaterThanOrEqual(3)
      expect(spoken).not.toMatch(/\bundefined\b|\s[,.]/)
    }
    expect(closingFailures(result.closing, text, today)).toEqual([])
    expect(result.tips.length).toBeGreaterThanOrEqual(3)
  })

  test('with real answers the words fit between least and most', () => {
    if (founder.kind !== 'precise' || result.kind !== 'pitches') return
    for (const pitch of result.pitches)
      expect(pitch.words).toBeGreaterThanOrEqual(pitchLengths[pitch.audience].least)
  })

  test('nothing the founder wrote becomes markup or an order', () => {
    expect(turns.flatMap(turn => safetyFailures(turn.text))).toEqual([])
    expect(safetyFailures(text).filter(failure => !failure.includes('too long'))).toEqual([])
  })
})

test('two answers are too few, and what comes next is named', () => {
  const messages = ['Dentists lose money.', 'We take a deposit.'].map(content => ({
    role: 'user' as const,
    content,
  }))
  const result = pitchCoach.playbook({ messages, sessionType: 'pitch-generation', today })
  expect(result.kind).toBe('not-yet')
})

test('GM07 what was not told stays a blank in brackets', () => {
  const messages: ConversationMessage[] = [
    ['What goes wrong for your customer today, told as one scene with a number in it?', 'Bees leave.'],
    ['Who is it for, so that one person in the room says “that is me”?', 'Beekeepers in Slovenia.'],
    ['What do you do about it, said so that your grandmother understands?', 'A scale sends a text message.'],
  ].flatMap(([question = '', answer = '']) => [
    { role: 'assistant' as const, content: question },
    { role: 'user' as const, content: answer },
  ])
  const result = pitchCoach.playbook({ messages, sessionType: 'pitch-generation', today })
  if (result.kind !== 'pitches') throw new Error('no pitches')
  expect(result.pitches[0]?.parts.at(-1)?.text).toContain('[your ask]')
  expect(result.missing.map(({ topic }) => topic)).toContain('ask')
})

test('three good answers are enough', () => {
  const messages = [
    'Independent dentists in Ohio lose about $400 a week to no-shows because patients forget and nobody calls them in time.',
    'We take a small deposit by text message when the patient books, so an empty chair is paid for, and the deposit goes back when they show up.',
    'Nine of the twelve dentists I talked to showed me their calendar, and two of them paid a $50 deposit for the pilot.',
  ].map(content => ({ role: 'user' as const, content }))
  const result = pitchCoach.playbook({ messages, sessionType: 'pitch-generation', today })
  expect(result.kind).toBe('pitches')
})

describe('how the coaching ends', () => {
  const endOf = (reply: (topic: string | null) => string, later: readonly string[] = []) => {
    const turns = hold(
      pitchCoach,
      messages => ({ messages, sessionType: 'pitch-questions' as const, today }),
      {
        topicOf: result => (result.kind === 'question' ? result.topic : null),
        isOver: result => result.kind === 'question' && result.topic === null,
        reply,
        most: 12,
      },
    )
    const messages: ConversationMessage[] = [...(turns.at(-1)?.before ?? [])]
    messages.push({ role: 'assistant', content: turns.at(-1)?.text ?? '' })
    for (const content of later) {
      messages.push({ role: 'user', content })
      const result = pitchCoach.playbook({ messages, sessionType: 'pitch-questions', today })
      messages.push({ role: 'assistant', content: pitchCoach.render(result) })
    }
    const result = pitchCoach.playbook({ messages, sessionType: 'pitch-generation', today })
    return { said: messages.at(-1)?.content ?? '', result }
  }

  test('lines that are open are named, and make the pitches less sure', () => {
    const { said, result } = endOf(topic =>
      topic === 'ask' || topic === 'team' ? 'skip' : `Our ${topic} is plain.`,
    )
    expect(said).not.toContain('That is all I need')
    expect(said).toContain('A blank in the pitches: What we ask for. Left out of them: The team.')
    expect(result).toMatchObject({ closing: { confidence: { level: 'low' } } })
  })

  test('with every line told it is all that is needed', () => {
    const { said, result } = endOf(topic => `Our ${topic} is plain.`)
    expect(said).toContain('That is all I need')
    if (result.kind !== 'pitches') throw new Error('no pitches')
    expect(result.closing.confidence.level).toBe('medium')
    expect(result.closing.confidence.reason).not.toContain('brackets')
  })

  test('one word is no line: it is asked for as what would make it stronger, and is no blank', () => {
    const { result } = endOf(topic =>
      topic === 'difference' ? 'fast' : topic === 'traction' ? '61 customers' : `Our ${topic} is plain.`,
    )
    if (result.kind !== 'pitches') throw new Error('no pitches')
    expect(result.missing.map(({ topic }) => topic)).toEqual(['difference'])
    expect(result.closing.confidence).toMatchObject({
      level: 'low',
      reason: expect.not.stringContaining('brackets'),
    })
  })

  test('a number in words is a number', () => {
    const { result } = endOf(topic => (topic === 'traction' ? 'Two payers' : `Our ${topic} is plain.`))
    expect(result).toMatchObject({ missing: [], closing: { confidence: { level: 'medium' } } })
  })

  test('only the blanks that stand in a pitch are said to be there', () => {
    const { result } = endOf(topic =>
      topic === 'market' || topic === 'team' || topic === 'ask' ? 'skip' : `Our ${topic} is plain.`,
    )
    if (result.kind !== 'pitches') throw new Error('no pitches')
    expect(result.closing.confidence.reason).toContain('still yours to fill: What we ask for.')
    expect(result.missing.map(({ topic }) => topic)).toEqual(['market', 'team', 'ask'])
  })

  test('between Italian sentences nothing of ours stands, and a customer is not asked for the money', () => {
    const { result } = endOf(
      topic => `Le trattorie buttano la pasta perché non sanno quanti sono (${topic}).`,
    )
    if (result.kind !== 'pitches') throw new Error('no pitches')
    const spoken = result.pitches.flatMap(({ parts }) => parts.map(({ text }) => text)).join(' ')
    expect(spoken).not.toMatch(/picture|what we do|let us/i)
    const asks = result.pitches.map(({ parts }) => parts.at(-1)?.text)
    const closing = '[your closing line, in your language].'
    expect(asks).toEqual([expect.stringContaining('(ask)'), closing, closing])
    expect(result.closing.confidence.reason).toContain('Non parlo ancora italiano')
  })

  test('what is added afterwards is in the pitches', () => {
    const { said, result } = endOf(
      topic => (topic === 'ask' ? 'skip' : `Our ${topic} is plain.`),
      ['What we ask for: 20,000 euros for a second van'],
    )
    expect(said).toContain('20,000 euros for a second van')
    expect(said).toContain('That is all I need')
    expect(JSON.stringify(result)).toContain('20,000 euros for a second van')
  })

  test('what names no line is asked for its line', () => {
    const { said, result } = endOf(
      topic => `Our ${topic} is plain.`,
      ['Eight schools signed on Friday', 'So far'],
    )
    expect(said).toContain('Eight schools signed on Friday')
    expect(JSON.stringify(result)).toContain('Eight schools signed on Friday')
  })
})
