import { askedOf } from '../../../cofounder/asked.ts'
import { pitchCoach } from '../../../cofounder/helpers/pitch/helper.ts'
import { renderAfter } from '../../../cofounder/helpers/pitch/result.ts'
import { ask, currentDay } from '../../../cofounder/model/ask.ts'
import { pitchResult } from '../../../contracts/results/pitch.ts'
import { defineFunction } from '../_shared/define-function.ts'

export default defineFunction({
  name: 'pitch-generator',
  feature: 'pitch',
  helper: () => 'pitch',
  isSpoken: ({ sessionType }) => sessionType === 'pitch-questions',
  keep({ message, answeredBy, result }, { messages, sessionType }) {
    // Where too little was said for pitches, the coach says what is missing.
    const isMade = pitchResult.safeParse(result).data?.kind === 'pitches'
    if (sessionType === 'pitch-questions' || !isMade) {
      return { reply: { content: message, answeredBy, result } }
    }
    const answers = messages.filter(({ role }) => role === 'user').length
    return { made: { text: message, answeredBy, result, about: { answers } } }
  },
  async answer({ input, read, founder, signal, emit }) {
    const { messages, sessionType, readBack = null } = input
    const question = { messages, sessionType, readBack, today: currentDay(), ...founder }
    const { text, result, answeredBy, spent, understood } = await ask(pitchCoach, question, {
      read,
      signal,
      emit,
    })
    const timestamp = new Date().toISOString()
    const whole = result?.kind === 'pitches' ? { ...result, after: renderAfter(result) } : result
    return {
      output: { message: text, timestamp, result: whole, answeredBy, asked: askedOf(result) },
      spent,
      understood,
    }
  },
})
