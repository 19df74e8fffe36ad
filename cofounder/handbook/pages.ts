// The handbook: `content/handbook/<language>/<id>.md`, what the mentor knows whatever the trade.
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { z } from 'zod'
import type { Language } from '../../venture/numbers/locale.ts'

const frontMatter = z.strictObject({
  title: z.string().min(1),
  /** How founders ask it. */
  asks: z.array(z.string().min(1)),
  /** Other words they use for it, for the search. */
  words: z.string(),
})

export type Page = z.infer<typeof frontMatter> & {
  id: string
  /** What to do first and what to compute. No figure about the world, no price, no law. */
  answer: string
  /** What stands on the page besides. */
  more: string
  nextStep: string
}

const folder = new URL('../../content/handbook/', import.meta.url)
/** Front matter, the answer, and two headings in the words of the language. */
const shape = /^\+\+\+\n(.*?)\n\+\+\+\n(.*?)\n## [^\n]+\n(.*?)\n## [^\n]+\n(.*)$/s

export function parsePage(id: string, text: string): Page {
  const [, head = '', ...parts] = shape.exec(text.replaceAll('\r\n', '\n')) ?? []
  const [answer = '', more = '', nextStep = ''] = parts.map(part => part.trim())
  if (!answer || !more || !nextStep) throw new Error(`${id} is no page of the handbook`)
  return { id, ...frontMatter.parse(parse(head)), answer, more, nextStep }
}

/** From the files. In a bundle there are none: the build of the functions puts the pages in this function's place. */
export function readHandbook(language: Language): Page[] {
  const pages = new URL(`${language}/`, folder)
  return readdirSync(pages)
    .filter(file => file.endsWith('.md'))
    .toSorted()
    .map(file => parsePage(file.slice(0, -3), readFileSync(new URL(file, pages), 'utf8')))
}
