import type { Vertical } from '../vertical.ts'

export const lodging: Vertical = {
  id: 'lodging',
  industry: 'other',
  name: 'Hotels and short-term rentals',
  words:
    'hotel hotels hostel airbnb vacation rental host hosts guests travel traveller travelers tourism booking trip trips holiday accommodation room tourists itinerary',
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
      source: 'PriceLabs published pricing',
      year: 2024,
    },
  ],
  spend: [],
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
}
