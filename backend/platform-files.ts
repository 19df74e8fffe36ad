/** The SQL that rooms bring along, beside the platform that a Supabase project takes for granted. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const platformFiles: readonly string[] = readdirSync(import.meta.dirname)
  .sort()
  .map(room => join(import.meta.dirname, room, 'platform.sql'))
  .filter(path => existsSync(path))
