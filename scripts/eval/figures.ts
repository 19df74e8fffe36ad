// Tests whether the page recognises invented figures. Strangers wrote sentences in the style of models. Some
// figures in them come from the founder's sources, and others are invented. Counts how many invented and how many
// correct figures the page shows as the model's own view.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ownFigures } from '../../cofounder/guards/ground.ts'
import { readMarks, tracerOf } from '../../cofounder/guards/sources.ts'
import { type Language, languages } from '../../venture/numbers/locale.ts'

/**
 * `named` figures are correct and cite their source. `forgotten` figures are correct but cite no source. `own`
 * figures are proposals of the model. All other figures are invented.
 */
const right = ['named', 'forgotten']
const founders = z.array(
  z.object({
    founder: z.string(),
    /** The kind of source that the figures cite. If the kind is missing, the figures cite facts, pages and sums. */
    cites: z.enum(['block', 'line']).optional(),
    sources: z.record(z.string(), z.string()),
    sentences: z.array(z.object({ text: z.string(), figures: z.record(z.string(), z.string()) })),
  }),
)

export type Judged = {
  language: Language
  founder: string
  text: string
  figure: string
  kind: string
  isRight: boolean
  /** True if the page shows the figure as the model's own view, not as a fact. */
  isOwn: boolean
}

/** Judges every figure except the model's own proposals. */
export const judgeFigures = (language: Language): Judged[] => judge(language, founders.parse(read(language)))

/**
 * Judges figures from a record, a sum or a table. The sentences cite a single line or a whole block by its name.
 * Nobody read the sentences of the set `unseen` before the guards were finished.
 */
export const judgeCited = (
  language: Language,
  by: 'block' | 'line',
  set: 'blocks' | 'unseen' = 'blocks',
): Judged[] => {
  const written = z.record(z.string(), founders).parse(read(set))[language] ?? []
  // In a prompt, a block also contains its lines and some text without figures.
  const blocks = new Map(
    written.filter(({ cites }) => cites === 'block').map(one => [tradeOf(one.founder), one.sources]),
  )
  return judge(
    language,
    written
      .filter(({ cites }) => cites === by)
      .map(one => ({ ...one, sources: { ...blocks.get(tradeOf(one.founder)), ...one.sources } })),
  )
}

/**
 * Judges sentences that cite lines, blocks, facts, words, pages and sums. The rules were finished before these
 * sentences were written, and were tested with them afterwards.
 */
export const judgeMixed = (language: Language): Judged[] =>
  judge(language, z.record(z.string(), founders).parse(read('mixed'))[language] ?? [])

/**
 * Returns the trade in a name such as "Warm bread for hotels in Ghent, cited by lines". Each founder is written
 * twice, with two ways of citing.
 */
const tradeOf = (founder: string) => founder.replace(/, [^,]*$/, '')

const read = (name: string): unknown =>
  JSON.parse(readFileSync(`tests/founders/figures/${name}.json`, 'utf8'))

function judge(language: Language, written: z.infer<typeof founders>): Judged[] {
  return written.flatMap(({ founder, sources, sentences }) => {
    const ground = { said: Object.values(sources), language }
    const trace = tracerOf(new Map(Object.entries(sources)), language)
    return sentences.flatMap(({ text, figures }) => {
      const traced = trace(text)
      const { words } = readMarks(traced)
      const own = ownFigures(traced, ground)
      return Object.entries(figures).flatMap(([figure, kind]): Judged[] => {
        if (kind === 'own') return []
        const start = words.indexOf(figure.normalize('NFC'))
        if (start < 0) throw new Error(`“${figure}” does not stand in: ${words}`)
        const isOwn = own.some(one => one.start < start + figure.length && start < one.end)
        return [{ language, founder, text, figure, kind, isRight: right.includes(kind), isOwn }]
      })
    })
  })
}

/**
 * `invented` is the share of the invented figures that the page shows as the model's own view. `right` is the same
 * share for the correct figures.
 */
export function rateFigures(judged: readonly Judged[]) {
  const shareOf = (isRight: boolean) => {
    const all = judged.filter(one => one.isRight === isRight)
    return { count: all.length, share: all.filter(({ isOwn }) => isOwn).length / all.length }
  }
  return { invented: shareOf(false), right: shareOf(true) }
}

export const judgeAll = (): Judged[] => languages.flatMap(judgeFigures)

/** Returns one row for each set, way of citing and language. */
export const rateSets = () =>
  [
    { set: 'facts, pages and sums', of: judgeFigures },
    { set: 'lines', of: (it: Language) => judgeCited(it, 'line') },
    { set: 'whole blocks', of: (it: Language) => judgeCited(it, 'block') },
    { set: 'unseen, lines', of: (it: Language) => judgeCited(it, 'line', 'unseen') },
    { set: 'unseen, whole blocks', of: (it: Language) => judgeCited(it, 'block', 'unseen') },
    { set: 'unseen, mixed', of: judgeMixed },
  ].flatMap(({ set, of }) => {
    const judged = languages.map(language => ({ language, figures: of(language) }))
    const all = { language: 'all', figures: judged.flatMap(({ figures }) => figures) }
    return [...judged, all].map(one => ({ set, language: one.language, ...rateFigures(one.figures) }))
  })
