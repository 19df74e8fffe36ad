import { germanHouseholds, ukHouseholds, usHouseholds } from '../counts.ts'
import type { Vertical } from '../vertical.ts'

export const consumerDevices: Vertical = {
  id: 'consumer-devices',
  industry: 'manufacturing',
  name: 'Consumer devices and hardware',
  words:
    'hardware device devices gadget wearable wearables smartwatch ring smart home electronics sensor battery kickstarter crowdfunding prototype e-bike headphones camera physical product',
  buyer: { one: 'household', many: 'households' },
  buyers: [usHouseholds, ukHouseholds, germanHouseholds],
  prices: [
    {
      what: 'Oura ring, device bought once',
      low: 299,
      high: 349,
      currency: 'USD',
      per: 'device',
      source: 'Oura published pricing',
      year: 2024,
    },
  ],
  spend: [
    {
      what: 'consumer technology retail revenue',
      amount: 512000000000,
      currency: 'USD',
      geography: 'US',
      share: [0.001, 0.005, 0.02],
      shareOf: 'of it in this category',
      source: 'Consumer Technology Association forecast',
      year: 2024,
    },
  ],
  players: [
    { name: 'Apple', line: 'watch, phone and earbuds absorb single-purpose devices' },
    { name: 'Garmin', line: 'sports devices without subscription' },
    { name: 'Oura', line: 'ring with a USD 5.99 monthly membership' },
    { name: 'Anker', line: 'fast follower on price' },
  ],
  channels: [
    'Crowdfunding to an own list, not to strangers',
    'Reviewers of one niche',
    'Specialist shops',
    'Amazon when reviews exist',
  ],
  regulation: [
    'CE, RED and the EU Cyber Resilience Act',
    'FCC in the US',
    'Battery Regulation and producer responsibility',
    'Right to repair',
  ],
  trends: [
    {
      text: 'US consumer technology revenue was forecast at USD 512 billion',
      source: 'Consumer Technology Association',
      year: 2024,
    },
  ],
  counterTrends: [
    {
      text: 'About 9% of funded Kickstarter projects fail to deliver rewards',
      source: 'Mollick, University of Pennsylvania / Kickstarter',
      year: 2015,
    },
  ],
}
