import { pitchCoach } from '../../../cofounder/helpers/pitch.ts'
import { ask, currentDay } from '../../../cofounder/provider/ask.ts'
import { askedOf } from '../../../cofounder/records/asked.ts'
import { factsOf, recordAfter } from '../../../cofounder/records/given.ts'
import { reactionTo, toldIn } from '../../../cofounder/reports/pitch/answer.ts'
import { renderAfter } from '../../../cofounder/reports/pitch/result.ts'
import type { PitchRecord } from '../../../contracts/pitch-record.ts'
import { pitchResult } from '../../../contracts/results/pitch.ts'
import { nextQuestion } from '../../../venture/records/asking.ts'
import { answeredIn } from '../../../venture/records/kind.ts'
import { pitch } from '../../../venture/records/pitch/pitch.ts'
import { defineFunction } from '../_shared/define-function.ts'

export default defineFunction({
  name: 'pitch-generator',
  feature: 'pitch',
  helper: () => 'pitch',
  isSpoken: ({ sessionType }) => sessionType === 'pitch-questions',
  keep({ message, answeredBy, result, record }, { messages, sessionType, record: given }) {
    // If the founder told too little for pitches, the result is a message that names the missing parts.
    const isMade = pitchResult.safeParse(result).data?.kind === 'pitches'
    if (sessionType === 'pitch-questions' || !isMade) {
      return { reply: { content: message, answeredBy, result }, ...(record && { changes: { record } }) }
    }
    // One message may answer several questions, so there may be more answers than messages.
    const lines = answeredIn(pitch, given?.answers ?? {}).length
    const answers = Math.max(messages.filter(({ role }) => role === 'user').length, lines)
    return { made: { text: message, answeredBy, result, about: { answers } } }
  },
  async answer({ input, read, founder, signal, emit }) {
    const { messages, sessionType, record, asked = null, isFree = false, locale = null } = input
    const given = record ? { record, asked, isFree, locale } : null
    const question = { messages, sessionType, given, today: currentDay(input.timeZone), ...founder }
    const { text, result, answeredBy, spent, understood } = await ask(pitchCoach, question, {
      read,
      signal,
      emit,
    })
    const timestamp = new Date().toISOString()
    const whole = result?.kind === 'pitches' ? { ...result, after: renderAfter(result) } : result
    const output = { message: text, timestamp, result: whole, answeredBy, asked: askedOf(result) }
    if (!given || sessionType === 'pitch-generation') return { output, spent, understood }
    const turn = result?.kind === 'turn' ? result : null
    const held = recordAfter(pitch, messages, given, turn)
    const told = toldIn({ ...question, given: { ...given, record: held } })
    return {
      output: {
        ...output,
        record: held,
        reaction: reactionTo(told),
        next: nextQuestion<PitchRecord>(pitch, held),
      },
      spent,
      understood: turn?.patch ? understood : factsOf(pitch, told),
    }
  },
})
