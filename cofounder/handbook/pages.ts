// Loads the handbook from `content/handbook/<language>/<id>.md`. It gives advice for every trade without a model.
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { z } from 'zod'
import type { Language } from '../../venture/numbers/locale.ts'

const frontMatter = z.strictObject({
  title: z.string().min(1),
  asks: z.array(z.string().min(1)),
  words: z.string(),
})

export type Page = z.infer<typeof frontMatter> & {
  id: string
  /** The first steps and calculations. No figures about the world, no prices and no law. */
  answer: string
  more: string
  nextStep: string
}

const folder = new URL('../../content/handbook/', import.meta.url)
/** The format of a page: front matter, the answer, and two headings in the page's language. */
const shape = /^\+\+\+\n(.*?)\n\+\+\+\n(.*?)\n## [^\n]+\n(.*?)\n## [^\n]+\n(.*)$/s

export function parsePage(id: string, text: string): Page {
  const [, head = '', ...parts] = shape.exec(text.replaceAll('\r\n', '\n')) ?? []
  const [answer = '', more = '', nextStep = ''] = parts.map(part => part.trim())
  if (!answer || !more || !nextStep) throw new Error(`${id} is no page of the handbook`)
  return { id, ...frontMatter.parse(parse(head)), answer, more, nextStep }
}

/** The bundled functions have no files. The build replaces this with one that returns the pages. */
export function readHandbook(language: Language): Page[] {
  const pages = new URL(`${language}/`, folder)
  return readdirSync(pages)
    .filter(file => file.endsWith('.md'))
    .toSorted()
    .map(file => parsePage(file.slice(0, -3), readFileSync(new URL(file, pages), 'utf8')))
}
