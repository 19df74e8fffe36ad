import { Plus } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { type Contact, contactMost, type InterviewEntry, quotesMost } from '../../../contracts/contacts.ts'
import type { Assumption } from '../../../contracts/evidence.ts'
import { factTextMost } from '../../../contracts/facts.ts'
import { founderLocale } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { type DraftQuote, emptyQuote, type InterviewDraft, personNamed, quoteValue } from './draft.ts'
import { QuoteFields } from './quote-fields.tsx'

type InterviewFormProps = {
  projectId: string
  draft: InterviewDraft
  contacts: readonly Contact[]
  assumptions: readonly Assumption[]
  onChange: (draft: InterviewDraft) => void
  onSubmit: (entry: InterviewEntry) => void
}

const suggested = 30

/**
 * The form for an interview: the person, the time, the quotes and the next step. It takes two minutes on a phone.
 */
export function InterviewForm({
  projectId,
  draft,
  contacts,
  assumptions,
  onChange,
  onSubmit,
}: InterviewFormProps) {
  const listId = useId()
  const person = personNamed(draft, contacts)
  const said = draft.quotes.filter(({ text }) => text.trim() !== '')
  const isTooLong = said.some(({ text }) => text.trim().length > factTextMost)
  const canSave = (said.length > 0 || draft.nextStep.trim() !== '') && !isTooLong && draft.heldAt !== ''
  const typed = draft.who.trim().toLowerCase()
  const parts = (person?.name ?? draft.who).split(/\s+/).filter(part => part.length > 1)
  const isNamed = said.some(({ text }) => parts.some(part => text.includes(part)))

  const setQuote = (id: string, change: Partial<DraftQuote>) =>
    onChange({
      ...draft,
      quotes: draft.quotes.map(quote => (quote.id === id ? { ...quote, ...change } : quote)),
    })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!canSave) return
    const isNew = !person && draft.who.trim() !== ''
    const id = crypto.randomUUID()
    const contactId = person?.id ?? (isNew ? crypto.randomUUID() : null)
    onSubmit({
      id,
      projectId,
      contactId,
      newName: isNew ? draft.who.trim() : null,
      heldAt: new Date(draft.heldAt).toISOString(),
      quotes: said.map(said => {
        const { amount: _typed, per: _unit, ...quote } = said
        const value = quoteValue(said, contactId ?? id, founderLocale())
        return { ...quote, text: quote.text.trim(), value }
      }),
      nextStep: draft.nextStep.trim() || null,
      nextOn: draft.nextOn || null,
      keepsName: draft.keepsName,
    })
  }

  return (
    <Card aria-label="Log an interview">
      <form onSubmit={handleSubmit} className="grid gap-4">
        <h2 className="text-xl">Log an interview</h2>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label="Who"
            hint={
              person
                ? [person.segment, person.company].filter(Boolean).join(' · ') || 'One of your people'
                : draft.who.trim()
                  ? 'New: will be added to your people'
                  : 'Leave it empty where the name does not matter'
            }
          >
            <Input
              value={draft.who}
              list={listId}
              maxLength={contactMost.name}
              autoComplete="off"
              onChange={event => onChange({ ...draft, who: event.target.value, contactId: null })}
            />
          </Field>
          <datalist id={listId}>
            {contacts
              .filter(({ name }) => name.toLowerCase().includes(typed))
              .slice(0, suggested)
              .map(({ id, name, company }) => (
                <option key={id} value={name}>
                  {company}
                </option>
              ))}
          </datalist>
          <Field label="When">
            <Input
              type="datetime-local"
              required
              value={draft.heldAt}
              onChange={event => onChange({ ...draft, heldAt: event.target.value })}
            />
          </Field>
        </div>
        <ol className="grid gap-3">
          {draft.quotes.map((quote, index) => (
            <QuoteFields
              key={quote.id}
              quote={quote}
              number={index + 1}
              assumptions={assumptions}
              onChange={change => setQuote(quote.id, change)}
              onRemove={
                draft.quotes.length > 1
                  ? () => onChange({ ...draft, quotes: draft.quotes.filter(({ id }) => id !== quote.id) })
                  : null
              }
            />
          ))}
        </ol>
        {draft.quotes.length < quotesMost && (
          <Button
            className="justify-self-start"
            onClick={() => onChange({ ...draft, quotes: [...draft.quotes, emptyQuote()] })}
          >
            <Plus aria-hidden="true" />
            Another quote
          </Button>
        )}
        {isNamed && (
          <label className="flex items-start gap-2 text-sm text-ink-soft">
            <input
              type="checkbox"
              className="mt-1 accent-ember-strong"
              checked={draft.keepsName}
              onChange={event => onChange({ ...draft, keepsName: event.target.checked })}
            />
            <span>Keep the name in the quotes. Else it is left out, because every helper reads them.</span>
          </label>
        )}
        <div className="grid items-end gap-4 sm:grid-cols-[1fr_11rem]">
          <Field label="Next step (optional)">
            <Input
              value={draft.nextStep}
              maxLength={contactMost.next_step}
              onChange={event => onChange({ ...draft, nextStep: event.target.value })}
            />
          </Field>
          <Field label="Day (optional)">
            <Input
              type="date"
              value={draft.nextOn}
              onChange={event => onChange({ ...draft, nextOn: event.target.value })}
            />
          </Field>
        </div>
        <Button type="submit" look="main" disabled={!canSave} className="sm:justify-self-start">
          Save interview
        </Button>
      </form>
    </Card>
  )
}
