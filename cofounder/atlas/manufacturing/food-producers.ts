import type { Vertical } from '../vertical.ts'

export const foodProducers: Vertical = {
  id: 'food-producers',
  industry: 'manufacturing',
  name: 'Food and beverage producers',
  words:
    'food producer producers processing processor brewery breweries bakery bakeries dairy meat packaging plant haccp batch traceability recall shelf life ingredients lebensmittel co-packer',
  buyer: { one: 'producer', many: 'food and beverage producers' },
  buyers: [
    {
      geography: 'US',
      count: 42708,
      of: 'food and beverage processing establishments',
      source: 'USDA Economic Research Service',
      year: 2022,
    },
    {
      geography: 'EU',
      count: 290000,
      of: 'food and drink companies, rounded',
      source: 'FoodDrinkEurope, Data & Trends',
      year: 2023,
    },
    {
      geography: 'DE',
      count: 5900,
      of: 'food-industry plants, rounded',
      source: 'BVE annual report',
      year: 2023,
    },
  ],
  prices: [],
  spend: [],
  players: [
    { name: 'SafetyChain', line: 'digital plant quality records' },
    { name: 'CSB-System', line: 'ERP for food producers from Germany' },
    { name: 'TraceGains', line: 'supplier documents; bought by Veralto in 2024' },
    { name: 'Ekos', line: 'brewery and beverage management', home: 'US' },
  ],
  channels: [
    'Food-safety consultants and auditors',
    'Ingredient suppliers',
    'Regional food clusters',
    'Trade fairs (Anuga, PACK EXPO)',
  ],
  regulation: [
    'FDA FSMA 204 traceability rule',
    'EU Regulation 178/2002 traceability',
    'IFS, BRCGS and FSSC 22000 audits',
  ],
  trends: [
    {
      text: 'The US FSMA 204 rule asks for detailed traceability records of listed foods',
      source: 'US Food and Drug Administration',
      year: 2022,
    },
  ],
  counterTrends: [
    {
      text: 'The same rule’s compliance date was put off by 30 months, so urgency fell',
      source: 'US Food and Drug Administration',
      year: 2025,
    },
  ],
}
