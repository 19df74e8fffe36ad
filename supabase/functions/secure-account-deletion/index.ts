import { atProvider, billing, isBillingOn, readSubscriber } from '../_shared/billing.ts'
import { serviceClient } from '../_shared/clients.ts'
import { defineFunction } from '../_shared/define-function.ts'
import { removeFolder } from '../_shared/remove-folder.ts'

const buckets = ['avatars', 'stories']

export default defineFunction({
  name: 'secure-account-deletion',
  async run({ caller, signal }) {
    // First of all nobody is billed any more: this is the one step that others could not make good again.
    if (isBillingOn()) {
      const { stripe_customer_id: customer } = await readSubscriber(caller.id)
      if (customer) await atProvider(billing().customers.del(customer))
    }
    // The account, its sessions and every row of it go in one transaction of the database, which takes no file of
    // the member from then on.
    const { error } = await serviceClient().auth.admin.deleteUser(caller.id)
    if (error) throw new Error(`deleting the account failed: ${error.message}`)
    await Promise.all(buckets.map(bucket => removeFiles(bucket, caller.id, signal)))
    return { success: true as const }
  },
})

/** Our own server has done this with the account; Supabase leaves the files to us, and then the account is gone by now. */
async function removeFiles(bucket: string, folder: string, signal: AbortSignal): Promise<void> {
  try {
    await removeFolder(serviceClient().storage.from(bucket), folder, signal)
  } catch (error) {
    const detail = error instanceof Error ? error.message : typeof error
    console.error(JSON.stringify({ level: 'error', function: 'secure-account-deletion', detail }))
  }
}
