// Collects everything that is known about a venture, as the material for its documents.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OutputType } from '../../contracts/output-types.ts'
import type { Material } from '../../venture/figures/figures.ts'
import { withoutPeople } from '../../venture/figures/without-people.ts'
import { followFacts } from '../../venture/forecast/follow.ts'
import { computeForecast } from '../../venture/forecast/forecast.ts'
import { rivalsIn } from '../../venture/founder-plan/material.ts'
import { savedSizing } from '../../venture/sizing/evaluate.ts'
import { contactsQuery } from '../entities/contacts.ts'
import { evidenceQuery } from '../entities/evidence.ts'
import { factsQuery, useLiveFacts } from '../entities/facts.ts'
import { forecastQuery } from '../entities/forecast.ts'
import { latestOfTypesQuery, type SavedOutput } from '../entities/outputs.ts'
import { ownProfileQuery } from '../entities/profile.ts'
import type { Project } from '../entities/project.ts'
import { founderLocale } from '../lib/locale.ts'
import { readAll } from '../lib/read-all.ts'
import { supabase } from '../lib/supabase.ts'

const types = ['market_research', 'competitor_analysis'] as const satisfies OutputType[]

/** The ids of facts that were said in interviews. */
export const quotedQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...factsQuery(projectId).queryKey, 'quoted'],
    queryFn: async (): Promise<string[]> => {
      const rows = await readAll(counted =>
        supabase
          .from('facts')
          .select('id, sources!inner(kind)', counted)
          .eq('project_id', projectId)
          .eq('sources.kind', 'interview')
          .order('id'),
      )
      return rows.map(({ id }) => id)
    },
  })

export function useMaterial(project: Project) {
  useLiveFacts(project.id)
  const facts = useQuery(factsQuery(project.id))
  const quoted = useQuery(quotedQuery(project.id))
  const people = useQuery(contactsQuery(project.id))
  const evidence = useQuery(evidenceQuery(project.id))
  const outputs = useQuery(latestOfTypesQuery(project.id, types))
  const forecast = useQuery(forecastQuery(project.id))
  const profile = useQuery(ownProfileQuery(project.user_id))
  const all = [facts, quoted, people, evidence, outputs, forecast, profile]
  const data = useMemo((): Material | undefined => {
    if (!facts.data || !quoted.data || !people.data || !evidence.data || !outputs.data) return undefined
    if (forecast.data === undefined || profile.data === undefined) return undefined
    const market = marketOf(outputs.data)
    const material = {
      venture: project,
      founder: { name: profile.data?.full_name ?? null, bio: profile.data?.bio ?? null },
      facts: facts.data,
      quoted: new Set(quoted.data),
      ...evidence.data,
      ...market,
      forecast: forecast.data && computeForecast(followFacts(forecast.data.model, facts.data, market.sizing)),
      locale: founderLocale(),
    }
    return withoutPeople(material, people.data)
  }, [
    project,
    facts.data,
    quoted.data,
    people.data,
    evidence.data,
    outputs.data,
    forecast.data,
    profile.data,
  ])
  return {
    data,
    isError: all.some(({ isError }) => isError),
    refetch: () => all.filter(({ isError }) => isError).map(query => query.refetch()),
  }
}

/** The market sizes of the latest research, and the alternatives that customers have. */
const marketOf = (
  outputs: Partial<Record<OutputType, SavedOutput>>,
): Pick<Material, 'sizing' | 'rivals'> => ({
  sizing: savedSizing(outputs.market_research?.metadata),
  rivals: rivalsIn({
    competition: outputs.competitor_analysis?.metadata.result,
    market: outputs.market_research?.metadata.result,
  }),
})
