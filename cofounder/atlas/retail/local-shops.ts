import type { Vertical } from '../vertical.ts'

export const localShops: Vertical = {
  id: 'local-shops',
  industry: 'retail',
  name: 'Local shops and grocers',
  words:
    'shop shops store grocery grocer convenience kirana retailer retailers supermarket local corner inventory shelf stock wholesale fmcg pos brick and mortar neighbourhood bakery einzelhandel',
  buyer: { one: 'shop', many: 'local shops' },
  buyers: [
    {
      geography: 'US',
      count: 152396,
      of: 'convenience stores',
      source: 'NACS / NIQ store count',
      year: 2024,
    },
    { geography: 'UK', count: 50387, of: 'convenience stores', source: 'ACS Local Shop Report', year: 2024 },
  ],
  prices: [
    {
      what: 'Vyapar billing software',
      low: 3000,
      high: 4000,
      currency: 'INR',
      per: 'shop per year',
      source: 'Vyapar published pricing',
      year: 2024,
    },
    {
      what: 'Square Plus for Retail',
      low: 60,
      high: 89,
      currency: 'USD',
      per: 'location per month',
      source: 'Square published pricing',
      year: 2024,
    },
  ],
  spend: [],
  players: [
    { name: 'Vyapar', line: 'billing and accounting app for Indian small shops', home: 'IN' },
    { name: 'Khatabook', line: 'digital credit ledger', home: 'IN' },
    { name: 'Square', line: 'till and payments for small retailers' },
    { name: 'Udaan', line: 'Indian wholesale marketplace', home: 'IN' },
  ],
  channels: [
    'Distributors and wholesalers',
    'Field agents street by street',
    'Trade associations',
    'Payment providers',
  ],
  regulation: [
    'GST and e-invoicing in India',
    'Fiscal till rules in the EU',
    'Alcohol, tobacco and food licences',
  ],
  trends: [
    {
      text: 'UPI carried 131 billion transactions in the year to March 2024, much of it at small shops',
      source: 'National Payments Corporation of India',
      year: 2024,
    },
  ],
  counterTrends: [
    {
      text: 'Quick-commerce apps take city baskets from corner shops',
      source: 'All India Consumer Products Distributors Federation',
      year: 2024,
    },
  ],
}
