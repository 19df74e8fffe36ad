// The interview by form: the next question, and the reply to the last answer.
import { type AnyRecord, isDone, keyOf, type QuestionOf, type RecordKind } from './kind.ts'
import type { Voice } from './voice.ts'

/** The first question that is neither answered nor skipped. */
export const nextQuestion = <Told extends AnyRecord>(
  { questions }: RecordKind<Told>,
  { answers }: Told,
): QuestionOf<Told> | null => questions.find(id => !isDone(answers, id)) ?? null

export type SaidTurn = { reaction: string; question: string }

/** The reply to an answer, with the next question. */
export function turnOf<Told extends AnyRecord>(
  kind: RecordKind<Told>,
  { answers }: Told,
  { answered, asks }: { answered: QuestionOf<Told> | null; asks: QuestionOf<Told> | null },
  voice: Voice,
  today: string,
): SaidTurn {
  const { say } = voice
  return {
    reaction: (answered && kind.react(answered, answers, voice, today)) ?? '',
    question: asks ? `${say(keyOf(kind, 'ask', asks))} ${say(keyOf(kind, 'why', asks))}` : '',
  }
}

export const turnText = ({ reaction, question }: SaidTurn): string =>
  [reaction, question].filter(Boolean).join('\n\n')
