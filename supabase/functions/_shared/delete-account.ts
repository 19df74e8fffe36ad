// Deletes an account and all its data. The member requests this while signed in, or with the link in the mail about
// a suspension.
import { atProvider, billing, isBillingOn, readSubscriber } from './billing.ts'
import { serviceClient } from './clients.ts'
import { unavailable } from './function-error.ts'
import { removeFolder } from './remove-folder.ts'

const buckets = ['avatars', 'stories']

/** Returns false if there is no such account any more. */
export async function deleteAccount(member: string, signal: AbortSignal): Promise<boolean> {
  // Ends the subscription first, because after the deletion nobody could end it.
  if (isBillingOn()) {
    const { stripe_customer_id: customer } = await readSubscriber(member)
    if (customer) await atProvider(billing().customers.del(customer))
  }
  // Deletes the account before the files, so that the member cannot upload more of them. Our own server deletes the
  // rows in parts, and continues after an interruption.
  const { error } = await serviceClient().auth.admin.deleteUser(member)
  if (error?.status === 404) return false
  if (error) {
    const reason = `deleting the account failed: ${error.message}`
    throw error.name === 'AuthRetryableFetchError' ? unavailable(reason) : new Error(reason)
  }
  await Promise.all(buckets.map(bucket => removeFiles(bucket, member, signal)))
  return true
}

/**
 * Deletes the member's files. Our own server has already deleted them with the account, but a Supabase server has
 * not. A failure is only logged, because the account no longer exists.
 */
async function removeFiles(bucket: string, folder: string, signal: AbortSignal): Promise<void> {
  try {
    await removeFolder(serviceClient().storage.from(bucket), folder, signal)
  } catch (error) {
    const detail = error instanceof Error ? error.message : typeof error
    console.error(JSON.stringify({ level: 'error', event: 'files not removed', detail }))
  }
}
