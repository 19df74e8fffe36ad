import { useSearchParams } from 'react-router'
import { HelpCenter } from '../features/help/help-center.tsx'

/** The URL contains the open guide, so that a guide can be shared and the Back button works. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  return (
    <HelpCenter open={search.get('guide')} onOpen={guide => setSearch(guide === null ? {} : { guide })} />
  )
}
