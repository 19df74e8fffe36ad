import { describe, expect, test } from 'vitest'
import { inventedNumbers } from '../../cofounder/guide/invented.ts'
import { pitchCoach } from '../../cofounder/helpers/pitch/helper.ts'
import { countWords, splitSentences } from '../../cofounder/language/clean.ts'
import { pitchLengths, pitchParts } from '../../contracts/results/pitch.ts'
import { type Founder, founders } from './founders.ts'
import { hold, replyOf, today } from './hold.ts'
import { namingFailures, questionFailures, quotingFailures, safetyFailures } from './interview-bars.ts'
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

const jargon =
  /\b(?:AI-powered|innovative|seamless|cutting-edge|disrupt\w*|revolutioni[sz]e|synerg\w*|game-?chang\w*|leverage)\b/i

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

  test('each answer is coached in its own words', () => {
    expect(quotingFailures(turns, asking)).toEqual([])
    expect(namingFailures(turns, asking)).toEqual([])
  })

  test('three pitches that fit the clock, or the questions that are missing', () => {
    if (result.kind === 'not-yet') {
      expect(founder.kind).not.toBe('precise')
      expect(result.missing.length).toBeGreaterThan(0)
      return
    }
    if (result.kind !== 'pitches') throw new Error('neither pitches nor what is missing')
    expect(result.pitches.map(pitch => pitch.audience)).toEqual(['investor', 'customer', 'partner'])
    for (const pitch of result.pitches) {
      const spoken = pitch.parts.map(part => part.text).join(' ')
      const { least, most } = pitchLengths[pitch.audience]
      expect(pitch.parts.map(part => part.part)).toEqual([...pitchParts])
      expect(pitch.words).toBe(countWords(spoken))
      expect(pitch.words).toBeGreaterThanOrEqual(least)
      expect(pitch.words).toBeLessThanOrEqual(most)
      expect(inventedNumbers(spoken, said)).toEqual([])
      expect(spoken).not.toMatch(jargon)
      const longest = Math.max(...splitSentences(spoken).map(countWords))
      expect(longest).toBeLessThanOrEqual(34)
      expect(spoken).not.toMatch(/[()[\]{}*_#]|\bundefined\b|\.\.|\s[,.]/)
    }
    expect(closingFailures(result.closing, text, today)).toEqual([])
    expect(result.tips.length).toBeGreaterThanOrEqual(3)
  })

  test('nothing the founder wrote becomes markup or an order', () => {
    expect(turns.flatMap(turn => safetyFailures(turn.text))).toEqual([])
    expect(safetyFailures(text).filter(failure => !failure.includes('too long'))).toEqual([])
  })
})

test('a founder with nothing to say gets no pitch, only what is missing', () => {
  for (const name of ['dreamer', 'intruder', 'terse']) {
    expect(generate(founders.find(founder => founder.name === name)!).result.kind).toBe('not-yet')
  }
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
