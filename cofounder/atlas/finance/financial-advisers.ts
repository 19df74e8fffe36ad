import type { Vertical } from '../vertical.ts'

export const financialAdvisers: Vertical = {
  id: 'financial-advisers',
  industry: 'finance',
  name: 'Financial advisers',
  words:
    'financial adviser advisor advisors wealth management portfolio ria investment adviser clients planning fiduciary assets',
  buyer: { one: 'advisory firm', many: 'registered investment advisers' },
  buyers: [
    {
      geography: 'US',
      count: 15396,
      of: 'SEC-registered investment advisers',
      source: 'Investment Adviser Association, Industry Snapshot',
      year: 2024,
    },
  ],
  prices: [],
  spend: [],
  players: [
    { name: 'eMoney Advisor', line: 'planning software owned by Fidelity', home: 'US' },
    { name: 'Orion', line: 'portfolio accounting and planning', home: 'US' },
    { name: 'Wealthbox', line: 'CRM made for advisers', home: 'US' },
    { name: 'Riskalyze (Nitrogen)', line: 'risk scoring used in client meetings', home: 'US' },
  ],
  channels: [
    'Custodian marketplaces',
    'Adviser networks and study groups',
    'Planning conferences',
    'Trade press with honest reviews',
  ],
  regulation: [
    'SEC Marketing Rule',
    'Regulation Best Interest',
    'MiFID II in the EU, Consumer Duty in the UK',
  ],
  trends: [
    {
      text: 'The number of SEC-registered advisers keeps growing and stood at 15,396',
      source: 'Investment Adviser Association, Industry Snapshot',
      year: 2024,
    },
  ],
  counterTrends: [
    {
      text: 'Most firms are small: more than 90% had 100 or fewer employees, so each sale is small too',
      source: 'Investment Adviser Association, Industry Snapshot',
      year: 2024,
    },
  ],
}
