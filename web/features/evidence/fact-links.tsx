import { useState } from 'react'
import type { Assumption, AssumptionFact } from '../../../contracts/evidence.ts'
import { factTopics } from '../../../contracts/fact-topics.ts'
import { evidenceLabels, type Fact } from '../../../contracts/facts.ts'
import { isHeld } from '../../../venture/facts/compare.ts'
import { weigh } from '../../../venture/facts/evidence.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useLinkFact } from './link-facts.ts'

type FactLinksProps = {
  assumption: Assumption | null
  facts: readonly Fact[]
  links: readonly AssumptionFact[]
  onClose: () => void
}

/** A sheet to link facts to an assumption, as evidence for or against it. */
export function FactLinks({ assumption, facts, links, onClose }: FactLinksProps) {
  return (
    <Sheet
      open={assumption !== null}
      onOpenChange={isOpen => !isOpen && onClose()}
      title="Facts that bear on it"
      {...(assumption && { description: assumption.text })}
    >
      {assumption && (
        <FactChoices
          assumption={assumption}
          facts={facts}
          links={links.filter(({ assumption_id }) => assumption_id === assumption.id)}
        />
      )}
    </Sheet>
  )
}

const shownAtMost = 50

function FactChoices({
  assumption,
  facts,
  links,
}: {
  assumption: Assumption
  facts: readonly Fact[]
  links: readonly AssumptionFact[]
}) {
  const [words, setWords] = useState('')
  const link = useLinkFact(assumption.project_id)
  const bearsOf = new Map(links.map(({ fact_id, bears }) => [fact_id, bears]))
  const needle = words.trim().toLocaleLowerCase()
  const found = facts
    .filter(isHeld)
    .filter(({ text }) => text.toLocaleLowerCase().includes(needle))
    .toSorted((one, other) => Number(bearsOf.has(other.id)) - Number(bearsOf.has(one.id)))
  if (!facts.some(isHeld)) {
    return (
      <p className="p-5 text-ink-soft">
        No facts yet. What you confirm beside a helper, under “What I understood”, stands here to choose from.
      </p>
    )
  }
  return (
    <div className="grid gap-4 p-5">
      <Field label="Find a fact">
        <Input type="search" value={words} onChange={event => setWords(event.target.value)} />
      </Field>
      <ul className="grid gap-3">
        {found.slice(0, shownAtMost).map(fact => {
          const mark = weigh(fact)
          return (
            <li key={fact.id} className="grid gap-1.5 border-b border-line pb-3">
              <Field
                label={
                  <span className="font-normal [overflow-wrap:anywhere]">
                    {fact.text}{' '}
                    <span className="text-ink-faint">
                      ({factTopics[fact.topic].label}, {mark ? evidenceLabels[mark] : 'not said how'})
                    </span>
                  </span>
                }
              >
                <NativeSelect
                  value={bearsOf.get(fact.id) ?? ''}
                  disabled={link.isPending}
                  onChange={({ target: { value } }) =>
                    link.mutate({
                      assumptionId: assumption.id,
                      factId: fact.id,
                      bears: value === 'for' || value === 'against' ? value : null,
                    })
                  }
                >
                  <option value="">Says nothing about it</option>
                  <option value="for">Speaks for it</option>
                  <option value="against">Speaks against it</option>
                </NativeSelect>
              </Field>
            </li>
          )
        })}
      </ul>
      {found.length > shownAtMost && (
        <p className="text-sm text-ink-faint">
          {found.length - shownAtMost} more. Type a word of the one you look for.
        </p>
      )}
    </div>
  )
}
