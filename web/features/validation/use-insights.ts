import { callFunction } from '../../lib/functions.ts'
import { useOnce } from '../../lib/once.ts'
import { useUser } from '../../lib/session.ts'
import { useKeptState } from '../../lib/use-kept-state.ts'
import { toInsights, validationInsights } from './insights.ts'
import type { CompletedItem } from './queries.ts'

/** What the completed items say together. Failing to say it is only logged. */
export function useInsights(projectId: string | null, completed: readonly CompletedItem[]) {
  const userId = useUser().id
  const [insights, setInsights] = useKeptState(
    [userId, projectId ?? 'no-project', 'insights'],
    validationInsights,
  )
  const generating = useOnce({
    mutationFn: async (_input: undefined, requestId) => {
      const context = Object.fromEntries(completed.map(({ item, data }) => [item, data]))
      const { message, result, answeredBy } = await callFunction(
        'problem-validation-simulation',
        {
          messages: [],
          simulationType: 'insights-generation',
          context,
        },
        { requestId },
      )
      return { ...toInsights(result, message), answeredBy }
    },
    onSuccess: setInsights,
    meta: { silent: true },
  })
  return { insights, generate: () => generating.mutate(), isGenerating: generating.isPending }
}
