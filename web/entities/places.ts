import type { Place } from '../../venture/figures/figures.ts'
import { destinations } from './destinations.ts'

/** The page where a figure comes from, or where a missing one can be entered. */
export const pageOf = (place: Place): { to: string; label: string } =>
  place === 'profile' ? { to: destinations.profile.to, label: 'Your profile' } : destinations[place]
