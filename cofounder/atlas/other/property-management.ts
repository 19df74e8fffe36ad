import type { Vertical } from '../vertical.ts'

export const propertyManagement: Vertical = {
  id: 'property-management',
  industry: 'other',
  name: 'Landlords and property managers',
  words:
    'landlord landlords tenant tenants rent rental property management apartment apartments lease vermieter mieter hausverwaltung building housing real estate maintenance request roommates flat',
  buyer: { one: 'landlord', many: 'private landlords' },
  buyers: [
    {
      geography: 'US',
      count: 10300000,
      of: 'individual tax filers reporting rental income',
      source: 'IRS data published by Pew Research Center',
      year: 2021,
    },
    {
      geography: 'UK',
      count: 2800000,
      of: 'unincorporated landlords, rounded',
      source: 'HM Revenue & Customs',
      year: 2022,
    },
    {
      geography: 'DE',
      count: 3900000,
      of: 'private landlords, rounded',
      source: 'Institut der deutschen Wirtschaft (IW)',
      year: 2020,
    },
  ],
  prices: [
    {
      what: 'Buildium, Essential to Growth',
      low: 55,
      high: 174,
      currency: 'USD',
      per: 'manager per month',
      source: 'Buildium published pricing',
      year: 2023,
    },
    {
      what: 'TurboTenant Premium',
      low: 149,
      high: 149,
      currency: 'USD',
      per: 'landlord per year',
      source: 'TurboTenant published pricing',
      year: 2024,
    },
  ],
  spend: [],
  players: [
    { name: 'AppFolio', line: 'management of professional portfolios in the US', home: 'US' },
    { name: 'Buildium', line: 'smaller managers; owned by RealPage', home: 'US' },
    { name: 'Avail / TurboTenant', line: 'tools for private landlords, free to start', home: 'US' },
    { name: 'objego / Vermietet.de', line: 'German landlord software', home: 'DE' },
  ],
  channels: [
    'Landlord associations (Haus & Grund, NRLA)',
    'Tax advisers',
    'Portals where flats are listed',
    'Local managers’ meetings',
  ],
  regulation: [
    'Tenancy law and deposit rules',
    'Fair-housing law in screening',
    'Utility-cost statements (Betriebskostenverordnung)',
  ],
  trends: [
    {
      text: 'The US has about 49.5 million rental units',
      source: 'US Census Bureau, Rental Housing Finance Survey',
      year: 2021,
    },
  ],
  counterTrends: [
    {
      text: 'Regulators look at rent software: the US Department of Justice sued RealPage over pricing',
      source: 'US Department of Justice',
      year: 2024,
    },
  ],
}
