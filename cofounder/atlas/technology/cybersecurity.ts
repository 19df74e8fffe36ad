import type { Vertical } from '../vertical.ts'

export const cybersecurity: Vertical = {
  id: 'cybersecurity',
  industry: 'technology',
  name: 'Cybersecurity for smaller companies',
  words:
    'security cybersecurity phishing ransomware password passwords breach compliance soc2 iso 27001 hackers vulnerability pentest identity access nis2 firewall awareness training',
  buyer: { one: 'company', many: 'companies' },
  buyers: [
    {
      geography: 'UK',
      count: 260000,
      of: 'small and medium-sized businesses with 10 to 249 employees, rounded',
      source: 'UK Business Population Estimates (DBT)',
      year: 2024,
    },
  ],
  prices: [
    {
      what: 'CrowdStrike Falcon Go to Pro, 40 devices',
      low: 59.99,
      high: 99.99,
      currency: 'USD',
      per: 'device per year',
      source: 'CrowdStrike published pricing',
      year: 2024,
    },
    {
      what: '1Password Business, 40 seats',
      low: 7.99,
      high: 7.99,
      currency: 'USD',
      per: 'seat per month',
      source: '1Password published pricing',
      year: 2024,
    },
  ],
  spend: [],
  players: [
    {
      name: 'Microsoft Defender',
      line: 'comes with Microsoft 365 Business Premium, so it is already paid for',
    },
    {
      name: 'CrowdStrike',
      line: 'endpoint protection; its faulty update of July 2024 stopped millions of machines',
    },
    { name: 'Huntress', line: 'sells managed detection to small companies through their IT providers' },
    { name: 'KnowBe4', line: 'phishing simulation and awareness training' },
  ],
  channels: [
    'Managed service providers who already hold the admin password',
    'Cyber insurers and brokers who set conditions',
    'Compliance consultants preparing ISO 27001 or SOC 2',
    'Trade associations with a security obligation',
  ],
  regulation: [
    'EU NIS2 Directive: security and reporting duties for many medium-sized companies',
    'GDPR Article 33: personal-data breaches reported within 72 hours',
    'UK Cyber Essentials: required for many public contracts',
  ],
  trends: [
    {
      text: 'The average data breach cost USD 4.88 million worldwide',
      source: 'IBM Cost of a Data Breach Report',
      year: 2024,
    },
    {
      text: 'The security workforce gap is about 4 million people',
      source: 'ISC2 Cybersecurity Workforce Study',
      year: 2023,
    },
  ],
  counterTrends: [
    {
      text: 'Buyers consolidate on suites they already pay for: security ships inside Microsoft 365 and Google Workspace',
      source: 'Microsoft and Google published plans',
      year: 2024,
    },
  ],
}
