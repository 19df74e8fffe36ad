import { indianFactories, usManufacturers } from '../counts.ts'
import type { Vertical } from '../vertical.ts'

export const industrialMaintenance: Vertical = {
  id: 'industrial-maintenance',
  industry: 'manufacturing',
  name: 'Maintenance and machine monitoring',
  words:
    'maintenance predictive sensor sensors vibration machine downtime iot industrial plant technician technicians spare parts cmms equipment failure instandhaltung wartung',
  buyer: { one: 'plant', many: 'plants' },
  buyers: [usManufacturers, indianFactories],
  prices: [
    {
      what: 'MaintainX Essential to Premium, 10 technicians',
      low: 20,
      high: 65,
      currency: 'USD',
      per: 'user per month',
      source: 'MaintainX published pricing',
      year: 2024,
    },
    {
      what: 'UpKeep Lite to Professional, 10 technicians',
      low: 20,
      high: 75,
      currency: 'USD',
      per: 'user per month',
      source: 'UpKeep published pricing',
      year: 2024,
    },
  ],
  spend: [],
  players: [
    { name: 'MaintainX', line: 'mobile work orders; raised at a unicorn valuation in 2023' },
    { name: 'Augury', line: 'machine-health sensing for process industries' },
    { name: 'Fiix (Rockwell)', line: 'maintenance system inside an automation giant' },
    { name: 'SKF', line: 'bearing maker that sells condition monitoring' },
  ],
  channels: [
    'Integrators and spare-parts dealers',
    'Insurers of machinery',
    'Maintenance-manager associations',
    'Paid pilots on the worst machine',
  ],
  regulation: [
    'EU Data Act: access to machine data from September 2025',
    'Cyber Resilience Act for connected devices',
    'Functional safety and ATEX',
  ],
  trends: [
    {
      text: 'The EU Data Act gives users a right to the data of their connected machines from September 2025',
      source: 'EU Data Act',
      year: 2023,
    },
  ],
  counterTrends: [
    {
      text: 'Machine makers lock monitoring into their own service contracts',
      source: 'service contracts published by Trumpf and DMG Mori',
      year: 2024,
    },
  ],
}
