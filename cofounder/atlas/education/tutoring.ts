import type { Vertical } from '../vertical.ts'

export const tutoring: Vertical = {
  id: 'tutoring',
  industry: 'education',
  name: 'Tutoring and exam preparation',
  words:
    'tutor tutoring tutors exam exams sat jee neet gcse abitur nachhilfe homework help test prep math maths coaching pupils students parents grades',
  buyer: { one: 'family', many: 'pupils' },
  buyers: [
    { geography: 'US', count: 49600000, of: 'pupils in public schools', source: 'NCES', year: 2022 },
    { geography: 'DE', count: 8700000, of: 'pupils in general schools', source: 'Destatis', year: 2023 },
    { geography: 'IN', count: 248000000, of: 'pupils', source: 'UDISE+ (Ministry of Education)', year: 2024 },
  ],
  prices: [
    {
      what: 'Khanmigo',
      low: 44,
      high: 44,
      currency: 'USD',
      per: 'pupil per year',
      source: 'Khan Academy published pricing',
      year: 2024,
    },
    {
      what: 'Chegg Study',
      low: 15.95,
      high: 19.95,
      currency: 'USD',
      per: 'student per month, nine months',
      source: 'Chegg published pricing',
      year: 2024,
    },
  ],
  spend: [],
  players: [
    { name: 'Khan Academy', line: 'non-profit, free lessons and a low-priced AI tutor' },
    { name: 'Chegg', line: 'homework help; lost most of its value to free AI' },
    { name: 'Physics Wallah', line: 'low-priced Indian exam preparation, online and in centres', home: 'IN' },
    { name: 'GoStudent', line: 'Vienna-based one-to-one tutoring by subscription' },
  ],
  channels: [
    'Parent groups of one school',
    'Teachers’ recommendation',
    'Exam-calendar search',
    'Videos that solve last year’s paper',
  ],
  regulation: [
    'Children’s data: COPPA, GDPR Article 8',
    'India: guidelines for coaching centres (January 2024)',
    'Background checks for tutors',
  ],
  trends: [
    {
      text: '30% of 11- to 16-year-olds in England and Wales had had private tuition',
      source: 'Sutton Trust',
      year: 2023,
    },
  ],
  counterTrends: [
    {
      text: 'Free AI changed willingness to pay: Chegg lost subscribers from 2023 on and cut a fifth of its staff in 2024',
      source: 'Chegg annual and quarterly reports',
      year: 2024,
    },
  ],
}
