import type { Vertical } from '../vertical.ts'

export const lodging: Vertical = {
  id: 'lodging',
  industry: 'other',
  name: 'Hotels and short-term rentals',
  words:
    'hotel hotels hostel airbnb vacation rental host hosts guests travel traveller travelers tourism booking trip trips holiday accommodation room tourists itinerary',
  model: 'business',
  buyer: { one: 'lodging business', many: 'hotels and hosts' },
  buyers: [
    {
      geography: 'US',
      count: 62500,
      of: 'hotels, rounded',
      source: 'American Hotel & Lodging Association',
      year: 2024,
    },
    {
      geography: 'EU',
      count: 620000,
      of: 'tourist accommodation establishments, rounded',
      source: 'Eurostat',
      year: 2022,
    },
    {
      geography: 'WORLD',
      count: 5000000,
      of: 'hosts on Airbnb, rounded',
      source: 'Airbnb annual report (10-K)',
      year: 2023,
    },
  ],
  prices: [
    {
      what: 'PriceLabs, 3 listings',
      low: 19.99,
      high: 19.99,
      currency: 'USD',
      per: 'listing per month',
      timesAYear: 12,
      units: 3,
      source: 'PriceLabs published pricing',
      year: 2024,
    },
  ],
  spend: [],
  margin: {
    what: 'gross margin; Airbnb reported 83%',
    low: 0.6,
    likely: 0.72,
    high: 0.83,
    source: 'Airbnb annual report (10-K)',
    year: 2023,
  },
  salesCycle: 'Two to eight weeks off season; nobody buys in high season.',
  statusQuo: 'Booking.com, a front-desk notebook and a channel manager nobody likes',
  players: [
    { name: 'Booking.com', line: 'brings guests for a commission of about 15%' },
    { name: 'Airbnb', line: '7.7 million active listings at the end of 2023' },
    { name: 'Mews', line: 'cloud property management from Prague and Amsterdam' },
    { name: 'Guesty', line: 'management of short-term rentals' },
  ],
  channels: [
    'Regional tourism boards',
    'Property-system marketplaces',
    'Hotel associations',
    'Cleaning and key-handover firms',
  ],
  regulation: [
    'EU short-term rental data regulation from May 2026',
    'City registration and night limits',
    'Package Travel Directive',
  ],
  trends: [
    { text: 'Airbnb counted 7.7 million active listings', source: 'Airbnb annual report (10-K)', year: 2023 },
  ],
  counterTrends: [
    {
      text: 'Cities restrict: New York’s Local Law 18 removed most short-term listings from September 2023',
      source: 'New York City Office of Special Enforcement',
      year: 2023,
    },
  ],
  segments: [
    {
      name: 'Independent hotels of 15–60 rooms',
      who: 'owner-manager',
      pain: 'commission and night-shift staffing',
      trigger: 'off season planning',
      find: 'tourism boards, hotel cooperatives',
      reach: 4,
      readiness: 4,
    },
    {
      name: 'Managers of 5–50 rental units',
      who: 'small agency',
      pain: 'cleaning and guest messages',
      trigger: 'the next ten units',
      find: 'host groups, owner meetings',
      reach: 4,
      readiness: 4,
    },
    {
      name: 'Hostels and campsites',
      who: 'operator',
      pain: 'group bookings',
      trigger: 'season start',
      find: 'sector associations',
      reach: 3,
      readiness: 3,
    },
  ],
}
