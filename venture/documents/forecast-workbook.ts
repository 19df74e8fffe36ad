// Writes the forecast as a workbook. Inputs, workings, statements and checks are on separate sheets with the
// same columns. Each computed cell holds the formula of the engine, and no formula contains a number.
import { guardDigits } from '../forecast/evaluate.ts'
import type { Expression } from '../forecast/expression.ts'
import { bounds } from '../forecast/fields.ts'
import type { Forecast } from '../forecast/forecast.ts'
import { decimalsOf, monthAfter, type Origin } from '../forecast/model.ts'
import { type Line, linesOf, type Sheet } from '../forecast/program.ts'
import { brokenLines, type Cell, columnName, type SheetData, type Style, writeWorkbook } from './xlsx.ts'

const sheetNames: Record<Sheet | 'inputs' | 'years', string> = {
  inputs: 'Inputs',
  workings: 'Workings',
  income: 'Income statement',
  cash: 'Cash flow',
  balance: 'Balance sheet',
  checks: 'Checks',
  years: 'Summary',
}
const computed: Sheet[] = ['workings', 'income', 'cash', 'balance', 'checks']
/**
 * Column indexes. Column C has values that are the same in all months. E has the value before the first month, and
 * F has the first month.
 */
const [constantColumn, noteColumn, openingColumn, firstColumn] = [2, 3, 4, 5]
const firstRow = 5
const [decimalsId, guardId] = ['fixed.decimals', 'fixed.guard']

/** The largest width of a column, in letters. */
const widest = 60

type Options = { title: string; hasValues?: boolean; originText?: (origin: Origin | undefined) => string }

export function forecastWorkbook(forecast: Forecast, options: Options): Uint8Array {
  const sheets = forecastSheets(forecast, options)
  return writeWorkbook(sheets, { decimals: forecast.program.decimals, hasValues: options.hasValues ?? true })
}

