import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEarlyAccess } from '../entities/early-access.ts'
import { type Project, projectQuery } from '../entities/project.ts'
import { deck } from '../features/coming-soon/coming-features.ts'
import { ComingSoonPage } from '../features/coming-soon/coming-soon-page.tsx'
import { DeckTool } from '../features/deck/deck-tool.tsx'
import { deckQuery } from '../features/deck/queries.ts'
import { OpenEarlyAccess } from '../features/early-access/open-early-access.tsx'
import { useUser } from '../lib/user.ts'
import { Badge } from '../ui/badge.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { ScreenSkeleton } from './layouts/screen-skeleton.tsx'
import { useMaterial } from './use-material.ts'

export function Component() {
  const { isKnown, isOn, canChoose } = useEarlyAccess()
  if (!isKnown) return <ScreenSkeleton />
  if (!isOn) return <ComingSoonPage feature={deck} opening={canChoose ? <OpenEarlyAccess /> : undefined} />
  return <PitchDeck />
}

function PitchDeck() {
  const project = useQuery(projectQuery(useUser().id))
  return (
    <div className="grid gap-8">
      <header className="grid justify-items-start gap-2 print:hidden">
        <Badge tone="teal">Early access</Badge>
        <h1 className="text-[clamp(2rem,4.5vw,2.75rem)]">Pitch Deck Creation</h1>
        <p className="reading text-lg text-ink-soft">
          Twelve slides from what you know, and how well you know it. Every figure stands at its source:
          change it there, and the slide follows.
        </p>
      </header>
      <Loaded
        query={project}
        skeleton={<ScreenSkeleton />}
        error="Could not load your startup project. Please try again."
      >
        {found => <WithMaterial project={found} />}
      </Loaded>
    </div>
  )
}

function WithMaterial({ project }: { project: Project }) {
  const cache = useQueryClient()
  const material = useMaterial(project)
  const saved = useQuery(deckQuery(project.id))
  // Counts up when the founder takes what another tab saved: then the tool begins anew with it.
  const [round, setRound] = useState(0)
  const reload = async () => {
    await cache.fetchQuery({ ...deckQuery(project.id), staleTime: 0 })
    setRound(round + 1)
  }
  // What was cached may be older than what another tab saved: the tool begins with what the server has.
  const settled = { ...saved, data: saved.isFetchedAfterMount ? saved.data : undefined }
  return (
    <Loaded
      query={material}
      skeleton={<ScreenSkeleton />}
      error="What your slides rest on could not be loaded."
    >
      {known => (
        <Loaded query={settled} skeleton={<ScreenSkeleton />} error="Your deck could not be loaded.">
          {begun => (
            <DeckTool
              key={round}
              projectId={project.id}
              material={known}
              saved={begun}
              onReload={() => void reload()}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  )
}
