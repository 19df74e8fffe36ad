import { indianSmallFirms } from '../counts.ts'
import type { Vertical } from '../vertical.ts'

export const accounting: Vertical = {
  id: 'accounting',
  industry: 'finance',
  name: 'Bookkeeping and accounting for small businesses',
  words:
    'accounting accountant accountants bookkeeping bookkeeper invoice invoicing expenses receipts tax taxes vat gst buchhaltung steuerberater cash flow reconciliation payroll ledger',
  buyer: { one: 'business', many: 'small businesses' },
  buyers: [
    {
      geography: 'US',
      count: 34752434,
      of: 'small businesses, those without employees included',
      source: 'SBA Office of Advocacy',
      year: 2024,
    },
    {
      geography: 'UK',
      count: 5500000,
      of: 'private-sector businesses',
      source: 'UK Business Population Estimates (DBT)',
      year: 2024,
    },
    {
      geography: 'DE',
      count: 3810000,
      of: 'small and medium-sized enterprises',
      source: 'KfW Mittelstandspanel',
      year: 2023,
    },
    indianSmallFirms,
  ],
  prices: [
    {
      what: 'QuickBooks Online, Simple Start to Plus',
      low: 35,
      high: 99,
      currency: 'USD',
      per: 'business per month',
      source: 'Intuit published pricing',
      year: 2024,
    },
    {
      what: 'FreshBooks, Lite to Premium',
      low: 19,
      high: 60,
      currency: 'USD',
      per: 'business per month',
      source: 'FreshBooks published pricing',
      year: 2024,
    },
  ],
  spend: [],
  players: [
    { name: 'QuickBooks (Intuit)', line: 'the default for small firms in the US' },
    { name: 'Xero', line: 'strong with accountants in the UK, Australia and New Zealand' },
    { name: 'DATEV', line: 'cooperative of German tax advisers; data ends up there anyway', home: 'DE' },
    { name: 'Tally', line: 'the accounting package of Indian small business', home: 'IN' },
  ],
  channels: [
    'Accountants and bookkeepers, who decide for dozens of clients',
    'Banks and neobanks for business',
    'Tax-deadline search',
    'Marketplaces of QuickBooks and Xero',
  ],
  regulation: [
    'UK Making Tax Digital for income tax from April 2026',
    'German e-invoicing from 2025 and GoBD',
    'India GST e-invoicing above a turnover threshold',
  ],
  trends: [
    {
      text: 'Making Tax Digital for income tax starts in April 2026 for UK sole traders and landlords above GBP 50,000',
      source: 'HM Revenue & Customs',
      year: 2024,
    },
  ],
  counterTrends: [
    {
      text: 'Ledger vendors add AI themselves: Intuit, Xero and DATEV each announced assistants',
      source: 'Intuit, Xero and DATEV announcements',
      year: 2024,
    },
  ],
}
