// Removes the thoughts between <think> and </think>. A tag may be split between two streamed pieces.

const opening = '<think>'
export const thoughtsEnd = '</think>'

/** The length of the longest end of `text` that could be the start of `tag`. */
function heldBack(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length--)
    if (tag.startsWith(text.slice(-length))) return length
  return 0
}

/** The returned function takes the pieces in order and returns the text for the reader. */
export function withoutThoughts(beginsInside: boolean) {
  let isInside = beginsInside
  let open = ''
  /** Text that counts as a thought although its end tag has not come yet. */
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
    /** Returns held text that was no tag after all, or a whole answer that was no thought. */
    end: (isWhole: boolean) => (isInside ? (isWhole && doubtful) || '' : open),
    get isDoubtful() {
      return doubtful !== null
    },
  }
}
