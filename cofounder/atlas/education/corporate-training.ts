import type { Vertical } from '../vertical.ts'

export const corporateTraining: Vertical = {
  id: 'corporate-training',
  industry: 'education',
  name: 'Training inside companies',
  words:
    'training corporate learning l&d upskilling reskilling onboarding employees compliance course courses elearning lms workshop leadership coaching skills workforce',
  buyer: { one: 'company', many: 'companies with a training budget' },
  buyers: [
    {
      geography: 'US',
      count: 21000,
      of: 'firms with 500 or more employees, rounded',
      source: 'US Census Bureau, Statistics of US Businesses',
      year: 2021,
    },
    {
      geography: 'UK',
      count: 46050,
      of: 'medium-sized and large businesses (50 or more employees)',
      source: 'UK Business Population Estimates (DBT)',
      year: 2024,
    },
  ],
  prices: [
    {
      what: 'Udemy Team plan, 20 seats',
      low: 360,
      high: 360,
      currency: 'USD',
      per: 'seat per year',
      source: 'Udemy published pricing',
      year: 2024,
    },
  ],
  spend: [
    {
      what: 'training expenditure of companies',
      amount: 101800000000,
      currency: 'USD',
      geography: 'US',
      share: [0.001, 0.003, 0.01],
      shareOf: 'of it on this kind of product',
      source: 'Training Magazine, Training Industry Report',
      year: 2023,
    },
  ],
  players: [
    { name: 'LinkedIn Learning', line: 'large video library, often bundled' },
    { name: 'Coursera for Business', line: 'university-made courses for companies' },
    { name: 'Cornerstone', line: 'learning management for large companies' },
    { name: 'TalentLMS', line: 'simple system with public prices for smaller firms' },
  ],
  channels: [
    'Industry associations with mandatory training',
    'HR-system marketplaces',
    'Former trainers as partners',
    'Paid pilots of one team with a before-and-after measure',
  ],
  regulation: [
    'Mandatory safety training by law',
    'Works-council consent in Germany',
    'SCORM or LTI compatibility is asked for',
  ],
  trends: [
    {
      text: 'US companies spent USD 101.8 billion on training',
      source: 'Training Magazine, Training Industry Report',
      year: 2023,
    },
  ],
  counterTrends: [
    {
      text: 'The same report shows a fall to USD 98 billion a year later: training is cut first',
      source: 'Training Magazine, Training Industry Report',
      year: 2024,
    },
  ],
}
