// Writes a workbook from sheets of cells and returns its bytes. Cells hold texts, numbers, or formulas with
// their values.
import { strToU8, zipSync } from 'fflate'

export const styles = [
  'text',
  'heading',
  'title',
  'money',
  'count',
  'share',
  'number',
  'givenMoney',
  'givenCount',
  'givenShare',
  'givenNumber',
  'totalText',
  'totalMoney',
  'note',
  'headingRight',
  'headingNote',
  'wholeNote',
] as const
export type Style = (typeof styles)[number]

export type Cell =
  | { text: string; style?: Style }
  | { value: number; style: Style }
  | { formula: string; value: number; style: Style }
export type SheetData = {
  name: string
  widths: readonly number[]
  rows: (Cell | null)[][]
  frozen: { columns: number; rows: number }
  /** The number of columns that are printed. Without it, all columns are printed. */
  printed?: number
  /** The number of pages beside each other when printed. Each page repeats the first column. */
  pages?: number
}

type WorkbookOptions = { decimals: number; hasValues?: boolean }

/**
 * `hasValues: false` writes formulas without their results. The program that opens the file must then calculate
 * them.
 */
export function writeWorkbook(
  sheets: readonly SheetData[],
  { decimals, hasValues = true }: WorkbookOptions,
): Uint8Array {
  const names = sheets.map((_, index) => `sheet${index + 1}.xml`)
  const files: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${names.map(name => `<Override PartName="/xl/worksheets/${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packageNames}"><Relationship Id="rId1" Type="${officeNames}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${sheetNames}" xmlns:r="${officeNames}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>${sheets.map(({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets>${printNames(sheets)}<calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packageNames}">${names.map((name, index) => `<Relationship Id="rId${index + 1}" Type="${officeNames}/worksheet" Target="worksheets/${name}"/>`).join('')}<Relationship Id="rId${names.length + 1}" Type="${officeNames}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': writeStyles(decimals),
  }
  sheets.forEach((sheet, index) => {
    files[`xl/worksheets/${names[index]}`] = writeSheet(sheet, hasValues, index === 0)
  })
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])), {
    level: 6,
  })
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const sheetNames = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const officeNames = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageNames = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** The letters of a column. Column 0 is "A". */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

// Prints in landscape, as many pages long as needed.
const pageFit = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>'
const pageSetup = (wide: number) =>
  `<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="${wide}" fitToHeight="0"/><headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>`

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// XML forbids these characters.
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const escapeXml = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, sign => marks[sign] as string)

/** Sets the print area and repeats the head of each sheet on all of its pages. */
function printNames(sheets: readonly SheetData[]): string {
  const names = sheets.flatMap(({ name, frozen, printed, pages = 1, rows }, index) => {
    const sheet = escapeXml(`'${name.replaceAll("'", "''")}'`)
    const named = (what: string, range: string) =>
      `<definedName name="_xlnm.${what}" localSheetId="${index}">${sheet}!${range}</definedName>`
    return [
      ...(printed ? [named('Print_Area', `$A$1:$${columnName(printed - 1)}$${rows.length}`)] : []),
      named('Print_Titles', `${pages > 1 ? `$A:$A,${sheet}!` : ''}$1:$${frozen.rows}`),
    ]
  })
  return `<definedNames>${names.join('')}</definedNames>`
}

function writeSheet(
  { rows, widths, frozen, pages = 1 }: SheetData,
  hasValues: boolean,
  isFirst: boolean,
): string {
  const corner = `${columnName(frozen.columns)}${frozen.rows + 1}`
  const columns = widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('')
  const body = rows
    .map((row, index) => {
      const cells = row
        .map((cell, column) => (cell ? writeCell(cell, `${columnName(column)}${index + 1}`, hasValues) : ''))
        .join('')
      const lines = Math.max(1, ...row.map((cell, column) => brokenLines(cell, widths[column] ?? 0)))
      const high = lines > 1 ? ` ht="${lines * lineHeight}" customHeight="1"` : ''
      return cells && `<row r="${index + 1}"${high}>${cells}</row>`
    })
    .join('')
  return `${head}<worksheet xmlns="${sheetNames}">${pageFit}<sheetViews><sheetView workbookViewId="0" showGridLines="0"${isFirst ? ' tabSelected="1"' : ''}><pane xSplit="${frozen.columns}" ySplit="${frozen.rows}" topLeftCell="${corner}" activePane="bottomRight" state="frozen"/></sheetView></sheetViews><cols>${columns}</cols><sheetData>${body}</sheetData>${pageSetup(pages)}</worksheet>`
}

