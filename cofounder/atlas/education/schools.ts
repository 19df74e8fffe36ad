import type { Vertical } from '../vertical.ts'

export const schools: Vertical = {
  id: 'schools',
  industry: 'education',
  name: 'Schools (K-12)',
  words:
    'school schools teacher teachers classroom k-12 k12 pupils district principal homework curriculum lesson lessons grading schule lehrer primary secondary parents',
  buyer: { one: 'school', many: 'schools and districts' },
  buyers: [
    {
      geography: 'US',
      count: 13300,
      of: 'regular public school districts, rounded',
      source: 'NCES Common Core of Data',
      year: 2022,
    },
    {
      geography: 'UK',
      count: 24442,
      of: 'schools in England',
      source: 'UK Department for Education',
      year: 2023,
    },
    { geography: 'DE', count: 32700, of: 'general schools, rounded', source: 'Destatis', year: 2023 },
    { geography: 'IN', count: 1471891, of: 'schools', source: 'UDISE+ (Ministry of Education)', year: 2024 },
  ],
  prices: [],
  spend: [
    {
      what: 'total expenditure of public schools',
      amount: 927000000000,
      currency: 'USD',
      geography: 'US',
      share: [0.0001, 0.0003, 0.001],
      shareOf: 'of school spending on one kind of software',
      source: 'NCES, Condition of Education',
      year: 2021,
    },
  ],
  players: [
    { name: 'Google Classroom', line: 'free with Workspace for Education' },
    { name: 'PowerSchool', line: 'student information systems; taken private by Bain in 2024', home: 'US' },
    { name: 'ClassDojo', line: 'free for teachers, paid by parents' },
    { name: 'Khan Academy', line: 'non-profit; Khanmigo tutor for USD 4 a month' },
  ],
  channels: [
    'Teachers who start free and bring the school',
    'District pilots with a research partner',
    'Regional education agencies and buying frameworks',
    'Teacher conferences and subject associations',
  ],
  regulation: [
    'FERPA and COPPA in the US; state privacy agreements',
    'GDPR and, in Germany, state-by-state approval',
    'Accessibility (ADA Title II rule from 2026)',
  ],
  trends: [
    {
      text: 'US districts used 2,739 different tools in a school year',
      source: 'Instructure / LearnPlatform EdTech Top 40',
      year: 2024,
    },
  ],
  counterTrends: [
    {
      text: 'The US relief money (ESSER) had to be committed by September 2024; districts now cut tools',
      source: 'US Department of Education',
      year: 2024,
    },
  ],
}
