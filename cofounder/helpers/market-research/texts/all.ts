import type { InLanguages } from '../../../language/recognise.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { Texts } from './texts.ts'

export const texts: InLanguages<Texts> = { en, de, es, fr, pt }
