import { useQuery } from '@tanstack/react-query'
import { buildDeck } from '../../venture/deck/build.ts'
import { onePagerOf } from '../../venture/deck/one-pager.ts'
import { worklistOf } from '../../venture/deck/worklist.ts'
import { type Project, projectQuery } from '../entities/project.ts'
import { deckDocument } from '../features/deck/queries.ts'
import { OnePagerCard } from '../features/one-pager/one-pager-card.tsx'
import { useUser } from '../lib/user.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useMaterial } from './use-material.ts'

export function OnePagerMaterial() {
  const project = useQuery(projectQuery(useUser().id)).data
  return project ? <Built project={project} /> : null
}

function Built({ project }: { project: Project }) {
  const material = useMaterial(project)
  const deck = useQuery(deckDocument.query(project.id))
  const skeleton = <Skeleton className="h-96 rounded-card" />
  return (
    <Loaded query={material} skeleton={skeleton} error="What the page rests on could not be loaded.">
      {known => (
        <Loaded query={deck} skeleton={skeleton} error="Your deck could not be loaded.">
          {({ content }) => (
            <OnePagerCard
              page={onePagerOf(known, content)}
              author={known.founder.name}
              worklist={worklistOf(buildDeck(known, content))}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  )
}
