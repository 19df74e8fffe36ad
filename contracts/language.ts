// Apart from the list, so that a page which needs the list alone loads no zod.
import { z } from 'zod'
import { languages } from './languages.ts'

export const language = z.enum(languages)
