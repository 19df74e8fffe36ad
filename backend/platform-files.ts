/**
 * Finds the file `platform.sql` in each folder of the backend. These files run after the platform that a Supabase
 * project expects.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const platformFiles: readonly string[] = readdirSync(import.meta.dirname)
  .sort()
  .map(room => join(import.meta.dirname, room, 'platform.sql'))
  .filter(path => existsSync(path))
