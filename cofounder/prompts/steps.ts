// The texts that the founder reads during (`doing`) and after (`done`) each step of a model.
import type { Language } from '../../venture/numbers/locale.ts'
import { type MessageKey, tell } from '../language/content.ts'

type NameIn<Prefix extends string, Key = MessageKey> = Key extends `${Prefix}.${infer Name}` ? Name : never

export type StepName = NameIn<'doing'>

export const stepText = (name: StepName, language: Language): string => tell(language, `doing.${name}`)

export const detailText = (name: NameIn<'done'>, language: Language, what: string | number = ''): string =>
  tell(language, `done.${name}`, { what: String(what) })
