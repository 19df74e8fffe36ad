import type { Vertical } from '../vertical.ts'

export const restaurants: Vertical = {
  id: 'restaurants',
  industry: 'retail',
  name: 'Restaurants and cafés',
  words:
    'restaurant restaurants cafe café bar pub kitchen chef food waste menu table reservation delivery takeaway hospitality gastronomy waiter inventory cloud kitchen food truck gastronomie',
  buyer: { one: 'restaurant', many: 'restaurants' },
  buyers: [
    {
      geography: 'US',
      count: 1000000,
      of: 'restaurant and food-service locations, rounded',
      source: 'National Restaurant Association',
      year: 2024,
    },
    {
      geography: 'UK',
      count: 99000,
      of: 'licensed premises, rounded',
      source: 'CGA by NIQ, Hospitality Market Monitor',
      year: 2024,
    },
  ],
  prices: [
    {
      what: 'Toast Point of Sale plan',
      low: 69,
      high: 69,
      currency: 'USD',
      per: 'location per month',
      source: 'Toast published pricing',
      year: 2024,
    },
    {
      what: 'OpenTable, Basic to Pro',
      low: 149,
      high: 499,
      currency: 'USD',
      per: 'location per month',
      source: 'OpenTable published pricing',
      year: 2024,
    },
    {
      what: '7shifts, Entrée to The Works',
      low: 35,
      high: 77,
      currency: 'USD',
      per: 'location per month',
      source: '7shifts published pricing',
      year: 2024,
    },
  ],
  spend: [
    {
      what: 'restaurant industry sales',
      amount: 1100000000000,
      currency: 'USD',
      geography: 'US',
      share: [0.0008, 0.0015, 0.003],
      shareOf: 'of sales spent on one software tool',
      source: 'National Restaurant Association, State of the Industry',
      year: 2024,
    },
  ],
  players: [
    { name: 'Toast', line: 'about 134,000 locations at the end of 2024; till, payments and payroll' },
    { name: 'Square for Restaurants', line: 'free entry plan, earns on payments' },
    { name: 'OpenTable', line: 'reservations, part of Booking Holdings' },
    { name: 'Winnow', line: 'food-waste measurement with cameras for large kitchens' },
    { name: 'Too Good To Go', line: 'sells surplus meals to consumers' },
  ],
  channels: [
    'Wholesalers and their field staff',
    'Till-system marketplaces',
    'Restaurant associations (state NRA, DEHOGA, UKHospitality)',
    'Walking one street with a working demo',
  ],
  regulation: [
    'Food-safety records (HACCP)',
    'Fiscal tills (Germany: KassenSichV)',
    'Tip and scheduling laws in US cities',
    'EU food-waste reduction targets for 2030',
  ],
  trends: [
    {
      text: 'US restaurant sales were forecast to pass USD 1.1 trillion',
      source: 'National Restaurant Association',
      year: 2024,
    },
    {
      text: 'EU countries agreed binding food-waste cuts of 30% in retail, restaurants and households by 2030',
      source: 'Council of the EU and European Parliament',
      year: 2025,
    },
  ],
  counterTrends: [
    {
      text: 'Margins stay thin (about 3–5% before tax for a typical US restaurant), so each new monthly fee must replace a cost',
      source: 'National Restaurant Association',
      year: 2023,
    },
  ],
}
