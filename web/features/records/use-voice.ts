// The texts of questions, fields and buttons in the founder's language. They are loaded when they are first
// needed.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { IntlMessageFormat } from 'intl-messageformat'
import { figuresLocale, type Language, languageOf, languages } from '../../../venture/numbers/locale.ts'
import { type MessageKey, type Say, type Voice, voiceOf } from '../../../venture/records/voice.ts'
import { memberSettingsQuery } from '../../entities/member-settings.ts'
import { loaded } from '../../lib/errors.ts'
import { founderLocale } from '../../lib/locale.ts'
import { useUser } from '../../lib/user.ts'

type Messages = Readonly<Record<MessageKey, string>>

const sources: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('../../../content/messages/en.json', { with: { type: 'json' } }),
  de: () => import('../../../content/messages/de.json', { with: { type: 'json' } }),
  es: () => import('../../../content/messages/es.json', { with: { type: 'json' } }),
  fr: () => import('../../../content/messages/fr.json', { with: { type: 'json' } }),
  pt: () => import('../../../content/messages/pt.json', { with: { type: 'json' } }),
}

const messagesQuery = (language: Language | null) =>
  queryOptions({
    queryKey: ['words', language],
    queryFn: async (): Promise<Messages> => (await loaded(sources[language ?? 'en']())).default,
    enabled: language !== null,
    staleTime: Number.POSITIVE_INFINITY,
    select: messages => speak(language ?? 'en', messages),
    meta: { silent: true },
  })

const voices = new WeakMap<Messages, Voice>()

/** Returns the same object for the same language, so that components are not rendered again. */
function speak(language: Language, messages: Messages): Voice {
  const known = voices.get(messages)
  if (known) return known
  const formats = new Map<MessageKey, IntlMessageFormat>()
  const say: Say = (key, values) => {
    const format =
      formats.get(key) ?? new IntlMessageFormat(messages[key], language, undefined, { ignoreTag: true })
    formats.set(key, format)
    return String(format.format(values))
  }
  const voice = voiceOf(language, say, figuresLocale(language, { locale: founderLocale() }))
  voices.set(messages, voice)
  return voice
}

/**
 * Returns the texts in the member's chosen language, or otherwise in the browser's language. Null until they are
 * loaded.
 */
export function useVoice(): Voice | null {
  const { data: settings, isPending } = useQuery(memberSettingsQuery(useUser().id))
  const chosen = languages.find(language => language === settings?.language)
  const language = isPending ? null : (chosen ?? languageOf(founderLocale()))
  return useQuery(messagesQuery(language)).data ?? null
}
