// A slot of a slide before its text is filled in. It refers to its sources, or to the missing information.
import type { Fact } from '../../contracts/facts.ts'
import { factName, type Place } from '../figures/figures.ts'

/** A piece of missing information, and the page that asks for it. */
export type Blank = { missing: string; place: Place }
export type Role = 'headline' | 'line' | 'figure'
export type Draft = {
  id: string
  role: Role
  label: string | null
  /** Null makes the slot a blank. */
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

/** A template that shows the text of the fact. */
export const words = (fact: Fact | undefined) => fact && `{${factName(fact)}:words}`
