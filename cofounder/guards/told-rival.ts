// Decides whether the founder named a rival that a model lists. Articles, case and endings are ignored.
import type { Memory } from '../../venture/facts/memory.ts'
import type { Ground } from './ground.ts'
import { isAlike, plain, wordsOf } from './words.ts'

/** The memory has the name, or the founder said it, at least before a description ("Adriana, a private teacher"). */
export function isToldRival(name: string, ground: Ground, subjects: readonly string[] = []): boolean {
  const [head = ''] = name.split(/\s*[,(:;]|\s[–—-]\s/)
  const isKnown = (subject: string) => !!plain(subject) && ` ${plain(name)} `.includes(` ${plain(subject)} `)
  return isTold(name, ground) || (head !== name && isTold(head, ground)) || subjects.some(isKnown)
}

/** The names of the rivals in the memory. */
export const rivalsIn = (memory: Memory | null | undefined): string[] =>
  memory?.facts.flatMap(({ topic, subject }) => (topic === 'rival' && subject ? [subject] : [])) ?? []

function isTold(name: string, { said }: Ground): boolean {
  const words = wordsOf(name)
  if (!words.length) return false
  const small = new Set((name.match(/(?<=\s)\p{Ll}[\p{L}\p{N}]*/gu) ?? []).map(plain))
  return said.some(text => {
    const heard = wordsOf(text)
    const [one, ...more] = words.filter(word => !heard.some(other => isAlike(word, other)))
    // One more short word beside two known words is the same rival: "the rented Yamaha keyboard".
    return one === undefined || (!more.length && words.length > 2 && small.has(one))
  })
}
