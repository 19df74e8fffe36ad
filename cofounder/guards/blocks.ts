// The blocks of data in a prompt and the names by which an answer can call them, down to single lines: a line says what
// its figures are of, a whole block has many.

/** Static, in every prompt whose words a founder reads. */
export const sourceRule =
  'Sources have names: F1 is a fact, S1 a line, d1 a block of data. Put the name in square brackets behind each figure and claim that rests on it, before the full stop: "49 a month [F1]"; a line rather than its block; behind a computed figure its sum in plain numbers with a decimal point, then the names: "57,000 goats a year [= 3420 / 0.06 F2 S3]"; behind your own proposal or estimate [own]. The product checks each and takes the brackets out; the rest is shown as your own view.'

/** By the names they have in a prompt. */
export type Sources = ReadonlyMap<string, string>

const fenced =
  /<founder_data label="(?<name>[a-z]\d+) (?<label>[^"]*)">\n(?<text>[\s\S]*?)\n<\/founder_data>/g
const begun = /<founder_data label="(?:d\d+ )?(?<label>[^"]*)">\n(?<text>[\s\S]*?)\n<\/founder_data>/g
/** "F2 and F1 disagree" is not F2. */
const namedLine = /^(?<name>[FOPS]\d+)(?=[ :])(?! and F\d).*$/gm

/** Nobody wrote them line by line: a talk, a page, a name. */
const isWhole = (label: string): boolean =>
  /^(?:founder|answer|idea|page|question|project|venture|summary|earlier|planned|section|for|lines)\b/.test(
    label,
  )

/** Each block of data with its name, and each line with a figure that has none, however often it is put together. */
export function withNames(prompt: string): string {
  let [blocks, lines] = [0, 0]
  const nameLine = (line: string) => {
    const bare = line.replace(/^S\d+ /, '')
    return /\d/.test(bare) && !/^[FOP]\d+[ :]/.test(bare) ? `S${++lines} ${bare}` : bare
  }
  return prompt.replace(begun, (_block, label: string, text: string) => {
    const named = isWhole(label) ? text : text.split('\n').map(nameLine).join('\n')
    return `<founder_data label="d${++blocks} ${label}">\n${named}\n</founder_data>`
  })
}

/** The model wrote these itself: what it cites from them would vouch for itself. */
const ownBlocks: readonly string[] = ['written already', 'disagreements seen in the last answer', 'summary']

type Block = { name: string; label: string; text: string; lines: (readonly [name: string, text: string])[] }

const blocksIn = (prompt: string): Block[] =>
  [...prompt.matchAll(fenced)].map(({ groups: { name = '', label = '', text = '' } = {} }) => ({
    ...{ name, label, text },
    lines: [...text.matchAll(namedLine)].map(
      ([line, id]) => [(id ?? '').toLowerCase(), line.replace(/^S\d+ /, '')] as const,
    ),
  }))

/** The blocks of a prompt and the named lines in them. */
export function sourcesIn(prompt: string): Map<string, string> {
  const sources = new Map<string, string>()
  for (const { name, label, text, lines } of blocksIn(prompt)) {
    if (ownBlocks.includes(label)) continue
    sources.set(name, text.replace(/^S\d+ /gm, ''))
    for (const [id, line] of lines) if (!sources.has(id)) sources.set(id, line)
  }
  return sources
}

/** What the blocks of a prompt are called, by their names and those of their lines. */
export const labelsIn = (prompt: string): Map<string, string> =>
  new Map(
    blocksIn(prompt).flatMap(({ name, label, lines }) =>
      [name, ...lines.map(([id]) => id)].map(id => [id, label]),
    ),
  )
