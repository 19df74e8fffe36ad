// The items of an array inside a growing JSON text, each as soon as it is whole.
import { endOf } from './parse-object.ts'

export function itemsOf(key: string) {
  const opening = new RegExp(`"${key}"\\s*:\\s*\\[`)
  let text = ''
  let at = -1
  return {
    take(piece: string): unknown[] {
      text += piece
      if (at < 0) {
        const found = opening.exec(text)
        if (!found) return []
        at = found.index + found[0].length
      }
      const whole: unknown[] = []
      for (;;) {
        const gap = /^[\s,]*/.exec(text.slice(at))?.[0].length ?? 0
        if (text[at + gap] !== '{') return whole
        const end = endOf(text, at + gap)
        if (end < 0) return whole
        try {
          whole.push(JSON.parse(text.slice(at + gap, end)))
        } catch {
          // Not an item: the whole answer will be looked at again when it is there.
          return whole
        }
        at = end
      }
    },
    restart() {
      text = ''
      at = -1
    },
  }
}
