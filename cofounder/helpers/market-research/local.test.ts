import { expect, test } from 'vitest'
import { playbook } from './playbook.ts'
import { readAsk } from './read-ask.ts'
import { texts } from './texts/all.ts'

const research = (market: string, targetCustomer: string, buyers?: number, country?: string) => {
  const today = '2026-11-16'
  const input = { market, industry: 'other', targetCustomer, today, pages: [] }
  const { price, place } = readAsk(market, targetCustomer)
  const readBack = {
    entry: null,
    place: place?.code ?? country ?? null,
    buyers: buyers ?? null,
    price: price?.value ?? null,
    times: null,
    volume: null,
    marks: { buyers: 'told', price: 'told' },
    permission: 'none needed',
  } as const
  return playbook(buyers ? { ...input, readBack } : input)
}

const local = [
  ['Noleggio violini in Italia, 18 € al mese', 'circa duemila allievi a Cremona', 2000, 'Italy'],
  ['Bin sensors in Scotland, £9 a month', 'roughly 70,000 closes in Glasgow', 70000, 'United Kingdom'],
  ['Herd records in the US, $25 a month', '31,000 ranches in Texas', 31000, 'United States'],
  ['Kassenbuch in Deutschland, 20 € im Monat', '3.000 Betriebe in Bayern', 3000, 'Deutschland'],
  ['Lavandería en México, 900 pesos al mes', 'unos 350 hostales en Oaxaca', 350, 'México'],
  ['Clases en Colombia, 80.000 pesos al mes', 'los 12.000 adultos mayores de Laureles', 12000, 'Colombia'],
  ['Réparation en France, 35 € par mois', '60 000 cyclistes à Grenoble', 60000, 'France'],
  ['Tournée de pain en Belgique, 4 € par mois', '1 500 foyers dans douze villages', 1500, 'Belgique'],
  ['Reforço no Brasil, R$ 49 por mês', 'cerca de 30 mil alunos no Recife', 30000, 'Brasil'],
] as const

test.each(local)(
  '“%s”, “%s”: a count of one place is not called the country’s',
  (market, who, count, country) => {
    for (const buyers of [undefined, count]) {
      const { sizing, summary, closing, topDown } = research(market, who, buyers)
      const { where } = texts[closing.language ?? 'en'].assumed
      const counted = sizing?.assumptions.find(({ id }) => id === 'buyers')
      expect(counted?.provenance).toEqual({ kind: 'founder', quote: who })
      expect(counted?.geography).toBe(where)
      expect(sizing?.geography).toBe(where)
      expect(summary).toContain(who)
      expect(summary).toContain(country)
      expect(topDown).toBeNull()
    }
  },
)

test.each([
  ['livraison à vélo pour fleuristes à Lyon, 8 € par mois', 'fleuristes', 40, 'FR', 'Lyon', 'France'],
  ['Rehkitzrettung mit Drohnen in Bayern, 60 € im Jahr', 'Landwirte', 1900, 'DE', 'Bayern', 'Deutschland'],
  ['Brake pads for mechanics in Lagos, 25,000 naira a year', 'mechanics', 5000, 'NG', 'Lagos', 'Nigeria'],
  ['Werkzeug in Leipzig, 45 € im Jahr', '85 Betriebe der Innung', 85, 'DE', 'Leipzig', 'Deutschland'],
  ['Vertretung in Sachsen, Deutschland, 38 € im Jahr', '2.900 Kitas', 2900, 'DE', 'Sachsen', 'Deutschland'],
  ['Verleih im Saarland, 38 € im Jahr', '90 Höfe', 90, 'DE', 'Saarland', 'Deutschland'],
  ['Abo in Regensburg, 38 € im Jahr', '90 Höfe', 90, 'DE', 'Regensburg', 'Deutschland'],
  ['School lunches in Nairobi, KES 15 a year', '210 public schools', 210, 'KE', 'Nairobi', 'Kenya'],
  ['Lavandería en Puebla, 900 pesos al mes', '350 hostales', 350, 'MX', 'Puebla', 'México'],
  ['Réparation en Bretagne, 35 € par mois', '60 ateliers', 60, 'FR', 'Bretagne', 'France'],
  ['Reforço no Recife, R$ 49 por mês', '80 escolas', 80, 'BR', 'Recife', 'Brasil'],
] as const)(
  '“%s”, “%s”: %i confirmed are those of the place in the idea, also after confirming',
  (market, who, count, code, town, country) => {
    const { sizing, summary, notes, topDown, closing } = research(market, who, count, code)
    const { assumed, tooSmall } = texts[closing.language ?? 'en']
    expect(sizing?.geography).toBe(assumed.where)
    expect(sizing?.assumptions.map(({ geography }) => geography)).not.toContain(country)
    expect(summary).toContain(town)
    expect(summary).toContain(country)
    expect(notes).not.toContain(tooSmall)
    expect(topDown).toBeNull()
  },
)

