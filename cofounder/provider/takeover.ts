// The text that the founder reads if a model failed and the playbook answers: what happened, and what to do.
import type { Language } from '../../venture/numbers/locale.ts'
import { joined } from '../language/markdown.ts'
import { voiceIn } from '../language/voice.ts'
import { type ModelError, meanings } from './model-error.ts'
import type { ModelSettings } from './settings.ts'

const whoseOf = ({ keyOwner }: ModelSettings) => (keyOwner ? 'own' : 'site')

export function takeoverNotice(
  { code, retryAt, status }: ModelError,
  settings: ModelSettings,
  { hasBegun, language }: { hasBegun: boolean; language: Language },
): string {
  const { say } = voiceIn(language)
  if (retryAt !== null) {
    const seconds = Math.max(1, Math.ceil((retryAt - Date.now()) / 1000))
    return say('takeover.pause', { seconds, minutes: seconds < 60 ? 0 : Math.ceil(seconds / 60) })
  }
  if (hasBegun) return say('takeover.brokeoff')
  if (code === 'model_failed') return say('takeover.unusable')
  const what = meanings.get(status)
  return joined([say('takeover.silent'), what && say(`takeover.${what}`, { whose: whoseOf(settings) })])
}

export const talksOnlyNotice = (settings: ModelSettings, language: Language): string =>
  voiceIn(language).say('takeover.talks', { model: settings.model, whose: whoseOf(settings) })
