/** Splits an SQL script into statements, so that each statement can be run, recorded and found by its line. */

type ScriptStatement = { readonly text: string; readonly line: number }

export function splitStatements(script: string): ScriptStatement[] {
  const statements: ScriptStatement[] = []
  let start = 0
  let depth = 0
  for (let index = 0; index < script.length; ) {
    const skipped = endOfOpaque(script, index)
    if (skipped > index) {
      index = skipped
      continue
    }
    if (script[index] === ';' && depth === 0) {
      push(start, index)
      start = index + 1
    }
    const word = wordAt(script, index)
    // A function body in plain SQL contains semicolons between `begin atomic` and `end`. It may also contain `case …
    // end`.
    if (word === 'begin' && /^begin\s+atomic\b/i.test(script.slice(index, index + 100))) depth += 1
    else if (depth > 0 && word === 'case') depth += 1
    else if (depth > 0 && word === 'end') depth -= 1
    index += Math.max(word.length, 1)
  }
  push(start, script.length)
  return statements

  function push(from: number, to: number): void {
    const begin = skipBlank(script, from, to)
    const text = script.slice(begin, to).trimEnd()
    if (text !== '') statements.push({ text, line: lineOf(script, begin) })
  }
}

export const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length

function wordAt(script: string, index: number): string {
  if (/[\w$]/.test(script[index - 1] ?? ' ')) return ''
  return /^[a-z_][\w$]*/i.exec(script.slice(index, index + 64))?.[0].toLowerCase() ?? ''
}

/**
 * Returns the end of the comment, string, quoted name or dollar quote that begins at this index. If none begins there,
 * returns the index.
 */
function endOfOpaque(script: string, index: number): number {
  const two = script.slice(index, index + 2)
  if (two === '--') return endOr(script.indexOf('\n', index), script)
  if (two === '/*') return endOfComment(script, index)
  const character = script[index]
  if (character === '"') return endOfQuoted(script, index, '"', false)
  if (character === "'") return endOfQuoted(script, index, "'", isEscapeString(script, index))
  if (character === '$' && !/[\w$]/.test(script[index - 1] ?? ' ')) {
    const tag = /^\$([a-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$/i.exec(script.slice(index, index + 100))?.[0]
    if (tag !== undefined) {
      const end = script.indexOf(tag, index + tag.length)
      return end < 0 ? script.length : end + tag.length
    }
  }
  return index
}

const endOr = (end: number, script: string) => (end < 0 ? script.length : end)

const isEscapeString = (script: string, index: number) =>
  /e/i.test(script[index - 1] ?? '') && !/[\w$]/.test(script[index - 2] ?? ' ')

function endOfQuoted(script: string, index: number, quote: string, hasEscapes: boolean): number {
  for (let at = index + 1; at < script.length; at += 1) {
    if (hasEscapes && script[at] === '\\') at += 1
    else if (script[at] === quote && script[at + 1] === quote) at += 1
    else if (script[at] === quote) return at + 1
  }
  return script.length
}

function endOfComment(script: string, index: number): number {
  let depth = 0
  for (let at = index; at < script.length; at += 1) {
    const two = script.slice(at, at + 2)
    if (two === '/*') depth += 1
    if (two === '*/') depth -= 1
    if (two === '/*' || two === '*/') at += 1
    if (depth === 0) return at + 1
  }
  return script.length
}

/** Skips comments before a statement, so that the reported line is the line of the statement. */
function skipBlank(script: string, from: number, to: number): number {
  let index = from
  while (index < to) {
    const two = script.slice(index, index + 2)
    if (/\s/.test(script[index] ?? '')) index += 1
    else if (two === '--' || two === '/*') index = endOfOpaque(script, index)
    else break
  }
  return Math.min(index, to)
}
