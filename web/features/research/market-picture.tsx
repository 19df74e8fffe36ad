import type { Sizing } from '../../../contracts/sizing.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { evaluate } from '../../../venture/sizing/evaluate.ts'
import { formatCount, formatRange, formatShortMoney } from '../../../venture/sizing/format.ts'
import { circlesOf, sizesOf } from '../../../venture/sizing/market-circles.ts'

const names = { tam: 'TAM', sam: 'SAM', som: 'SOM' } as const
const fills = {
  tam: 'color-mix(in oklch, var(--chart-2) 18%, var(--surface))',
  sam: 'color-mix(in oklch, var(--chart-3) 55%, var(--surface))',
  som: 'var(--ember)',
}
/**
 * The y coordinate of each label, where the line from its circle ends. The lowest point of every circle is (108,
 * 208).
 */
const labelY = { tam: 28, sam: 112, som: 188 }

/** The number of buyers behind a market size; null if unknown. */
function buyersOf(sizing: Sizing, id: keyof typeof names, language: string): string | null {
  const results = evaluate(sizing)
  const buyers = sizing.assumptions.find(assumption => assumption.id === 'buyers')
  const count = id === 'tam' ? buyers?.likely : results.get(`${id}-customers`)?.likely
  return count === undefined || !buyers ? null : `${formatCount(count, language)} ${buyers.unit}`
}

/** The public page of a plan is in English and has no voice. */
const english = {
  language: 'en',
  title: 'Market size',
  meanings: { tam: 'everyone who could buy', sam: 'those it fits', som: 'won in three years' },
  yearly: (amount: string) => `${amount} a year`,
  scaleOf: (isTrue: boolean): string =>
    isTrue ? 'Areas are to scale.' : 'Small areas are drawn larger than they are.',
}

const wordsIn = ({ language, say }: Voice): typeof english => ({
  language,
  title: say('market.picture'),
  meanings: {
    tam: say('market.picture.tam'),
    sam: say('market.picture.sam'),
    som: say('market.picture.som'),
  },
  yearly: amount => say('market.picture.year', { amount }),
  scaleOf: isTrue => say('market.picture.scale', { isTrue: isTrue ? 'yes' : 'no' }),
})

/** The market sizes as circles inside each other. */
export function MarketPicture({ sizing, voice = null }: { sizing: Sizing; voice?: Voice | null }) {
  const { language, title, meanings, yearly, scaleOf } = voice ? wordsIn(voice) : english
  const sizes = sizesOf(sizing)
  if (!sizes) return null
  const { circles, isToScale } = circlesOf({
    tam: sizes.tam.likely,
    sam: sizes.sam.likely,
    som: sizes.som.likely,
  })
  return (
    <figure className="grid gap-2" aria-label={title}>
      <div className="grid items-stretch gap-x-4 sm:grid-cols-[minmax(12rem,17rem)_1fr]">
        <svg viewBox="0 0 268 216" aria-hidden="true" className="w-full max-w-[17rem]">
          {circles.map(({ id, radius, centerY }) => (
            <circle
              key={id}
              cx={108}
              cy={centerY + 8}
              r={radius}
              fill={fills[id]}
              className="transition-all duration-200 ease-calm"
            />
          ))}
          {circles.map(({ id, radius, centerY }) => {
            // The line starts at the circle's edge at the height of the label, or at the nearest height that the
            // circle reaches.
            const y = Math.min(Math.max(labelY[id], centerY + 8 - radius * 0.9), centerY + 8 + radius * 0.9)
            const x = 108 + Math.sqrt(radius ** 2 - (y - centerY - 8) ** 2)
            return (
              <polyline
                key={id}
                points={`${x - 4},${y} ${Math.max(x, 214)},${y} 268,${labelY[id]}`}
                fill="none"
                stroke="var(--line-strong)"
                strokeWidth={1}
                className="max-sm:hidden"
              />
            )
          })}
        </svg>
        <dl className="grid content-between gap-3 py-2 sm:py-1">
          {(['tam', 'sam', 'som'] as const).map(id => (
            <div key={id} data-size={id} className="grid grid-cols-[auto_1fr] items-baseline gap-x-3">
              <dt className="flex items-center gap-2 font-semibold">
                <span
                  aria-hidden="true"
                  className="size-2.5 rounded-full sm:hidden"
                  style={{ background: fills[id] }}
                />
                <abbr title={meanings[id]} className="no-underline">
                  {names[id]}
                </abbr>
              </dt>
              <dd className="tabular-nums">
                <span className="text-lg">
                  {yearly(formatShortMoney(sizes[id].likely, sizing.currency, language))}
                </span>
                <span className="block text-sm text-ink-soft">
                  {buyersOf(sizing, id, language) ?? meanings[id]}
                  {sizes[id].low !== sizes[id].high &&
                    ` · ${formatRange(sizes[id], 'money', sizing.currency, language)}`}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className="text-sm text-ink-faint">
        {sizing.geography}, {sizing.year}, {sizing.currency}. {scaleOf(isToScale)}
      </figcaption>
    </figure>
  )
}
