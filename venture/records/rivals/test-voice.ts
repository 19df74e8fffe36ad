// The messages of all languages, for tests.
import { IntlMessageFormat } from 'intl-messageformat'
import de from '../../../content/messages/de.json' with { type: 'json' }
import en from '../../../content/messages/en.json' with { type: 'json' }
import es from '../../../content/messages/es.json' with { type: 'json' }
import fr from '../../../content/messages/fr.json' with { type: 'json' }
import pt from '../../../content/messages/pt.json' with { type: 'json' }
import type { Language } from '../../numbers/locale.ts'
import { voiceOf } from '../voice.ts'

const messages = { de, en, es, fr, pt }
/** Cached, because property tests print thousands of texts. */
const read = new Map<string, IntlMessageFormat>()
function formatOf(language: Language, key: keyof typeof en): IntlMessageFormat {
  const id = `${language} ${key}`
  const found =
    read.get(id) ?? new IntlMessageFormat(messages[language][key], language, undefined, { ignoreTag: true })
  read.set(id, found)
  return found
}
export const voiceIn = (language: Language) =>
  voiceOf(language, (key, values) => String(formatOf(language, key).format(values)))

/** Replaces non-breaking spaces with plain spaces. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')
