// The interview in fields: what is asked next, what is said to the last answer.
import { type AnyRecord, isDone, keyOf, type QuestionOf, type RecordKind } from './kind.ts'
import type { Voice } from './voice.ts'

/** The first one that was neither answered nor put aside. */
export const nextQuestion = <Told extends AnyRecord>(
  { questions }: RecordKind<Told>,
  { answers }: Told,
): QuestionOf<Told> | null => questions.find(id => !isDone(answers, id)) ?? null

export type SaidTurn = { reaction: string; question: string }

/** To the answer of one question, and with the one that comes next. */
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
