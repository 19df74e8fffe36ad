import { useGrowingResult } from '../../entities/growing-result.ts'
import { type HelperSession, sessionCallOf } from '../../entities/helper-session.ts'
import { streamFunction } from '../../lib/functions.ts'
import { useOnce } from '../../lib/once.ts'
import { toInsights } from './insights.ts'
import type { CompletedItem } from './queries.ts'

/** Insights from all completed items. If generating them fails, the error is only logged. */
export function useInsights(session: HelperSession, completed: readonly CompletedItem[]) {
  const { made } = session.state
  const generating = useOnce({
    mutationFn: async (instead: string | null, requestId) => {
      const context = Object.fromEntries(completed.map(({ item, data }) => [item, data]))
      growing.begin(requestId)
      let heard = ''
      const { message, result, answeredBy } = await streamFunction(
        'problem-validation-simulation',
        { messages: [], simulationType: 'insights-generation', context },
        {
          requestId,
          session: sessionCallOf(session, instead),
          onText: text => {
            heard += text
            growing.hear(requestId, text)
          },
        },
      ).catch((error: unknown) => {
        growing.breakOff(requestId, heard, {})
        throw error
      })
      const createdAt = new Date().toISOString()
      return { id: requestId, createdAt, text: message, answeredBy, result, about: {} }
    },
    onSuccess: made => session.patch({ made, partial: null }),
    meta: { silent: true },
  })
  const growing = useGrowingResult(session, generating.isPending)
  const insights = made && { ...toInsights(made.result, made.text), answeredBy: made.answeredBy }
  return {
    id: made?.id ?? null,
    insights,
    /** The text received so far of running or interrupted insights. */
    growing: generating.isPending || growing.broken ? growing.text : null,
    /** Interrupted insights can be discarded. They can be continued when the completed items are loaded. */
    broken:
      growing.broken && completed.length > 0
        ? { retry: () => generating.mutate(growing.broken?.id ?? null), discard: growing.drop }
        : null,
    generate: () => generating.mutate(null),
    isGenerating: generating.isPending,
  }
}
