// The interview in fields: what is asked next, what is said to the last answer.
import {
  type ValidationQuestion,
  type ValidationRecord,
  validationQuestions,
} from '../../contracts/validation-record.ts'
import { react } from './react.ts'
import { answeredIn } from './verdict.ts'
import type { Voice } from './voice.ts'

export const emptyRecord: ValidationRecord = { version: 1, round: 1, answers: {} }

/** The first one that was neither answered nor put aside. */
export function nextQuestion({ answers }: ValidationRecord): ValidationQuestion | null {
  const answered = answeredIn(answers)
  const isDone = (id: ValidationQuestion) =>
    answered.includes(id) || answers[id]?.skipped || Object.values(answers[id] ?? {}).includes('unknown')
  return validationQuestions.find(id => !isDone(id)) ?? null
}

export type SaidTurn = { reaction: string; question: string }

/** To the answer of one question, and with the one that comes next. */
export function turnOf(
  { answers }: ValidationRecord,
  { answered, asks }: { answered: ValidationQuestion | null; asks: ValidationQuestion | null },
  voice: Voice,
  today: string,
): SaidTurn {
  return {
    reaction: (answered && react(answered, answers, voice, today)) ?? '',
    question: asks ? `${voice.say(`ask.${asks}`)} ${voice.say(`why.${asks}`)}` : '',
  }
}

export const turnText = ({ reaction, question }: SaidTurn): string =>
  [reaction, question].filter(Boolean).join('\n\n')
