import type { Vertical } from '../vertical.ts'

export const insuranceAgencies: Vertical = {
  id: 'insurance-agencies',
  industry: 'finance',
  name: 'Insurance agencies and brokers',
  words:
    'insurance insurer insurtech agency agencies broker brokers policy policies claims claim underwriting quote renewal versicherung makler premium',
  buyer: { one: 'agency', many: 'independent insurance agencies' },
  buyers: [
    {
      geography: 'US',
      count: 39000,
      of: 'independent agencies',
      source: 'Independent Insurance Agents & Brokers of America, Agency Universe Study',
      year: 2024,
    },
    {
      geography: 'DE',
      count: 46000,
      of: 'registered insurance brokers, rounded',
      source: 'DIHK Vermittlerregister',
      year: 2023,
    },
  ],
  prices: [],
  spend: [],
  players: [
    { name: 'Applied Systems', line: 'agency management (Epic) with a large installed base', home: 'US' },
    { name: 'Vertafore', line: 'agency management (AMS360); owned by Roper', home: 'US' },
    { name: 'EZLynx', line: 'comparative rating for personal lines; part of Applied', home: 'US' },
    {
      name: 'Ebix / local pools',
      line: 'in Germany, broker pools supply the software with the contracts',
      home: 'DE',
    },
  ],
  channels: [
    'State broker associations',
    'Broker pools and clusters',
    'Carrier field representatives',
    'User groups of the management system',
  ],
  regulation: [
    'EU Insurance Distribution Directive: advice and documentation',
    'US state licensing by line',
    'GDPR and the Gramm-Leach-Bliley Act',
  ],
  trends: [
    {
      text: 'The number of independent agencies is about 39,000 and slowly shrinking through mergers',
      source: 'Agency Universe Study',
      year: 2024,
    },
  ],
  counterTrends: [
    {
      text: 'Direct and embedded sales take the simple policies; agents keep the complicated ones',
      source: 'J.D. Power US insurance shopping studies',
      year: 2024,
    },
  ],
}
