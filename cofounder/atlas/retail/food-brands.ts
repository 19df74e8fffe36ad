import { germanHouseholds, ukHouseholds, usConsumerUnits } from '../counts.ts'
import type { Vertical } from '../vertical.ts'

export const foodBrands: Vertical = {
  id: 'food-brands',
  industry: 'retail',
  name: 'Food at home: meals, snacks and drinks',
  words:
    'meal meals meal kit recipe cooking groceries snack snacks drink drinks beverage vegan plant-based protein coffee tea healthy eating diet nutrition food brand organic baby food lunch',
  buyer: { one: 'household', many: 'households' },
  buyers: [usConsumerUnits, ukHouseholds, germanHouseholds],
  prices: [
    {
      what: 'meal kits such as HelloFresh, two meals for two people a week',
      low: 9,
      high: 12,
      currency: 'USD',
      per: 'serving',
      source: 'HelloFresh US published pricing',
      year: 2024,
    },
  ],
  spend: [
    {
      what: 'household spending on food at home (USD 6,053 × 134.6 million)',
      amount: 814700000000,
      currency: 'USD',
      geography: 'US',
      share: [0.002, 0.01, 0.03],
      shareOf: 'of it on this category',
      source: 'US Bureau of Labor Statistics, Consumer Expenditure Survey',
      year: 2023,
    },
  ],
  players: [
    { name: 'HelloFresh', line: 'largest meal-kit company, EUR 7.6 billion revenue in 2023' },
    { name: 'Supermarket own brands', line: 'copy what sells, at a lower price' },
    { name: 'Oatly', line: 'oat drink made known through cafés first' },
    { name: 'Huel', line: 'complete meals sold online and in shops' },
  ],
  channels: [
    'Cafés, gyms and offices before supermarkets',
    'Regional supermarket buyers with local-product shelves',
    'Sampling',
    'Creators in one diet community',
  ],
  regulation: [
    'Food labelling and health claims (EU 1924/2006, FDA)',
    'Novel-food approval in the EU',
    'Packaging deposit and producer responsibility',
  ],
  trends: [
    {
      text: 'US households spent USD 6,053 on food at home and USD 3,933 away from home',
      source: 'US Bureau of Labor Statistics, Consumer Expenditure Survey',
      year: 2023,
    },
  ],
  counterTrends: [
    {
      text: 'Subscriptions fade after discounts: Blue Apron, once valued near USD 2 billion, was sold for USD 103 million',
      source: 'Blue Apron / Wonder Group announcement',
      year: 2023,
    },
  ],
}
