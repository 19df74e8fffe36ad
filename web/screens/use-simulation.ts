// The two conversations on the validation page: their requests, answers and saved outputs.
import type { SimulationInput } from '../../contracts/functions.ts'
import type { ValidationRecord } from '../../contracts/validation-record.ts'
import type { RecordKind } from '../../venture/records/kind.ts'
import { rivals } from '../../venture/records/rivals/kind.ts'
import { validation } from '../../venture/records/validation.ts'
import type { HelperSession } from '../entities/helper-session.ts'
import type { Project } from '../entities/project.ts'
import { useResultNotes } from '../entities/result-notes.ts'
import { askMentor } from '../features/chat/floating-state.ts'
import { useConversation } from '../features/chat/use-conversation.ts'
import { hearRecord, toldIn } from '../features/records/call-record.ts'
import { beginLeftRound, useRecordTalk } from '../features/records/use-record-talk.tsx'
import { useVoice } from '../features/records/use-voice.ts'
import { askSimulation } from '../features/validation/ask.ts'
import { type conversationOutput, finalOf } from '../features/validation/conversation-output.ts'
import { failedSend, type SimulationType, simulation } from '../features/validation/simulations.ts'
import { useStandAt } from '../ui/use-stand-at.ts'

/** The record kind of each conversation. */
export const kinds: Readonly<Record<SimulationType, RecordKind>> = {
  'problem-validation': validation,
  'competitor-analysis': rivals,
}

export type Saying = {
  type: SimulationType
  messages: Parameters<typeof conversationOutput>[1]
  /** The id of the message with the answer. */
  id: string
  notes: Parameters<typeof conversationOutput>[2]
}

type Simulating = {
  session: HelperSession
  type: SimulationType
  project: Project | null
  /** The record of the problem validation, which the competitor analysis needs. */
  told: ValidationRecord | null
}

export type Simulation = ReturnType<typeof useSimulation>

/** `onAnswer` is called with all messages and the notes about them. */
export function useSimulation(
  { session, type, project, told: before }: Simulating,
  onAnswer: (saying: Saying) => void,
) {
  const context = project && {
    projectName: project.name,
    description: project.description,
    industry: project.industry,
  }
  const notes = useResultNotes(session, type, null)
  const voice = useVoice()
  const kind = kinds[type]
  const talk = useConversation({
    session,
    ask: async (messages, listening, question) => {
      const told = toldIn(kind, session, messages, question)
      // The type is widened, because each kind of record has its own question ids.
      const asked = (told?.asked ?? null) as SimulationInput['asked']
      const { record, ...reply } = await askSimulation(
        {
          messages,
          simulationType: type,
          context,
          locale: voice?.locale ?? null,
          ...(told && { ...told, asked }),
        },
        listening,
      )
      hearRecord(kind, session, told?.record, record)
      return reply
    },
    failure: { start: simulation(type).failedStart, send: failedSend },
    onAnswer: (messages, id) => {
      onAnswer({ type, messages, id, notes: notes.begin() })
      if (voice) beginLeftRound(kind, session, voice)
    },
  })
  const final = finalOf(talk.messages)
  const byFields = useRecordTalk(kind, session, talk, voice, askMentor, before)
  const standing = useStandAt(final?.id ?? null, talk.isPending)
  return { ...talk, type, kind, session, notes, final, voice, byFields, standing }
}
