import { type FormEvent, useState } from 'react'
import {
  type Contact,
  type ContactEntry,
  type ContactStage,
  contactMost,
  contactStages,
  isAddress,
  stageLabels,
} from '../../../contracts/contacts.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Textarea } from '../../ui/textarea.tsx'

type ContactFormProps = {
  contact: Contact | null
  segments: readonly string[]
  isSaving: boolean
  onSubmit: (entry: ContactEntry) => void
}

const words = (text: string) => text.trim() || null

/** The form for a contact: name and company, how far the founder is with this person, and the next step. */
export function ContactForm({ contact, segments, isSaving, onSubmit }: ContactFormProps) {
  const [name, setName] = useState(contact?.name ?? '')
  const [email, setEmail] = useState(contact?.email ?? '')
  const [company, setCompany] = useState(contact?.company ?? '')
  const [segment, setSegment] = useState(contact?.segment ?? '')
  const [stage, setStage] = useState<ContactStage>(contact?.stage ?? 'to_ask')
  const [nextStep, setNextStep] = useState(contact?.next_step ?? '')
  const [nextOn, setNextOn] = useState(contact?.next_on ?? '')
  const [note, setNote] = useState(contact?.note ?? '')
  const isWrongAddress = email.trim() !== '' && !isAddress(email.trim())
  const canSave = name.trim() !== '' && !isWrongAddress && note.trim().length <= contactMost.note && !isSaving

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!canSave) return
    onSubmit({
      name: name.trim(),
      email: words(email),
      company: words(company),
      segment: words(segment),
      stage,
      next_step: words(nextStep),
      next_on: nextOn || null,
      note: words(note),
    })
  }

  return (
    <form onSubmit={handleSubmit} className="grid gap-4 p-6">
      <Field label="Name">
        <Input
          autoFocus
          value={name}
          maxLength={contactMost.name}
          onChange={event => setName(event.target.value)}
        />
      </Field>
      <Field label="E-mail (optional)" error={isWrongAddress ? 'This is no e-mail address.' : undefined}>
        <Input
          type="email"
          inputMode="email"
          value={email}
          maxLength={contactMost.email}
          onChange={event => setEmail(event.target.value)}
        />
      </Field>
      <Field label="Company (optional)">
        <Input
          value={company}
          maxLength={contactMost.company}
          onChange={event => setCompany(event.target.value)}
        />
      </Field>
      <Field label="Segment (optional)" hint="The group of people they stand for.">
        <Input
          value={segment}
          list="contact-segments"
          maxLength={contactMost.segment}
          onChange={event => setSegment(event.target.value)}
        />
      </Field>
      <datalist id="contact-segments">
        {segments.map(one => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Field label="Stage">
        <NativeSelect
          value={stage}
          onChange={event =>
            setStage(contactStages.find(one => one === event.target.value) ?? ('to_ask' as const))
          }
        >
          {contactStages.map(one => (
            <option key={one} value={one}>
              {stageLabels[one]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_11rem]">
        <Field label="Next step (optional)">
          <Input
            value={nextStep}
            maxLength={contactMost.next_step}
            onChange={event => setNextStep(event.target.value)}
          />
        </Field>
        <Field label="Day (optional)">
          <Input type="date" value={nextOn} onChange={event => setNextOn(event.target.value)} />
        </Field>
      </div>
      <Field
        label="Note (optional)"
        limit={{ count: note.trim().length, maximum: contactMost.note }}
        hint="Only you read this. Helpers do not."
      >
        <Textarea rows={3} value={note} onChange={event => setNote(event.target.value)} />
      </Field>
      <Button type="submit" look="main" disabled={!canSave} className="justify-self-start">
        {isSaving ? 'Saving...' : contact ? 'Save' : 'Add person'}
      </Button>
    </form>
  )
}