export function forecastSheets(
  forecast: Forecast,
  { title, originText = defaultOrigin }: Options,
): SheetData[] {
  const { model, program, engine } = forecast
  const { months } = program
  const scale = 10 ** decimalsOf(model.currency)
  const isFixed = ({ id }: { id: string }) => id.startsWith('fixed.')
  const inputs = [
    ...program.inputs.filter(input => !isFixed(input)),
    // Inputs that nobody changes come last.
    ...program.inputs.filter(isFixed),
    {
      id: decimalsId,
      label: 'Decimals money is rounded to',
      unit: 'number' as const,
      value: program.decimals,
    },
    {
      id: guardId,
      label: 'Decimals looked at before that',
      unit: 'number' as const,
      value: program.decimals + guardDigits,
    },
  ]
  const inputRow = new Map(inputs.map(({ id }, index) => [id, firstRow + index]))
  const seriesRow = new Map(program.series.map(({ id }, index) => [id, firstRow + inputs.length + 1 + index]))
  const constantRow = new Map(program.constants.map(({ id }, index) => [id, firstRow + index]))
  const lineRow = new Map<string, number>()
  for (const sheet of computed) {
    const before = sheet === 'workings' ? program.constants.length + 1 : 0
    linesOf(program, sheet).forEach((line, index) => {
      lineRow.set(line.id, firstRow + before + index)
    })
  }
  const lines = new Map(program.lines.map(line => [line.id, line]))
  const quoted = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)
  const shown = (value: number, unit: string) => (unit === 'money' ? value / scale : value)

  const placeOf = (id: string, month: number, from: Sheet): string => {
    const line = lines.get(id)
    if (!line) throw new Error(`No line is called ${id}.`)
    const sheet = line.sheet === from ? '' : `${quoted(sheetNames[line.sheet])}!`
    return `${sheet}${columnName(month < 1 ? openingColumn : firstColumn + month - 1)}${lineRow.get(id)}`
  }
  const print = (node: Expression, month: number, from: Sheet): string => {
    const inner = (each: Expression) => print(each, month, from)
    const list = (terms: readonly Expression[]) => terms.map(inner).join(',')
    switch (node.op) {
      case 'input': {
        const row = constantRow.get(node.id)
        if (row !== undefined) return `${from === 'workings' ? '' : 'Workings!'}$C$${row}`
        return `Inputs!$C$${inputRow.get(node.id)}`
      }
      case 'series':
        return `Inputs!${columnName(firstColumn + month - 1)}$${seriesRow.get(node.id)}`
      case 'line':
        return placeOf(node.id, month - node.lag, from)
      case 'window': {
        const last = placeOf(node.id, month, from).split('!').at(-1)
        return `SUM(${placeOf(node.id, Math.max(1, month - node.months + 1), from)}:${last})`
      }
      case 'round':
        return `ROUND(ROUND(${inner(node.of)},Inputs!$C$${inputRow.get(guardId)}),Inputs!$C$${inputRow.get(decimalsId)})`
      case 'add':
        return node.terms.length === 1 ? list(node.terms) : `(${node.terms.map(inner).join('+')})`
      case 'multiply':
        return `(${node.terms.map(inner).join('*')})`
      case 'least':
        return `MIN(${list(node.terms)})`
      case 'most':
        return `MAX(${list(node.terms)})`
      case 'subtract':
        return `(${inner(node.left)}-${inner(node.right)})`
      case 'divide':
        return `(${inner(node.left)}/${inner(node.right)})`
      case 'power':
        return `POWER(${inner(node.left)},${inner(node.right)})`
      case 'when':
        return `IF(${inner(node.left)}${node.is}${inner(node.right)},${inner(node.then)},${inner(node.else)})`
    }
  }

  const header = (name: string, note: string, hasConstants = true): (Cell | null)[][] => [
    [{ text: `${title}: ${name}`, style: 'title' }],
    [{ text: note, style: 'note' }],
    [],
    [
      { text: 'Line', style: 'heading' },
      { text: 'Unit', style: 'heading' },
      hasConstants ? { text: 'All months', style: 'headingRight' } : null,
      hasConstants ? { text: 'From', style: 'headingNote' } : null,
      { text: 'Opening', style: 'headingRight' },
      ...Array.from(
        { length: months },
        (_, index): Cell => ({ text: monthAfter(model.start, index), style: 'headingRight' }),
      ),
    ],
  ]
  const labels = [...inputs, ...program.series, ...program.constants, ...program.lines]
  const labelWidth = Math.min(widest, Math.max(...labels.map(({ label }) => label.length)))
  const widthsOf = (constants: number, note: number) => ({
    widths: [labelWidth, 9, constants, note, 14, ...Array(months).fill(13)],
    frozen: { columns: 5, rows: 4 },
    // One year fits on a page in a readable size.
    pages: months / 12,
  })
  const [layout, statement] = [widthsOf(14, sourceWidth), widthsOf(2, 2)]
  const originOf = (id: string): string => {
    if (isFixed({ id })) return 'Fixed'
    const key = id.split('.').at(-1) ?? ''
    return bounds.includes(key) && !(id in model.origins) ? 'No limit set' : originText(model.origins[id])
  }
  const unitText = (unit: string) => (unit === 'money' ? model.currency : unit)

  const inputSheet: SheetData = {
    name: sheetNames.inputs,
    ...layout,
    // If every input is the same in all months, the month columns are not printed.
    ...(program.series.length === 0 && { printed: openingColumn, pages: 1 }),
    rows: [
      ...header('inputs', 'Change what is on a wash; everything else is computed from it.'),
      ...inputs.map(({ id, label, unit, value }): (Cell | null)[] => [
        { text: label },
        { text: unitText(unit) },
        { value: shown(value, unit), style: isFixed({ id }) ? 'number' : givenStyle(unit) },
        sourceCell(originOf(id)),
      ]),
      [],
      ...program.series.map(({ label, values }): (Cell | null)[] => [
        { text: label },
        { text: 'count' },
        null,
        null,
        null,
        ...Array.from(
          { length: months },
          (_, index): Cell => ({ value: values[index] ?? 0, style: 'givenCount' }),
        ),
      ]),
    ],
  }

  const lineCells = (line: Line): (Cell | null)[] => {
    const style: Style = line.unit === 'money' ? (line.isTotal ? 'totalMoney' : 'money') : line.unit
    const row: (Cell | null)[] = [
      { text: line.label, style: line.isTotal ? 'totalText' : 'text' },
      { text: unitText(line.unit) },
      null,
      null,
      line.opening
        ? {
            formula: print(line.opening, 0, line.sheet),
            value: shown(engine.at(line.id, 0), line.unit),
            style,
          }
        : null,
    ]
    for (let month = 1; month <= months; month += 1) {
      row.push({
        formula: print(line.expression, month, line.sheet),
        value: shown(engine.at(line.id, month), line.unit),
        style,
      })
    }
    if (line.id.startsWith('check-')) {
      const own = lineRow.get(line.id)
      const range = `${columnName(firstColumn)}${own}:${columnName(firstColumn + months - 1)}${own}`
      row[constantColumn] = { formula: `MAX(${range})-MIN(${range})`, value: 0, style: 'totalMoney' }
      row[noteColumn] = { text: 'Zero in all months', style: 'note' }
    }
    return row
  }
  const constantCells = program.constants.map(({ id, label, unit, expression }): (Cell | null)[] => [
    { text: label },
    { text: unitText(unit) },
    {
      formula: print(expression, 0, 'workings'),
      value: shown(engine.inputs[engine.inputIndex.get(id) ?? 0] ?? 0, unit),
      style: unit === 'share' ? 'share' : unit === 'money' ? 'money' : 'number',
    },
  ])
  /** Whether the sheet has figures for each month. */
  const isWide = (sheet: Sheet) => sheet === 'workings' || sheet === 'checks'
  const computedSheets = computed.map(
    (sheet): SheetData => ({
      name: sheetNames[sheet],
      ...(isWide(sheet) ? layout : statement),
      rows: [
        ...header(
          sheetNames[sheet].toLowerCase(),
          `In ${model.currency}. Every figure is a formula.`,
          isWide(sheet),
        ),
        ...(sheet === 'workings' ? [...constantCells, []] : []),
        ...linesOf(program, sheet).map(lineCells),
      ],
    }),
  )
  // The workbook opens on the summary, because readers want it first.
  return [yearSheet(), inputSheet, ...computedSheets]

  function yearSheet(): SheetData {
    const years = months / 12
    const rows = (['income', 'cash', 'balance'] as const).flatMap((sheet): (Cell | null)[][] => [
      [{ text: sheetNames[sheet], style: 'heading' }],
      ...linesOf(program, sheet).map((line): (Cell | null)[] => [
        { text: line.label, style: line.isTotal ? 'totalText' : 'text' },
        { text: unitText(line.unit) },
        ...Array.from({ length: years }, (_, year): Cell => {
          const place = (month: number) => `${columnName(firstColumn + month)}${lineRow.get(line.id)}`
          const name = quoted(sheetNames[sheet])
          const [first, last] = [year * 12, year * 12 + 11]
          const part = engine.row(line.id).subarray(first, last + 1)
          const value = line.kind === 'stock' ? (part.at(-1) ?? 0) : part.reduce((sum, each) => sum + each, 0)
          return {
            formula:
              line.kind === 'stock'
                ? `${name}!${place(last)}`
                : `SUM(${name}!${place(first)}:${place(last)})`,
            value: shown(value, line.unit),
            style: line.isTotal ? 'totalMoney' : 'money',
          }
        }),
      ]),
      [],
    ])
    return {
      name: sheetNames.years,
      widths: [labelWidth, 9, ...Array(years).fill(16)],
      frozen: { columns: 2, rows: 4 },
      rows: [
        [{ text: `${title}: summary by year`, style: 'title' }],
        [{ text: `In ${model.currency}. Of a balance the last month counts.`, style: 'note' }],
        [],
        [
          { text: 'Line', style: 'heading' },
          { text: 'Unit', style: 'heading' },
          ...Array.from(
            { length: years },
            (_, year): Cell => ({ text: `Year ${year + 1}`, style: 'headingRight' }),
          ),
        ],
        ...rows,
      ],
    }
  }
}

