import type { Vertical } from '../vertical.ts'

export const freelancers: Vertical = {
  id: 'freelancers',
  industry: 'other',
  name: 'Freelancers and the self-employed',
  words:
    'freelancer freelancers freelance self-employed consultant consultants designer designers gig gig workers contractor invoice late payment proposals clients solopreneur coach coaches',
  buyer: { one: 'freelancer', many: 'freelancers' },
  buyers: [
    {
      geography: 'US',
      count: 64000000,
      of: 'people who freelanced in the past year, many of them part-time',
      source: 'Upwork, Freelance Forward',
      year: 2023,
    },
    {
      geography: 'UK',
      count: 4300000,
      of: 'self-employed people, rounded',
      source: 'ONS Labour Force Survey',
      year: 2023,
    },
    {
      geography: 'DE',
      count: 1470000,
      of: 'self-employed in the liberal professions',
      source: 'Institut für Freie Berufe',
      year: 2023,
    },
    { geography: 'IN', count: 7700000, of: 'gig workers', source: 'NITI Aayog', year: 2021 },
  ],
  prices: [
    {
      what: 'HoneyBook, Starter to Premium',
      low: 19,
      high: 79,
      currency: 'USD',
      per: 'freelancer per month',
      source: 'HoneyBook published pricing',
      year: 2023,
    },
    {
      what: 'Bonsai',
      low: 25,
      high: 39,
      currency: 'USD',
      per: 'freelancer per month',
      source: 'Bonsai published pricing',
      year: 2023,
    },
  ],
  spend: [],
  players: [
    { name: 'Upwork', line: 'largest US freelance marketplace' },
    { name: 'HoneyBook', line: 'proposals to payment for creative independents' },
    { name: 'Bonsai', line: 'contracts, invoices and tax for freelancers' },
    { name: 'Malt', line: 'European marketplace for freelancers' },
  ],
  channels: [
    'Co-working spaces and freelance communities',
    'Tax advisers',
    'Marketplaces’ partner pages',
    'Template downloads',
  ],
  regulation: [
    'Worker-status rules (AB5, Scheinselbständigkeit, IR35)',
    'EU Platform Work Directive',
    'Late Payment Directive; New York Freelance Isn’t Free Act',
  ],
  trends: [
    {
      text: '64 million Americans, 38% of the workforce, did freelance work',
      source: 'Upwork, Freelance Forward',
      year: 2023,
    },
  ],
  counterTrends: [
    {
      text: 'Generative AI took simple jobs: writing postings on a large platform fell after ChatGPT',
      source: 'Demirci, Hannane and Zhu, Management Science',
      year: 2025,
    },
  ],
}
