// The messages and formats of five languages, for tests.
import { IntlMessageFormat } from 'intl-messageformat'
import de from '../../content/messages/de.json' with { type: 'json' }
import en from '../../content/messages/en.json' with { type: 'json' }
import es from '../../content/messages/es.json' with { type: 'json' }
import fr from '../../content/messages/fr.json' with { type: 'json' }
import pt from '../../content/messages/pt.json' with { type: 'json' }
import type { Language } from '../numbers/locale.ts'
import { voiceOf } from './voice.ts'

const messages = { de, en, es, fr, pt }

export const voiceIn = (language: Language) =>
  voiceOf(language, (key, values) =>
    String(
      new IntlMessageFormat(messages[language][key], language, undefined, { ignoreTag: true }).format(values),
    ),
  )