function givenStyle(unit: string): Style {
  if (unit === 'money') return 'givenMoney'
  if (unit === 'share') return 'givenShare'
  return unit === 'count' ? 'givenCount' : 'givenNumber'
}

/** The width of the column of sources. */
const sourceWidth = 26

/**
 * A short source must be on the same line as its figure in every program, so only a longer source gets line breaks.
 */
function sourceCell(text: string): Cell {
  const whole = { text, style: 'wholeNote' } as const
  return brokenLines(whole, sourceWidth) > 1 ? whole : { text, style: 'note' }
}

function defaultOrigin(origin: Origin | undefined): string {
  if (!origin || origin.kind === 'guess') return 'Guess'
  return origin.kind === 'fact' ? 'Fact' : origin.source
}

/** The monthly statements as CSV. Text that looks like a formula is escaped, so that no program runs it. */
export function forecastCsv({ model, program, engine }: Forecast): string {
  const scale = 10 ** program.decimals
  const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
  const heads = [
    'Statement',
    'Line',
    ...Array.from({ length: model.months }, (_, index) => monthAfter(model.start, index)),
  ]
  const rows = (['income', 'cash', 'balance'] as const).flatMap(sheet =>
    linesOf(program, sheet).map(line =>
      [
        cell(sheetNames[sheet]),
        cell(line.label),
        ...Array.from(engine.row(line.id), value => (value / scale).toFixed(program.decimals)),
      ].join(','),
    ),
  )
  return `\uFEFF${[heads.map(cell).join(','), ...rows].join('\r\n')}\r\n`
}
