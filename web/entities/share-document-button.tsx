import { Share2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { characterCount } from '../../contracts/network.ts'
import type { DocumentKind, SharedDeck, SharedPlan } from '../../contracts/shared-document.ts'
import type { Worklist } from '../../venture/deck/worklist.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { notReady } from './leaving.tsx'
import { ShareLinkList } from './share-link-list.tsx'
import { useCreateShareLink, useRenewShareLink } from './share-links.ts'

const labelMaximum = 100
const passwordLeast = 8
/** The password hash reads only the first 72 bytes. */
const passwordMostBytes = 72
const presetDays = 30
const periods = { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' }

type ShareDocumentProps = {
  projectId: string
  kind: DocumentKind
  /** The name of the document, such as "deck" in "Share your deck". */
  what: string
  /** What is missing in a nearly empty document; null for a complete one. */
  worklist: Worklist | null
  /** Returns the document as it is now. */
  document: () => SharedDeck | SharedPlan
}

/** Makes, copies, renews and revokes read-only links to a document. */
export function ShareDocumentButton(props: ShareDocumentProps) {
  const { projectId, kind, what, worklist } = props
  return (
    <Dialog
      trigger={
        <Button>
          <Share2 aria-hidden="true" />
          Share
        </Button>
      }
      title={`Share your ${what}`}
      description={`Whoever has a link reads your ${what} as it is today, and nothing else. Update the link to show what you change later.`}
    >
      {worklist && (
        <p className="rounded-control bg-amber-wash p-3 text-[0.9375rem]">
          Your {what} is not ready to show to anybody. {notReady(worklist)}
        </p>
      )}
      <NewLinkForm {...props} />
      <ShareLinkList
        projectId={projectId}
        kind={kind}
        what={what}
        more={link => <Renew {...props} id={link.id} name={link.label ?? 'Link without a name'} />}
      />
    </Dialog>
  )
}

function NewLinkForm({ projectId, kind, document }: ShareDocumentProps) {
  const create = useCreateShareLink(projectId, kind)
  const [label, setLabel] = useState('')
  const [days, setDays] = useState(String(presetDays))
  const [password, setPassword] = useState('')
  const count = characterCount(label.trim())
  const doubt = passwordDoubt(password)
  const isReady = !create.isPending && count <= labelMaximum && !doubt
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isReady) return
    const validDays = days === '' ? null : Number(days)
    create.mutate(
      { label, document: document(), validDays, password },
      {
        onSuccess: () => {
          setLabel('')
          setPassword('')
        },
      },
    )
  }
  return (
    <form className="grid gap-3 sm:grid-cols-2" onSubmit={handleSubmit} autoComplete="off">
      <Field label="For whom? (optional)" limit={{ count, maximum: labelMaximum, to: 'save' }}>
        <Input
          placeholder="An investor, a bank"
          value={label}
          onChange={event => setLabel(event.target.value)}
        />
      </Field>
      <Field label="Works for">
        <NativeSelect value={days} onChange={event => setDays(event.target.value)}>
          {Object.entries(periods).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
          <option value="">Until I revoke it</option>
        </NativeSelect>
      </Field>
      <Field
        label="Password (optional)"
        hint="Send it apart: it is not shown again."
        error={doubt}
        className="sm:col-span-2"
      >
        <Input
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" look="main" className="justify-self-start" disabled={!isReady}>
        Create link
      </Button>
    </form>
  )
}

function passwordDoubt(password: string): string | undefined {
  if (password !== '' && characterCount(password) < passwordLeast) return `At least ${passwordLeast} letters.`
  return new TextEncoder().encode(password).length > passwordMostBytes ? 'That is too long.' : undefined
}

type RenewProps = ShareDocumentProps & { id: string; name: string }

function Renew({ projectId, kind, document, id, name }: RenewProps) {
  const renew = useRenewShareLink(projectId, kind)
  return (
    <Button
      look="quiet"
      size="small"
      disabled={renew.isPending}
      onClick={() => renew.mutate({ id, document: document() })}
    >
      Update<span className="sr-only"> what “{name}” shows</span>
    </Button>
  )
}
