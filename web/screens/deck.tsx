import { deck } from '../features/coming-soon/coming-features.ts'
import { ComingSoonPage } from '../features/coming-soon/coming-soon-page.tsx'

export function Component() {
  return <ComingSoonPage feature={deck} />
}