test.each([
  ['Violin rental in Italy, €18 a month, lessons in English in March', '2,000 pupils', 'Italy'],
  ['Plugin for shops in Shopify in the UK, £18 a month', '2,000 shops', 'United Kingdom'],
  ['Violin rental in Cremona, €18 a month', '2,000 pupils in Italy', 'Italy'],
  ['Violin rental in Cremona, Italy, €18 a month', '2,000 pupils nationwide', 'Italy'],
  ['Software in Kitas in Deutschland, 20 € im Monat', '2.000 Kitas', 'Deutschland'],
  ['Abo in Echtzeit bei Kunden in Deutschland, 20 € im Monat', '2.000 Höfe', 'Deutschland'],
  ['Verleih in Köln, Deutschland, 20 € im Monat', '2.000 Höfe bundesweit', 'Deutschland'],
  ['Clases en línea en México, 900 pesos al mes', '2.000 escuelas', 'México'],
  ['Cours en ligne en France, 35 € par mois', '2 000 écoles', 'France'],
  ['Livraison aux Pays-Bas, 35 € par mois', '2 000 écoles', 'Pays-Bas'],
  ['Livraison en Côte d’Ivoire, 35 € par mois', '2 000 écoles', 'Côte d’Ivoire'],
  ['Software in Altenheim und Hort in Deutschland, 20 € im Monat', '2.000 Höfe', 'Deutschland'],
  ['Aulas em casa no Brasil, R$ 49 por mês', '2.000 escolas', 'Brasil'],
  ['Violin rental, €18 a month', '2,000 pupils in Italy', 'Italy'],
  ['Violin rental in Italy, €18 a month', '2,000 pupils', 'Italy'],
  ['Notenausleihe in Deutschland, 20 € im Monat', '2.000 Chöre', 'Deutschland'],
  ['Assinatura no Brasil, R$ 49 por mês', '2.000 escolas', 'Brasil'],
])('“%s”, “%s”: a count without a place of its own is that of %s', (market, who, country) => {
  expect(research(market, who).sizing?.geography).toBe(country)
})

test('a count that was mended is the founder’s number, for the country they confirmed', () => {
  const { sizing } = research('Violins in Italy, €18 a month', '2,000 pupils in Cremona', 9000)
  expect(sizing?.assumptions.find(({ id }) => id === 'buyers')).toMatchObject({
    geography: 'Italy',
    provenance: { quote: '9,000' },
  })
})

test.each([
  ['Marmitas no Brasil, R$ 28 cada', '9 mil celíacos', 'units'],
  ['Gläser in Deutschland, 8 € je Stück', '9.000 Familien', 'units'],
  ['Cajas en España, 28 € cada una', '9.000 familias', 'units'],
  ['Paniers en France, 28 € chacun', '9 000 familles', 'units'],
  ['Paniers en France, 28 € pièce', '9 000 familles', 'units'],
  ['Schlüsseldienst in Deutschland, 89 € pro Einsatz', '300.000 Haushalte', 'times'],
  ['Vets in the UK, £89 per call-out', '300,000 homes', 'times'],
  ['Vétérinaire en France, 35 € l’intervention', '60 000 foyers', 'times'],
  ['Veterinaria en Chile, $30.000 por visita', '200.000 hogares', 'times'],
  ['Chaveiro no Brasil, R$ 90 por atendimento', '200 mil casas', 'times'],
] as const)('“%s” is asked for the right thing: %s, %s', (market, who, needs) => {
  expect(readAsk(market, who).price?.needs).toBe(needs)
})

test('a sum is printed as it is, not rounded', () => {
  const { missing } = research(
    'Werkzeugverleih für Fliesenleger in Deutschland, 45 € am Tag',
    '85 Betriebe der Innung',
  )
  expect(
    missing
      .map(({ why }) => why)
      .join()
      .replaceAll('\u00a0', ' '),
  ).toContain('3.825 €')
})

test('of 24 buyers nobody lists 30', () => {
  const { closing } = research('Compliance tool in Slovenia at €2k a year', '24 cable car operators')
  expect(closing.nextActions[0]?.action).toContain('all 24 of them')
})

test('where counts were given, nobody asks whether there are so many', () => {
  const { missing } = research(
    'Ledger app at ₹99 per month in India',
    '1,200,000 stores in India; 250,000 in Bihar',
  )
  expect(missing.map(({ why }) => why).join()).not.toContain('Are there so many?')
})
