// Prints the saved results of the helpers for a prompt: one line per result, with its outcome.
import { outputLabels } from '../../contracts/output-types.ts'
import type { Concluded, Memory } from '../../venture/facts/memory.ts'
import { withoutNotes } from './notes.ts'
import { shortened } from './own-view.ts'

const mostOfHead = 200
const roomOfLabel = 45
const mostOfPart = 160

const short = (text: string, length: number) =>
  shortened(withoutNotes(text).replace(/\s+/g, ' ').trim(), length)

/** The parts of a result, the most important one first. The outcome is the most important part. */
function partsOf({ type, day, head, closing }: Concluded, share: number): string[] {
  const part = (name: string, text: string) => text && `${name}: ${short(text, mostOfPart)}`
  const about = short(head ?? '', Math.min(mostOfHead, share - roomOfLabel))
  const rest = closing
    ? [
        part(`sure (${closing.confidence.level})`, closing.confidence.reason),
        part('against it', closing.counterArgument),
        part('to test first', closing.testFirst),
        part('next', closing.nextActions.map(({ day: on, action }) => `${on} ${action}`).join('; ')),
      ].filter(Boolean)
    : []
  return about || rest.length > 0 ? [`${outputLabels[type]}, ${day}: ${about}`, ...rest] : []
}

const isVerdict = ({ type }: Concluded) => type === 'problem_validation'

/**
 * The latest result of each helper, the verdict first. If there is little room, only the first parts of each result
 * are printed.
 */
export function tellConcluded({ concluded = [] }: Memory, most = 2000): string {
  const latest = concluded
    .filter(
      ({ type }, at) => type !== 'apple-ai-chat' && concluded.findIndex(one => one.type === type) === at,
    )
    .toSorted((one, other) => Number(isVerdict(other)) - Number(isVerdict(one)))
    .map((one, _at, all) => partsOf(one, Math.floor(most / all.length)))
    .filter(parts => parts.length > 0)
  let room = most
  const kept = latest.map((): string[] => [])
  for (let at = 0; at < Math.max(0, ...latest.map(parts => parts.length)); at++)
    for (const [index, parts] of latest.entries()) {
      const text = parts[at]
      if (!text || text.length + 3 > room) continue
      room -= text.length + 3
      kept[index]?.push(text)
    }
  return kept.map(parts => parts.join(' | ')).join('\n')
}
