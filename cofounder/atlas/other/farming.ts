import type { Vertical } from '../vertical.ts'

export const farming: Vertical = {
  id: 'farming',
  industry: 'other',
  name: 'Farming',
  words:
    'farm farms farmer farmers farming agriculture crop crops soil irrigation livestock dairy cattle harvest greenhouse tractor landwirt landwirtschaft agritech seed fertiliser drone orchard vineyard',
  buyer: { one: 'farm', many: 'farms' },
  buyers: [
    { geography: 'US', count: 1900487, of: 'farms', source: 'USDA Census of Agriculture', year: 2022 },
    {
      geography: 'EU',
      count: 9070000,
      of: 'agricultural holdings, rounded',
      source: 'Eurostat, Farm structure survey',
      year: 2020,
    },
    { geography: 'DE', count: 255010, of: 'farms', source: 'Destatis, Agrarstrukturerhebung', year: 2023 },
    {
      geography: 'UK',
      count: 209000,
      of: 'agricultural holdings',
      source: 'Defra, Agriculture in the UK',
      year: 2023,
    },
    {
      geography: 'IN',
      count: 146450000,
      of: 'operational holdings',
      source: 'Agriculture Census 2015–16',
      year: 2016,
    },
  ],
  prices: [],
  spend: [
    {
      what: 'market value of farm products sold',
      amount: 543100000000,
      currency: 'USD',
      geography: 'US',
      share: [0.0005, 0.0015, 0.004],
      shareOf: 'of farm sales spent on one digital tool',
      source: 'USDA Census of Agriculture',
      year: 2022,
    },
  ],
  players: [
    { name: 'John Deere Operations Center', line: 'free data platform tied to its machines' },
    { name: 'Climate FieldView (Bayer)', line: 'field data platform' },
    { name: '365FarmNet', line: 'German farm management software', home: 'DE' },
    { name: 'DeHaat', line: 'inputs, advice and sales for Indian farmers', home: 'IN' },
  ],
  channels: ['Cooperatives and input dealers', 'Advisers and agronomists', 'Field days', 'Machine dealers'],
  regulation: [
    'EU Common Agricultural Policy records',
    'Fertiliser and pesticide rules',
    'Drone rules (EASA, FAA)',
  ],
  trends: [
    {
      text: 'US farms fell to 1.9 million, 7% fewer than in 2017, and grew larger',
      source: 'USDA Census of Agriculture',
      year: 2022,
    },
  ],
  counterTrends: [
    {
      text: 'Farm income swings: US net farm income fell in 2023 and again in 2024, and investments waited',
      source: 'USDA Economic Research Service',
      year: 2024,
    },
  ],
}
