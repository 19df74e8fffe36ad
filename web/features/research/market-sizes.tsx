import { printSizes } from '../../../contracts/print-sizing.ts'
import type { Sizing } from '../../../contracts/sizing.ts'
import { Markdown } from '../../ui/markdown.tsx'
import { AssumptionsTable } from './assumptions-table.tsx'
import { MarketPicture } from './market-picture.tsx'

type MarketSizesProps = { sizing: Sizing; suggested: Sizing; onChange: (sizing: Sizing) => void }

/** The picture, how each size is reached, and the assumptions to play with. */
export function MarketSizes({ sizing, suggested, onChange }: MarketSizesProps) {
  return (
    <>
      <MarketPicture sizing={sizing} />
      <AssumptionsTable sizing={sizing} suggested={suggested} onChange={onChange} />
      <details className="group">
        <summary className="cursor-pointer text-sm font-semibold text-ink-soft hover:text-ink">
          How each size is reached
        </summary>
        <Markdown text={printSizes(sizing, ['tam', 'sam', 'som', 'top-down'])} className="mt-2 max-w-none" />
      </details>
    </>
  )
}
