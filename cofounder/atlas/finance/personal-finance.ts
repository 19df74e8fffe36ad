import { germanHouseholds, ukHouseholds, usHouseholds } from '../counts.ts'
import type { Vertical } from '../vertical.ts'

export const personalFinance: Vertical = {
  id: 'personal-finance',
  industry: 'finance',
  name: 'Personal finance for households',
  words:
    'budget budgeting personal finance saving savings debt money household spending invest investing retirement credit card bank account subscriptions tracker family finances students',
  buyer: { one: 'household', many: 'households' },
  buyers: [usHouseholds, ukHouseholds, germanHouseholds],
  prices: [
    {
      what: 'YNAB',
      low: 99,
      high: 109,
      currency: 'USD',
      per: 'household per year',
      source: 'YNAB published pricing',
      year: 2024,
    },
    {
      what: 'Monarch',
      low: 99.99,
      high: 99.99,
      currency: 'USD',
      per: 'household per year',
      source: 'Monarch published pricing',
      year: 2024,
    },
  ],
  spend: [],
  players: [
    { name: 'YNAB', line: 'zero-based budgeting by subscription with a devoted following' },
    { name: 'Monarch', line: 'household budgeting; grew when Mint closed', home: 'US' },
    { name: 'Rocket Money', line: 'finds and cancels subscriptions; owned by Rocket Companies', home: 'US' },
    { name: 'Finanzguru', line: 'German account analysis app', home: 'DE' },
  ],
  channels: [
    'Debt-advice charities and employers',
    'Personal-finance creators and forums',
    'Banks that white-label',
    'Comparison sites',
  ],
  regulation: [
    'PSD2 account-information licence in the EU and UK',
    'US CFPB rule on personal financial data (section 1033), contested in court',
    'Advice is licensed: information is not advice',
  ],
  trends: [
    {
      text: 'Intuit closed Mint in March 2024 and its users looked for a new home',
      source: 'Intuit announcement',
      year: 2024,
    },
  ],
  counterTrends: [
    {
      text: 'Banks give the same charts away; 63% of US adults would cover a USD 400 emergency with cash, so urgency is uneven',
      source: 'Federal Reserve, Economic Well-Being of US Households',
      year: 2023,
    },
  ],
}
