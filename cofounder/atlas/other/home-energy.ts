import type { Vertical } from '../vertical.ts'

export const homeEnergy: Vertical = {
  id: 'home-energy',
  industry: 'other',
  name: 'Solar, heat and energy at home',
  words:
    'solar photovoltaic pv panels heat pump heating energy electricity battery storage ev charging charger homeowner homeowners insulation renewable climate carbon emissions grid tariff wärmepumpe',
  buyer: { one: 'home-owning household', many: 'home-owning households' },
  buyers: [
    {
      geography: 'US',
      count: 86000000,
      of: 'owner-occupied homes, rounded',
      source: 'US Census Bureau, Housing Vacancy Survey',
      year: 2023,
    },
  ],
  prices: [],
  spend: [],
  players: [
    { name: 'Sunrun', line: 'rooftop solar and storage in the US, mostly by contract', home: 'US' },
    { name: 'Enpal', line: 'Berlin-based solar by rental and sale', home: 'DE' },
    { name: '1KOMMA5°', line: 'buys installers and connects devices' },
    { name: 'Octopus Energy', line: 'UK supplier with its own platform (Kraken) and heat pumps' },
  ],
  channels: [
    'Installers and craftsmen',
    'Municipal utilities',
    'Energy advisers',
    'Neighbourhood group purchases',
  ],
  regulation: [
    'Germany: Building Energy Act (GEG) and EEG',
    'US tax credits, cut back by the 2025 budget law',
    'Grid connection rules',
  ],
  trends: [
    { text: 'The US passed five million solar installations', source: 'SEIA and Wood Mackenzie', year: 2024 },
  ],
  counterTrends: [
    {
      text: 'Demand follows subsidies and rates: heat-pump sales in Germany fell by almost half',
      source: 'Bundesverband Wärmepumpe',
      year: 2024,
    },
  ],
}
