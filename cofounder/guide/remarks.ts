// Weak words, named as a remark, in English only; they never touch a score.
export type Remark = { name: string; words: string; text: string }

const known: readonly { name: string; pattern: RegExp; text: (words: string) => string }[] = [
  {
    name: 'generality',
    pattern: /\b(?:everyone|everybody|anyone|anybody|all people|the whole world)\b/i,
    text: words =>
      `A remark on “${words}”: nobody can ring everyone up. The group that has it worst is easier to test.`,
  },
  {
    name: 'hypothetical',
    pattern: /\bwould (?:definitely |probably |surely |all )?(?:use|pay|buy|love|switch|want)\b/i,
    text: words => `A remark on “${words}”: that is a forecast. What somebody did last month weighs more.`,
  },
  {
    name: 'compliment',
    pattern:
      /\b(?:great|good|brilliant|amazing|cool|nice) idea\b|\b(?:loved|liked|loves|likes) (?:it|the idea)\b/i,
    text: words => `A remark on “${words}”: a compliment costs nothing. Time, a name or money does.`,
  },
]

/** Lines whose answer names the customers; elsewhere "anyone" is about something else. */
const ofCustomers = ['who', 'customer']

export function remarkOn(answer: string, topic: string): Remark | null {
  for (const { name, pattern, text } of known) {
    if (name === 'generality' && !ofCustomers.includes(topic)) continue
    const words = pattern.exec(answer)?.[0]
    if (words) return { name, words, text: text(words) }
  }
  return null
}
