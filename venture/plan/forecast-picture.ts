// Draws the revenue (bars) and the cash (line) of each month for exported files. Both have the same scale.
import { isOurs, toTypeface } from '../documents/pdf-letters.ts'
import { pictureSize } from '../documents/picture-size.ts'
import { textFace } from '../documents/typefaces.ts'
import { type Forecast, rollUp } from '../forecast/forecast.ts'
import { createFormat } from '../forecast/format.ts'

// These colours do not change, because paper is always light. They are similar to the colours on the page.
const [revenueColor, cashColor, ink, ruleColor] = ['#8fb8ae', '#c8552b', '#5c5a55', '#c9c4b8']
const { width, height } = pictureSize
const frame = { left: 64, right: 8, top: 30, bottom: 26 }

export function forecastPicture(forecast: Forecast, locale: string): string {
  const { currency, start } = forecast.model
  const revenue = rollUp(forecast, 'revenue', 'month')
  const cash = rollUp(forecast, 'cash', 'month')
  const most = Math.max(...revenue, ...cash, 1)
  const least = Math.min(...cash, 0)
  const high = height - frame.top - frame.bottom
  const step = (width - frame.left - frame.right) / revenue.length
  const y = (value: number) => frame.top + ((most - value) / (most - least)) * high
  const middle = (month: number) => frame.left + (month + 0.5) * step
  const print = (write: (format: ReturnType<typeof createFormat>) => string) => {
    const own = toTypeface(write(createFormat(currency, start, locale)))
    return isOurs(own) ? own : toTypeface(write(createFormat(currency, start, 'en')))
  }
  const marks = [most, 0, ...(least < 0 ? [least] : [])]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect x="${frame.left}" y="6" width="9" height="9" fill="${revenueColor}"/>`,
    word(frame.left + 14, 14, `Revenue a month, ${currency}`),
    `<rect x="${frame.left + 170}" y="9" width="14" height="3" fill="${cashColor}"/>`,
    word(frame.left + 189, 14, `Cash at the end of the month, ${currency}`),
    ...marks.flatMap(mark => [
      `<line x1="${frame.left}" y1="${round(y(mark))}" x2="${width - frame.right}" y2="${round(y(mark))}" stroke="${ruleColor}" stroke-width="0.6"/>`,
      word(frame.left - 6, y(mark) + 3, mark === 0 ? '0' : print(format => format.shortMoney(mark)), 'end'),
    ]),
    ...revenue.map((value, month) => {
      const [top, bottom] = [y(Math.max(value, 0)), y(Math.min(value, 0))]
      return `<rect x="${round(middle(month) - step * 0.35)}" y="${round(top)}" width="${round(step * 0.7)}" height="${round(bottom - top)}" fill="${revenueColor}"/>`
    }),
    `<polyline points="${cash.map((value, month) => `${round(middle(month))},${round(y(value))}`).join(' ')}" fill="none" stroke="${cashColor}" stroke-width="2"/>`,
    ...revenue.flatMap((_, month) =>
      month % 12 === 0
        ? [
            word(
              frame.left + month * step,
              height - 8,
              print(format => format.month(month + 1)),
            ),
          ]
        : [],
    ),
    '</svg>',
  ].join('')
}

/** Describes the picture for people who cannot see it. */
export function forecastPictureWords(forecast: Forecast, locale: string): string {
  const format = createFormat(forecast.model.currency, forecast.model.start, locale)
  const [revenue, cash] = [rollUp(forecast, 'revenue', 'month'), rollUp(forecast, 'cash', 'month')]
  const low = Math.min(...cash)
  return `Revenue a month from ${format.money(revenue[0] ?? 0)} to ${format.money(revenue.at(-1) ?? 0)}; cash is lowest in ${format.month(cash.indexOf(low) + 1)} with ${format.money(low)}.`
}

function word(x: number, y: number, text: string, anchor: 'start' | 'end' = 'start'): string {
  return `<text x="${round(x)}" y="${round(y)}" font-size="10" text-anchor="${anchor}" fill="${ink}" font-family="${textFace}, Arial, sans-serif">${text}</text>`
}

const round = (value: number) => Math.round(value * 100) / 100
