// What came out of the helpers' saved results: one line of each, and how it ends.
import { outputLabels } from '../../contracts/output-types.ts'
import type { Concluded, Memory } from '../../venture/facts/memory.ts'
import { withoutNotes } from './notes.ts'

const mostOfHead = 200
const mostOfPart = 160
const most = 2000

const short = (text: string, length: number) => {
  const line = withoutNotes(text).replace(/\s+/g, ' ').trim()
  return line.length > length ? `${line.slice(0, length - 1).trimEnd()}…` : line
}

function lineOf({ type, day, head, closing }: Concluded): string {
  const part = (name: string, text: string) => (text ? `${name}: ${short(text, mostOfPart)}` : '')
  const parts = closing
    ? [
        part(`sure (${closing.confidence.level})`, closing.confidence.reason),
        part('against it', closing.counterArgument),
        part('to test first', closing.testFirst),
        part('next', closing.nextActions.map(({ day: on, action }) => `${on} ${action}`).join('; ')),
      ]
    : []
  const about = [short(head ?? '', mostOfHead), ...parts].filter(Boolean).join(' | ')
  return about ? `${outputLabels[type]}, ${day}: ${about}` : ''
}

/** Of each helper the latest. Cut at whole lines. */
export function tellConcluded({ concluded = [] }: Memory): string {
  const latest = concluded.filter(
    ({ type }, at) => type !== 'apple-ai-chat' && concluded.findIndex(one => one.type === type) === at,
  )
  let room = most
  return latest
    .map(lineOf)
    .filter(line => {
      room -= line.length + 1
      return line && room >= 0
    })
    .join('\n')
}
