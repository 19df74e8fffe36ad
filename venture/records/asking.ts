// The interview with a form: it replies to the last answer and asks the next question.
import { type AnyRecord, isDone, keyOf, type QuestionOf, type RecordKind } from './kind.ts'
import type { Voice } from './voice.ts'

/** The first question that the founder has neither answered nor skipped. */
export const nextQuestion = <Told extends AnyRecord>(
  { questions }: RecordKind<Told>,
  { answers }: Told,
): QuestionOf<Told> | null => questions.find(id => !isDone(answers, id)) ?? null

export type SaidTurn = { reaction: string; question: string }

/** Replies to an answer and asks the next question. */
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
