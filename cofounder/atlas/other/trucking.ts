import type { Vertical } from '../vertical.ts'

export const trucking: Vertical = {
  id: 'trucking',
  industry: 'other',
  name: 'Road freight and fleets',
  words:
    'truck trucks trucking fleet fleets freight logistics carrier carriers driver drivers dispatch delivery last mile warehouse spedition transport route routing courier supply chain',
  buyer: { one: 'carrier', many: 'road carriers' },
  buyers: [
    {
      geography: 'US',
      count: 577000,
      of: 'active motor carriers',
      source: 'American Trucking Associations',
      year: 2024,
    },
  ],
  prices: [
    {
      what: 'Fleetio, Essential to Premium, 15 vehicles',
      low: 4,
      high: 10,
      currency: 'USD',
      per: 'vehicle per month',
      source: 'Fleetio published pricing',
      year: 2024,
    },
  ],
  spend: [
    {
      what: 'trucking freight revenue',
      amount: 987000000000,
      currency: 'USD',
      geography: 'US',
      share: [0.0005, 0.001, 0.003],
      shareOf: 'of freight revenue spent on one fleet tool',
      source: 'American Trucking Associations',
      year: 2024,
    },
  ],
  players: [
    { name: 'Samsara', line: 'connected vehicles and cameras; public company' },
    { name: 'Motive', line: 'driver logs and fleet cards', home: 'US' },
    { name: 'DAT', line: 'largest US load board', home: 'US' },
    { name: 'Timocom', line: 'freight exchange in Europe' },
  ],
  channels: [
    'Fuel-card and insurance partners',
    'Carrier associations (state trucking associations, BGL)',
    'Truck dealers and workshops',
    'Load boards',
  ],
  regulation: [
    'Driving-time rules (ELD mandate, EU 561/2006, smart tachograph)',
    'EU Mobility Package',
    'Toll and emission rules',
  ],
  trends: [
    {
      text: 'US trucking collected USD 987 billion of freight revenue',
      source: 'American Trucking Associations',
      year: 2024,
    },
    {
      text: 'More than 95% of US fleets run ten trucks or fewer',
      source: 'American Trucking Associations',
      year: 2024,
    },
  ],
  counterTrends: [
    {
      text: 'The freight recession since 2022 closed thousands of small carriers; they cut subscriptions first',
      source: 'FMCSA authority revocations reported by FTR',
      year: 2024,
    },
  ],
}
