// Some models think aloud between <think> and </think>. A founder reads none of it, however the pieces are cut.

const opening = '<think>'
export const thoughtsEnd = '</think>'

/** The length of the longest end of `text` that could become `tag`. */
function heldBack(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length--)
    if (tag.startsWith(text.slice(-length))) return length
  return 0
}

/** Give it the pieces in order; it gives back what is meant for the reader. */
export function withoutThoughts(beginsInside: boolean) {
  let isInside = beginsInside
  let open = ''
  /** Taken for a thought, though no end of one has come. */
  let doubtful: string | null = beginsInside ? '' : null
  return {
    take(piece: string): string {
      open += piece
      if (doubtful !== null) doubtful += piece
      let said = ''
      for (;;) {
        const tag = isInside ? thoughtsEnd : opening
        const at = open.indexOf(tag)
        if (at < 0) {
          const keep = heldBack(open, tag)
          if (!isInside) said += open.slice(0, open.length - keep)
          open = open.slice(open.length - keep)
          return said
        }
        if (!isInside) said += open.slice(0, at)
        open = open.slice(at + tag.length)
        isInside = !isInside
        doubtful = null
      }
    },
    /** What was held back and turned out to be no tag; all of a whole answer that was no thought. */
    end: (isWhole: boolean) => (isInside ? (isWhole && doubtful) || '' : open),
    get isDoubtful() {
      return doubtful !== null
    },
  }
}
