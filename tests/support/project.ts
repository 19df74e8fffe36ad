/** The migrations of this project, for the databases of tests. */
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

export const supabaseDir = join(root, 'supabase')

export { platformFiles } from '../../backend/platform-files.ts'
