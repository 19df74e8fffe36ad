// In its own file, so that a page that needs only the list of languages loads no zod.
import { z } from 'zod'
import { languages } from './languages.ts'

export const language = z.enum(languages)
