// Finds the data blocks in a prompt, and the names that an answer can cite. Single lines have names too.

import { sourcedSentences } from './own-view.ts'

/**
 * This rule is the same in every prompt whose answer a founder reads. So the provider can cache the prompt up to
 * here.
 */
export const sourceRule =
  'Sources have names: F1 is a fact, S1 a line, d1 a block of data, d0 their last words. Put the name in square brackets behind each figure and claim that rests on it, before the full stop: "49 a month [F1]"; a line rather than its block; behind a computed figure its sum in plain numbers with a decimal point, then the names: "57,000 goats a year [= 3420 / 0.06 F2 S3]"; behind your own proposal or estimate [own]. The product checks each and takes the brackets out; the rest is shown as your own view.'

export type Sources = ReadonlyMap<string, string>

const fenced =
  /<founder_data label="(?<name>[a-z]\d+) (?<label>[^"]*)">\n(?<text>[\s\S]*?)\n<\/founder_data>/g
const begun = /<founder_data label="(?:d\d+ )?(?<label>[^"]*)">\n(?<text>[\s\S]*?)\n<\/founder_data>/g
/** A line that starts with a name, such as "F2". "F2 and F1 disagree" is not the line of F2. */
const namedLine = /^(?<name>[FOPS]\d+)(?=[ :])(?! and F\d).*$/gm

/** Whether a block, such as a conversation or a page, is cited only as a whole. Its lines get no names. */
const isWhole = (label: string): boolean =>
  /^(?:founder|answer|idea|page|question|project|venture|summary|earlier|planned|section|for|lines)\b/.test(
    label,
  )

/** The name of the founder's last words, which is the same in every turn. */
export const lastWords = 'd0'

/** Names each data block, and each line with a figure and no name. Running it again changes nothing. */
export function withNames(prompt: string): string {
  let [blocks, lines] = [0, 0]
  const last = [...prompt.matchAll(begun)].findLast(({ groups }) => groups?.label === 'founder')?.index
  const nameLine = (line: string) => {
    const bare = line.replace(/^S\d+ /, '')
    // If all figures of a line are our own view, the line is no evidence.
    return /\d/.test(sourcedSentences(bare)) && !/^[FOP]\d+[ :]/.test(bare) ? `S${++lines} ${bare}` : bare
  }
  return prompt.replace(begun, (_block, label: string, text: string, at: number) => {
    const hasNoLines = isWhole(label) || ownBlocks.includes(label)
    const named = hasNoLines ? text : text.split('\n').map(nameLine).join('\n')
    const name = at === last ? lastWords : `d${++blocks}`
    return `<founder_data label="${name} ${label}">\n${named}\n</founder_data>`
  })
}

/** The model wrote these blocks itself, so they are not accepted as sources. */
const ownBlocks: readonly string[] = ['written already', 'disagreements seen in the last answer', 'summary']

type Block = { name: string; label: string; text: string; lines: (readonly [name: string, text: string])[] }

const blocksIn = (prompt: string): Block[] =>
  [...prompt.matchAll(fenced)].map(({ groups: { name = '', label = '', text = '' } = {} }) => ({
    ...{ name, label, text },
    lines: [...text.matchAll(namedLine)].map(
      ([line, id]) => [(id ?? '').toLowerCase(), line.replace(/^S\d+ /, '')] as const,
    ),
  }))

export function sourcesIn(prompt: string): Map<string, string> {
  const sources = new Map<string, string>()
  for (const { name, label, text, lines } of blocksIn(prompt)) {
    if (ownBlocks.includes(label)) continue
    sources.set(name, text.replace(/^S\d+ /gm, ''))
    for (const [id, line] of lines) if (!sources.has(id)) sources.set(id, line)
  }
  return sources
}

export const labelsIn = (prompt: string): Map<string, string> =>
  new Map(
    blocksIn(prompt).flatMap(({ name, label, lines }) =>
      [name, ...lines.map(([id]) => id)].map(id => [id, label]),
    ),
  )
