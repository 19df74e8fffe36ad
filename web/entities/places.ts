import type { Place } from '../../venture/figures/figures.ts'
import { destinations } from './destinations.ts'

/** The page on which a figure was entered, or on which a missing figure can be entered. */
export const pageOf = (place: Place): { to: string; label: string } =>
  place === 'profile' ? { to: destinations.profile.to, label: 'Your profile' } : destinations[place]
