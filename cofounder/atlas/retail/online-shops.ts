import type { Vertical } from '../vertical.ts'

export const onlineShops: Vertical = {
  id: 'online-shops',
  industry: 'retail',
  name: 'Online shops',
  words:
    'ecommerce e-commerce online shop shops store shopify woocommerce merchant returns checkout conversion dropshipping marketplace amazon seller sellers d2c dtc onlineshop cart',
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
      source: 'Shopify published pricing',
      year: 2024,
    },
    {
      what: 'Klaviyo, 1,000 to 10,000 contacts',
      low: 30,
      high: 150,
      currency: 'USD',
      per: 'shop per month',
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
}
