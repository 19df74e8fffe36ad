// What a person hears first, and how it is known again.
import { type InLanguages, languages } from '../../venture/numbers/locale.ts'
import type { Strength } from './distress.ts'
import { freshQuestions } from './fresh.ts'
import type { Category } from './unlawful.ts'
import { inEach } from './words.ts'

export const distressAnswers: InLanguages<Record<Strength, string>> = inEach(({ distress }) => distress)

/** Found again by exact comparison. */
export const permissionQuestion = inEach(({ permission }) => permission)

/** What it is, plainly, and a lawful neighbour. */
export const unlawfulAnswers: InLanguages<(category: Category) => string> = inEach(
  ({ unlawful, permission, trades }) =>
    (category: Category) => {
      const values: Record<string, string> = { ...trades[category], permission }
      return unlawful.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    },
)

/** Was this message of ours an alarm of that kind? */
export function isAlarm(content: string, kind: 'distress' | 'unlawful'): boolean {
  return languages.some(language =>
    kind === 'unlawful'
      ? content.includes(permissionQuestion[language]) || content.includes(freshQuestions[language])
      : Object.values(distressAnswers[language]).some(text => content.includes(lastLine(text))),
  )
}

const lastLine = (text: string) => text.slice(text.lastIndexOf('\n') + 1)
