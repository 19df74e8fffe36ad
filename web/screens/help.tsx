import { useSearchParams } from 'react-router'
import { HelpCenter } from '../features/help/help-center.tsx'

/** The open guide is in the URL, so that it can be shared and Back works. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  return (
    <HelpCenter open={search.get('guide')} onOpen={guide => setSearch(guide === null ? {} : { guide })} />
  )
}
