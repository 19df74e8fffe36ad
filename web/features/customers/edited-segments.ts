// The segments with the names that the founder gave them, for the page and for saving.

import { escapeCell } from '../../../contracts/escape-cell.ts'
import type { Edits } from '../../../contracts/result-notes.ts'
import { wordsAt } from '../../../contracts/result-notes.ts'
import { segmentPlace } from '../../../contracts/result-places.ts'
import type { CustomerSegment, CustomerSegmentsResult } from '../../../contracts/results/customer-segments.ts'

export { segmentPlace }

export function editedSegments({ segments }: CustomerSegmentsResult, edits: Edits): CustomerSegment[] {
  return segments.map(segment => ({ ...segment, name: wordsAt(edits, segmentPlace(segment), segment.name) }))
}

/**
 * Replaces the segments' names in headings and in the first cell of table rows. Sentences and quotes stay the
 * same.
 */
export function textWithNames(text: string, result: CustomerSegmentsResult, edits: Edits): string {
  const names = editedSegments(result, edits).flatMap(({ name }, index) => {
    const written = result.segments[index]?.name ?? name
    return name === written ? [] : [{ written: escapeCell(written), name: escapeCell(name) }]
  })
  return text
    .split('\n')
    .map(line => {
      const found = names.find(({ written }) => isNamedIn(line, written))
      return found ? line.replace(found.written, () => found.name) : line
    })
    .join('\n')
}

const isNamedIn = (line: string, name: string) =>
  (line.startsWith('#') && line.includes(name)) || line.startsWith(`| **${name}** |`)
