import type { Vertical } from '../vertical.ts'

export const onlineShops: Vertical = {
  id: 'online-shops',
  industry: 'retail',
  name: 'Online shops',
  words:
    'ecommerce e-commerce online shop shops store shopify woocommerce merchant returns checkout conversion dropshipping marketplace amazon seller sellers d2c dtc onlineshop cart',
  model: 'business',
  buyer: { one: 'online shop', many: 'online shops' },
  buyers: [
    {
      geography: 'WORLD',
      count: 2063000,
      of: 'merchants on Shopify',
      source: 'Shopify annual report',
      year: 2021,
    },
  ],
  prices: [
    {
      what: 'Shopify Basic to Advanced',
      low: 39,
      high: 399,
      currency: 'USD',
      per: 'shop per month',
      timesAYear: 12,
      source: 'Shopify published pricing',
      year: 2024,
    },
    {
      what: 'Klaviyo, 1,000 to 10,000 contacts',
      low: 30,
      high: 150,
      currency: 'USD',
      per: 'shop per month',
      timesAYear: 12,
      source: 'Klaviyo published pricing',
      year: 2024,
    },
  ],
  spend: [
    {
      what: 'online retail sales',
      amount: 1192600000000,
      currency: 'USD',
      geography: 'US',
      share: [0.0005, 0.001, 0.003],
      shareOf: 'of sales spent on one shop tool',
      source: 'US Census Bureau, Quarterly Retail E-Commerce',
      year: 2024,
    },
  ],
  margin: {
    what: 'gross margin; Klaviyo reported about 75%, Shopify 50%',
    low: 0.5,
    likely: 0.72,
    high: 0.75,
    source: 'Klaviyo and Shopify annual reports (10-K)',
    year: 2023,
  },
  salesCycle: 'Minutes from an app store; the first month decides.',
  statusQuo: 'The shop system’s built-in features and a spreadsheet',
  players: [
    { name: 'Shopify', line: 'shop platform with an app store for everything else' },
    { name: 'Klaviyo', line: 'e-mail and text marketing for shops; public since 2023' },
    { name: 'Loop Returns', line: 'returns and exchanges for Shopify brands' },
    { name: 'Amazon', line: 'where many shoppers start, and a competitor to each shop' },
  ],
  channels: [
    'App stores of Shopify, Shopware and WooCommerce',
    'Agencies that build shops',
    'Merchant communities',
    'A calculator that shows money lost today',
  ],
  regulation: [
    'GDPR, cookies and the EU Omnibus Directive',
    'EU General Product Safety Regulation from December 2024',
    'VAT (OSS)',
  ],
  trends: [
    {
      text: 'Online sales were 16.1% of US retail',
      source: 'US Census Bureau, Quarterly Retail E-Commerce',
      year: 2024,
    },
  ],
  counterTrends: [
    {
      text: 'Merchants prune apps: platforms copy the popular ones and advertising costs take the margin first',
      source: 'Shopify Editions release notes',
      year: 2024,
    },
  ],
  segments: [
    {
      name: 'Brands selling 0.5–5 million a year',
      who: 'founder or e-commerce manager',
      pain: 'returns and advertising eat the margin',
      trigger: 'peak season',
      find: 'agencies, founder groups, app store',
      reach: 4,
      readiness: 4,
    },
    {
      name: 'Shops moving platform',
      who: 'technical lead with an agency',
      pain: 'migration risk',
      trigger: 'contract end',
      find: 'shop agencies',
      reach: 3,
      readiness: 4,
    },
    {
      name: 'Hobby sellers',
      who: 'one person',
      pain: 'too few visitors',
      trigger: 'launch',
      find: 'seller forums',
      reach: 5,
      readiness: 2,
    },
  ],
}
