// Whether a rival a model lists is one the founder told of: by its words, whatever the article, the case or the ending.
import type { Memory } from '../../venture/facts/memory.ts'
import type { Ground } from './ground.ts'
import { isAlike, plain, wordsOf } from './words.ts'

/** By all its words, or by those before an epithet: "Adriana, a private teacher"; or by a name the memory has. */
export function isToldRival(name: string, ground: Ground, subjects: readonly string[] = []): boolean {
  const [head = ''] = name.split(/\s*[,(:;]|\s[–—-]\s/)
  const isKnown = (subject: string) => !!plain(subject) && ` ${plain(name)} `.includes(` ${plain(subject)} `)
  return isTold(name, ground) || (head !== name && isTold(head, ground)) || subjects.some(isKnown)
}

/** Whom the memory calls a rival. */
export const rivalsIn = (memory: Memory | null | undefined): string[] =>
  memory?.facts.flatMap(({ topic, subject }) => (topic === 'rival' && subject ? [subject] : [])) ?? []

function isTold(name: string, { said }: Ground): boolean {
  const words = wordsOf(name)
  if (!words.length) return false
  const small = new Set((name.match(/(?<=\s)\p{Ll}[\p{L}\p{N}]*/gu) ?? []).map(plain))
  return said.some(text => {
    const heard = wordsOf(text)
    const [one, ...more] = words.filter(word => !heard.some(other => isAlike(word, other)))
    // "The rented Yamaha keyboard": one small word beside two that were told is no other rival.
    return one === undefined || (!more.length && words.length > 2 && small.has(one))
  })
}
