// What the founder reads while a model works (`doing`) and behind a step that is over (`done`), in the language of the talk.
import type { Language } from '../../venture/numbers/locale.ts'
import { type MessageKey, tell } from '../language/content.ts'

type NameIn<Prefix extends string, Key = MessageKey> = Key extends `${Prefix}.${infer Name}` ? Name : never

export type StepName = NameIn<'doing'>

export const stepText = (name: StepName, language: Language): string => tell(language, `doing.${name}`)

export const detailText = (name: NameIn<'done'>, language: Language, what: string | number = ''): string =>
  tell(language, `done.${name}`, { what: String(what) })
