// The texts of the product: `content/messages/<language>.json`. They use ICU syntax for plurals and numbers.

import { IntlMessageFormat } from 'intl-messageformat'
import de from '../../content/messages/de.json' with { type: 'json' }
import en from '../../content/messages/en.json' with { type: 'json' }
import es from '../../content/messages/es.json' with { type: 'json' }
import fr from '../../content/messages/fr.json' with { type: 'json' }
import pt from '../../content/messages/pt.json' with { type: 'json' }
import type { InLanguages, Language } from '../../venture/numbers/locale.ts'
import type { MessageKey } from '../../venture/records/voice.ts'
import { oncePer } from './once.ts'

export type { MessageKey }

export const messages: InLanguages<Readonly<Record<MessageKey, string>>> = { de, en, es, fr, pt }

type Values = Readonly<Record<string, string | number>>

/** Parses each message only when it is first used, because an answer needs few of them. */
export function message<Given extends Values>(language: Language, pattern: string): (given: Given) => string {
  let format: IntlMessageFormat | null = null
  return given => {
    format ??= new IntlMessageFormat(pattern, language, undefined, { ignoreTag: true })
    return String(format.format(given))
  }
}

const sayingIn = oncePer((language: Language) =>
  oncePer((key: MessageKey) => message(language, messages[language][key])),
)

export const tell = (language: Language, key: MessageKey, values: Values = {}): string =>
  sayingIn(language)(key)(values)
