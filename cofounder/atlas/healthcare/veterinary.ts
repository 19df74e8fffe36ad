import type { Vertical } from '../vertical.ts'

export const veterinary: Vertical = {
  id: 'veterinary',
  industry: 'healthcare',
  name: 'Veterinary practices',
  words:
    'veterinary veterinarian vet vets animal hospital clinic pet patients tierarzt practice software livestock',
  buyer: { one: 'veterinary practice', many: 'veterinary practices' },
  buyers: [
    {
      geography: 'UK',
      count: 5000,
      of: 'veterinary practices, rounded down',
      source: 'UK Competition and Markets Authority, vets market review',
      year: 2024,
    },
  ],
  prices: [],
  spend: [
    {
      what: 'veterinary care and product sales',
      amount: 38300000000,
      currency: 'USD',
      geography: 'US',
      share: [0.003, 0.008, 0.015],
      shareOf: 'of practice income spent on software',
      source: 'American Pet Products Association',
      year: 2023,
    },
  ],
  players: [
    { name: 'IDEXX', line: 'diagnostics with its own practice systems (Cornerstone, Neo, ezyVet)' },
    { name: 'Covetrus', line: 'distribution with practice software (Pulse, AVImark)', home: 'US' },
    { name: 'Digitail', line: 'newer cloud practice system' },
    { name: 'PetDesk', line: 'booking and reminders for clinics', home: 'US' },
  ],
  channels: [
    'State and national veterinary associations',
    'Buying groups of independent practices',
    'Distributors’ representatives',
    'Practice-manager communities',
  ],
  regulation: [
    'Veterinarian–client–patient relationship rules limit telemedicine by state',
    'UK Competition and Markets Authority market investigation since 2024',
  ],
  trends: [
    {
      text: 'US pet spending reached USD 147 billion, of which USD 38.3 billion went to veterinary care',
      source: 'American Pet Products Association',
      year: 2023,
    },
    {
      text: 'In the UK large groups own about 60% of practices, up from 10% in 2013',
      source: 'UK Competition and Markets Authority',
      year: 2024,
    },
  ],
  counterTrends: [
    {
      text: 'Visits fell while prices rose: US clinic visits declined year on year',
      source: 'Vetsource / AVMA industry tracker',
      year: 2023,
    },
  ],
}
