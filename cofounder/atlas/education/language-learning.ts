import type { Vertical } from '../vertical.ts'

export const languageLearning: Vertical = {
  id: 'language-learning',
  industry: 'education',
  name: 'Language learning',
  words:
    'language languages english spanish german french vocabulary speaking fluency pronunciation learner learners migrants integration course duolingo translate sprache deutsch',
  buyer: { one: 'learner', many: 'language learners' },
  buyers: [
    {
      geography: 'WORLD',
      count: 1800000000,
      of: 'people learning a foreign language',
      source: 'HolonIQ, cited in the Duolingo prospectus (S-1)',
      year: 2021,
    },
    {
      geography: 'DE',
      count: 363000,
      of: 'new participants in integration courses',
      source: 'BAMF',
      year: 2023,
    },
  ],
  prices: [
    {
      what: 'Super Duolingo, yearly plan',
      low: 83.99,
      high: 83.99,
      currency: 'USD',
      per: 'learner per year',
      source: 'Duolingo published pricing',
      year: 2024,
    },
    {
      what: 'Babbel, yearly plan',
      low: 83,
      high: 107,
      currency: 'USD',
      per: 'learner per year',
      source: 'Babbel published pricing',
      year: 2024,
    },
  ],
  spend: [
    {
      what: 'spending on language learning',
      amount: 61000000000,
      currency: 'USD',
      geography: 'WORLD',
      share: [0.1, 0.2, 0.4],
      shareOf: 'of it online',
      source: 'HolonIQ, cited in the Duolingo prospectus (S-1)',
      year: 2021,
    },
  ],
  players: [
    { name: 'Duolingo', line: '9.5 million paying subscribers at the end of 2024, most users free' },
    { name: 'Babbel', line: 'Berlin-based subscription courses' },
    { name: 'italki', line: 'marketplace of teachers by the lesson' },
    { name: 'Speak', line: 'AI conversation practice, backed by the OpenAI fund' },
  ],
  channels: [
    'Employers who relocate staff',
    'Exam centres (Goethe, telc, IELTS)',
    'Communities of one diaspora',
    'Short videos by teachers',
  ],
  regulation: ['Course approval where the state pays (Germany: BAMF)', 'Consumer law on automatic renewal'],
  trends: [
    {
      text: 'Duolingo had 116.7 million monthly active users in the fourth quarter of 2024',
      source: 'Duolingo annual report (10-K)',
      year: 2024,
    },
  ],
  counterTrends: [
    {
      text: 'Live translation in phones and earbuds removes the casual reason to learn',
      source: 'Google, Apple and Samsung product announcements',
      year: 2025,
    },
  ],
}
