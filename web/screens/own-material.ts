// The material that only the founder's own export of the plan contains. A share link does not contain it.
import type { QueryClient } from '@tanstack/react-query'
import { followFacts } from '../../venture/forecast/follow.ts'
import { computeForecast } from '../../venture/forecast/forecast.ts'
import type { OwnMaterial } from '../../venture/founder-plan/material.ts'
import { savedSizing } from '../../venture/sizing/evaluate.ts'
import { evidenceQuery } from '../entities/evidence.ts'
import { factsQuery } from '../entities/facts.ts'
import { forecastQuery } from '../entities/forecast.ts'
import { latestOfTypesQuery } from '../entities/outputs.ts'
import { deckDocument } from '../features/deck/queries.ts'
import { namesQuery } from '../features/evidence/decide.ts'
import { quotedQuery } from './use-material.ts'

export async function loadOwnMaterial(client: QueryClient, projectId: string): Promise<OwnMaterial> {
  const [evidence, forecast, deck, names, quoted, facts, outputs] = await Promise.all([
    client.fetchQuery({ ...evidenceQuery(projectId), staleTime: 0 }),
    client.fetchQuery({ ...forecastQuery(projectId), staleTime: 0 }),
    client.fetchQuery({ ...deckDocument.query(projectId), staleTime: 0 }),
    client.fetchQuery({ ...namesQuery(projectId), staleTime: 0 }),
    client.fetchQuery({ ...quotedQuery(projectId), staleTime: 0 }),
    client.fetchQuery({ ...factsQuery(projectId), staleTime: 0 }),
    client.fetchQuery({ ...latestOfTypesQuery(projectId, ['market_research']), staleTime: 0 }),
  ])
  const research = outputs.market_research?.metadata
  const { assumptions, links, tests, changes } = evidence
  return {
    assumptions,
    links,
    tests,
    changes,
    quoted: new Set(quoted),
    forecast: forecast && computeForecast(followFacts(forecast.model, facts, savedSizing(research))),
    deck: deck.content,
    names,
  }
}
