// Reads the bytes of a workbook and computes its formulas, independently of the code that wrote the workbook.
import { strFromU8, unzipSync } from 'fflate'

export type ReadCell = { formula: string | null; value: number | null; text: string | null }
export type ReadSheet = { name: string; cells: Map<string, ReadCell> }

const unescapeXml = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

export function readWorkbook(bytes: Uint8Array): ReadSheet[] {
  const files = unzipSync(bytes)
  const textOf = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  const names = [...textOf('xl/workbook.xml').matchAll(/<sheet name="([^"]*)"/g)].map(([, name = '']) =>
    unescapeXml(name),
  )
  const shared = [...textOf('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) =>
    unescapeXml(item.replace(/<[^>]*>/g, '')),
  )
  return names.map((name, index) => {
    const cells = new Map<string, ReadCell>()
    const xml = textOf(`xl/worksheets/sheet${index + 1}.xml`)
    for (const [, attributes = '', , inner = ''] of xml.matchAll(/<c ([^>]*?)(\/>|>(.*?)<\/c>)/gs)) {
      const place = /r="([A-Z]+\d+)"/.exec(attributes)?.[1]
      if (!place) continue
      const formula = /<f[^>]*>(.*?)<\/f>/s.exec(inner)?.[1]
      const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1]
      const isText = /t="(inlineStr|s|str)"/.exec(attributes)?.[1]
      cells.set(place, {
        formula: formula === undefined ? null : unescapeXml(formula),
        value: isText || value === undefined ? null : Number(value),
        text:
          isText === 's'
            ? (shared[Number(value)] ?? null)
            : isText
              ? unescapeXml(inner.replace(/<[^>]*>/g, ''))
              : null,
      })
    }
    return { name, cells }
  })
}

const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

const tokens =
  /\s*('[^']+'!|[A-Za-z]+!|\$?[A-Z]{1,3}\$?\d+|[A-Z]+(?=\()|\d+(?:\.\d+)?|<=|>=|<>|[-+*/<>=(),:])/gy

/** Computes every formula of a workbook, and ignores the stored values. */
export function computeWorkbook(sheets: readonly ReadSheet[]): (sheet: string, place: string) => number {
  const bySheet = new Map(sheets.map(sheet => [sheet.name, sheet.cells]))
  const done = new Map<string, number>()
  const valueAt = (sheet: string, place: string): number => {
    const key = `${sheet}!${place}`
    const known = done.get(key)
    if (known !== undefined) return known
    const cell = bySheet.get(sheet)?.get(place)
    const value = cell?.formula ? computeFormula(cell.formula, sheet, valueAt) : (cell?.value ?? 0)
    done.set(key, value)
    return value
  }
  return valueAt
}

type ValueAt = (sheet: string, place: string) => number

function computeFormula(formula: string, home: string, valueAt: ValueAt): number {
  const parts = [...formula.matchAll(tokens)].map(([, token = '']) => token)
  if (parts.join('') !== formula) throw new Error(`Cannot read ${formula}`)
  let at = 0
  const take = (...wanted: string[]): string | null => {
    const token = parts[at]
    if (token === undefined || !wanted.includes(token)) return null
    at += 1
    return token
  }
  const compared = (): number => {
    let left = sum()
    for (let sign = take('<', '<=', '=', '>=', '>'); sign; sign = take('<', '<=', '=', '>=', '>')) {
      const right = sum()
      const holds = {
        '<': left < right,
        '<=': left <= right,
        '=': left === right,
        '>=': left >= right,
        '>': left > right,
      }
      left = holds[sign as keyof typeof holds] ? 1 : 0
    }
    return left
  }
  const sum = (): number => {
    let left = product()
    for (let sign = take('+', '-'); sign; sign = take('+', '-'))
      left = sign === '+' ? left + product() : left - product()
    return left
  }
  const product = (): number => {
    let left = term()
    for (let sign = take('*', '/'); sign; sign = take('*', '/'))
      left = sign === '*' ? left * term() : left / term()
    return left
  }
  const term = (): number => {
    const token = parts[at]
    if (token === undefined) throw new Error(`Ends too soon: ${formula}`)
    at += 1
    if (token === '(') {
      const inner = compared()
      at += 1
      return inner
    }
    if (parts[at] === '(') return call(token)
    if (/^\d/.test(token)) return Number(token)
    const [only] = reference(token)
    return only ?? 0
  }
  const reference = (first: string): number[] => {
    let sheet = home
    let from = first
    if (first.endsWith('!')) {
      sheet = first.slice(0, -1).replaceAll("'", '')
      from = parts[at++] ?? ''
    }
    const places = [from]
    if (take(':')) places.push(parts[at++] ?? '')
    const [begin = '', end = begin] = places.map(place => place.replaceAll('$', ''))
    const row = Number(/\d+/.exec(begin)?.[0])
    const [low, high] = [begin, end].map(place => columnNumber(/[A-Z]+/.exec(place)?.[0] ?? 'A')) as [
      number,
      number,
    ]
    return Array.from({ length: high - low + 1 }, (_, index) =>
      valueAt(sheet, `${lettersOf(low + index)}${row}`),
    )
  }
  const call = (name: string): number => {
    at += 1
    const given: number[][] = []
    while (parts[at] !== ')') {
      const token = parts[at] ?? ''
      const isRange = parts[at + (token.endsWith('!') ? 2 : 1)] === ':'
      if (isRange) at += 1
      given.push(isRange ? reference(token) : [compared()])
      take(',')
    }
    at += 1
    const all = given.flat()
    const [first = 0, second = 0, third = 0] = all
    switch (name) {
      case 'SUM':
        return all.reduce((total, value) => total + value, 0)
      case 'MIN':
        return Math.min(...all)
      case 'MAX':
        return Math.max(...all)
      case 'IF':
        return first === 0 ? third : second
      case 'POWER':
        return first ** second
      case 'ROUND': {
        const size = 10 ** second
        // Rounds as a spreadsheet does: a value that is a half in its first fifteen digits counts as a half.
        return (Math.sign(first) * Math.round(Number((Math.abs(first) * size).toPrecision(15)))) / size
      }
      default:
        throw new Error(`No function is called ${name}.`)
    }
  }
  return compared()
}

function lettersOf(column: number): string {
  const rest = (column - 1) % 26
  const letter = String.fromCharCode(65 + rest)
  return column <= 26 ? letter : lettersOf((column - 1 - rest) / 26) + letter
}
