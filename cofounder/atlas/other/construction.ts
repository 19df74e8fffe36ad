import type { Vertical } from '../vertical.ts'

export const construction: Vertical = {
  id: 'construction',
  industry: 'other',
  name: 'Construction companies',
  words:
    'construction contractor contractors builder builders building site subcontractor subcontractors bau bauunternehmen concrete blueprint safety change order project manager defects scaffolding architecture',
  buyer: { one: 'construction company', many: 'construction companies' },
  buyers: [
    {
      geography: 'US',
      count: 919000,
      of: 'construction establishments',
      source: 'Associated General Contractors of America',
      year: 2023,
    },
    {
      geography: 'DE',
      count: 80000,
      of: 'main construction trade businesses, rounded',
      source: 'Hauptverband der Deutschen Bauindustrie',
      year: 2023,
    },
  ],
  prices: [
    {
      what: 'Fieldwire Pro to Business, 8 users',
      low: 39,
      high: 59,
      currency: 'USD',
      per: 'user per month',
      source: 'Fieldwire published pricing',
      year: 2024,
    },
  ],
  spend: [
    {
      what: 'construction put in place',
      amount: 1978700000000,
      currency: 'USD',
      geography: 'US',
      share: [0.001, 0.002, 0.004],
      shareOf: 'of construction value spent on site software',
      source: 'US Census Bureau, Value of Construction Put in Place',
      year: 2023,
    },
  ],
  players: [
    { name: 'Procore', line: '16,367 customers at the end of 2023; platform for general contractors' },
    { name: 'Autodesk Construction Cloud', line: 'model and document management' },
    { name: 'Buildertrend', line: 'home builders and remodelers', home: 'US' },
    { name: 'PlanRadar', line: 'Vienna-based defects and documentation' },
  ],
  channels: [
    'Building-material dealers',
    'Regional contractor associations',
    'Architects and general contractors who demand it of subcontractors',
    'Site visits at 7 in the morning',
  ],
  regulation: [
    'Safety documentation (OSHA, BG BAU)',
    'Public-works records',
    'VOB and BGB contract law in Germany',
  ],
  trends: [
    { text: 'US construction spending was USD 1.98 trillion', source: 'US Census Bureau', year: 2023 },
    {
      text: '88% of US firms with openings found it hard to fill them',
      source: 'AGC and Autodesk Workforce Survey',
      year: 2023,
    },
  ],
  counterTrends: [
    {
      text: 'Building slumps when rates rise: German residential permits fell by about 27% in a year',
      source: 'Destatis',
      year: 2023,
    },
  ],
}
