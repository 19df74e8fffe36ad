import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { unwrap } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { putDeleted } from './cache.ts'

export function DeleteMessage({ messageId, userId }: { messageId: string; userId: string }) {
  const client = useQueryClient()
  const remove = useOnce({
    mutationFn: async () => unwrap(await supabase.rpc('delete_message', { message_id: messageId }).single()),
    onSuccess: message => putDeleted(client, userId, message),
    meta: { error: 'Failed to delete the message' },
  })
  return (
    <AlertDialog
      trigger={
        <Button
          look="quiet"
          size="small"
          aria-label="Delete message"
          className="order-first text-ink-faint opacity-60 hover:opacity-100 focus-visible:opacity-100"
        >
          <Trash2 aria-hidden="true" />
        </Button>
      }
      title="Delete this message?"
      description="Its words are gone for both of you; that there was a message stays."
      action="Delete message"
      isDestructive
      onAction={() => remove.mutate()}
    />
  )
}
