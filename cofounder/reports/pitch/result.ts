import { escapeWords } from '../../../contracts/escape-cell.ts'
import type { Pitch, Pitches, PitchResult } from '../../../contracts/results/pitch.ts'
import type { Language } from '../../../venture/numbers/locale.ts'
import { turnText } from '../../../venture/records/asking.ts'
import { renderClosing } from '../../closing.ts'
import { bullets, paragraphs } from '../../language/markdown.ts'
import { voiceIn } from '../../language/voice.ts'

export function renderPitch(pitch: Pitch, language: Language): string {
  const { title = '', spoken = 0, seconds, words, parts } = pitch
  const head = voiceIn(language).say('pitch.head', { title, spoken, seconds, words })
  const lines = parts.map(
    ({ part, name = part, seconds: takes = 0, text }) =>
      `**${name} · ${takes} s.** ${text.split('\n').map(escapeWords).join('  \n')}`,
  )
  return `### ${head}\n\n${lines.join('\n\n')}`
}

export function render(result: PitchResult): string {
  if (result.kind === 'turn') return turnText(result)
  if (result.kind === 'not-yet') {
    const { say } = voiceIn(result.language ?? 'en')
    const have = result.have.map(({ quote }) => escapeWords(quote))
    return [
      say('pitch.notyet.lead'),
      bullets(have.length > 0 ? have : [say('pitch.notyet.none')]),
      say('pitch.notyet.next'),
      bullets(result.missing.map(({ question }) => question)),
    ].join('\n\n')
  }
  const { language = 'en' } = result.closing
  const pitches = result.pitches.map(pitch => renderPitch(pitch, language))
  return paragraphs([renderLead(result), ...pitches, renderAfter(result)])
}

export const renderLead = ({ lead }: Pick<Pitches, 'lead'>): string => (lead ? `**${lead}**` : '')

export function renderAfter({ tips, closing, figures = [], cuts = [], phrased = [] }: Pitches): string {
  const { say } = voiceIn(closing.language ?? 'en')
  const section = (title: string, text: string) => text && `### ${title}\n\n${text}`
  return paragraphs([
    section(
      say('pitch.lead.figures'),
      bullets(figures.map(one => escapeWords(say('pitch.figure.line', one)))),
    ),
    section(say('pitch.lead.cuts'), bullets(cuts)),
    section(
      say('pitch.lead.phrased'),
      phrased.length > 0 ? say('pitch.phrased', { lines: phrased.join(', ') }) : '',
    ),
    section(say('pitch.lead.tips'), bullets(tips.map(escapeWords))),
    renderClosing(closing),
  ])
}
