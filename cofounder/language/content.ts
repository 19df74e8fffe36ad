// The product's words as data: `content/messages/<language>.json`, in ICU's syntax.
import de from '../../content/messages/de.json' with { type: 'json' }
import en from '../../content/messages/en.json' with { type: 'json' }
import es from '../../content/messages/es.json' with { type: 'json' }
import fr from '../../content/messages/fr.json' with { type: 'json' }
import pt from '../../content/messages/pt.json' with { type: 'json' }
import type { MessageKey } from '../../venture/records/voice.ts'
import { message } from './message.ts'
import type { InLanguages, Language } from './recognise.ts'

export type { MessageKey }

export const messages: InLanguages<Readonly<Record<MessageKey, string>>> = { de, en, es, fr, pt }

const said = new Map<string, ReturnType<typeof message>>()

export function tell(
  language: Language,
  key: MessageKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const name = `${language}:${key}`
  const say = said.get(name) ?? message(language, messages[language][key])
  said.set(name, say)
  return say(values)
}
