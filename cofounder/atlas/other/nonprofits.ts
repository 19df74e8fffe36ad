import type { Vertical } from '../vertical.ts'

export const nonprofits: Vertical = {
  id: 'nonprofits',
  industry: 'other',
  name: 'Charities and associations',
  words:
    'nonprofit non-profit charity charities ngo donation donations donor donors fundraising volunteers volunteer association verein club foundation social impact community members grant',
  buyer: { one: 'organisation', many: 'charities and associations' },
  buyers: [
    {
      geography: 'US',
      count: 1480000,
      of: '501(c)(3) organisations, rounded',
      source: 'IRS Data Book',
      year: 2023,
    },
    {
      geography: 'UK',
      count: 170000,
      of: 'registered charities in England and Wales, rounded',
      source: 'Charity Commission',
      year: 2024,
    },
    {
      geography: 'DE',
      count: 615759,
      of: 'registered associations (Vereine)',
      source: 'ZiviZ-Survey',
      year: 2022,
    },
  ],
  prices: [
    {
      what: 'Bloomerang / Neon entry plans',
      low: 99,
      high: 125,
      currency: 'USD',
      per: 'organisation per month',
      source: 'Neon One and Bloomerang published pricing',
      year: 2024,
    },
  ],
  spend: [
    {
      what: 'charitable giving',
      amount: 557160000000,
      currency: 'USD',
      geography: 'US',
      share: [0.001, 0.003, 0.006],
      shareOf: 'of gifts spent on fundraising software',
      source: 'Giving USA',
      year: 2023,
    },
  ],
  players: [
    { name: 'Blackbaud', line: 'long-established fundraising software' },
    { name: 'Bloomerang', line: 'donor management for small organisations', home: 'US' },
    { name: 'Givebutter', line: 'free tools financed by donor tips', home: 'US' },
    { name: 'betterplace.org', line: 'German donation platform', home: 'DE' },
  ],
  channels: [
    'Umbrella organisations',
    'Foundations that fund the tool',
    'Technology donation programmes (TechSoup)',
    'Fundraising consultants',
  ],
  regulation: [
    'Charity registration and reporting',
    'GDPR for donor data',
    'State solicitation registration in the US',
  ],
  trends: [{ text: 'US giving was USD 557 billion', source: 'Giving USA', year: 2023 }],
  counterTrends: [
    {
      text: 'Fewer people give: the share of US households that donate fell from 66% in 2000 to about half',
      source: 'Indiana University Lilly Family School of Philanthropy',
      year: 2018,
    },
  ],
}
