import { type Pitch, type PitchResult, pitchLabels } from '../../../contracts/results/pitch.ts'
import { renderClosing } from '../../closing.ts'
import { capitalise, quote } from '../../language/phrases.ts'

function renderPitch({ audience, seconds, words, parts }: Pitch): string {
  const lines = parts.map(({ part, text }) => `**${part}.** ${text}`)
  return `### ${capitalise(audience)} pitch · ${seconds} seconds · ${words} words\n\n${lines.join('\n\n')}`
}

function renderMissing(missing: { topic: keyof typeof pitchLabels; question: string }[]): string {
  return missing
    .map(({ topic, question }) => `- **${capitalise(pitchLabels[topic])}**: ${question}`)
    .join('\n')
}

export function render(result: PitchResult): string {
  if (result.kind === 'question') return [result.reaction, result.question].filter(Boolean).join('\n\n')
  if (result.kind === 'not-yet') {
    const have = result.have.map(it => `- ${capitalise(pitchLabels[it.topic])}: ${quote(it.quote)}`)
    return [
      'I will not fill a minute with air. These are the facts I have from you:',
      have.length ? have.join('\n') : '- nothing I could say aloud yet',
      'With answers to these I can write all three pitches:',
      renderMissing(result.missing),
    ].join('\n\n')
  }
  return [
    ...result.pitches.map(renderPitch),
    `### Practice tips\n\n${result.tips.map(tip => `- ${tip}`).join('\n')}`,
    result.missing.length ? `### Would make it stronger\n\n${renderMissing(result.missing)}` : '',
    renderClosing(result.closing),
  ]
    .filter(Boolean)
    .join('\n\n')
}
