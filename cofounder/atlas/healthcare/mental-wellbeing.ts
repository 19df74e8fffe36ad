import type { Vertical } from '../vertical.ts'

export const mentalWellbeing: Vertical = {
  id: 'mental-wellbeing',
  industry: 'healthcare',
  name: 'Mental wellbeing for consumers',
  words:
    'meditation mindfulness anxiety stress sleep insomnia burnout mental health wellbeing wellness app mood journaling depression breathing calm self-care',
  buyer: { one: 'adult', many: 'affected adults' },
  buyers: [
    {
      geography: 'US',
      count: 59300000,
      of: 'adults with any mental illness in the past year',
      source: 'SAMHSA, National Survey on Drug Use and Health',
      year: 2022,
    },
  ],
  prices: [
    {
      what: 'Calm Premium',
      low: 69.99,
      high: 69.99,
      currency: 'USD',
      per: 'person per year',
      source: 'Calm published pricing',
      year: 2023,
    },
    {
      what: 'Headspace',
      low: 69.99,
      high: 69.99,
      currency: 'USD',
      per: 'person per year',
      source: 'Headspace published pricing',
      year: 2023,
    },
  ],
  spend: [],
  players: [
    { name: 'Calm', line: 'sleep stories and meditation by yearly subscription' },
    { name: 'Headspace', line: 'meditation courses; merged with Ginger in 2021' },
    { name: 'BetterHelp (Teladoc)', line: 'online therapy by weekly subscription' },
    { name: 'Insight Timer', line: 'very large free library of meditations' },
  ],
  channels: [
    'Employers and health insurers who pay for groups',
    'Doctors and counsellors who recommend',
    'Search and app stores',
    'Creators who speak of their own experience',
  ],
  regulation: [
    'Germany DiGA: reimbursed apps need evidence and listing by BfArM',
    'FTC acted on health-data sharing (BetterHelp, 2023)',
    'Medical claims make it a medical device (EU MDR, FDA)',
  ],
  trends: [
    {
      text: '23% of US adults had a mental illness in the past year',
      source: 'SAMHSA, National Survey on Drug Use and Health',
      year: 2022,
    },
  ],
  counterTrends: [
    {
      text: 'Keeping people is the problem: median 15-day retention of mental-health apps was 3.9%',
      source: 'Baumel et al., Journal of Medical Internet Research',
      year: 2019,
    },
  ],
}
