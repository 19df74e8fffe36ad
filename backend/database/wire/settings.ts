import type { TransactionOptions } from '../database.ts'

/** The schemas in which PostgreSQL searches for names without a schema, as for the owner of a Supabase project. */
const ownerSearchPath = '"$user", public, extensions'

/**
 * Applies the settings in the JSON object until the transaction ends. The text of this statement never changes, so
 * it is prepared only once.
 */
export const settingsStatement = 'select count(set_config(key, value, true)) from json_each_text($1)'

/**
 * The settings at the start of a transaction. The role is always set, so that no role of an earlier transaction is
 * used.
 */
export function settingsOf(options: TransactionOptions, timeoutMs: number): Record<string, string> {
  return {
    search_path: ownerSearchPath,
    statement_timeout: String(timeoutMs),
    ...(options.readOnly ? { transaction_read_only: 'on' } : {}),
    ...options.as?.settings,
    role: options.as?.role ?? 'none',
  }
}
