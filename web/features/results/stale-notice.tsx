import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { factTopics } from '../../../contracts/fact-topics.ts'
import type { RestsOn } from '../../../contracts/facts.ts'
import type { FactReader } from '../../../venture/facts/pick.ts'
import { changedSince, loggedSince, movesSince, sayMove } from '../../../venture/facts/rest.ts'
import { factsQuery } from '../../entities/facts.ts'
import { Button } from '../../ui/button.tsx'

type StaleNoticeProps = {
  projectId: string
  /** The helper that made the result. It decides which facts count. */
  reader: FactReader
  restsOn: RestsOn | null
  isRunning?: boolean
  /** Requests the result again; undefined if that is not possible here. */
  onRunAgain?: (() => void) | undefined
  /** A link to the page on which the result can be requested again. */
  action?: ReactNode
}

const mostMoves = 4

/** Lists the facts that have changed since the result was made, and offers to request the result again. */
export function StaleNotice(props: StaleNoticeProps) {
  const { projectId, reader, restsOn, isRunning = false, onRunAgain, action } = props
  const facts = useQuery(factsQuery(projectId)).data
  if (!restsOn || !facts) return null
  const { changed, gone } = changedSince(facts, restsOn.facts, restsOn.at)
  const logged = loggedSince(facts, reader, restsOn)
  if (changed.length + gone + logged.length === 0) return null
  const moves = movesSince(facts, restsOn)
  const names = [...new Set(changed.map(({ topic }) => factTopics[topic].label))]
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-amber-wash px-4 py-3 text-[0.9375rem]"
    >
      <div className="grid min-w-0 gap-1">
        {changed.length + gone > 0 && (
          <p>
            What this rests on has changed since
            {moves.length > 0 ? ':' : names.length > 0 ? `: ${names.join(', ')}.` : '.'}
          </p>
        )}
        {moves.length > 0 && (
          <ul className="grid gap-0.5 [overflow-wrap:anywhere]">
            {moves.slice(0, mostMoves).map(move => (
              <li key={`${move.topic} ${move.before} ${move.now}`}>
                {factTopics[move.topic].label}: {sayMove(move)}
              </li>
            ))}
            {moves.length > mostMoves && <li>and {moves.length - mostMoves} more</li>}
          </ul>
        )}
        {logged.length > 0 && (
          <p className="[overflow-wrap:anywhere]">
            Logged since this was made:{' '}
            {logged
              .slice(0, 3)
              .map(({ text }) => `“${text}”`)
              .join(', ')}
            {logged.length > 3 && ` and ${logged.length - 3} more`}.
          </p>
        )}
      </div>
      {action}
      {onRunAgain && (
        <Button size="small" disabled={isRunning} onClick={onRunAgain}>
          <RotateCw aria-hidden="true" />
          {isRunning ? 'Running...' : 'Run again'}
        </Button>
      )}
    </div>
  )
}
