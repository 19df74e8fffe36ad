import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { findOffice } from '../../scripts/machine.ts'
import { anyModel, modelOfSize } from '../../tests/support/forecast-models.ts'
import { inLongForm } from '../../tests/support/long-form.ts'
import { computeWorkbook, type ReadSheet, readWorkbook } from '../../tests/support/read-workbook.ts'
import { computeForecast, type Forecast } from '../forecast/forecast.ts'
import { createItem, type ForecastModel } from '../forecast/model.ts'
import { forecastCsv, forecastWorkbook } from './forecast-workbook.ts'

const office = findOffice()

/** Calculates every formula again and lists the cells with another result than the stored value. */
function differences(
  shipped: readonly ReadSheet[],
  computed: (sheet: string, place: string) => number,
): string[] {
  return shipped.flatMap(({ name, cells }) =>
    [...cells].flatMap(([place, { formula, value }]) => {
      if (formula === null) return []
      const own = computed(name, place)
      return Math.abs(own - (value ?? Number.NaN)) <= 0.01
        ? []
        : [`${name}!${place} = ${own}, shipped ${value}`]
    }),
  )
}

const full: ForecastModel = {
  ...modelOfSize(90, 36),
  items: [
    createItem('g', 'general', 'Terms', { cash: 5_000_000, collectDays: 45, payDays: 20, tax: 0.3 }),
    createItem(
      'a',
      'subscription',
      'Yearly "plan" & more',
      { price: 1999, first: 7, growth: 0.07 },
      { billing: 'yearly' },
    ),
    createItem('b', 'subscription', '=1+1', { price: 2901, first: 9, growth: 0.06 }, { growth: 'rate' }),
    createItem(
      'c',
      'units',
      'Shop',
      {
        visitors: 900,
        budget: 33_333,
        leadCost: 417,
        conversion: 0.021,
        price: 4999,
        unitCost: 1733,
        stockDays: 37,
      },
      { growth: 'funnel' },
    ),
    createItem('d', 'oneOff', 'Device', { price: 39_999 }, { growth: 'manual', quantities: [1, 2.5, 3, 4] }),
    createItem('h', 'hours', 'Hours', {}),
    createItem('k', 'commission', 'Market', { take: 0.137 }),
    createItem('r', 'role', 'Team', { heads: 3, salary: 333_333, start: 2 }),
    createItem('e', 'perHead', 'Software', { amount: 4999 }),
    createItem('o', 'ofRevenue', 'Fees', { share: 0.029 }),
    createItem('m', 'equipment', 'Machine', { cost: 1_000_001, life: 37, bought: 4 }),
    createItem(
      'l',
      'loan',
      'Bank',
      { amount: 3_000_001, received: 2, term: 31, pause: 3 },
      { schedule: 'annuity' },
    ),
    createItem(
      'n',
      'loan',
      'Aunt',
      { amount: 999_999, received: 5, term: 12, interest: 0 },
      { schedule: 'bullet' },
    ),
    createItem('f', 'grant', 'Fund', { amount: 1_000_000, received: 3, spread: 7 }),
    createItem('q', 'equity', 'Angel', { amount: 2_500_000, received: 6 }),
    createItem('w', 'drawings', 'Owners', { amount: 10_000, start: 9 }),
  ],
}
const samples: [string, ForecastModel][] = [
  ['of everything', full],
  ['in yen, without decimals', { ...full, currency: 'JPY' }],
  ['of sixty months', { ...full, months: 60 }],
]
const write = (forecast: Forecast, hasValues = true) =>
  forecastWorkbook(forecast, { title: 'Acme', hasValues })

describe.each(samples)('FC13 a workbook %s', (_, model) => {
  const shipped = readWorkbook(write(computeForecast(model)))
  const compute = computeWorkbook(shipped)
  test('every cell recalculates to the engine’s value', () => {
    expect(
      shipped.flatMap(({ cells }) => [...cells.values()]).filter(({ formula }) => formula).length,
    ).toBeGreaterThan(3000)
    expect(differences(shipped, compute)).toEqual([])
  })
  test('no formula in the workbook contains a number, and the workbook has the usual sheets', () => {
    const formulas = shipped.flatMap(({ cells }) =>
      [...cells.values()].flatMap(({ formula }) => formula ?? []),
    )
    expect(formulas.filter(formula => /(^|[^A-Z$\d.])\d/.test(formula))).toEqual([])
    expect(shipped.map(({ name }) => name)).toEqual([
      'Summary',
      'Inputs',
      'Workings',
      'Income statement',
      'Cash flow',
      'Balance sheet',
      'Checks',
    ])
  })
  test('all balance checks in the workbook pass', () => {
    const checks = shipped.find(({ name }) => name === 'Checks')
    const places = [...(checks?.cells.keys() ?? [])].filter(
      place => /^C\d+$/.test(place) && checks?.cells.get(place)?.formula,
    )
    expect(places).toHaveLength(2)
    for (const place of places) expect(compute('Checks', place)).toBeCloseTo(0, 6)
  })
})

