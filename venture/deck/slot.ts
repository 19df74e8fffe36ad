// A line of a slide before it is filled: it names its sources, or says what is missing.
import type { Fact } from '../../contracts/facts.ts'
import { factName, type Place } from '../figures/figures.ts'

/** What is missing, and the page to get it from. */
export type Blank = { missing: string; place: Place }
export type Role = 'headline' | 'line' | 'figure'
export type Draft = {
  id: string
  role: Role
  label: string | null
  /** Null is a blank. */
  template: string | null
  blank: Blank | null
}
type Rest = { label?: string; role?: Role; blank?: [missing: string, place: Place] | undefined }
export const slot = (id: string, template: string | null | undefined, rest: Rest = {}): Draft => ({
  id,
  role: rest.role ?? (id.endsWith('.headline') ? 'headline' : 'line'),
  label: rest.label ?? null,
  template: template ?? null,
  blank: rest.blank ? { missing: rest.blank[0], place: rest.blank[1] } : null,
})

/** What was said, by its name. */
export const words = (fact: Fact | undefined) => fact && `{${factName(fact)}:words}`
