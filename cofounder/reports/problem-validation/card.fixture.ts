// Records, cards and replies for the tests of the problem validation. All spaces in their texts are plain.
import type { Amount } from '../../../contracts/record-fields.ts'
import { type ValidationQuestion, validationRecord } from '../../../contracts/validation-record.ts'
import type { Language } from '../../../venture/numbers/locale.ts'
import founders from '../../../venture/records/founders.json' with { type: 'json' }
import { react } from '../../../venture/records/react.ts'
import { voiceIn } from '../../language/voice.ts'
import { answerRecord } from './playbook.ts'

export const today = '2026-11-19'
export const english = voiceIn('en')
export const count = (number: number) => ({ low: number, high: number })
export const euros = (number: number, per: Amount['per']) => ({ ...count(number), currency: 'EUR', per })
export const recordOf = (answers: object) => validationRecord.parse({ version: 1, round: 1, answers })
export const answersOf = (answers: object) => recordOf(answers).answers
export const answersBy = (name: string) =>
  answersOf(founders.founders.find(person => person.name.startsWith(name))?.record.answers ?? {})
export const plain = (text: string) => text.replaceAll('\u00a0', ' ')

export function cardOf(answers: object, language: Language = 'en') {
  const asked = { asked: null, language, today, contradictions: 0 }
  const card = answerRecord({ record: recordOf(answers), ...asked })
  if (card.kind !== 'scorecard') throw new Error('no card')
  return JSON.parse(plain(JSON.stringify(card))) as typeof card
}
export const stepsOf = (answers: object) => cardOf(answers).testCards.map(({ test }) => test)
export const replyTo = (asked: ValidationQuestion, answers: object) => {
  const said = react(asked, answersOf(answers), english, today)
  return said && plain(said)
}
