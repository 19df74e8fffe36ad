import type { Vertical } from '../vertical.ts'

export const creators: Vertical = {
  id: 'creators',
  industry: 'technology',
  name: 'Tools for creators',
  words:
    'creator creators influencer youtube youtuber tiktok instagram podcast podcaster newsletter streamer content monetise audience followers video editing substack patreon',
  buyer: { one: 'creator', many: 'creators' },
  buyers: [
    {
      geography: 'WORLD',
      count: 50000000,
      of: 'creators, most of them not earning a living from it',
      source: 'Goldman Sachs Research',
      year: 2023,
    },
  ],
  prices: [
    {
      what: 'Canva Pro',
      low: 119.99,
      high: 119.99,
      currency: 'USD',
      per: 'creator per year',
      source: 'Canva published pricing',
      year: 2024,
    },
    {
      what: 'Descript Creator',
      low: 12,
      high: 24,
      currency: 'USD',
      per: 'creator per month',
      source: 'Descript published pricing',
      year: 2024,
    },
  ],
  spend: [
    {
      what: 'creator economy revenue',
      amount: 250000000000,
      currency: 'USD',
      geography: 'WORLD',
      share: [0.01, 0.03, 0.06],
      shareOf: 'of creator revenue spent on software',
      source: 'Goldman Sachs Research',
      year: 2023,
    },
  ],
  players: [
    { name: 'Canva', line: 'design for everyone with a generous free tier' },
    { name: 'Patreon', line: 'memberships; takes a share of creator income' },
    { name: 'Substack', line: 'paid newsletters for 10% of revenue' },
    { name: 'CapCut', line: 'free video editor owned by ByteDance' },
  ],
  channels: [
    'Creators teaching creators',
    'Affiliate deals paid on retention',
    'Templates that carry the tool’s name',
    'Talent managers and networks',
  ],
  regulation: [
    'Advertising must be labelled (FTC endorsement guides, UK ASA, German UWG)',
    'EU Digital Services Act for platforms',
  ],
  trends: [
    {
      text: 'The creator economy could reach USD 480 billion by 2027',
      source: 'Goldman Sachs Research',
      year: 2023,
    },
  ],
  counterTrends: [
    {
      text: 'About 4% of creators count as professionals earning more than USD 100,000 a year',
      source: 'Goldman Sachs Research',
      year: 2023,
    },
  ],
}
