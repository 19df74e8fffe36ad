// What the three saved outputs hold for segments: the founder's words, their facts, and where each was said.
import type { SegmentSource } from '../../../contracts/results/customer-segments.ts'
import { marketResearchResult } from '../../../contracts/results/market-research.ts'
import type { Sizing } from '../../../contracts/sizing.ts'
import { readSource, type SourceData } from '../../../contracts/sources.ts'
import { type Reading, readText } from '../../language/reading.ts'

export type SavedWork = {
  name: SegmentSource
  /** The founder's own words in it; a finished text of ours is not theirs. */
  words: string
  readings: Reading[]
  /** The sizes of a saved research, with whatever the founder edited on the page. */
  sizing: Sizing | null
}

const readCharacters = 12_000

/** Our own reports open with a heading; their numbers are ours, so only the title and summary are read. */
function ownReport(text: string): string | null {
  const match = /^# (?:Market research|Customer segments): (.+)$/m.exec(text)
  return match ? (match[1] ?? '') : null
}

function sizingIn(data: SourceData): Sizing | null {
  if (!data || typeof data !== 'object' || Array.isArray(data)) return null
  const saved = marketResearchResult.safeParse(data.metadata?.result)
  return saved.success ? saved.data.sizing : null
}

export function readSaved(name: SegmentSource, data: SourceData): SavedWork | null {
  const source = readSource(data)
  if (!source) return null
  const said = source.founder.join('\n').trim()
  const words = (said || (ownReport(source.text) ?? source.text)).slice(0, readCharacters)
  const readings = readText(words).filter(({ signals }) => !signals.instruction)
  return { name, words: readings.map(({ text }) => text).join('\n'), readings, sizing: sizingIn(data) }
}
