// The loaded atlas. verticals.test.ts checks the format of its files.
import counts from '../../content/atlas/counts.json' with { type: 'json' }
import education from '../../content/atlas/education.json' with { type: 'json' }
import finance from '../../content/atlas/finance.json' with { type: 'json' }
import healthcare from '../../content/atlas/healthcare.json' with { type: 'json' }
import manufacturing from '../../content/atlas/manufacturing.json' with { type: 'json' }
import other from '../../content/atlas/other.json' with { type: 'json' }
import retail from '../../content/atlas/retail.json' with { type: 'json' }
import technology from '../../content/atlas/technology.json' with { type: 'json' }
import type { BuyerCount, Vertical, WrittenVertical } from './vertical.ts'

const known = counts as unknown as Readonly<Record<string, BuyerCount | undefined>>
const industries = [education, finance, healthcare, manufacturing, other, retail, technology]
const written = industries.flat() as unknown as WrittenVertical[]

export const verticals: readonly Vertical[] = written.map(vertical => ({
  ...vertical,
  buyers: vertical.buyers.flatMap(count => (typeof count === 'string' ? (known[count] ?? []) : count)),
}))
