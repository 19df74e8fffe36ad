import type { Vertical } from '../vertical.ts'

export const dental: Vertical = {
  id: 'dental',
  industry: 'healthcare',
  name: 'Dental practices',
  words:
    'dental dentist dentists dentistry teeth tooth orthodontist practice hygienist zahnarzt zahnarztpraxis no-show appointments oral',
  buyer: { one: 'dental practice', many: 'dental practices' },
  buyers: [
    {
      geography: 'US',
      count: 134000,
      of: 'offices of dentists (NAICS 6212), rounded',
      source: 'US Census Bureau, County Business Patterns',
      year: 2021,
    },
    { geography: 'DE', count: 38000, of: 'dental practices, rounded', source: 'KZBV Jahrbuch', year: 2023 },
  ],
  prices: [
    {
      what: 'Open Dental, support after the first year',
      low: 129,
      high: 179,
      currency: 'USD',
      per: 'practice per month',
      source: 'Open Dental published pricing',
      year: 2023,
    },
    {
      what: 'Weave (phones, texting, reminders), starting price',
      low: 249,
      high: 249,
      currency: 'USD',
      per: 'practice per month',
      source: 'Weave published pricing',
      year: 2024,
    },
  ],
  spend: [
    {
      what: 'dental services expenditure',
      amount: 174000000000,
      currency: 'USD',
      geography: 'US',
      share: [0.001, 0.0025, 0.005],
      shareOf: 'of practice income spent on one software tool',
      source: 'CMS National Health Expenditure Accounts',
      year: 2023,
    },
  ],
  players: [
    {
      name: 'Dentrix (Henry Schein One)',
      line: 'practice management system with a large installed base',
      home: 'US',
    },
    { name: 'Open Dental', line: 'practice management with open source code and public prices', home: 'US' },
    {
      name: 'Weave',
      line: 'phones, texting and reminders for small practices; public since 2021',
      home: 'US',
    },
    { name: 'NexHealth', line: 'online booking and a programming interface to practice systems', home: 'US' },
    { name: 'Doctolib', line: 'booking by subscription in France, Germany and Italy' },
  ],
  channels: [
    'State dental associations and study clubs',
    'Dental consultants and accountants who serve only dentists',
    'Supplier representatives who visit weekly',
    'Integrations in the practice system’s marketplace',
  ],
  regulation: [
    'HIPAA in the US: business associate agreement',
    'GDPR Article 9 health data in Europe',
    'Consent rules for texting (TCPA in the US)',
  ],
  trends: [
    {
      text: 'Dentists keep moving into groups: 13% were affiliated with a dental support organisation, more among the young',
      source: 'ADA Health Policy Institute',
      year: 2022,
    },
    {
      text: 'There were 202,304 dentists working in the US',
      source: 'ADA Health Policy Institute',
      year: 2023,
    },
  ],
  counterTrends: [
    {
      text: 'Staff, not software, is the bottleneck: hygienists and assistants stay hard to hire, and owners put money there first',
      source: 'ADA Health Policy Institute, Economic Outlook poll',
      year: 2023,
    },
  ],
}
