import type { Vertical } from '../vertical.ts'

export const hospitals: Vertical = {
  id: 'hospitals',
  industry: 'healthcare',
  name: 'Hospitals',
  words:
    'hospital hospitals nurse nurses nursing ward surgery operating theatre inpatient krankenhaus bed beds infection discharge emergency department health system',
  buyer: { one: 'hospital', many: 'hospitals' },
  buyers: [
    {
      geography: 'US',
      count: 6120,
      of: 'hospitals',
      source: 'American Hospital Association, Fast Facts',
      year: 2024,
    },
    { geography: 'DE', count: 1893, of: 'hospitals', source: 'Destatis', year: 2022 },
    {
      geography: 'IN',
      count: 69265,
      of: 'public and private hospitals, modelled',
      source: 'CDDEP / Princeton',
      year: 2020,
    },
  ],
  prices: [],
  spend: [
    {
      what: 'hospital care expenditure',
      amount: 1519700000000,
      currency: 'USD',
      geography: 'US',
      share: [0.0001, 0.0003, 0.001],
      shareOf: 'of hospital spending on one software category',
      source: 'CMS National Health Expenditure Accounts',
      year: 2023,
    },
  ],
  players: [
    { name: 'Epic', line: 'the record system most large US hospitals run on' },
    { name: 'Oracle Health (Cerner)', line: 'second large record vendor' },
    { name: 'Philips', line: 'monitoring and imaging with enterprise contracts' },
    { name: 'Dedalus', line: 'hospital information systems across Europe' },
  ],
  channels: [
    'One clinical champion and a published pilot',
    'Group purchasing organisations',
    'University hospitals’ innovation offices',
    'Integration partners of the record vendor',
  ],
  regulation: [
    'Medical device law (FDA, EU MDR)',
    'HIPAA, GDPR and hospital-specific security rules (KRITIS in Germany)',
    'Public procurement thresholds',
  ],
  trends: [
    {
      text: 'US hospital care spending reached USD 1.5 trillion, up 10.4% in a year',
      source: 'CMS National Health Expenditure Accounts',
      year: 2023,
    },
  ],
  counterTrends: [
    {
      text: 'Hospitals close and merge: Germany had 1,893 in 2022 against 2,411 in 1991, and a reform that will reduce them further',
      source: 'Destatis',
      year: 2022,
    },
  ],
}
