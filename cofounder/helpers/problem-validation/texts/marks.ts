// What the marks of the read-back are called, and what a verdict by marks says, in each language.
import type { InLanguages } from '../../../language/recognise.ts'
import { de } from './marks/de.ts'
import { en } from './marks/en.ts'
import { es } from './marks/es.ts'
import { fr } from './marks/fr.ts'
import type { Marks } from './marks/marks.ts'
import { pt } from './marks/pt.ts'

export const marks: InLanguages<Marks> = { en, de, es, fr, pt }
