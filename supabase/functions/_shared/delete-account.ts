// Deletes an account and everything of it, for the member who asks for it or holds the link of a suspension's mail.
import { atProvider, billing, isBillingOn, readSubscriber } from './billing.ts'
import { serviceClient } from './clients.ts'
import { unavailable } from './function-error.ts'
import { removeFolder } from './remove-folder.ts'

const buckets = ['avatars', 'stories']

/** False: there is no such account any more. */
export async function deleteAccount(member: string, signal: AbortSignal): Promise<boolean> {
  // First of all nobody is billed any more: this is the one step that others could not make good again.
  if (isBillingOn()) {
    const { stripe_customer_id: customer } = await readSubscriber(member)
    if (customer) await atProvider(billing().customers.del(customer))
  }
  // The account is closed at once and takes no file of the member from then on; every row of it goes, on our own server
  // in parts, which it also finishes if it is interrupted.
  const { error } = await serviceClient().auth.admin.deleteUser(member)
  if (error?.status === 404) return false
  if (error) {
    const reason = `deleting the account failed: ${error.message}`
    throw error.name === 'AuthRetryableFetchError' ? unavailable(reason) : new Error(reason)
  }
  await Promise.all(buckets.map(bucket => removeFiles(bucket, member, signal)))
  return true
}

/** Our own server has done this with the account; Supabase leaves the files to us, and then the account is gone by now. */
async function removeFiles(bucket: string, folder: string, signal: AbortSignal): Promise<void> {
  try {
    await removeFolder(serviceClient().storage.from(bucket), folder, signal)
  } catch (error) {
    const detail = error instanceof Error ? error.message : typeof error
    console.error(JSON.stringify({ level: 'error', event: 'files not removed', detail }))
  }
}
