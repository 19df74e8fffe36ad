import { germanHouseholds, ukHouseholds, usConsumerUnits } from '../counts.ts'
import type { Vertical } from '../vertical.ts'

export const foodBrands: Vertical = {
  id: 'food-brands',
  industry: 'retail',
  name: 'Food at home: meals, snacks and drinks',
  words:
    'meal meals meal kit recipe cooking groceries snack snacks drink drinks beverage vegan plant-based protein coffee tea healthy eating diet nutrition food brand organic baby food lunch',
  model: 'consumer',
  buyer: { one: 'household', many: 'households' },
  buyers: [usConsumerUnits, ukHouseholds, germanHouseholds],
  prices: [
    {
      what: 'meal kits such as HelloFresh, two meals for two people a week',
      low: 9,
      high: 12,
      currency: 'USD',
      per: 'serving',
      timesAYear: 208,
      source: 'HelloFresh US published pricing',
      year: 2024,
      illustrative: true,
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
  margin: {
    what: 'gross margin; Vital Farms reported 34%, Celsius 48%',
    low: 0.3,
    likely: 0.36,
    high: 0.48,
    source: 'Vital Farms and Celsius annual reports (10-K)',
    year: 2023,
  },
  salesCycle: 'A first order by discount; the third order is the first real one.',
  statusQuo: 'The supermarket, last week’s list and delivery apps',
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
  segments: [
    {
      name: 'Families with one dietary restriction',
      who: 'the parent who cooks',
      pain: 'two dinners every evening',
      trigger: 'a diagnosis',
      find: 'patient associations, dietitians, school groups',
      reach: 4,
      readiness: 5,
    },
    {
      name: 'Offices and studios of 20–100 people',
      who: 'office managers',
      pain: 'lunch and snacks without effort',
      trigger: 'return to office',
      find: 'co-working operators, direct visits',
      reach: 4,
      readiness: 3,
    },
    {
      name: 'Urban couples short of time',
      who: 'two earners',
      pain: 'deciding at 18:30',
      trigger: 'moving in, new job',
      find: 'creators, employers, paid social',
      reach: 4,
      readiness: 2,
    },
  ],
}
