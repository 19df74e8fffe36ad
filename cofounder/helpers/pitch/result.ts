import type { Pitch, Pitches, PitchResult, PitchTopic } from '../../../contracts/results/pitch.ts'
import { renderClosing } from '../../closing.ts'
import { joinTurn, quoted } from '../../guide/turn.ts'
import { colon } from '../../language/colon.ts'
import type { Language } from '../../language/recognise.ts'
import { texts } from './lines.ts'

export function renderPitch({ audience, seconds, words, parts }: Pitch, language: Language): string {
  const say = texts[language]
  const lines = parts.map(({ part, text }) => `**${say.parts[part]}.** ${text}`)
  return `### ${say.audiences[audience]} · ${seconds} ${say.seconds} · ${words} ${say.words}\n\n${lines.join('\n\n')}`
}

function renderMissing(missing: { topic: PitchTopic; question: string }[], language: Language): string {
  const { labels } = texts[language]
  return missing
    .map(({ topic, question }) => `- **${labels[topic]}**${colon(language)} ${question}`)
    .join('\n')
}

export function render(result: PitchResult): string {
  if (result.kind === 'question') return joinTurn(result)
  if (result.kind === 'not-yet') {
    const { language = 'en' } = result
    const [lead, nothing, next] = texts[language].notYet
    const have = result.have.map(
      it => `- ${texts[language].labels[it.topic]}${colon(language)} ${quoted(it.quote, language)}`,
    )
    return [
      lead,
      have.length ? have.join('\n') : `- ${nothing}`,
      next,
      renderMissing(result.missing, language),
    ].join('\n\n')
  }
  const { language = 'en' } = result.closing
  return [...result.pitches.map(pitch => renderPitch(pitch, language)), renderAfter(result)].join('\n\n')
}

/** What follows the pitches: tips, what is missing, how sure. */
export function renderAfter({ tips, missing, closing }: Pitches): string {
  const { language = 'en' } = closing
  const say = texts[language]
  return [
    `### ${say.tipsLead}\n\n${tips.map(tip => `- ${tip}`).join('\n')}`,
    missing.length ? `### ${say.missingLead}\n\n${renderMissing(missing, language)}` : '',
    renderClosing(closing),
  ]
    .filter(Boolean)
    .join('\n\n')
}
