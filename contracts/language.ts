// This schema has a file of its own, so that a page with only the list of languages loads no zod.
import { z } from 'zod'
import { languages } from './languages.ts'

export const language = z.enum(languages)
