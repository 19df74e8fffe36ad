import { type Destination, destinations } from '../../lib/destinations.ts'

const { validation, refinement, customers, pitch } = destinations

export const helperCommands: readonly Destination[] = [
  { ...validation, label: 'Validate a problem' },
  { ...refinement, label: 'Refine an idea' },
  { ...customers, label: 'Analyse customer segments' },
  { ...pitch, label: 'Practise an elevator pitch' },
]

export const screenCommands: readonly Destination[] = Object.values(destinations)
