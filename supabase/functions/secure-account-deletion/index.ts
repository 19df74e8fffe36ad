import { atProvider, billing, isBillingOn, readSubscriber } from '../_shared/billing.ts'
import { serviceClient } from '../_shared/clients.ts'
import { defineFunction } from '../_shared/define-function.ts'

const buckets = ['avatars', 'stories']
const pageSize = 100

export default defineFunction({
  name: 'secure-account-deletion',
  async run({ caller }) {
    // First of all nobody is billed any more: this is the one step that others could not make good again.
    if (isBillingOn()) {
      const { stripe_customer_id: customer } = await readSubscriber(caller.id)
      if (customer) await atProvider(billing().customers.del(customer))
    }
    // The account, its sessions and every row of it go in one transaction of the database.
    const { error } = await serviceClient().auth.admin.deleteUser(caller.id)
    if (error) throw new Error(`deleting the account failed: ${error.message}`)
    await Promise.all(buckets.map(bucket => removeFiles(bucket, caller.id)))
    return { success: true as const }
  },
})

/** Our own server has done this with the account; Supabase leaves the files to us, and then the account is gone by now. */
async function removeFiles(bucket: string, folder: string): Promise<void> {
  const files = serviceClient().storage.from(bucket)
  for (;;) {
    const { data, error } = await files.list(folder, { limit: pageSize })
    if (!error && data.length === 0) return
    const failure = error ?? (await files.remove((data ?? []).map(({ name }) => `${folder}/${name}`))).error
    if (failure) {
      console.error(
        JSON.stringify({ level: 'error', function: 'secure-account-deletion', detail: failure.message }),
      )
      return
    }
  }
}
