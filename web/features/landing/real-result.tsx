import { asked, sizes } from './sized-market.ts'

const fills = ['var(--chart-2)', 'var(--chart-3)', 'var(--ember)']

/** A real result of the product with its calculation. Hidden on small phones, because there is no space. */
export function RealResult() {
  return (
    <figure className="mt-6 border-l-2 border-ember bg-ground/75 py-1 pl-4 sm:mt-10 md:max-w-[62rem] max-[24rem]:hidden [@media(max-height:48rem)]:hidden">
      <figcaption className="text-sm text-ink-soft">
        A real result, from one question: {asked.market}, at €79 a month.
      </figcaption>
      <dl className="mt-2 flex flex-wrap gap-x-10 gap-y-1 sm:mt-3">
        {sizes.map(({ name, size, from }, index) => (
          <div key={name} className="max-sm:flex max-sm:items-baseline max-sm:gap-2">
            <dt className="flex items-center gap-2 text-sm font-semibold">
              <span
                aria-hidden="true"
                className="size-2.5 shrink-0 rounded-full"
                style={{ background: fills[index] }}
              />
              {name}
            </dt>
            <dd className="font-display text-base tabular-nums sm:text-2xl">{size}</dd>
            <dd className="max-w-[30ch] text-sm text-ink-soft max-sm:hidden">{from}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
