import type { Place } from '../../venture/figures/figures.ts'
import { destinations } from './destinations.ts'

/** The page a figure comes from, or a missing one can be got from. */
export const pageOf = (place: Place): { to: string; label: string } =>
  place === 'profile' ? { to: destinations.profile.to, label: 'Your profile' } : destinations[place]
