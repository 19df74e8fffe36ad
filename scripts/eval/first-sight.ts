/**
 * Founders whom strangers invented, with their answers in fields. The strangers decided in advance which verdicts
 * would be fair.
 */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { voiceIn } from '../../cofounder/language/voice.ts'
import { answerRecord } from '../../cofounder/reports/problem-validation/playbook.ts'
import { render } from '../../cofounder/reports/problem-validation/result.ts'
import { language } from '../../contracts/language.ts'
import {
  type ValidationRecord,
  validationQuestions,
  validationRecord,
} from '../../contracts/validation-record.ts'
import { withAnswer } from '../../venture/records/change.ts'
import { fieldsOf } from '../../venture/records/form.ts'
import { emptyRecord } from '../../venture/records/kind.ts'
import { answerText } from '../../venture/records/print-answer.ts'
import { validation } from '../../venture/records/validation.ts'

const founder = z.object({
  play: z.number(),
  name: z.string(),
  language,
  fair: z.array(z.enum(['GO', 'NOT YET', 'PIVOT', 'STOP'])).min(1),
  /** The verdict that the rules give, if the stranger considers it unfair. */
  given: z.enum(['GO', 'NOT YET', 'PIVOT', 'STOP']).optional(),
  record: validationRecord,
})
export type FirstSightFounder = z.infer<typeof founder>

export const playedOn = '2026-11-18'

export const readFirstSight = (): FirstSightFounder[] =>
  readFileSync('tests/founders/written/first-sight.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map(line => founder.parse(JSON.parse(line)))

/** Writes the whole conversation, from the first question to the scorecard. */
export function talkInFields({ name, language, record }: FirstSightFounder): string {
  const voice = voiceIn(language)
  const given = { language, today: playedOn, contradictions: 0 }
  const lines = [`# ${name}: problem validation in fields`]
  let told: ValidationRecord = emptyRecord
  for (const question of validationQuestions) {
    const answer = record.answers[question]
    lines.push(voice.say(`ask.${question}`))
    if (!answer) continue
    told = withAnswer(validation, told, question, answer)
    lines.push(`**Founder:** ${answer.skipped ? '–' : answerText(validation, question, told.answers, voice)}`)
    const reply = answerRecord({ ...given, record: told, asked: question })
    if (reply.kind === 'turn' && reply.reaction) lines.push(reply.reaction)
  }
  return [...lines, render(answerRecord({ ...given, record, asked: null }))].join('\n\n')
}

/**
 * Returns the effort of an interview on a phone: the fields on the cards, the characters to type, and the taps on
 * choices, units, months and Send.
 */
export function effortOf({ record: { answers } }: FirstSightFounder) {
  const effort = { fields: 0, letters: 0, taps: 0 }
  for (const question of validationQuestions) {
    const answer = (answers[question] ?? {}) as Readonly<Record<string, unknown>>
    effort.taps += 1 + Number(answer.known !== undefined)
    effort.letters += String(answer.words ?? '').length
    for (const { id, type } of fieldsOf(question, answers)) {
      effort.fields += 1
      const value = answer[id]
      if (value === undefined || value === 'unknown') continue
      effort.taps += tapsOf[type] ?? 0
      effort.letters += lettersOf(value)
    }
  }
  return effort
}

const tapsOf: Readonly<Record<string, number>> = { choice: 1, month: 2, place: 1, amount: 1, times: 1 }

const lettersOf = (value: unknown): number => {
  if (typeof value === 'number') return String(value).length
  if (typeof value !== 'object' || value === null) return 0
  const { low, high, text } = value as { low?: number; high?: number; text?: string }
  return (text ?? [...new Set([low, high])].join('')).length
}
