// The formatting buttons of a text box. A button adds marks around the selection or at the start of its lines.
export type Chosen = { text: string; from: number; to: number }
export type Mark = 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers' | 'quote'

const around: Partial<Record<Mark, string>> = { bold: '**', italic: '*' }
const before: Partial<Record<Mark, (index: number) => string>> = {
  heading: () => '### ',
  bullets: () => '- ',
  numbers: index => `${index + 1}. `,
  quote: () => '> ',
}
const anySign = /^(#{1,6} |- |\d+\. |> )/

/** Adds the mark. If the selection already has the mark, removes it. */
export function formatMarkdown({ text, from, to }: Chosen, mark: Mark): Chosen {
  const sign = around[mark]
  if (sign) return wrap({ text, from, to }, sign)
  const signOf = before[mark] ?? (() => '')
  const start = text.lastIndexOf('\n', from - 1) + 1
  const found = text.indexOf('\n', to)
  const end = found < 0 ? text.length : found
  const lines = text.slice(start, end).split('\n')
  const isThere = lines.every((line, index) => line.startsWith(signOf(index)))
  const made = lines
    .map((line, index) => (isThere ? '' : signOf(index)) + line.replace(anySign, ''))
    .join('\n')
  return { text: text.slice(0, start) + made + text.slice(end), from: start, to: start + made.length }
}

function wrap({ text, from, to }: Chosen, sign: string): Chosen {
  const { length } = sign
  const isThere = text.slice(from - length, from) === sign && text.slice(to, to + length) === sign
  if (isThere)
    return {
      text: text.slice(0, from - length) + text.slice(from, to) + text.slice(to + length),
      from: from - length,
      to: to - length,
    }
  return {
    text: text.slice(0, from) + sign + text.slice(from, to) + sign + text.slice(to),
    from: from + length,
    to: to + length,
  }
}

/** Inserts the name of a figure at the cursor. The name of a table gets its own paragraph. */
export function insertName({ text, from, to }: Chosen, name: string, isTable: boolean): Chosen {
  const made = isTable ? `\n\n{${name}}\n\n` : `{${name}}`
  const at = from + made.length
  return { text: text.slice(0, from) + made + text.slice(to), from: at, to: at }
}
