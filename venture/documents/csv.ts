// Reads CSV files in all common forms (commas, semicolons, tabs, quoted line breaks, byte order mark). It
// writes cells that no spreadsheet runs as a formula.

export type CsvTable = { rows: string[][]; problem: string | null }

const marks = [',', ';', '\t', '|'] as const

/** Finds the separator: the one that occurs most often outside quotes in the first line. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>(marks.map(mark => [mark, 0]))
  let isQuoted = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break
    else if (!isQuoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ','
}

/** All rows that are not empty, with spaces around the cells removed. */
export function readCsv(file: string): CsvTable {
  const text = file.replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some(value => value !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (sign === separator) endCell()
    else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
    else if (text.charAt(at + 1) !== '\n') endRow()
  }
  endRow()
  return { rows, problem: isQuoted ? 'A quotation mark is opened and not closed.' : null }
}

/** Characters that start a formula, also in Japanese full-width form. Quotation marks before them are ignored. */
const formula = String.raw`(?=[\s"]*[=+\-@＝＋－＠])`
const beginnings = new RegExp(String.raw`(^|[;|\t\r\n])${formula}|^(?=[\t\r])`, 'g')
const apostrophes = new RegExp(String.raw`(^|[;|\t\r\n])'${formula}`, 'g')

/**
 * Puts an apostrophe before any text that a spreadsheet would run as a formula. Spreadsheets hide the apostrophe. It
 * also does this inside the text, because a program that splits at semicolons or tabs ignores our quotation marks.
 */
export const csvCell = (text: string): string => `"${text.replace(beginnings, "$1'").replaceAll('"', '""')}"`

/** Removes the apostrophes that `csvCell` added. */
export const withoutApostrophe = (text: string): string => text.replace(apostrophes, '$1')

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(row => row.map(csvCell).join(',')).join('\r\n')}\r\n`
