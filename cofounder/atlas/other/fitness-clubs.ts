import type { Vertical } from '../vertical.ts'

export const fitnessClubs: Vertical = {
  id: 'fitness-clubs',
  industry: 'other',
  name: 'Gyms and fitness studios',
  words:
    'gym gyms fitness studio studios workout training trainer trainers personal trainer yoga pilates crossfit members membership sport sports club running exercise athletes',
  buyer: { one: 'club', many: 'gyms and studios' },
  buyers: [
    { geography: 'US', count: 41370, of: 'health clubs', source: 'IHRSA Global Report', year: 2020 },
    {
      geography: 'UK',
      count: 7000,
      of: 'gyms, rounded',
      source: 'LeisureDB, State of the UK Fitness Industry',
      year: 2023,
    },
    { geography: 'DE', count: 9100, of: 'fitness facilities, rounded', source: 'DSSV Eckdaten', year: 2024 },
  ],
  prices: [
    {
      what: 'Mindbody, Starter to Accelerate',
      low: 129,
      high: 279,
      currency: 'USD',
      per: 'studio per month',
      source: 'Mindbody published pricing',
      year: 2023,
    },
  ],
  spend: [],
  players: [
    { name: 'Mindbody', line: 'booking and membership for studios, with ClassPass' },
    { name: 'Glofox (ABC Fitness)', line: 'boutique studios' },
    { name: 'EGYM', line: 'Munich-based connected equipment and corporate fitness' },
    { name: 'Urban Sports Club', line: 'flat-rate memberships paid by employers' },
  ],
  channels: [
    'Equipment dealers',
    'Trainer academies',
    'Studio-owner groups',
    'Corporate fitness aggregators',
  ],
  regulation: [
    'Contract and cancellation law (Germany: fair consumer contracts act)',
    'Health data under GDPR',
    'Liability waivers',
  ],
  trends: [
    {
      text: 'The US counted 72.9 million health-club members, a record',
      source: 'Health & Fitness Association',
      year: 2023,
    },
    { text: 'German clubs had 11.3 million members', source: 'DSSV Eckdaten', year: 2024 },
  ],
  counterTrends: [
    {
      text: 'Low-cost chains grow fastest and press small studios’ prices',
      source: 'EuropeActive and Deloitte, European Health & Fitness Market Report',
      year: 2024,
    },
  ],
}
