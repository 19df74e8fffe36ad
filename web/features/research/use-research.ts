import { useRef, useState } from 'react'
import { z } from 'zod'
import type { Fact } from '../../../contracts/facts.ts'
import type { MadeResult, SessionState } from '../../../contracts/helper-session.ts'
import { type MarketRecord, marketRecord } from '../../../contracts/market-record.ts'
import { isHeld } from '../../../venture/facts/compare.ts'
import { restOn } from '../../../venture/facts/rest.ts'
import { useGrowingResult } from '../../entities/growing-result.ts'
import { emptyState, type HelperSession, sessionCallOf } from '../../entities/helper-session.ts'
import { useSaveOutput } from '../../entities/outputs.ts'
import { failureWords } from '../../entities/reply.ts'
import { AppError, unwrapMaybe } from '../../lib/errors.ts'
import { streamFunction } from '../../lib/functions.ts'
import { founderLocale } from '../../lib/locale.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'
import type { ResearchQuestion } from './known-question.ts'
import { type Research, researchOf, researchOutput } from './research.ts'
import { whatIsThere } from './what-is-there.ts'

/** A question and the facts on which the research is based. */
type Asked = ResearchQuestion & {
  facts: readonly Fact[]
  record?: MarketRecord | undefined
  /** Saves the figures as facts, and returns these facts. */
  tell?: (() => Promise<readonly Fact[]>) | undefined
  /** The id of the interrupted research to continue. */
  instead?: string
}

const failedToGenerate = failureWords('Failed to generate market research. Please try again.')

const askedAbout = z.object({
  market: z.string(),
  industry: z.string(),
  targetCustomer: z.string().nullable(),
  record: marketRecord.optional(),
})

/** The question of an interrupted research; null if it cannot be read. */
function partialQuestion(about: unknown): Omit<Asked, 'facts'> | null {
  const { data } = askedAbout.safeParse(about)
  return data ? { ...data, targetCustomer: data.targetCustomer ?? '' } : null
}

/** The state of the research (form, loading or result) and its actions. */
export function useResearch(session: HelperSession) {
  const { projectId } = session
  const research = researchOf(session.state)
  const [steps, setSteps] = useState<readonly string[]>([])
  const stopper = useRef<AbortController | null>(null)
  const keepOutput = useSaveOutput()
  const told = useRef<readonly Fact[]>([])

  const running = useOnce({
    mutationFn: async (question: Asked, requestId): Promise<MadeResult> => {
      const market = question.market.trim()
      const industry = question.industry.trim()
      const targetCustomer = question.targetCustomer.trim() || null
      if (!market || !industry) {
        throw new AppError('invalid_input', 'Please provide both market and industry information.')
      }
      setSteps([])
      growing.begin(requestId)
      let heard = ''
      stopper.current = new AbortController()
      await session.settled()
      // If saving the facts fails, the error is shown and the research continues.
      const [telling] = await Promise.allSettled([question.tell?.()])
      told.current = telling.status === 'fulfilled' ? (telling.value ?? []) : []
      const { record } = question
      const asked = { market, industry, targetCustomer, ...(record && { record, locale: founderLocale() }) }
      const answer = await streamFunction('market-research', asked, {
        requestId,
        session: sessionCallOf(session, question.instead),
        signal: stopper.current.signal,
        onText: text => {
          heard += text
          growing.hear(requestId, text)
        },
        onStep: label => setSteps(seen => [...seen.filter(step => step !== label), label]),
      }).catch((error: unknown) => {
        growing.breakOff(requestId, heard, asked)
        throw error
      })
      const { analysis: text, dataQuality, answeredBy, result } = answer
      const about = { market, industry, targetCustomer, dataQuality }
      return { id: requestId, createdAt: new Date().toISOString(), text, answeredBy, result, about }
    },
    onSuccess: (made, { facts, record = null }) => {
      session.patch({ made, partial: null, notes: {}, outputId: null, record })
      session.note({ of: made.id, restsOn: restOn([...facts, ...told.current.filter(isHeld)]) })
    },
    meta: {
      success: made => ({ title: 'Research Complete', text: whatIsThere(made) }),
      error: error =>
        error.code === 'invalid_input'
          ? { title: 'Missing Information', text: error.message }
          : failedToGenerate(error),
    },
  })

  const saving = useOnce({
    mutationFn: async (): Promise<Research> => {
      if (!research || !projectId) {
        throw new AppError('invalid_input', 'No research data to save or project not loaded.')
      }
      unwrapMaybe(
        await supabase.from('market_research').upsert({
          project_id: projectId,
          market: research.market,
          industry: research.industry,
          target_customer: research.targetCustomer,
          analysis: research.analysis,
          data_quality: research.dataQuality,
        }),
      )
      // Saves an output too, so that the history contains the research even if the founder leaves the page now. If
      // that fails, the error is only logged.
      const output = { projectId, type: 'market_research' as const, ...researchOutput(research) }
      await Promise.allSettled([keepOutput.mutateAsync({ ...output, talk: 'market-research' })])
      return research
    },
    meta: {
      success: 'Research Saved',
      error: error =>
        error.code === 'invalid_input' ? error.message : 'Failed to save market research. Please try again.',
    },
  })

  const growing = useGrowingResult(session, running.isPending)
  const asked = partialQuestion(growing.broken?.about)

  return {
    research,
    /** The record as it was last sent. */
    record: marketRecord.safeParse(session.state.record).data ?? null,
    /** The text received so far of a running or interrupted research. */
    growing: growing.text,
    broken:
      growing.broken && asked ? { id: growing.broken.id, question: asked, discard: growing.drop } : null,
    steps,
    run: (asked: Asked) => running.mutate(asked),
    isRunning: running.isPending,
    stop: () => stopper.current?.abort(),
    /** Shows another research, or the empty form. */
    open: (state: Partial<SessionState>) => session.replace({ ...emptyState, ...state }),
    /** True if the research is not saved, and so would be lost if another replaced it. */
    isUnsaved: session.state.outputId === null,
    save: saving.mutateAsync,
    isSaving: saving.isPending,
  }
}
