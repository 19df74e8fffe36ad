import { Users } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { characterCount } from '../../../contracts/network.ts'
import { ShareLinkList } from '../../entities/share-link-list.tsx'
import { useCreateShareLink } from '../../entities/share-links.ts'
import { Button } from '../../ui/button.tsx'
import { CharacterCount } from '../../ui/character-count.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

const labelMaximum = 100

type CollaborationButtonProps = { projectId: string; defaultOpen?: boolean }

/** A dialog to create, copy and revoke read-only links to the plan. */
export function CollaborationButton({ projectId, defaultOpen = false }: CollaborationButtonProps) {
  return (
    <Dialog
      defaultOpen={defaultOpen}
      trigger={
        <Button>
          <Users aria-hidden="true" />
          Collaboration
        </Button>
      }
      title="Share your plan"
      description="Whoever has a link reads your project, what you know of problem, customer, price, market and team, and the latest result of each helper, without an account. Nobody can change anything. Your email address and your talks with the mentor and the pitch coach are never shown."
    >
      <NewLink projectId={projectId} />
      <ShareLinkList projectId={projectId} kind="founder_plan" what="plan" />
    </Dialog>
  )
}

function NewLink({ projectId }: { projectId: string }) {
  const create = useCreateShareLink(projectId, 'founder_plan')
  const [label, setLabel] = useState('')
  const count = characterCount(label.trim())
  const isTooLong = count > labelMaximum
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isTooLong) create.mutate({ label }, { onSuccess: () => setLabel('') })
  }
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={handleSubmit}>
      <Field label="For whom? (optional)" className="min-w-48 flex-1">
        <Input
          placeholder="An investor, a co-founder"
          value={label}
          onChange={event => setLabel(event.target.value)}
        />
      </Field>
      <Button type="submit" look="main" className="h-11" disabled={create.isPending || isTooLong}>
        Create link
      </Button>
      <CharacterCount count={count} maximum={labelMaximum} to="save" className="basis-full" />
    </form>
  )
}