test('BP27 missing cash is never shown as cash: the balance sheet lists it as a liability', () => {
  const forecast = computeForecast({
    ...full,
    items: full.items.filter(({ kind }) => !['equity', 'loan', 'grant'].includes(kind)),
  })
  expect(Math.min(...forecast.engine.row('cash'))).toBeLessThan(0)
  for (const name of ['Summary', 'Balance sheet']) {
    const sheet = readWorkbook(write(forecast)).find(each => each.name === name)
    const figures = (label: string) => {
      const [place = ''] = [...(sheet?.cells ?? [])].find(([, { text }]) => text === label) ?? []
      return [...(sheet?.cells ?? [])].flatMap(([at, { value }]) =>
        at.slice(1) === place.slice(1) && value !== null ? [Number(value)] : [],
      )
    }
    expect(figures('Cash').length, name).toBeGreaterThan(0)
    expect(Math.min(...figures('Cash'), ...figures('Assets')), name).toBeGreaterThanOrEqual(0)
    expect(Math.max(...figures('Not financed yet')), name).toBeGreaterThan(0)
  }
  expect(forecastCsv(forecast)).toMatch(/"Balance sheet","Not financed yet",/)
})

test('EXP06 the workbook opens on the summary, and prints one year per page with labels and page numbers', () => {
  const files = unzipSync(write(computeForecast(full)))
  const texts = Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)] as const)
  const sheets = texts.filter(([path]) => path.startsWith('xl/worksheets/'))
  expect(sheets).toHaveLength(7)
  const wide = sheets.map(([, xml]) => {
    expect(xml).toContain('<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
    const end =
      /<pageSetup [^>]*orientation="landscape" fitToWidth="(\d)" fitToHeight="0"\/><headerFooter>.*&amp;P/.exec(
        xml,
      )
    return Number(end?.[1])
  })
  // The summary has one column per year. The inputs have the same value in all months here, so their month columns
  // are not printed.
  expect(wide).toEqual([1, 3, 3, 3, 3, 3, 3])
  const book = texts.find(([path]) => path === 'xl/workbook.xml')?.[1]
  expect(book).toMatch(/activeTab="0".*<sheet name="Summary" sheetId="1"/)
})

test('EXP06 the balance sheet lists assets before liabilities, and a limit that nobody set is printed as “none”', () => {
  const sheets = readWorkbook(write(computeForecast({ ...full, origins: {} })))
  const textsOf = (name: string) =>
    [...(sheets.find(sheet => sheet.name === name)?.cells ?? [])].map(([place, { text }]) => [
      place,
      text ?? '',
    ])
  const order = ['Cash', 'Owed by customers', 'Assets', 'Not financed yet', 'Loans', 'Liabilities', 'Equity']
  for (const name of ['Summary', 'Balance sheet']) {
    const found = textsOf(name).flatMap(([place = '', text = '']) => (/^A/.test(place) ? [text] : []))
    const last = found.slice(found.lastIndexOf('Cash'))
    expect(
      last.filter(text => order.includes(text)),
      name,
    ).toEqual(order)
  }
  const notes = new Map(
    textsOf('Inputs').flatMap(([place = '', text = '']) =>
      /^[AD]\d/.test(place) ? [[place, text] as const] : [],
    ),
  )
  const bounds = [...notes].filter(
    ([place, text]) => /^A/.test(place) && /, at most$|there are in all$/.test(text),
  )
  expect(bounds.length).toBeGreaterThan(0)
  for (const [place] of bounds) expect(notes.get(place.replace('A', 'D'))).toBe('No limit set')
})

test('DS11 right-to-left titles and labels are aligned left, like their column', () => {
  const look = strFromU8(unzipSync(write(computeForecast(full)))['xl/styles.xml'] ?? new Uint8Array())
  const [text, , title] =
    /<cellXfs[^>]*>(.*)<\/cellXfs>/s.exec(look)?.[1]?.match(/<xf .*?(?:<\/xf>|\/>(?=<xf|$))/gs) ?? []
  expect(text).toContain('<alignment horizontal="left"/>')
  expect(title).toContain('<alignment horizontal="left" readingOrder="1"/>')
})

