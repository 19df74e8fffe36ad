// Shows where the value of a prefilled field comes from.
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { OutputType } from '../../../contracts/output-types.ts'
import type { HelperName } from '../../../contracts/outputs.ts'
import type { Prefills } from '../../../venture/records/prefill.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

/** The output type of each helper, from which the helper's name is taken. */
const outputOf: Readonly<Partial<Record<HelperName, OutputType>>> = {
  'problem-validation': 'problem_validation',
  'competitor-analysis': 'competitor_analysis',
  'market-research': 'market_research',
  'idea-refinement': 'idea_refinement',
  'customer-segments': 'customer_analysis',
  pitch: 'pitch_generation',
}

const originsQuery = (factIds: readonly string[]) =>
  queryOptions({
    queryKey: ['fact-origins', ...factIds],
    queryFn: async () =>
      unwrap(await supabase.from('facts').select('id, source:sources(kind, helper)').in('id', factIds)),
    enabled: factIds.length > 0,
    meta: { silent: true },
  })

type Source = { kind: string; helper: string | null } | null

function fromText(source: Source, { say }: Voice): string {
  if (source?.kind === 'form') return say('prefill.form')
  if (source?.kind === 'interview') return say('prefill.interview')
  const output = outputOf[source?.helper as HelperName]
  return output ? say('prefill.helper', { helper: output }) : say('prefill.before')
}

/** Returns a text such as "from Idea Refinement · I guess"; null if the founder typed the value. */
export function useOrigins(prefilled: Prefills, voice: Voice): (field: string) => string | null {
  const ids = Object.values(prefilled).flatMap(({ factId }) => factId ?? [])
  const { data: facts } = useQuery(originsQuery(ids.toSorted()))
  return field => {
    const prefill = prefilled[field]
    const fact = facts?.find(({ id }) => id === prefill?.factId)
    if (!prefill || !(fact || prefill.helper || prefill.source)) return null
    const known = prefill.isClaim ? [voice.say(`known.${prefill.known}`)] : []
    const source = fact ? fact.source : { kind: prefill.source ?? 'record', helper: prefill.helper ?? null }
    return [fromText(source, voice), ...known].join(' · ')
  }
}
