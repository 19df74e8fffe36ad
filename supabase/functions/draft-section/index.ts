import { ModelError } from '../../../cofounder/model-error.ts'
import { draftSection } from '../../../cofounder/provider/draft-section.ts'
import {
  type ModelSettings,
  type ReadSetting,
  readModelSettings,
} from '../../../cofounder/provider/settings.ts'
import { defineFunction } from '../_shared/define-function.ts'
import { FunctionError } from '../_shared/function-error.ts'

/**
 * The messages when the model fails. The page already shows the section that guided mode wrote, so no other text is
 * needed.
 */
const failures = {
  model_unavailable: 'The model did not answer. Your section is as it was; try again in a moment.',
  model_failed: 'The model’s draft could not be used. Your section is as it was; try again.',
  cancelled: undefined,
}

function settingsIn(read: ReadSetting): ModelSettings {
  const settings = readModelSettings(read)
  if (settings) return settings
  throw new FunctionError('model_unavailable', 'A draft needs a model, and none is set up here.')
}

export default defineFunction({
  name: 'draft-section',
  feature: 'business_plan',
  countedAs: 'draft-section',
  assertReady: settingsIn,
  async answer({ input, read, founder, signal, emit }) {
    const settings = settingsIn(read)
    try {
      const { drafted, spent } = await draftSection(input, {
        settings,
        language: founder.language,
        signal,
        emit,
      })
      return { output: drafted, spent }
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      const { code, reason, retryAt } = error
      const again = retryAt === null ? undefined : new Date(retryAt).toISOString()
      throw Object.assign(new FunctionError(code, failures[code], again), { reason })
    }
  },
})
