import { customerSegments } from '../../../cofounder/helpers/customer-segments.ts'
import { ask, currentDay } from '../../../cofounder/provider/ask.ts'
import { askedOf } from '../../../cofounder/records/asked.ts'
import { readSource } from '../../../contracts/sources.ts'
import { defineFunction } from '../_shared/define-function.ts'
import { FunctionError } from '../_shared/function-error.ts'

export default defineFunction({
  name: 'customer-segment-analysis',
  feature: 'customer_analysis',
  helper: () => 'customer-segments',
  isSpoken: () => false,
  keep: ({ analysis, answeredBy, result }, { record, locale: _figures, ...sources }) => ({
    made: {
      text: analysis,
      answeredBy,
      result,
      about: { sourceCount: Object.values(sources).filter(readSource).length },
    },
    changes: { outputId: null, ...(record && { record }) },
  }),
  async answer({ input, read, founder, signal, emit }) {
    const { problemValidationData, ideaRefinementData, marketResearchData, record = null } = input
    const sources = [problemValidationData, ideaRefinementData, marketResearchData]
    if (!sources.some(readSource)) {
      const hint = 'Please complete problem validation, idea refinement, or market research first.'
      throw new FunctionError('invalid_input', hint)
    }
    const question = {
      problemValidationData,
      ideaRefinementData,
      marketResearchData,
      record,
      locale: input.locale,
      today: currentDay(),
      ...founder,
    }
    const { text, result, answeredBy, spent } = await ask(customerSegments, question, {
      read,
      signal,
      emit,
    })
    const timestamp = new Date().toISOString()
    return {
      output: { success: true, analysis: text, timestamp, result, answeredBy, asked: askedOf(result) },
      spent,
    }
  },
})
