/** What the tests migrate their databases with: this very project. */
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

export const supabaseDir = join(root, 'supabase')

export { platformFiles } from '../../backend/platform-files.ts'
