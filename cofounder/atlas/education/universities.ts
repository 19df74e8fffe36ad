import type { Vertical } from '../vertical.ts'

export const universities: Vertical = {
  id: 'universities',
  industry: 'education',
  name: 'Universities and colleges',
  words:
    'university universities college colleges campus higher education students student lecture lectures professor research thesis enrolment admissions hochschule semester dorm',
  buyer: { one: 'institution', many: 'universities and colleges' },
  buyers: [
    {
      geography: 'US',
      count: 3899,
      of: 'degree-granting institutions',
      source: 'NCES Digest of Education Statistics',
      year: 2022,
    },
    { geography: 'UK', count: 285, of: 'higher-education providers reporting', source: 'HESA', year: 2022 },
    { geography: 'DE', count: 422, of: 'higher-education institutions', source: 'Destatis', year: 2023 },
    {
      geography: 'IN',
      count: 45473,
      of: 'colleges',
      source: 'AISHE 2021–22 (Ministry of Education)',
      year: 2022,
    },
  ],
  prices: [],
  spend: [],
  players: [
    { name: 'Canvas (Instructure)', line: 'leading learning platform in US higher education' },
    { name: 'Moodle', line: 'open-source learning platform used worldwide' },
    { name: 'Ellucian', line: 'student records (Banner)', home: 'US' },
    { name: 'Handshake', line: 'student jobs through career centres', home: 'US' },
  ],
  channels: [
    'One faculty champion and a course pilot',
    'Student unions',
    'Consortia (Jisc, Internet2, DFN)',
    'Sector conferences such as EDUCAUSE',
  ],
  regulation: ['FERPA; GDPR', 'Accessibility (ADA, EN 301 549)', 'Public procurement'],
  trends: [
    {
      text: 'Undergraduate enrolment in the US grew again in autumn 2024',
      source: 'National Student Clearinghouse',
      year: 2024,
    },
  ],
  counterTrends: [
    {
      text: 'The number of US high-school graduates peaks around 2025 and falls for fifteen years',
      source: 'WICHE, Knocking at the College Door',
      year: 2024,
    },
  ],
}
