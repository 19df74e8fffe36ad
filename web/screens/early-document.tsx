// The page of a document made with an early-access tool. Without early access, the page only announces the tool.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Material } from '../../venture/figures/figures.ts'
import { useEarlyAccess } from '../entities/early-access.ts'
import { type Project, projectQuery } from '../entities/project.ts'
import type { VersionedDocument } from '../entities/versioned-document.ts'
import type { Versioned } from '../entities/versioned-editor.ts'
import type { ComingFeature } from '../features/coming-soon/coming-features.ts'
import { ComingSoonPage } from '../features/coming-soon/coming-soon-page.tsx'
import { OpenEarlyAccess } from '../features/early-access/open-early-access.tsx'
import { useUser } from '../lib/user.ts'
import { Badge } from '../ui/badge.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { ScreenSkeleton } from './layouts/screen-skeleton.tsx'
import { useMaterial } from './use-material.ts'

export type DocumentToolProps<Content> = {
  projectId: string
  material: Material
  saved: Versioned<Content>
  /** Replaces the content on the page with the content on the server. */
  onReload: () => void
}

type EarlyDocumentProps<Content> = {
  feature: ComingFeature
  document: VersionedDocument<Content>
  /** A text under the title. */
  intro: string
  /** The document's name, such as "deck" in "Your deck could not be loaded". */
  name: string
  tool: (props: DocumentToolProps<Content>) => ReactNode
}

export function EarlyDocument<Content>(props: EarlyDocumentProps<Content>) {
  const { feature, intro } = props
  const { isKnown, isOn, canChoose } = useEarlyAccess()
  const project = useQuery({ ...projectQuery(useUser().id), enabled: isOn })
  if (!isKnown) return <ScreenSkeleton />
  if (!isOn) return <ComingSoonPage feature={feature} opening={canChoose ? <OpenEarlyAccess /> : undefined} />
  return (
    <div className="grid gap-8">
      <header className="grid justify-items-start gap-2 print:hidden">
        <Badge tone="teal">Early access</Badge>
        <h1 className="text-[clamp(2rem,4.5vw,2.75rem)]">{feature.title}</h1>
        <p className="reading text-lg text-ink-soft">{intro}</p>
      </header>
      <Loaded
        query={project}
        skeleton={<ScreenSkeleton />}
        error="Could not load your startup project. Please try again."
      >
        {found => <WithMaterial project={found} {...props} />}
      </Loaded>
    </div>
  )
}

function WithMaterial<Content>({
  project,
  document,
  name,
  tool: Tool,
}: EarlyDocumentProps<Content> & { project: Project }) {
  const cache = useQueryClient()
  const material = useMaterial(project)
  const saved = useQuery(document.query(project.id))
  // Increases when the founder chooses the version of another tab, so that the tool starts again with that
  // version.
  const [round, setRound] = useState(0)
  const reload = async () => {
    await cache.fetchQuery({ ...document.query(project.id), staleTime: 0 })
    setRound(round + 1)
  }
  // The tool waits for the server's version, because the cached version may be older.
  const settled = { ...saved, data: saved.isFetchedAfterMount ? saved.data : undefined }
  return (
    <Loaded
      query={material}
      skeleton={<ScreenSkeleton />}
      error={`What your ${name} rests on could not be loaded.`}
    >
      {known => (
        <Loaded query={settled} skeleton={<ScreenSkeleton />} error={`Your ${name} could not be loaded.`}>
          {begun => (
            <Tool
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
