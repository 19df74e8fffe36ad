import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type FactTopic, factTopics } from '../../../contracts/fact-topics.ts'
import { evidenceLabels, type Fact } from '../../../contracts/facts.ts'
import { lackingWords } from '../../../venture/facts/evidence.ts'
import { printValue } from '../../../venture/facts/print-value.ts'
import { founderLocale } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import { FactForm } from './fact-form.tsx'
import { useChangeFacts } from './mutations.ts'
import { SaidBy } from './said-by.tsx'
import { useCountry } from './use-country.ts'

type FactLineProps = { fact: Fact; topics: readonly FactTopic[]; isCited?: boolean }

/** A fact in one line. A tap opens a form to correct, confirm or withdraw the fact. */
export function FactLine({ fact, topics, isCited = false }: FactLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  const line = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isCited) line.current?.focus()
  }, [isCited])
  const change = useChangeFacts()
  const put = (changed: Parameters<typeof change.mutate>[0]['change']) =>
    change.mutate({ ids: [fact.id], change: changed }, { onSuccess: () => setIsOpen(false) })
  if (fact.state === 'withdrawn') {
    return (
      <li className="flex items-center justify-between gap-3 py-1.5 text-sm text-ink-faint">
        <span className="min-w-0 line-through">{fact.text}</span>
        <Button
          look="quiet"
          size="small"
          disabled={change.isPending}
          onClick={() => put({ state: 'confirmed' })}
        >
          <Undo2 aria-hidden="true" />
          Bring back
        </Button>
      </li>
    )
  }
  if (isOpen) {
    return (
      <li>
        <SaidBy factId={fact.id} />
        <FactForm
          entry={fact}
          projectId={fact.project_id}
          topics={topics.includes(fact.topic) ? topics : [fact.topic, ...topics]}
          submit={fact.state === 'proposed' ? 'Save and confirm' : 'Save'}
          isSaving={change.isPending}
          onSubmit={entry => put(entry)}
          onCancel={() => setIsOpen(false)}
          actions={
            <>
              {fact.state === 'proposed' && (
                <Button size="small" disabled={change.isPending} onClick={() => put({ state: 'confirmed' })}>
                  Confirm
                </Button>
              )}
              <Button size="small" disabled={change.isPending} onClick={() => put({ state: 'withdrawn' })}>
                Withdraw
              </Button>
            </>
          }
        />
      </li>
    )
  }
  return (
    <li>
      <button
        ref={line}
        type="button"
        onClick={() => setIsOpen(true)}
        className={`grid min-h-11 w-full gap-0.5 rounded-control px-2 py-1.5 text-left hover:bg-sunken ${isCited ? 'bg-ember-wash' : ''}`}
      >
        <FactWords fact={fact} />
      </button>
    </li>
  )
}

export function FactWords({ fact }: { fact: Fact }) {
  const country = useCountry(fact.project_id)
  const lacking = lackingWords(fact, founderLocale(), country)
  const notes = [
    fact.subject,
    fact.value && printValue(fact.value, founderLocale()) !== fact.text
      ? printValue(fact.value, founderLocale())
      : null,
    fact.evidence && evidenceLabels[fact.evidence],
    lacking && `counts as told until it says ${lacking}`,
  ].filter(Boolean)
  return (
    <>
      <span className="text-[0.8125rem] text-ink-faint">{factTopics[fact.topic].label}</span>
      <span className="min-w-0 text-[0.9375rem] [overflow-wrap:anywhere]">{fact.text}</span>
      {notes.length > 0 && <span className="text-[0.8125rem] text-ink-soft">{notes.join(' · ')}</span>}
    </>
  )
}
