// Loads the handbook, `content/handbook/<language>/<id>.md`. It gives advice without a model, for every trade.
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { z } from 'zod'
import type { Language } from '../../venture/numbers/locale.ts'

const frontMatter = z.strictObject({
  title: z.string().min(1),
  /** Questions in the words of founders. */
  asks: z.array(z.string().min(1)),
  /** Further search words. */
  words: z.string(),
})

export type Page = z.infer<typeof frontMatter> & {
  id: string
  /** The first steps and sums. It contains no figures about the world, no prices and no law. */
  answer: string
  /** The rest of the page. */
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

/** Reads the files. The bundle of the functions has no files, so its build replaces this function with the pages. */
export function readHandbook(language: Language): Page[] {
  const pages = new URL(`${language}/`, folder)
  return readdirSync(pages)
    .filter(file => file.endsWith('.md'))
    .toSorted()
    .map(file => parsePage(file.slice(0, -3), readFileSync(new URL(file, pages), 'utf8')))
}
