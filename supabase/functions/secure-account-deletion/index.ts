import { defineFunction } from '../_shared/define-function.ts'
import { deleteAccount } from '../_shared/delete-account.ts'

export default defineFunction({
  name: 'secure-account-deletion',
  async run({ caller, signal }) {
    await deleteAccount(caller.id, signal)
    return { success: true as const }
  },
})
