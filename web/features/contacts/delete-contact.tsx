import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Contact } from '../../../contracts/contacts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useDeleteContact } from './mutations.ts'

type DeleteContactProps = { projectId: string; contact: Contact; onDeleted: () => void }

/**
 * Deletes a contact. The founder chooses whether the contact's interviews stay without the name or are deleted
 * too.
 */
export function DeleteContact({ projectId, contact, onDeleted }: DeleteContactProps) {
  const [isOpen, setIsOpen] = useState(false)
  const remove = useDeleteContact(projectId)
  const go = (withTalks: boolean) => remove.mutate({ contact, withTalks }, { onSuccess: onDeleted })
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={`Delete ${contact.name}?`}
      description="This cannot be undone. Their name is taken out of everything that stays."
      trigger={
        <Button look="quiet">
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      }
    >
      <div className="grid gap-2">
        <Button disabled={remove.isPending} onClick={() => go(false)}>
          Delete the person, keep what they said
        </Button>
        <Button look="danger" disabled={remove.isPending} onClick={() => go(true)}>
          Delete the person and their interviews
        </Button>
      </div>
    </Dialog>
  )
}
