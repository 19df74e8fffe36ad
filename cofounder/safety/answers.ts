// The texts that the trip-wire answers with, and how they are recognised later.
import { type InLanguages, languages } from '../../venture/numbers/locale.ts'
import type { Strength } from './distress.ts'
import { freshQuestions } from './fresh.ts'
import type { Category } from './unlawful.ts'
import { inEach } from './words.ts'

export const distressAnswers: InLanguages<Record<Strength, string>> = inEach(({ distress }) => distress)

/** Recognised later by exact comparison. */
export const permissionQuestion = inEach(({ permission }) => permission)

/** Names the unlawful trade plainly, and a lawful alternative. */
export const unlawfulAnswers: InLanguages<(category: Category) => string> = inEach(
  ({ unlawful, permission, trades }) =>
    (category: Category) => {
      const values: Record<string, string> = { ...trades[category], permission }
      return unlawful.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    },
)

/** Whether this message of ours is an alarm of that kind. */
export function isAlarm(content: string, kind: 'distress' | 'unlawful'): boolean {
  return languages.some(language =>
    kind === 'unlawful'
      ? content.includes(permissionQuestion[language]) || content.includes(freshQuestions[language])
      : Object.values(distressAnswers[language]).some(text => content.includes(lastLine(text))),
  )
}

const lastLine = (text: string) => text.slice(text.lastIndexOf('\n') + 1)
