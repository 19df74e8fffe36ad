import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import type { FactTopic } from '../../../contracts/fact-topics.ts'
import type { Fact } from '../../../contracts/facts.ts'
import { contradictions } from '../../../venture/facts/compare.ts'
import { type FoldedFact, foldFacts } from '../../../venture/facts/fold.ts'
import { type FactReader, pickFacts, topicsFor } from '../../../venture/facts/pick.ts'
import { factsQuery } from '../../entities/facts.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Disagreement } from './disagreement.tsx'
import { FactForm } from './fact-form.tsx'
import { FactLine } from './fact-line.tsx'
import { useAddFact, useChangeFacts } from './mutations.ts'

type UnderstoodListProps = {
  projectId: string
  readers: readonly FactReader[]
  isRestFolded?: boolean
  /** The id of the fact that the page's URL points to. */
  cited?: string | null
}

export const topicsOf = (readers: readonly FactReader[]): FactTopic[] => [
  ...new Set(readers.flatMap(topicsFor)),
]

/** The facts that the given helpers read, without repetitions. */
export function pickFor(facts: Parameters<typeof pickFacts>[0], readers: readonly FactReader[]) {
  return [...new Set(readers.flatMap(reader => pickFacts(facts, reader)))]
}

/** The facts for a helper in three groups: contradictions, new facts, and all others. */
export function UnderstoodList(props: UnderstoodListProps) {
  const { projectId, readers, isRestFolded = false, cited = null } = props
  const query = useQuery(factsQuery(projectId))
  const topics = topicsOf(readers)
  const confirm = useChangeFacts()
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton className="h-24 rounded-card" />}
      error="Your facts could not be loaded."
    >
      {facts => {
        const picked = pickFor(facts, readers)
        const pairs = contradictions(picked)
        const disagreeing = new Set(pairs.flatMap(({ earlier, later }) => [earlier.id, later.id]))
        const fresh = picked.filter(({ id, state }) => state === 'proposed' && !disagreeing.has(id))
        const rest = picked.filter(({ id, state }) => state !== 'proposed' && !disagreeing.has(id))
        const withdrawn = facts
          .filter(({ state, topic }) => state === 'withdrawn' && topics.includes(topic))
          .slice(0, 5)
        return (
          <div className="grid gap-4">
            {pairs.length > 0 && (
              <ul aria-label="Facts that disagree" className="grid gap-3">
                {pairs.slice(0, atOnce).map(pair => (
                  <Disagreement key={`${pair.earlier.id} ${pair.later.id}`} pair={pair} />
                ))}
                {pairs.length > atOnce && (
                  <li className="text-sm text-ink-faint">
                    {(pairs.length - atOnce).toLocaleString('en')} more pairs. Settle these first.
                  </li>
                )}
              </ul>
            )}
            {fresh.length > 0 && (
              <section aria-label="New facts" className="grid gap-1">
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <h3 className="font-sans text-sm font-semibold">New: did I get it right?</h3>
                  <Button
                    size="small"
                    disabled={confirm.isPending}
                    onClick={() =>
                      confirm.mutate({ ids: fresh.map(({ id }) => id), change: { state: 'confirmed' } })
                    }
                  >
                    Confirm {fresh.length === 1 ? 'it' : `all ${fresh.length}`}
                  </Button>
                </div>
                <FactLines facts={fresh} topics={topics} cited={cited} />
              </section>
            )}
            {rest.length > 0 && (
              <Folded
                summary={`${rest.length} ${rest.length === 1 ? 'fact' : 'facts'}`}
                isFolded={isRestFolded && pairs.length + fresh.length > 0}
              >
                <FactLines label="Facts" facts={rest} topics={topics} cited={cited} isFolding />
              </Folded>
            )}
            {picked.length === 0 && (
              <p className="text-[0.9375rem] text-ink-soft">
                Nothing yet. What you know about your venture stands here in short lines, for every helper to
                read.
              </p>
            )}
            <AddFact projectId={projectId} topics={topics} />
            {withdrawn.length > 0 && (
              <Folded summary={`${withdrawn.length} withdrawn`} isFolded>
                <ul aria-label="Withdrawn facts" className="grid">
                  {withdrawn.map(fact => (
                    <FactLine key={fact.id} fact={fact} topics={topics} isCited={fact.id === cited} />
                  ))}
                </ul>
              </Folded>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

const atOnce = 50

type FactLinesProps = {
  label?: string
  facts: readonly Fact[]
  topics: readonly FactTopic[]
  cited: string | null
  /**
   * If true, only the newest fact of each topic and subject is shown, and the older facts are folded under it.
   */
  isFolding?: boolean
}

/** Shows the first facts, and more on request. The fact in the URL is always shown. */
function FactLines({ label, facts, topics, cited, isFolding = false }: FactLinesProps) {
  const [asked, setAsked] = useState(atOnce)
  const lines = isFolding ? foldFacts(facts) : facts.map(fact => ({ fact, older: [] }))
  const isCited = ({ fact, older }: FoldedFact) => [fact, ...older].some(({ id }) => id === cited)
  const shown = Math.max(asked, lines.findIndex(isCited) + 1)
  const line = (fact: Fact) => (
    <FactLine key={fact.id} fact={fact} topics={topics} isCited={fact.id === cited} />
  )
  return (
    <>
      <ul aria-label={label} className="-mx-2 grid">
        {lines.slice(0, shown).map(one => (
          <Fragment key={one.fact.id}>
            {line(one.fact)}
            {one.older.length > 0 && (
              <li className="px-2">
                <Folded
                  summary={`${one.older.length} older`}
                  isFolded={one.fact.id === cited || !isCited(one)}
                >
                  <ul className="-mx-2 grid">{one.older.map(line)}</ul>
                </Folded>
              </li>
            )}
          </Fragment>
        ))}
      </ul>
      {lines.length > shown && (
        <Button size="small" className="justify-self-start" onClick={() => setAsked(shown + atOnce)}>
          Show more of {lines.length.toLocaleString('en')}
        </Button>
      )}
    </>
  )
}

function Folded({
  summary,
  isFolded,
  children,
}: {
  summary: string
  isFolded: boolean
  children: ReactNode
}) {
  if (!isFolded) return children
  return (
    <details>
      <summary className="cursor-pointer py-1 text-sm font-semibold text-ink-soft hover:text-ink">
        {summary}
      </summary>
      {children}
    </details>
  )
}

function AddFact({ projectId, topics }: { projectId: string; topics: readonly FactTopic[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const add = useAddFact(projectId)
  const [topic] = topics
  if (!topic) return null
  if (!isOpen) {
    return (
      <Button size="small" className="justify-self-start" onClick={() => setIsOpen(true)}>
        <Plus aria-hidden="true" />
        Add a fact
      </Button>
    )
  }
  return (
    <FactForm
      projectId={projectId}
      entry={{ topic, subject: null, text: '', value: null, evidence: null }}
      topics={topics}
      submit="Add"
      isSaving={add.isPending}
      onSubmit={entry => add.mutate(entry, { onSuccess: () => setIsOpen(false) })}
      onCancel={() => setIsOpen(false)}
    />
  )
}
