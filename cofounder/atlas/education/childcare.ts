import type { Vertical } from '../vertical.ts'

export const childcare: Vertical = {
  id: 'childcare',
  industry: 'education',
  name: 'Childcare and early education',
  words:
    'childcare child care daycare nursery kindergarten kita preschool toddlers babysitter nanny parents early education baby infant',
  buyer: { one: 'childcare provider', many: 'childcare providers' },
  buyers: [
    {
      geography: 'US',
      count: 191000,
      of: 'licensed centres and family childcare homes, rounded',
      source: 'Child Care Aware of America',
      year: 2023,
    },
    {
      geography: 'UK',
      count: 62300,
      of: 'childcare providers registered in England',
      source: 'Ofsted',
      year: 2023,
    },
    { geography: 'DE', count: 60000, of: 'day-care facilities, rounded', source: 'Destatis', year: 2023 },
  ],
  prices: [],
  spend: [],
  players: [
    { name: 'brightwheel', line: 'attendance, parent messages and billing in one app', home: 'US' },
    { name: 'Procare', line: 'long-established centre management in the US', home: 'US' },
    { name: 'Famly', line: 'Copenhagen-based nursery software, strong in the UK' },
    { name: 'Winnie', line: 'directory of places for parents', home: 'US' },
  ],
  channels: [
    'Provider networks and resource-and-referral agencies',
    'Nursery associations',
    'Subsidy offices',
    'Owner to owner',
  ],
  regulation: ['State licensing ratios', 'Children’s data: GDPR, COPPA', 'Subsidy reporting'],
  trends: [
    {
      text: 'The average yearly price of childcare was USD 11,582',
      source: 'Child Care Aware of America',
      year: 2023,
    },
    {
      text: 'England extends funded hours to children from nine months',
      source: 'UK Department for Education',
      year: 2024,
    },
  ],
  counterTrends: [
    {
      text: 'Providers run on thin margins and lack staff; software is bought when it saves a salary or brings subsidy',
      source: 'US Department of the Treasury, The Economics of Child Care Supply',
      year: 2021,
    },
  ],
}
