import type { Vertical } from '../vertical.ts'

export const cybersecurity: Vertical = {
  id: 'cybersecurity',
  industry: 'technology',
  name: 'Cybersecurity for smaller companies',
  words:
    'security cybersecurity phishing ransomware password passwords breach compliance soc2 iso 27001 hackers vulnerability pentest identity access nis2 firewall awareness training',
  model: 'business',
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
      timesAYear: 1,
      units: 40,
      source: 'CrowdStrike published pricing',
      year: 2024,
    },
    {
      what: '1Password Business, 40 seats',
      low: 7.99,
      high: 7.99,
      currency: 'USD',
      per: 'seat per month',
      timesAYear: 12,
      units: 40,
      source: '1Password published pricing',
      year: 2024,
    },
  ],
  spend: [],
  margin: {
    what: 'gross margin; CrowdStrike reported about 75%',
    low: 0.65,
    likely: 0.75,
    high: 0.8,
    source: 'CrowdStrike annual report (10-K, fiscal 2024)',
    year: 2024,
  },
  salesCycle:
    'One to three months when a customer questionnaire, insurer or auditor forces the question; open-ended otherwise.',
  statusQuo: 'The built-in tools of Microsoft 365, an IT contractor, and hope',
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
  segments: [
    {
      name: 'Suppliers who just got a security questionnaire',
      who: 'managing directors of firms with 20–100 staff',
      pain: 'a big customer will not sign without proof',
      trigger: 'the questionnaire itself',
      find: 'ISO consultants, trade associations, supplier days of large firms',
      reach: 3,
      readiness: 5,
    },
    {
      name: 'Firms renewing cyber insurance',
      who: 'finance leads',
      pain: 'premium and conditions rise each year',
      trigger: 'renewal date',
      find: 'insurance brokers',
      reach: 3,
      readiness: 4,
    },
    {
      name: 'IT service providers',
      who: 'owners of providers with 20–100 clients',
      pain: 'each client asks for security, none wants to pay for a specialist',
      trigger: 'losing a tender',
      find: 'provider communities and distributor events',
      reach: 4,
      readiness: 3,
    },
  ],
}
