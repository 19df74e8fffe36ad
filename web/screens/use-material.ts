// All that is known of a venture, for the documents that are built from it.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OutputType } from '../../contracts/output-types.ts'
import { competitorAnalysisResult } from '../../contracts/results/competitor-analysis.ts'
import { marketResearchResult } from '../../contracts/results/market-research.ts'
import type { Material } from '../../venture/deck/figures.ts'
import { computeForecast } from '../../venture/forecast/forecast.ts'
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

/** Facts that were said in interviews. */
const quotedQuery = (projectId: string) =>
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
  const evidence = useQuery(evidenceQuery(project.id))
  const outputs = useQuery(latestOfTypesQuery(project.id, types))
  const forecast = useQuery(forecastQuery(project.id))
  const profile = useQuery(ownProfileQuery(project.user_id))
  const all = [facts, quoted, evidence, outputs, forecast, profile]
  const data = useMemo((): Material | undefined => {
    if (!facts.data || !quoted.data || !evidence.data || !outputs.data) return undefined
    if (forecast.data === undefined || profile.data === undefined) return undefined
    return {
      venture: project,
      founder: { name: profile.data?.full_name ?? null, bio: profile.data?.bio ?? null },
      facts: facts.data,
      quoted: new Set(quoted.data),
      ...evidence.data,
      ...marketOf(outputs.data),
      forecast: forecast.data && computeForecast(forecast.data.model),
      locale: founderLocale(),
    }
  }, [project, facts.data, quoted.data, evidence.data, outputs.data, forecast.data, profile.data])
  return {
    data,
    isError: all.some(({ isError }) => isError),
    refetch: () => all.filter(({ isError }) => isError).map(query => query.refetch()),
  }
}

/** The sizes of the last research, and whom customers may choose instead: as the founder told it, else as it was found. */
function marketOf(outputs: Partial<Record<OutputType, SavedOutput>>): Pick<Material, 'sizing' | 'rivals'> {
  const research = marketResearchResult.safeParse(outputs.market_research?.metadata.result).data
  const report = competitorAnalysisResult.safeParse(outputs.competitor_analysis?.metadata.result).data
  const told = report?.kind === 'report' ? report.rivals : []
  const rivals =
    told.length > 0
      ? told
          .filter(({ kind }) => kind !== 'status quo')
          .map(({ name, chosenFor }) => ({ name, line: chosenFor }))
      : (research?.competitors.filter(({ kind }) => kind !== 'status quo') ?? [])
  return { sizing: research?.sizing ?? null, rivals: rivals.map(({ name, line }) => ({ name, line })) }
}
