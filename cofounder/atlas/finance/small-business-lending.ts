import { indianSmallFirms, ukEmployers, usEmployerFirms } from '../counts.ts'
import type { Vertical } from '../vertical.ts'

export const smallBusinessLending: Vertical = {
  id: 'small-business-lending',
  industry: 'finance',
  name: 'Credit and payments for small businesses',
  words:
    'lending loan loans credit working capital msme sme merchant merchants payment payments upi pos invoice factoring cash advance microfinance buy now pay later kirana supplier finance lender fintech',
  buyer: { one: 'business', many: 'small businesses' },
  buyers: [indianSmallFirms, usEmployerFirms, ukEmployers],
  prices: [],
  spend: [],
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
}
