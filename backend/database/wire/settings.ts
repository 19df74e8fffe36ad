import type { TransactionOptions } from '../database.ts'

/** Where unqualified names are looked up, as a Supabase project's owner has it. */
const ownerSearchPath = '"$user", public, extensions'

/** Sets whatever the JSON object says until the transaction ends; one text whatever is set, so it stays prepared. */
export const settingsStatement = 'select count(set_config(key, value, true)) from json_each_text($1)'

/** The settings a transaction starts with. The role is always said, so that none can be left over from before. */
export function settingsOf(options: TransactionOptions, timeoutMs: number): Record<string, string> {
  return {
    search_path: ownerSearchPath,
    statement_timeout: String(timeoutMs),
    ...(options.readOnly ? { transaction_read_only: 'on' } : {}),
    ...options.as?.settings,
    role: options.as?.role ?? 'none',
  }
}
