// The venture on one page. It uses the slots of the deck, so that both always say the same.
import { escapeFigures } from '../../contracts/escape-cell.ts'
import { isRightToLeft } from '../documents/direction.ts'
import { type Material, markLabels } from '../figures/figures.ts'
import { buildDeck, type Slot } from './build.ts'
import type { DeckContent } from './content.ts'

const parts = {
  Problem: ['problem.headline', 'problem.often', 'problem.cost'],
  Customer: ['customer.who', 'customer.reach'],
  Solution: ['customer.headline'],
  Difference: ['competition.headline'],
  Proof: ['traction.headline', 'traction.more1', 'traction.no'],
  Numbers: ['model.headline', 'market.tam', 'financials.headline', 'financials.profit'],
  Team: ['team.founder', 'team.headline'],
  Ask: ['ask.headline', 'ask.plan', 'ask.words'],
} as const satisfies Record<string, readonly string[]>

/** The labels for figures that have none on the slide. */
const labels: Record<string, string> = { 'model.headline': 'Price', 'market.tam': 'Market a year' }

export type OnePagerPart = { name: string; slots: Slot[] }
export type OnePager = { title: string; sentence: string; parts: OnePagerPart[] }

/** The number of words per sentence. The one-pager has more room than a slide. */
const sentence = 28

export function onePagerOf(material: Material, content: DeckContent): OnePager {
  const { title, slides } = buildDeck(material, content, sentence)
  const slots = new Map(slides.flatMap(slide => slide.slots.map(slot => [slot.id, slot] as const)))
  return {
    title,
    sentence: slots.get('cover.what')?.text ?? '',
    parts: Object.entries(parts).map(([name, ids]) => {
      const all = ids
        .flatMap(id => slots.get(id) ?? [])
        .map(slot => ({ ...slot, label: labelOf(slot) === name ? null : labelOf(slot) }))
      const told = all.filter(({ text }) => text !== '')
      // If all slots of this part are empty, the page shows only the first one.
      return { name, slots: told.length > 0 ? told : all.slice(0, 1) }
    }),
  }
}

/** The printed and exported page leaves out the parts without content. */
export const onePagerOnPaper = (page: OnePager): OnePager => ({
  ...page,
  parts: page.parts.filter(({ slots }) => slots.some(({ text }) => text !== '')),
})

const labelOf = ({ id, role, label }: Slot) =>
  labels[id] ?? (role === 'headline' && id !== 'financials.headline' ? null : label)

const inWords = ({ text, label, mark }: Slot): string => {
  const named = label ? `${label}: ${text}` : text
  return mark ? `${named} (${markLabels[mark]})` : named
}

/** The one-pager as Markdown. It is a table, so that Word and PDF keep it on one page. */
export function onePagerMarkdown(page: OnePager): string {
  const { title, sentence, parts } = onePagerOnPaper(page)
  const row = (name: string, words: string) => `| ${name} | ${escapeFigures(words)} |`
  const rows = parts.flatMap(({ name, slots }) =>
    slots.some(({ text }) => isRightToLeft(text))
      ? // A right-to-left text would move if it shared a line with other text.
        slots.map((slot, index) =>
          row(index === 0 ? name : (slot.label ?? ''), inWords({ ...slot, label: null })),
        )
      : [row(name, slots.map(inWords).join(' · '))],
  )
  return [
    `# ${escapeFigures(title)}`,
    ...(sentence ? [escapeFigures(sentence)] : []),
    ...(rows.length > 0
      ? [['| In short | What we know, and how well |', '|---|---|', ...rows].join('\n')]
      : []),
  ].join('\n\n')
}
