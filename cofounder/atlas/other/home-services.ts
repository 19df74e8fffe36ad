import type { Vertical } from '../vertical.ts'

export const homeServices: Vertical = {
  id: 'home-services',
  industry: 'other',
  name: 'Trades and home services',
  words:
    'plumber plumbers electrician electricians hvac heating roofing cleaning cleaner landscaping handyman handwerker handwerk trades tradespeople dispatch technician quote estimates home service lawn pest',
  buyer: { one: 'trade business', many: 'trade businesses' },
  buyers: [
    {
      geography: 'DE',
      count: 1000000,
      of: 'craft businesses (Handwerk), rounded',
      source: 'ZDH (Zentralverband des Deutschen Handwerks)',
      year: 2023,
    },
    {
      geography: 'US',
      count: 110000,
      of: 'plumbing, heating and air-conditioning contractors (NAICS 23822), rounded',
      source: 'US Census Bureau, County Business Patterns',
      year: 2021,
    },
  ],
  prices: [
    {
      what: 'Jobber, Core to Grow',
      low: 49,
      high: 249,
      currency: 'USD',
      per: 'business per month',
      source: 'Jobber published pricing',
      year: 2023,
    },
    {
      what: 'Housecall Pro, Basic to Essentials',
      low: 59,
      high: 149,
      currency: 'USD',
      per: 'business per month',
      source: 'Housecall Pro published pricing',
      year: 2024,
    },
  ],
  spend: [],
  players: [
    {
      name: 'ServiceTitan',
      line: 'about 8,000 larger trade businesses; public since December 2024',
      home: 'US',
    },
    { name: 'Jobber', line: 'scheduling and quotes for small field crews' },
    { name: 'Housecall Pro', line: 'booking to payment for home services' },
    { name: 'Check24 / MyHammer', line: 'job marketplaces in Germany', home: 'DE' },
  ],
  channels: [
    'Wholesalers’ counters',
    'Guilds and chambers',
    'Manufacturers’ installer programmes',
    'Facebook groups of the trade',
  ],
  regulation: [
    'Licences per state or Meisterpflicht',
    'E-invoicing from 2025 in Germany',
    'Heating law and subsidies (GEG, IRA tax credits)',
  ],
  trends: [
    {
      text: 'Trades in the US represent about USD 1.5 trillion of yearly spending',
      source: 'ServiceTitan prospectus (S-1)',
      year: 2024,
    },
  ],
  counterTrends: [
    {
      text: 'Full order books remove urgency: a firm booked for months needs no new software to win work',
      source: 'ZDH business-cycle reports',
      year: 2023,
    },
  ],
}
