import { indianFactories, usManufacturers } from '../counts.ts'
import type { Vertical } from '../vertical.ts'

export const smallManufacturers: Vertical = {
  id: 'small-manufacturers',
  industry: 'manufacturing',
  name: 'Small and mid-size manufacturers',
  words:
    'manufacturer manufacturers manufacturing factory factories machine shop cnc production shop floor machining metal parts supplier erp mes quality inspection fertigung werkstatt quoting shops quote quotes',
  buyer: { one: 'manufacturer', many: 'manufacturers' },
  buyers: [
    usManufacturers,
    {
      geography: 'EU',
      count: 2100000,
      of: 'manufacturing enterprises, rounded',
      source: 'Eurostat, Structural business statistics',
      year: 2021,
    },
    indianFactories,
  ],
  prices: [
    {
      what: 'Katana, Starter to Professional',
      low: 179,
      high: 799,
      currency: 'USD',
      per: 'manufacturer per month',
      source: 'Katana published pricing',
      year: 2024,
    },
  ],
  spend: [],
  players: [
    { name: 'SAP', line: 'ERP of larger manufacturers' },
    { name: 'ProShop and JobBOSS²', line: 'shop management for machine shops', home: 'US' },
    { name: 'Katana', line: 'cloud inventory and production for small makers' },
    { name: 'Xometry', line: 'marketplace that sends jobs to machine shops' },
  ],
  channels: [
    'Machine-tool dealers and integrators',
    'Manufacturing extension centres and chambers',
    'Trade fairs (IMTS, EMO, Hannover)',
    'One reference shop per region',
  ],
  regulation: [
    'EU Machinery Regulation from January 2027',
    'ISO 9001, IATF 16949, AS9100 customers’ demands',
    'CMMC for US defence suppliers',
  ],
  trends: [
    {
      text: 'US manufacturers could need 3.8 million workers by 2033, half of the places possibly unfilled',
      source: 'Deloitte and The Manufacturing Institute',
      year: 2024,
    },
  ],
  counterTrends: [
    {
      text: 'Orders are cyclical: the US purchasing managers’ index stood below 50 for most of 2023 and 2024, and projects wait',
      source: 'Institute for Supply Management',
      year: 2024,
    },
  ],
}
