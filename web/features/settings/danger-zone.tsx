import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { useDeleteAccount } from './mutations.ts'

export function DangerZone() {
  const remove = useDeleteAccount()
  return (
    <Card className="border-danger">
      <CardHeader title="Danger Zone" />
      <div className="flex flex-wrap items-center gap-4">
        <p className="reading mr-auto text-ink-soft">
          Deletes your account, every post, message, file and output, at once and for good.
        </p>
        <AlertDialog
          trigger={
            <Button look="danger" disabled={remove.isPending}>
              {remove.isPending ? 'Deleting...' : 'Delete Account'}
            </Button>
          }
          title="Are you absolutely sure?"
          description="This cannot be undone. It permanently deletes your account and removes all of your data from this server."
          action="Yes, delete my account"
          isDestructive
          onAction={() => remove.mutate()}
        />
      </div>
    </Card>
  )
}
