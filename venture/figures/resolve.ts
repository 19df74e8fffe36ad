// Replaces names of figures in a text with the figures: "Only {price-3f2a1c00}" becomes "Only €49". Slides and
// plans use this code.
import { findFigures } from '../numbers/find-figures.ts'
import type { Mark, Source, Sources } from './figures.ts'
import { weakestMark } from './weakest-mark.ts'

/**
 * A piece of a line: plain text, or a figure with its source. `at`: its position in the template. `isLost`: the
 * source no longer exists.
 */
export type Run = { at: number; text: string; source: Source | null; isLost?: boolean }

/** This sign is shown if the source is missing. */
const lost = '—'
const token = /\{([a-z][a-z0-9-]*(?::(?:words|said|rests))?)\}/g

/** "{problem-3f2a1c00:rests}" prints nothing. It only gives a rewritten line the evidence mark of that source. */
const silent = ':rests'

/** The part of a name before the colon. It is the same in all names of one fact. */
export const baseName = (name: string): string => name.replace(/:.*$/, '')

export function sourceNamed(name: string, sources: Sources): Source | undefined {
  if (!name.endsWith(silent)) return sources.get(name) ?? formerlyNamed(name, sources)
  const base = baseName(name)
  return sourceNamed(`${base}:words`, sources) ?? sourceNamed(base, sources)
}

/** Finds a name in the old format with six characters, if it fits exactly one fact. */
function formerlyNamed(name: string, sources: Sources): Source | undefined {
  const [, base = '', part = ''] = /^([a-z-]+-[0-9a-f]{6})(:.*)?$/.exec(name) ?? []
  if (!base) return undefined
  const names = [...sources.keys()].filter(one => one.startsWith(base) && one.slice(base.length + 2) === part)
  return names.length === 1 ? sources.get(names[0] ?? '') : undefined
}

/** Splits a template into pieces. `print`: how the text of a source is printed. */
export function resolve(template: string, sources: Sources, print: (text: string) => string): Run[] {
  const runs: Run[] = []
  let at = 0
  const plain = (text: string) => {
    if (text) runs.push({ at, text, source: null })
  }
  for (const match of template.matchAll(token)) {
    const [whole, name = ''] = match
    const source = sourceNamed(name, sources)
    plain(template.slice(at, match.index))
    const found = source
      ? { text: name.endsWith(silent) ? '' : print(source.text), source }
      : { text: lost, source: null, isLost: true }
    runs.push({ at: match.index, ...found })
    at = match.index + whole.length
  }
  plain(template.slice(at))
  return runs
}

export const namesIn = (template: string): string[] =>
  [...template.matchAll(token)].map(([, name = '']) => name)

/** Replaces some of the names in a template with other names. */
export const replaceNames = (template: string, by: (name: string) => string | null): string =>
  template.replace(token, (whole, name: string) => by(name) ?? whole)

/** The weakest evidence mark in these pieces. */
export const weakest = (runs: readonly Run[]): Mark =>
  weakestMark(runs.flatMap(({ source }) => (source ? [source.mark] : [])))

/** The pieces that contain a figure typed by the founder. Such a figure has no source. */
export const typedIn = (runs: readonly Run[]): string[] => [
  ...new Set(
    runs
      .filter(({ source, isLost }) => source === null && !isLost)
      .flatMap(({ text }) => findFigures(text).map(() => text.trim())),
  ),
]