/**
 * The height of a line in points. The code sets the row heights, because programs do not enlarge a row for text
 * with several lines.
 */
const lineHeight = 15

/**
 * The number of lines of a text with line breaks in its column. The estimate is high, because some lines end early.
 */
export const brokenLines = (cell: Cell | null, width: number): number =>
  cell?.style === 'wholeNote' && 'text' in cell ? Math.ceil((cell.text.length * 1.25) / width) : 1

function writeCell(cell: Cell, place: string, hasValues: boolean): string {
  const style = styles.indexOf(cell.style ?? 'text')
  if ('text' in cell) {
    return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell.text)}</t></is></c>`
  }
  const value = hasValues || !('formula' in cell) ? `<v>${cell.value}</v>` : ''
  const formula = 'formula' in cell ? `<f>${escapeXml(cell.formula)}</f>` : ''
  return `<c r="${place}" s="${style}">${formula}${value}</c>`
}

const sides: Partial<Record<Style, string>> = {
  // Right-to-left names are also aligned left, because they are in the first column.
  title: 'horizontal="left" readingOrder="1"',
  text: 'horizontal="left"',
  totalText: 'horizontal="left"',
  headingRight: 'horizontal="right"',
  // The indent separates the note from the figure before it.
  note: 'horizontal="left" indent="1"',
  headingNote: 'horizontal="left" indent="1"',
  // A long source is printed completely, on several lines.
  wholeNote: 'horizontal="left" wrapText="1" indent="1"',
}

/**
 * The styles follow the conventions of financial models: inputs are blue on a coloured background, totals are bold.
 */
function writeStyles(decimals: number): string {
  const digits = `#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`
  const money = `${digits};[Red]-${digits};–`
  const formats = { money: 164, count: 165, share: 166 }
  // The format requires this order: bold, italic, size, colour, name.
  const fonts = [
    '<sz val="11"/>',
    '<b/><sz val="11"/>',
    '<b/><sz val="16"/>',
    '<sz val="11"/><color rgb="FF1F4E9D"/>',
    '<i/><sz val="11"/><color rgb="FF6B6B6B"/>',
  ]
  const of: Record<Style, [format: number, font: number, fill: number]> = {
    text: [0, 0, 0],
    heading: [0, 1, 0],
    title: [0, 2, 0],
    money: [formats.money, 0, 0],
    count: [formats.count, 0, 0],
    share: [formats.share, 0, 0],
    number: [0, 0, 0],
    givenMoney: [formats.money, 3, 2],
    givenCount: [formats.count, 3, 2],
    givenShare: [formats.share, 3, 2],
    givenNumber: [0, 3, 2],
    totalText: [0, 1, 0],
    totalMoney: [formats.money, 1, 0],
    note: [0, 4, 0],
    headingRight: [0, 1, 0],
    headingNote: [0, 1, 0],
    wholeNote: [0, 4, 0],
  }
  return `${head}<styleSheet xmlns="${sheetNames}"><numFmts count="3"><numFmt numFmtId="${formats.money}" formatCode="${money}"/><numFmt numFmtId="${formats.count}" formatCode="#,##0.0"/><numFmt numFmtId="${formats.share}" formatCode="0.0%"/></numFmts><fonts count="${fonts.length}">${fonts.map(font => `<font>${font}<name val="Calibri"/></font>`).join('')}</fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFF6E5"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${styles.length}">${styles.map(style => `<xf numFmtId="${of[style][0]}" fontId="${of[style][1]}" fillId="${of[style][2]}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"${sides[style] ? ` applyAlignment="1"><alignment ${sides[style]}/></xf>` : '/>'}`).join('')}</cellXfs></styleSheet>`
}
