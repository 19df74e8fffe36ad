import { describe, expect, test } from 'vitest'
import { answered, mayEnter, notNow, opening, replied, slots, type Talk, unlocked, yes } from './script.ts'

const lastLine = (talk: Talk) => talk.lines.at(-1)?.text ?? ''

describe('the conversation before the expert network', () => {
  test('X01 the conversation starts at step 1 with a congratulation, and the next message, about the open network, leads to step 3', () => {
    expect(opening.step).toBe(1)
    expect(lastLine(opening)).toMatch(/Congratulations/)
    expect(unlocked(opening)).toMatchObject({ step: 3, choices: [yes, notNow], isWaiting: false })
  })

  test('X02 each answer of the founder gets a reply and leads to the next step', () => {
    const refused = replied(answered(unlocked(opening), notNow))
    expect(refused.step).toBe(4)
    expect(mayEnter(refused)).toBe(true)
  })

  test('X03 after the answer yes the founder chooses a time, gets a confirmation, and the expert network opens', () => {
    const offered = replied(answered(unlocked(opening), yes))
    expect(offered).toMatchObject({ step: 4, choices: slots })
    expect(mayEnter(offered)).toBe(false)
    const confirmed = replied(answered(offered, slots[1]))
    expect(confirmed.step).toBe(5)
    expect(lastLine(confirmed)).toContain('tomorrow at 14:00')
    expect(mayEnter(confirmed)).toBe(true)
  })

  test('the founder can give only one of the offered answers, and none while a reply is coming', () => {
    const waiting = answered(unlocked(opening), yes)
    expect(answered(waiting, notNow)).toBe(waiting)
    expect(answered(unlocked(opening), 'a free session')).toEqual(unlocked(opening))
    expect(answered(opening, yes)).toBe(opening)
  })
})
