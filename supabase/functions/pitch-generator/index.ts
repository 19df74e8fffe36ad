import { pitchCoach } from '../../../cofounder/helpers/pitch/helper.ts'
import { ask, currentDay } from '../../../cofounder/model/ask.ts'
import { defineFunction } from '../_shared/define-function.ts'
import { readEnv } from '../_shared/env.ts'

export default defineFunction({
  name: 'pitch-generator',
  feature: 'pitch',
  helper: () => 'pitch',
  async answer({ input, signal, emit }) {
    const { messages, sessionType } = input
    const question = { messages, sessionType, today: currentDay() }
    const { text, result, answeredBy, spent } = await ask(pitchCoach, question, {
      read: readEnv,
      signal,
      emit,
    })
    return { output: { message: text, timestamp: new Date().toISOString(), result, answeredBy }, spent }
  },
})
