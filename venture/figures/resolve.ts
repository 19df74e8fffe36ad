// Words with named figures in them: "Only {price-3f2a1c00}". Slides and plans are read by this one function.
import { findFigures } from '../numbers/find-figures.ts'
import type { Mark, Source, Sources } from './figures.ts'
import { weakestMark } from './weakest-mark.ts'

/** A piece of a line, from a place of its template on: words, or a figure with its source. `isLost`: that is gone. */
export type Run = { at: number; text: string; source: Source | null; isLost?: boolean }

/** What a missing source shows as. */
const lost = '—'
const token = /\{([a-z][a-z0-9-]*(?::(?:words|said|rests))?)\}/g

/** "{problem-3f2a1c00:rests}" prints nothing: the line is in other words, and as well known as that source. */
const silent = ':rests'

/** Of "price-3f2a1c00:words" the first part: all of them are about one fact. */
export const baseName = (name: string): string => name.replace(/:.*$/, '')

export function sourceNamed(name: string, sources: Sources): Source | undefined {
  if (!name.endsWith(silent)) return sources.get(name) ?? formerlyNamed(name, sources)
  const base = baseName(name)
  return sourceNamed(`${base}:words`, sources) ?? sourceNamed(base, sources)
}

/** Words kept from before facts had two more signs in their names: found where one fact alone begins so. */
function formerlyNamed(name: string, sources: Sources): Source | undefined {
  const [, base = '', part = ''] = /^([a-z-]+-[0-9a-f]{6})(:.*)?$/.exec(name) ?? []
  if (!base) return undefined
  const names = [...sources.keys()].filter(one => one.startsWith(base) && one.slice(base.length + 2) === part)
  return names.length === 1 ? sources.get(names[0] ?? '') : undefined
}

/** `print`: how a source's words stand there. */
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

/** The names a template asks for. */
export const namesIn = (template: string): string[] =>
  [...template.matchAll(token)].map(([, name = '']) => name)

/** Other words in the place of some names, before they are resolved. */
export const replaceNames = (template: string, by: (name: string) => string | null): string =>
  template.replace(token, (whole, name: string) => by(name) ?? whole)

/** How well the weakest of them is known. */
export const weakest = (runs: readonly Run[]): Mark =>
  weakestMark(runs.flatMap(({ source }) => (source ? [source.mark] : [])))

/** Pieces with a figure that somebody typed: no source stands behind it. */
export const typedIn = (runs: readonly Run[]): string[] => [
  ...new Set(
    runs
      .filter(({ source, isLost }) => source === null && !isLost)
      .flatMap(({ text }) => findFigures(text).map(() => text.trim())),
  ),
]
