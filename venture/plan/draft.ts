// Gives a model the lines for a draft of a section, and builds the finished section. The finished section starts
// with the model's sentences. The tables and blanks follow, because a model cannot write them.
import { type DraftLine, mostDraftLines } from '../../contracts/draft-section.ts'
import { markLabels } from '../figures/figures.ts'
import { baseName, namesIn } from '../figures/resolve.ts'
import type { Plan, Section } from './build.ts'

/**
 * The figures and sentences of the section, in order. The model gets only these, so its draft cannot say more than
 * the section.
 */
export function draftLines({ sources }: Plan, { written, template }: Section): DraftLine[] {
  const bases = [...new Set(namesIn(`${written}\n${template}`).map(baseName))]
  return bases
    .flatMap(base => ['', ':words', ':said'].flatMap(kind => sources.get(base + kind) ?? []))
    .map(({ name, text, mark }) => ({ name, text, known: mark && markLabels[mark] }))
    .slice(0, mostDraftLines)
}

export function withDraft({ written, template }: Section, draft: string): string {
  const open = new Set(namesIn(written))
  const isKept = (name: string) =>
    name.startsWith('table-') || (name.startsWith('missing-') && open.has(name))
  const kept = template.split('\n').filter(line => namesIn(line).some(isKept))
  return [draft.trim(), ...kept].filter(Boolean).join('\n\n')
}
