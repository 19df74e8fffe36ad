/** What the tests migrate their databases with: this very project. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

export const supabaseDir = join(root, 'supabase')

/** The SQL that rooms of the backend bring along, besides the database's own. */
export const platformFiles: readonly string[] = readdirSync(join(root, 'backend'))
  .map(room => join(root, 'backend', room, 'platform.sql'))
  .filter(existsSync)
