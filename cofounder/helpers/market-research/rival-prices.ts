// Prices that the market line gives to others by name: "Fresha costs €0, Shore costs €49 a month".
import type { Figure } from '../../../venture/numbers/find-figures.ts'

const named =
  /(?<name>\p{Lu}[\p{L}\p{N}]*(?: \p{Lu}[\p{L}\p{N}]*)*) (?:costs?|takes?|charges?|asks?|kostet|nimmt|verlangt|cuesta|cobra|coûte|prend|custa|leva)(?: (?:about|around|etwa|rund|unos|environ|cerca de))? ?$/u
const own = /^(?:It|I|We|Our|This|Es|Das|Sie|Er|Wir|Esto|Ella|Il|Elle|On|Nous|Ele|Ela|Nós)\b/

export type RivalPrice = { name: string; quote: string }

function rivalOf(text: string, { start, end }: Figure): RivalPrice | null {
  const { name } = named.exec(text.slice(0, start))?.groups ?? {}
  if (!name || own.test(name)) return null
  const from = text.lastIndexOf(name, start)
  return { name, quote: text.slice(from, end).trim() }
}

/** One such sentence may be about the founder's own product; two are a comparison. */
export function rivalPrices(text: string, figures: readonly Figure[]): RivalPrice[] {
  const found = figures.flatMap(figure => rivalOf(text, figure) ?? [])
  return new Set(found.map(({ name }) => name)).size > 1 ? found : []
}

export function isRivals(text: string, figures: readonly Figure[]): Set<Figure> {
  const isCompared = rivalPrices(text, figures).length > 0
  return new Set(isCompared ? figures.filter(figure => rivalOf(text, figure)) : [])
}
