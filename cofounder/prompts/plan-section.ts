// The prompt with which a model drafts a section of the business plan.
import type { DraftSectionInput } from '../../contracts/draft-section.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { asData } from '../data.ts'
import type { MindPrompt } from '../mind.ts'
import { systemText, userText } from './parts.ts'

const system = systemText('planSection')

const mostOfLines = 16_000

export function sectionPrompt(
  { section, reader, lines }: DraftSectionInput,
  chosen: Language | null,
): MindPrompt {
  const language = chosen && new Intl.DisplayNames('en', { type: 'language' }).of(chosen)
  let room = mostOfLines
  const told = lines
    .map(
      ({ name, text, known }) =>
        `${name} (${known ?? 'not said how it is known'}): ${text.replace(/\s+/g, ' ')}`,
    )
    .filter(line => {
      room -= line.length
      return room > 0
    })
  return {
    system,
    user: userText([
      asData('section', section),
      asData('for', reader),
      asData('lines', told.join('\n')),
      `Write this section in ${language ?? 'the language that most of the lines are in'}.`,
    ]),
    maxOutputTokens: 900,
  }
}
