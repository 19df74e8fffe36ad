import { competitorAnalysis } from '../../../cofounder/helpers/competitor-analysis.ts'
import { insights } from '../../../cofounder/helpers/insights.ts'
import { problemValidation } from '../../../cofounder/helpers/problem-validation.ts'
import { type Asking, ask, currentDay } from '../../../cofounder/provider/ask.ts'
import { askedOf } from '../../../cofounder/records/asked.ts'
import { afterTurn, givenOf } from '../../../cofounder/records/in-fields.ts'
import type { FounderContext } from '../../../contracts/functions.ts'
import { readSource } from '../../../contracts/sources.ts'
import { rivals } from '../../../venture/records/rivals/kind.ts'
import { validation } from '../../../venture/records/validation.ts'
import { defineFunction } from '../_shared/define-function.ts'
import { FunctionError } from '../_shared/function-error.ts'

const helpers = {
  'problem-validation': problemValidation.name,
  'competitor-analysis': competitorAnalysis.name,
  'insights-generation': insights.name,
} as const

const otherTalk = () => new FunctionError('invalid_input', 'The record is not one of this simulation.')

function backgroundOf({ description, notes }: FounderContext): string {
  return [description, notes].filter(Boolean).join('\n')
}

export default defineFunction({
  name: 'problem-validation-simulation',
  feature: 'problem_validation',
  helper: input => helpers[input.simulationType],
  isSpoken: ({ simulationType }) => simulationType !== 'insights-generation',
  keep({ message, answeredBy, result, record }, { simulationType }) {
    if (simulationType === 'insights-generation') {
      return { made: { text: message, answeredBy, result, about: {} } }
    }
    return { reply: { content: message, answeredBy, result }, ...(record && { changes: { record } }) }
  },
  async answer({ input, read, founder, signal, emit }) {
    const { messages, context, simulationType } = input
    const asking: Asking = { read, signal, emit }
    const known = { background: backgroundOf(context), today: currentDay(input.timeZone), ...founder }
    if (simulationType === 'problem-validation') {
      const given = givenOf(validation, input)
      if (!given) throw otherTalk()
      const answered = await ask(problemValidation, { messages, ...known, given }, asking)
      const { text, result, answeredBy, spent } = answered
      const { told, understood } = afterTurn(validation, given, { ...known, messages, ...answered })
      return { output: { message: text, result, answeredBy, ...told }, spent, understood }
    }
    if (simulationType === 'competitor-analysis') {
      const given = givenOf(rivals, input)
      if (!given) throw otherTalk()
      const answered = await ask(competitorAnalysis, { messages, ...known, given }, asking)
      const { text, result, answeredBy, spent } = answered
      const { told, understood } = afterTurn(rivals, given, { ...known, messages, ...answered })
      return { output: { message: text, result, answeredBy, ...told }, spent, understood }
    }
    const sources = {
      problemValidation: readSource(context.problemValidation),
      competitorAnalysis: readSource(context.competitorAnalysis),
      marketResearch: readSource(context.marketResearch),
    }
    const { text, result, answeredBy, spent, understood } = await ask(
      insights,
      { ...sources, ...known },
      asking,
    )
    return { output: { message: text, result, answeredBy, asked: askedOf(result) }, spent, understood }
  },
})
