import type { Vertical } from '../vertical.ts'

export const elderCare: Vertical = {
  id: 'elder-care',
  industry: 'healthcare',
  name: 'Elder care and family caregivers',
  words:
    'elderly elder senior seniors aging ageing caregiver caregivers carer carers dementia alzheimer parents home care nursing pflege pflegedienst fall detection loneliness assisted living',
  buyer: { one: 'caregiving family', many: 'people caring for a relative' },
  buyers: [
    {
      geography: 'US',
      count: 63000000,
      of: 'unpaid family caregivers',
      source: 'AARP and National Alliance for Caregiving',
      year: 2025,
    },
    {
      geography: 'UK',
      count: 5000000,
      of: 'unpaid carers in England and Wales',
      source: 'ONS Census 2021',
      year: 2021,
    },
    {
      geography: 'DE',
      count: 5700000,
      of: 'people in need of care, most of them at home',
      source: 'Destatis Pflegestatistik',
      year: 2023,
    },
  ],
  prices: [
    {
      what: 'Medical Guardian alert subscription',
      low: 30,
      high: 50,
      currency: 'USD',
      per: 'household per month',
      source: 'Medical Guardian published pricing',
      year: 2024,
    },
  ],
  spend: [],
  players: [
    { name: 'Care.com', line: 'marketplace for carers, owned by IAC' },
    { name: 'A Place for Mom', line: 'free referrals paid by care homes', home: 'US' },
    { name: 'Papa', line: 'companionship paid by US health plans', home: 'US' },
    { name: 'Medical Guardian', line: 'alert devices with monitoring', home: 'US' },
  ],
  channels: [
    'Hospital discharge teams and social workers',
    'Alzheimer’s and carers’ associations',
    'Employers with caregiver benefits',
    'Municipal advice points (Germany: Pflegestützpunkte)',
  ],
  regulation: [
    'Long-term care insurance law (Germany: SGB XI, care-aid budget)',
    'HIPAA or GDPR for health data',
    'Medical device rules for monitoring',
  ],
  trends: [
    {
      text: '63 million Americans care for a relative, almost 50% more than in 2015',
      source: 'AARP and National Alliance for Caregiving',
      year: 2025,
    },
    {
      text: '5.7 million people in Germany were in need of care',
      source: 'Destatis Pflegestatistik',
      year: 2023,
    },
  ],
  counterTrends: [
    {
      text: 'The person who pays is often not the person who uses it: refusal by the older person is a common reason for abandoned devices',
      source: 'Peek et al., review on ageing-in-place technology',
      year: 2014,
    },
  ],
}
