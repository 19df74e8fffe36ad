import { ukEmployers, usEmployerFirms } from '../counts.ts'
import type { Vertical } from '../vertical.ts'

export const recruiting: Vertical = {
  id: 'recruiting',
  industry: 'technology',
  name: 'Recruiting and HR software',
  words:
    'recruiting recruitment hiring hr human resources talent candidates applicant tracking ats onboarding payroll employees job seekers interview interviews staff retention workforce shift',
  buyer: { one: 'employer', many: 'employers' },
  buyers: [usEmployerFirms, ukEmployers],
  prices: [
    {
      what: 'Gusto Simple, 15 staff',
      low: 40,
      high: 40,
      currency: 'USD',
      per: 'employer per month, plus USD 6 per person',
      source: 'Gusto published pricing',
      year: 2024,
    },
    {
      what: 'Workable Starter to Standard',
      low: 149,
      high: 299,
      currency: 'USD',
      per: 'employer per month',
      source: 'Workable published pricing',
      year: 2023,
    },
  ],
  spend: [],
  players: [
    { name: 'Indeed', line: 'job search paid by application or click; owned by Recruit Holdings' },
    { name: 'LinkedIn', line: 'owned by Microsoft; the directory recruiters search' },
    { name: 'Personio', line: 'Munich-based HR suite for European mid-size firms' },
    { name: 'Gusto', line: 'payroll and HR for small US employers', home: 'US' },
  ],
  channels: [
    'Payroll providers and accountants',
    'Trade associations of professions with shortages',
    'Recruiter communities',
    'Job-board integrations',
  ],
  regulation: [
    'EU AI Act: hiring systems are high-risk',
    'New York City Local Law 144: bias audits of automated hiring tools',
    'GDPR: applicants’ data has to be deleted after use',
  ],
  trends: [
    { text: 'The average cost of a hire is nearly USD 4,700', source: 'SHRM benchmarking', year: 2022 },
  ],
  counterTrends: [
    {
      text: 'AI-written applications flood inboxes, so more applicants no longer mean better hires',
      source: 'LinkedIn applicant figures reported by the New York Times',
      year: 2025,
    },
  ],
}
