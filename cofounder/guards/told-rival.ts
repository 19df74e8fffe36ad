// Decides whether the founder mentioned a rival. Articles, capital letters and endings are ignored.
import type { Memory } from '../../venture/facts/memory.ts'
import type { Ground } from './ground.ts'
import { isAlike, plain, wordsOf } from './words.ts'

/**
 * Whether the founder mentioned this rival. The name without the description after it is enough ("Adriana, a
 * private teacher").
 */
export function isToldRival(name: string, ground: Ground, subjects: Iterable<string> = []): boolean {
  const [head = ''] = name.split(/\s*[,(:;]|\s[–—-]\s/)
  const isKnown = (subject: string) => !!plain(subject) && ` ${plain(name)} `.includes(` ${plain(subject)} `)
  return isTold(name, ground) || (head !== name && isTold(head, ground)) || [...subjects].some(isKnown)
}

export const rivalsIn = (memory: Memory | null | undefined): Map<string, string> =>
  new Map(
    [...(memory?.proposed ?? []), ...(memory?.facts ?? [])].flatMap(({ topic, subject, quote, text }) =>
      topic === 'rival' && subject ? [[subject, quote ?? text] as const] : [],
    ),
  )

export const toldOf = (name: string, rivals: ReadonlyMap<string, string>): string | undefined =>
  [...rivals].find(([subject]) => plain(subject) && ` ${plain(name)} `.includes(` ${plain(subject)} `))?.[1]

function isTold(name: string, { said }: Ground): boolean {
  const words = wordsOf(name)
  if (!words.length) return false
  const small = new Set((name.match(/(?<=\s)\p{Ll}[\p{L}\p{N}]*/gu) ?? []).map(plain))
  return said.some(text => {
    const heard = wordsOf(text)
    const [one, ...more] = words.filter(word => !heard.some(other => isAlike(word, other)))
    // If only one short word is new beside two known words, it is the same rival: "the rented Yamaha keyboard".
    return one === undefined || (!more.length && words.length > 2 && small.has(one))
  })
}
