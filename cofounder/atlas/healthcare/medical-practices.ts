import type { Vertical } from '../vertical.ts'

export const medicalPractices: Vertical = {
  id: 'medical-practices',
  industry: 'healthcare',
  name: 'Doctors in practice',
  words:
    'doctor doctors physician physicians gp clinic clinics primary care practice patients ehr documentation scribe arzt arztpraxis appointment telemedicine telehealth medical',
  buyer: { one: 'physician', many: 'physicians' },
  buyers: [
    {
      geography: 'US',
      count: 989320,
      of: 'active physicians',
      source: 'AAMC US Physician Workforce Data',
      year: 2023,
    },
    {
      geography: 'DE',
      count: 187000,
      of: 'doctors and psychotherapists in statutory outpatient care, rounded',
      source: 'KBV statistics',
      year: 2023,
    },
  ],
  prices: [
    {
      what: 'Freed (AI scribe)',
      low: 90,
      high: 99,
      currency: 'USD',
      per: 'clinician per month',
      source: 'Freed published pricing',
      year: 2024,
    },
  ],
  spend: [
    {
      what: 'physician and clinical services expenditure',
      amount: 978000000000,
      currency: 'USD',
      geography: 'US',
      share: [0.0005, 0.0015, 0.003],
      shareOf: 'of practice income spent on one software tool',
      source: 'CMS National Health Expenditure Accounts',
      year: 2023,
    },
  ],
  players: [
    { name: 'Epic', line: 'record system of most large US health systems' },
    { name: 'Doctolib', line: 'booking and practice tools in France, Germany and Italy' },
    { name: 'Nuance DAX (Microsoft)', line: 'ambient documentation inside large systems' },
    { name: 'athenahealth', line: 'cloud records and billing for US practices', home: 'US' },
  ],
  channels: [
    'Specialty societies',
    'Record-system marketplaces',
    'Peer recommendation in doctors’ networks (Doximity, coliquio)',
    'Practice consultants',
  ],
  regulation: [
    'HIPAA; GDPR Article 9; German SGB V and gematik rules',
    'Medical-device law when it diagnoses or decides',
    'Interoperability rules (21st Century Cures Act)',
  ],
  trends: [
    {
      text: 'Fewer than half of US physicians (46.7%) worked in private practice, down from 60.1% in 2012',
      source: 'AMA Physician Practice Benchmark Survey',
      year: 2022,
    },
  ],
  counterTrends: [
    {
      text: 'Record systems now ship ambient notes themselves: Epic and Microsoft announced theirs as built-in',
      source: 'Epic and Microsoft announcements',
      year: 2025,
    },
  ],
}
