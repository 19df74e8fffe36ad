// Whether an answer speaks of what its question asks for. Where it may not, the founder is told how to move it, and no
// figure is read out of it.
import type { ValidationDimension } from '../../../contracts/results/problem-validation.ts'
import { findFigures } from '../../../venture/numbers/find-figures.ts'
import { hasFigure, hasMoney } from '../../guide/figures.ts'
import { saysWhoPaid } from '../../guide/payers.ts'
import { namesPaying } from '../../guide/paying.ts'
import { answersTo, type Pair, type Talk } from '../../guide/talk.ts'
import { countWords } from '../../language/clean.ts'
import type { Language } from '../../language/recognise.ts'

/** So few words name no group. */
const fewWords = 2
const briefWords = 6

/** How often, and neither an amount nor a time. */
function isOnlyOften(answer: string, language: Language): boolean {
  const figures = findFigures(answer, language)
  const isCost = figures.some(({ value: { kind } }) => kind !== 'frequency' && kind !== 'count')
  return !isCost && figures.some(({ value }) => value.kind === 'frequency')
}

export function isFitting({ question, answer }: Pair<ValidationDimension>, language: Language): boolean {
  const isBrief = countWords(answer) <= briefWords
  const isAnswered = question.isAnswered(answer, language)
  switch (question.topic) {
    case 'problem':
      return true
    case 'who':
      return !hasFigure(answer, language) && countWords(answer) > fewWords
    case 'workaround':
      return !hasFigure(answer, language)
    case 'intensity':
      return isAnswered && (isBrief || !isOnlyOften(answer, language))
    case 'money':
      return question.isFollowUp ? isAnswered : saysWhoPaid(answer, language)
    case 'reach':
      return isAnswered && (isBrief || (!hasMoney(answer, language) && !namesPaying(answer)))
    default:
      return isAnswered
  }
}

/** A sum, a day or a part of a whole is hardly who has it or what they do about it. */
export function isDoubtful({ question, answer }: Pair<ValidationDimension>, language: Language): boolean {
  if (question.topic !== 'who' && question.topic !== 'workaround') return false
  return findFigures(answer, language).some(({ value: { kind } }) =>
    ['money', 'price', 'date', 'part'].includes(kind),
  )
}

/** Whether a line holds what its question asks for; a follow-up asks for a figure. */
export function isLineAnswered(talk: Talk<ValidationDimension>, id: ValidationDimension): boolean {
  return answersTo(talk, id).some(pair => {
    const { question, answer } = pair
    if (!question.wantsFigure) return true
    if (question.isFollowUp) return id !== 'money' && question.isAnswered(answer, talk.language)
    return isFitting(pair, talk.language)
  })
}
