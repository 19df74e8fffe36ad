import type { Vertical } from '../vertical.ts'

export const salons: Vertical = {
  id: 'salons',
  industry: 'retail',
  name: 'Hair and beauty salons',
  words:
    'salon salons hair hairdresser barber barbers beauty nails nail spa cosmetics stylist friseur appointment booking skincare makeup',
  buyer: { one: 'salon', many: 'salons' },
  buyers: [
    {
      geography: 'DE',
      count: 80000,
      of: 'hairdressing businesses, rounded',
      source: 'Zentralverband des Deutschen Friseurhandwerks',
      year: 2023,
    },
    {
      geography: 'UK',
      count: 61000,
      of: 'hair and beauty businesses, rounded',
      source: 'National Hair & Beauty Federation',
      year: 2023,
    },
  ],
  prices: [
    {
      what: 'Booksy, one provider',
      low: 29.99,
      high: 29.99,
      currency: 'USD',
      per: 'salon per month, plus staff',
      source: 'Booksy published pricing',
      year: 2024,
    },
    {
      what: 'Vagaro and Phorest entry plans',
      low: 30,
      high: 130,
      currency: 'USD',
      per: 'salon per month',
      source: 'Vagaro and Phorest published pricing',
      year: 2024,
    },
  ],
  spend: [],
  players: [
    {
      name: 'Fresha',
      line: 'booking without subscription for independents, earns on payments and new clients',
    },
    { name: 'Booksy', line: 'marketplace and booking, strong with barbers' },
    { name: 'Treatwell', line: 'European booking marketplace by commission' },
    { name: 'Vagaro', line: 'salon management in the US', home: 'US' },
  ],
  channels: [
    'Product wholesalers and colour brands',
    'Guilds and academies',
    'Instagram of local stylists',
    'Salon to salon',
  ],
  regulation: ['Craft register (Germany: Meisterpflicht)', 'Fiscal tills', 'Consent for text reminders'],
  trends: [
    {
      text: 'Chair rental and solo studios grow: about 60% of UK hair and beauty workers are self-employed',
      source: 'National Hair & Beauty Federation',
      year: 2023,
    },
  ],
  counterTrends: [
    {
      text: 'Booking became free: Fresha’s no-subscription entry plan set the price expectation',
      source: 'Fresha published pricing',
      year: 2024,
    },
  ],
}
