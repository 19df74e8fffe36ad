import type { Vertical } from '../vertical.ts'

export const petOwners: Vertical = {
  id: 'pet-owners',
  industry: 'other',
  name: 'Pet owners',
  words:
    'pet pets dog dogs cat cats puppy kitten dog walking pet food pet sitter grooming pet insurance owner hund katze leash',
  buyer: { one: 'household', many: 'households with a pet' },
  buyers: [
    {
      geography: 'US',
      count: 86900000,
      of: 'households with a pet',
      source: 'American Pet Products Association',
      year: 2023,
    },
  ],
  prices: [
    {
      what: 'BarkBox monthly box',
      low: 23,
      high: 35,
      currency: 'USD',
      per: 'household per month',
      source: 'BARK published pricing',
      year: 2024,
    },
    {
      what: 'Tractive GPS tracker, subscription',
      low: 5,
      high: 13,
      currency: 'USD',
      per: 'household per month',
      source: 'Tractive published pricing',
      year: 2024,
    },
  ],
  spend: [
    {
      what: 'spending on pets',
      amount: 147000000000,
      currency: 'USD',
      geography: 'US',
      share: [0.01, 0.05, 0.1],
      shareOf: 'of pet spending on this category',
      source: 'American Pet Products Association',
      year: 2023,
    },
  ],
  players: [
    { name: 'Chewy', line: 'autoship of food and medicine in the US', home: 'US' },
    { name: 'Rover', line: 'sitters and walkers; bought by Blackstone in 2024' },
    { name: 'BARK', line: 'toy and treat boxes by subscription' },
    { name: 'Tractive', line: 'Austrian GPS trackers with subscription' },
  ],
  channels: [
    'Vets, breeders, shelters and puppy schools',
    'Breed communities',
    'Pet shops with a counter display',
    'Creators with one famous animal',
  ],
  regulation: ['Feed law and health claims', 'Insurance licences', 'Animal transport and care rules'],
  trends: [
    { text: 'US pet spending was USD 147 billion', source: 'American Pet Products Association', year: 2023 },
  ],
  counterTrends: [
    {
      text: 'The pandemic puppy wave is over and premium discretionary items fell first',
      source: 'Chewy and Petco annual reports (10-K)',
      year: 2023,
    },
  ],
}
