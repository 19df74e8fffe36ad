import type { Sizing } from '../../../contracts/sizing.ts'
import { type Picture, pictureSize } from '../../../venture/documents/picture-size.ts'
import { formatRange, formatShortMoney } from '../../../venture/sizing/format.ts'
import { circlesOf, sizesOf } from '../../../venture/sizing/market-circles.ts'

// Fixed colours similar to those of the page, because printed pages are always light.
const fills = { tam: '#dbe7e4', sam: '#8fb8ae', som: '#c8552b' } as const
const names = { tam: 'TAM', sam: 'SAM', som: 'SOM' } as const
const labelY = { tam: 40, sam: 116, som: 192 } as const
const centerX = 112

/** The market sizes as nested circles for documents; null if a size is missing. */
export function marketSvg(sizing: Sizing): string | null {
  const sizes = sizesOf(sizing)
  if (!sizes) return null
  const { circles, isToScale } = circlesOf({
    tam: sizes.tam.likely,
    sam: sizes.sam.likely,
    som: sizes.som.likely,
  })
  const discs = circles.map(
    ({ id, radius, centerY }) =>
      `<circle cx="${centerX}" cy="${round(centerY + 8)}" r="${round(radius)}" fill="${fills[id]}"/>`,
  )
  const lines = circles.map(({ id, radius, centerY }) => {
    const y = Math.min(Math.max(labelY[id], centerY + 8 - radius * 0.9), centerY + 8 + radius * 0.9)
    const x = centerX + Math.sqrt(radius ** 2 - (y - centerY - 8) ** 2)
    const points = `${round(x - 4)},${round(y)} ${round(Math.max(x, 222))},${round(y)} 244,${labelY[id]}`
    return `<polyline points="${points}" fill="none" stroke="#8a8578" stroke-width="1"/>`
  })
  const labels = circles.map(({ id }) => {
    const money = formatShortMoney(sizes[id].likely, sizing.currency)
    const range = formatRange(sizes[id], 'money', sizing.currency)
    const label = word(labelY[id] - 2, 15, '#22242c', `${names[id]}: ${money} a year`, 'bold')
    return range === money ? label : `${label}${word(labelY[id] + 15, 11, '#5c5a55', range)}`
  })
  const caption = `${sizing.geography}, ${sizing.year}, ${sizing.currency}. ${isToScale ? 'Areas are to scale.' : 'Small areas are drawn larger than they are.'}`
  const { width, height } = pictureSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ...discs,
    ...lines,
    ...labels,
    `<text x="12" y="${height - 4}" font-size="10" fill="#5c5a55" font-family="Instrument Sans, Arial, sans-serif">${escaped(caption)}</text>`,
    '</svg>',
  ].join('')
}

export function marketPicture(sizing: Sizing): Picture | null {
  const svg = marketSvg(sizing)
  return svg ? { svg, name: 'Market size', words: 'TAM, SAM and SOM as nested circles' } : null
}

function word(y: number, size: number, fill: string, text: string, weight = 'normal'): string {
  return `<text x="252" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" font-family="Instrument Sans, Arial, sans-serif">${escaped(text)}</text>`
}

const round = (value: number) => Math.round(value * 100) / 100
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
