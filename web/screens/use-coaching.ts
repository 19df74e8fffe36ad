// The conversation with the pitch coach. A new conversation uses fields; a conversation that started without
// fields continues without.
import type { TalkMessage } from '../../contracts/helper-session.ts'
import { type PitchQuestion, pitchQuestions } from '../../contracts/pitch-record.ts'
import { emptyRecord } from '../../venture/records/kind.ts'
import { pitch } from '../../venture/records/pitch/pitch.ts'
import type { HelperSession } from '../entities/helper-session.ts'
import { useToldRounds } from '../entities/told-rounds.ts'
import { askMentor } from '../features/chat/floating-state.ts'
import { useConversation } from '../features/chat/use-conversation.ts'
import { askCoach } from '../features/pitch/ask.ts'
import { askedAs, recordOf, withReading } from '../features/records/record-talk.ts'
import { useRecordTalk } from '../features/records/use-record-talk.tsx'
import { useVoice } from '../features/records/use-voice.ts'

type OnAnswer = (messages: readonly TalkMessage[], id: string) => void

export function useCoaching(session: HelperSession, onAnswer: OnAnswer) {
  const voice = useVoice()
  const locale = voice?.locale ?? null
  const talk = useConversation({
    session,
    ask: async (messages, listening, question) => {
      const sent = recordOf(pitch, session.current()) ?? (messages.length === 0 ? emptyRecord : null)
      const about = sent && {
        record: sent,
        asked: question ? askedIn(question) : null,
        isFree: question?.answers?.isFree ?? false,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }
      const { record, ...reply } = await askCoach({ messages, locale, ...about }, listening)
      const heard = recordOf(pitch, { record })
      if (heard)
        session.patch(now => ({
          record: withReading(pitch, recordOf(pitch, now) ?? heard, { sent: sent ?? heard, heard }),
        }))
      return reply
    },
    failure: {
      start: 'Failed to start pitch session. Please try again.',
      send: 'Failed to send message. Please try again.',
    },
    onAnswer,
  })
  const byFields = useRecordTalk(
    pitch,
    session,
    talk,
    voice,
    askMentor,
    useToldRounds(session.projectId).open,
  )
  return { talk, voice, byFields }
}

function askedIn(message: TalkMessage): PitchQuestion | 'open' | null {
  const asked = askedAs(pitch, message)
  return asked === 'open' ? 'open' : (pitchQuestions.find(id => id === asked) ?? null)
}
