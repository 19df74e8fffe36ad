import { germanHouseholds, ukHouseholds, usConsumerUnits } from '../counts.ts'
import type { Vertical } from '../vertical.ts'

export const fashion: Vertical = {
  id: 'fashion',
  industry: 'retail',
  name: 'Fashion and clothing',
  words:
    'fashion clothing clothes apparel wardrobe style dress shoes sneakers second-hand secondhand resale rental vintage jewellery sustainable outfit mode kleidung',
  buyer: { one: 'household', many: 'households' },
  buyers: [usConsumerUnits, ukHouseholds, germanHouseholds],
  prices: [
    {
      what: 'Nuuly clothing rental',
      low: 98,
      high: 98,
      currency: 'USD',
      per: 'customer per month',
      source: 'Nuuly published pricing',
      year: 2024,
    },
  ],
  spend: [
    {
      what: 'household spending on apparel and services (USD 2,041 × 134.6 million)',
      amount: 274700000000,
      currency: 'USD',
      geography: 'US',
      share: [0.005, 0.02, 0.05],
      shareOf: 'of clothing spending open to this offer',
      source: 'US Bureau of Labor Statistics, Consumer Expenditure Survey',
      year: 2023,
    },
  ],
  players: [
    { name: 'Vinted', line: 'second-hand marketplace without seller fees, largest in Europe' },
    { name: 'ThredUp', line: 'managed resale in the US', home: 'US' },
    { name: 'Nuuly', line: 'rental by Urban Outfitters', home: 'US' },
    { name: 'Zalando', line: 'European online fashion platform' },
  ],
  channels: [
    'Creators with one clear taste',
    'Pop-ups and markets',
    'Brands’ own take-back programmes',
    'Communities around one garment',
  ],
  regulation: [
    'EU textile strategy: producer responsibility and digital product passport',
    'EU ban on destroying unsold clothing for large firms from 2026',
    'Green-claims rules',
  ],
  trends: [
    {
      text: 'Large companies in the EU may no longer destroy unsold clothing from July 2026',
      source: 'EU Ecodesign for Sustainable Products Regulation',
      year: 2024,
    },
  ],
  counterTrends: [
    {
      text: 'Ultra-fast fashion keeps prices low: buyers say sustainable and buy cheap',
      source: 'UK Environmental Audit Committee, Fixing Fashion',
      year: 2019,
    },
  ],
}
