import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Fact } from '../../contracts/facts.ts'
import type { Sizing } from '../../contracts/sizing.ts'
import { ventureName } from '../../contracts/venture-name.ts'
import { followFacts } from '../../venture/forecast/follow.ts'
import { buyersIn } from '../../venture/forecast/market.ts'
import { monthAfter } from '../../venture/forecast/model.ts'
import { currencyOf } from '../../venture/numbers/countries.ts'
import { regionOf } from '../../venture/numbers/locale.ts'
import { savedSizing } from '../../venture/sizing/evaluate.ts'
import { useEarlyAccess } from '../entities/early-access.ts'
import { factsQuery, useLiveFacts } from '../entities/facts.ts'
import { forecastQuery } from '../entities/forecast.ts'
import { latestOfTypesQuery } from '../entities/outputs.ts'
import { type Project, projectQuery } from '../entities/project.ts'
import { financial } from '../features/coming-soon/coming-features.ts'
import { ComingSoonPage } from '../features/coming-soon/coming-soon-page.tsx'
import { OpenEarlyAccess } from '../features/early-access/open-early-access.tsx'
import { ForecastTool } from '../features/forecast/forecast-tool.tsx'
import { GuidedStart } from '../features/forecast/guided-start.tsx'
import { founderLocale } from '../lib/locale.ts'
import { useUser } from '../lib/user.ts'
import { Badge } from '../ui/badge.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { ScreenSkeleton } from './layouts/screen-skeleton.tsx'

export function Component() {
  const { isKnown, isOn, canChoose } = useEarlyAccess()
  if (!isKnown) return <ScreenSkeleton />
  if (!isOn)
    return <ComingSoonPage feature={financial} opening={canChoose ? <OpenEarlyAccess /> : undefined} />
  return <Financial />
}

function Financial() {
  const project = useQuery(projectQuery(useUser().id))
  return (
    <div className="grid gap-8">
      <header className="grid justify-items-start gap-2">
        <Badge tone="teal">Early access</Badge>
        <h1 className="text-[clamp(2rem,4.5vw,2.75rem)]">Financial Forecasting</h1>
        <p className="reading text-lg text-ink-soft">
          Three statements that balance, from figures you can defend. Every number can be opened to what it
          rests on.
        </p>
      </header>
      <Loaded
        query={project}
        skeleton={<ScreenSkeleton />}
        error="Could not load your startup project. Please try again."
      >
        {found => <WithFacts project={found} />}
      </Loaded>
    </div>
  )
}

function WithFacts({ project }: { project: Project }) {
  useLiveFacts(project.id)
  const facts = useQuery(factsQuery(project.id))
  const research = useQuery(latestOfTypesQuery(project.id, ['market_research']))
  const known = {
    data: facts.data && research.data && { facts: facts.data, research: research.data.market_research },
    isError: facts.isError || research.isError,
    refetch: () => Promise.all([facts.refetch(), research.refetch()]),
  }
  return (
    <Loaded query={known} skeleton={<ScreenSkeleton />} error="Your facts could not be loaded.">
      {found => (
        <WithForecast project={project} facts={found.facts} sizing={savedSizing(found.research?.metadata)} />
      )}
    </Loaded>
  )
}

type WithForecastProps = { project: Project; facts: readonly Fact[]; sizing: Sizing | null }

function WithForecast({ project, facts, sizing }: WithForecastProps) {
  const buyers = buyersIn(facts, sizing)
  const cache = useQueryClient()
  const forecast = useQuery(forecastQuery(project.id))
  // Increases when the founder chooses the version of another tab, so that the tool starts again with that
  // version.
  const [round, setRound] = useState(0)
  const locale = founderLocale()
  const reload = async () => {
    await cache.fetchQuery({ ...forecastQuery(project.id), staleTime: 0 })
    setRound(round + 1)
  }
  // The tool waits for the server's version, because the cached version may be older.
  const settled = { ...forecast, data: forecast.isFetchedAfterMount ? forecast.data : undefined }
  return (
    <Loaded query={settled} skeleton={<ScreenSkeleton />} error="Your forecast could not be loaded.">
      {saved =>
        saved ? (
          <ForecastTool
            key={round}
            projectId={project.id}
            ventureName={ventureName(project.name)}
            saved={{ ...saved, model: followFacts(saved.model, facts, sizing) }}
            facts={facts}
            buyers={buyers}
            locale={locale}
            onReload={() => void reload()}
          />
        ) : (
          <GuidedStart
            projectId={project.id}
            facts={facts}
            buyers={buyers}
            nextMonth={monthAfter(new Date().toISOString().slice(0, 7), 1)}
            locale={locale}
            currency={currencyOf(regionOf(locale) ?? '') ?? 'EUR'}
          />
        )
      }
    </Loaded>
  )
}
