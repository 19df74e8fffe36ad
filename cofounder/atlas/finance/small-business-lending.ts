import { indianSmallFirms, ukEmployers, usEmployerFirms } from '../counts.ts'
import type { Vertical } from '../vertical.ts'

export const smallBusinessLending: Vertical = {
  id: 'small-business-lending',
  industry: 'finance',
  name: 'Credit and payments for small businesses',
  words:
    'lending loan loans credit working capital msme sme merchant merchants payment payments upi pos invoice factoring cash advance microfinance buy now pay later kirana supplier finance lender fintech',
  model: 'business',
  buyer: { one: 'business', many: 'small businesses' },
  buyers: [indianSmallFirms, usEmployerFirms, ukEmployers],
  prices: [],
  spend: [],
  salesCycle: 'Hours to days: the one who answers first gets the loan; risk shows months later.',
  statusQuo: 'Family, supplier credit, the money lender or an overdraft',
  players: [
    { name: 'Square Loans (Block)', line: 'repaid from card sales it already processes' },
    { name: 'Shopify Capital', line: 'offers from sales data, no application' },
    { name: 'BharatPe', line: 'merchant QR payments and loans in India', home: 'IN' },
    { name: 'iwoca', line: 'flexible loans to small firms in the UK and Germany' },
  ],
  channels: [
    'Accounting and till systems that hold the data',
    'Wholesalers and marketplaces',
    'Accountants',
    'Field agents where trust is local',
  ],
  regulation: [
    'Licences: NBFC and RBI digital-lending guidelines (2022) in India, state lending laws in the US',
    'EU and UK consumer-credit rules for sole traders',
    'Interest and disclosure limits',
  ],
  trends: [
    {
      text: 'UPI carried 131 billion transactions in the year to March 2024',
      source: 'National Payments Corporation of India',
      year: 2024,
    },
    {
      text: '37% of US employer firms applied for financing in the past year',
      source: 'Federal Reserve Small Business Credit Survey',
      year: 2024,
    },
  ],
  counterTrends: [
    {
      text: 'Capital costs more: the US federal funds rate went from near zero to above 5%, and thin-margin lenders closed',
      source: 'Federal Reserve',
      year: 2023,
    },
  ],
  segments: [
    {
      name: 'Shops with digital sales history and seasonal stock',
      who: 'owner',
      pain: 'cash locked in stock before the season',
      trigger: 'festival or Christmas order date',
      find: 'wholesalers, till-system partners',
      reach: 4,
      readiness: 5,
    },
    {
      name: 'Suppliers to large companies',
      who: 'finance person',
      pain: '60 to 90 days until paid',
      trigger: 'a big order',
      find: 'supplier portals, chambers',
      reach: 3,
      readiness: 4,
    },
    {
      name: 'Platform sellers',
      who: 'marketplace merchants',
      pain: 'advertising spend before revenue',
      trigger: 'growth month',
      find: 'seller communities',
      reach: 4,
      readiness: 3,
    },
  ],
}