test('EXP06 the source of a figure is printed completely', () => {
  const said = 'Fact: Since August 2026 three practices pay €79 a month for the pilot, and two said no.'
  const forecast = computeForecast({ ...full, origins: { 'b.price': { kind: 'fact', factId: 'one' } } })
  const files = unzipSync(
    forecastWorkbook(forecast, { title: 'Plan', originText: origin => (origin ? said : 'Guess') }),
  )
  const read = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  const styles = [
    ...read('xl/styles.xml')
      .replace(/.*<cellXfs[^>]*>/s, '')
      .matchAll(/<xf [^>]*?(?:\/>|>.*?<\/xf>)/g),
  ]
  const cells = [
    ...read('xl/worksheets/sheet2.xml').matchAll(/<c r="D\d+" s="(\d+)"[^>]*><is><t[^>]*>Fact: /g),
  ]
  expect(cells.length).toBeGreaterThan(0)
  for (const [, style] of cells) expect(styles[Number(style)]?.[0]).toContain('wrapText="1"')
  const width = Number(/<col min="4" max="4" width="(\d+)"/.exec(read('xl/worksheets/sheet2.xml'))?.[1])
  const rows = [...read('xl/worksheets/sheet2.xml').matchAll(/<row r="\d+"([^>]*)>(?:(?!<\/row>).)*Fact: /g)]
  expect(rows).toHaveLength(cells.length)
  // A short source has no line break, so it is on the same line as its figure.
  const short = /<c r="D\d+" s="(\d+)"[^>]*><is><t[^>]*>Guess/.exec(read('xl/worksheets/sheet2.xml'))?.[1]
  expect(styles[Number(short)]?.[0]).not.toContain('wrapText')
  for (const [, given = ''] of rows) {
    const lines = Number(/ht="(\d+)" customHeight="1"/.exec(given)?.[1]) / 15
    expect(lines).toBeGreaterThanOrEqual(Math.ceil(said.length / width))
  }
})

test('FC13 the comparison of workbook and engine finds a wrong formula', () => {
  const shipped = readWorkbook(write(computeForecast(full)))
  const income = shipped.find(({ name }) => name === 'Income statement')
  const place = [...(income?.cells ?? [])].find(([, { formula }]) => formula?.includes('+'))?.[0] as string
  const cell = income?.cells.get(place)
  if (cell?.formula) cell.formula = cell.formula.replace('+', '-')
  expect(differences(shipped, computeWorkbook(shipped))).not.toEqual([])
})

test('FC14 a name that looks like a formula stays text in the workbook and in the CSV', () => {
  const forecast = computeForecast(full)
  const texts = readWorkbook(write(forecast)).flatMap(({ cells }) =>
    [...cells.values()].flatMap(({ text }) => text ?? []),
  )
  expect(texts).toContain('=1+1')
  expect(texts).toContain('Yearly "plan" & more')
  const csv = forecastCsv(forecast)
  expect(csv).toContain(`"'=1+1"`)
  expect(csv).toContain('"Yearly ""plan"" & more"')
  expect(csv.split('\r\n')[1]?.split(',')).toHaveLength(38)
})

// This test needs LibreOffice. Without it, the workbooks are only checked by our own evaluator in the tests above.
inLongForm(test.runIf(office))(
  'FC13 LibreOffice computes the same values as the engine in ten workbooks',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'forecast-'))
    try {
      const models = [...samples.map(([, model]) => model), ...fc.sample(anyModel, { numRuns: 7, seed: 22 })]
      const shipped = models.map((model, index) => {
        const forecast = computeForecast(model)
        writeFileSync(join(folder, `f${index}.xlsx`), write(forecast, false))
        return readWorkbook(write(forecast))
      })
      const recompute = (name: string) => {
        execFileSync(
          office as string,
          [
            `-env:UserInstallation=file://${folder}/profile`,
            '--headless',
            '--convert-to',
            'xlsx',
            '--outdir',
            join(folder, 'out'),
            join(folder, name),
          ],
          { stdio: 'ignore' },
        )
        const sheets = readWorkbook(readFileSync(join(folder, 'out', name)))
        return (sheet: string, place: string) =>
          sheets.find(({ name }) => name === sheet)?.cells.get(place)?.value ?? Number.NaN
      }
      shipped.forEach((sheets, index) => {
        expect(differences(sheets, recompute(`f${index}.xlsx`))).toEqual([])
      })
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
  600_000,
)
