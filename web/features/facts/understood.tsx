import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { contradictions } from '../../../venture/facts/compare.ts'
import type { FactReader } from '../../../venture/facts/pick.ts'
import { factsQuery, useLiveFacts } from '../../entities/facts.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { pickFor, UnderstoodList } from './understood-list.tsx'

const title = 'What I understood'
const subtitle = 'Your words, filed under the question I asked'

type UnderstoodProps = { projectId: string; readers: readonly FactReader[] }

/**
 * The list of facts as a card beside a helper, on wide screens. On narrow screens, a button opens the same list.
 * Card and button both show changes live.
 */
export function UnderstoodCard({ projectId, readers }: UnderstoodProps) {
  useLiveFacts(projectId)
  return (
    <Card aria-label={title} className="max-lg:hidden">
      <CardHeader title={title} />
      <p className="-mt-3 mb-4 text-sm text-ink-faint">{subtitle}</p>
      <UnderstoodList projectId={projectId} readers={readers} />
    </Card>
  )
}

/** The button above a text box that opens the list, such as "7 facts · 1 disagrees". */
export function UnderstoodPill({
  projectId,
  readers,
  isAlways = false,
  cited = null,
  onCitedClose,
}: UnderstoodProps & { isAlways?: boolean; cited?: string | null; onCitedClose?: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const facts = useQuery(factsQuery(projectId)).data
  const picked = facts ? pickFor(facts, readers) : []
  const disagreeing = contradictions(picked).length
  const fresh = picked.filter(({ state }) => state === 'proposed').length
  const words = [
    picked.length === 0 ? 'No facts yet' : `${picked.length} ${picked.length === 1 ? 'fact' : 'facts'}`,
    fresh > 0 && `${fresh} new`,
    disagreeing > 0 && `${disagreeing} ${disagreeing === 1 ? 'disagrees' : 'disagree'}`,
  ].filter(Boolean)
  return (
    <Sheet
      open={isOpen || cited !== null}
      onOpenChange={open => {
        setIsOpen(open)
        if (!open && cited) onCitedClose?.()
      }}
      title={title}
      description={subtitle}
      trigger={
        <button
          type="button"
          className={`inline-flex min-h-9 max-w-full items-center gap-2 justify-self-start self-start rounded-full border px-3.5 py-1 text-sm font-semibold ${isAlways ? '' : 'lg:hidden'} ${disagreeing > 0 ? 'border-amber bg-amber-wash' : 'border-line-strong bg-surface'}`}
        >
          <ListChecks className="size-4 shrink-0" aria-hidden="true" />
          <span className="sr-only">{title}: </span>
          {words.join(' · ')}
        </button>
      }
    >
      <div className="px-5 py-4">
        <UnderstoodList projectId={projectId} readers={readers} isRestFolded={cited === null} cited={cited} />
      </div>
    </Sheet>
  )
}
