import { indianSmallFirms } from '../counts.ts'
import type { Vertical } from '../vertical.ts'

export const accounting: Vertical = {
  id: 'accounting',
  industry: 'finance',
  name: 'Bookkeeping and accounting for small businesses',
  words:
    'accounting accountant accountants bookkeeping bookkeeper invoice invoicing expenses receipts tax taxes vat gst buchhaltung steuerberater cash flow reconciliation payroll ledger',
  model: 'business',
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
      timesAYear: 12,
      source: 'Intuit published pricing',
      year: 2024,
    },
    {
      what: 'FreshBooks, Lite to Premium',
      low: 19,
      high: 60,
      currency: 'USD',
      per: 'business per month',
      timesAYear: 12,
      source: 'FreshBooks published pricing',
      year: 2024,
    },
  ],
  spend: [],
  margin: {
    what: 'gross margin; Intuit reported about 78%',
    low: 0.68,
    likely: 0.75,
    high: 0.78,
    source: 'Intuit annual report (10-K, fiscal 2023)',
    year: 2023,
  },
  salesCycle:
    'Days for the self-employed, with a peak around tax deadlines; one to two months where the accountant must agree.',
  statusQuo: 'A shoebox of receipts, Excel, and the accountant once a quarter',
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
  segments: [
    {
      name: 'Bookkeepers with 20–80 clients',
      who: 'owner-bookkeepers',
      pain: 'chasing receipts at month end',
      trigger: 'client growth without staff',
      find: 'bookkeeper groups, Xero and QuickBooks adviser lists',
      reach: 4,
      readiness: 5,
    },
    {
      name: 'Trades and shops with 2–15 staff',
      who: 'the owner’s partner who does the books',
      pain: 'Sunday paperwork',
      trigger: 'a tax letter',
      find: 'guilds, wholesalers, local accountants',
      reach: 3,
      readiness: 3,
    },
    {
      name: 'Self-employed professionals',
      who: 'freelancers',
      pain: 'fear of doing tax wrong',
      trigger: 'registration or tax deadline',
      find: 'freelance communities',
      reach: 4,
      readiness: 3,
    },
  ],
}
