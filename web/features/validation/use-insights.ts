import { type HelperSession, sessionCallOf } from '../../entities/helper-session.ts'
import { callFunction } from '../../lib/functions.ts'
import { useOnce } from '../../lib/once.ts'
import { toInsights } from './insights.ts'
import type { CompletedItem } from './queries.ts'

/** What the completed items say together. Failing to say it is only logged. */
export function useInsights(session: HelperSession, completed: readonly CompletedItem[]) {
  const { made } = session.state
  const generating = useOnce({
    mutationFn: async (_input: undefined, requestId) => {
      const context = Object.fromEntries(completed.map(({ item, data }) => [item, data]))
      const { message, result, answeredBy } = await callFunction(
        'problem-validation-simulation',
        { messages: [], simulationType: 'insights-generation', context },
        { requestId, session: sessionCallOf(session) },
      )
      const createdAt = new Date().toISOString()
      return { id: requestId, createdAt, text: message, answeredBy, result, about: {} }
    },
    onSuccess: made => session.patch({ made }),
    meta: { silent: true },
  })
  const insights = made && { ...toInsights(made.result, made.text), answeredBy: made.answeredBy }
  return { insights, generate: () => generating.mutate(), isGenerating: generating.isPending }
}
