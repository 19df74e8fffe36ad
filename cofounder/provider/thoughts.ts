// Removes a model's thoughts between <think> and </think>. A tag may be split between two pieces of the stream.

const opening = '<think>'
export const thoughtsEnd = '</think>'

/** How many characters at the end of `text` could be the beginning of `tag`. */
function heldBack(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length--)
    if (tag.startsWith(text.slice(-length))) return length
  return 0
}

export function withoutThoughts(beginsInside: boolean) {
  let isInside = beginsInside
  let open = ''
  /** Text that is treated as a thought although no end tag has come yet. */
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
    /** Returns the text that was held back: it was no tag, or the whole answer was no thought. */
    end: (isWhole: boolean) => (isInside ? (isWhole && doubtful) || '' : open),
    get isDoubtful() {
      return doubtful !== null
    },
  }
}
