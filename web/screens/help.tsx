import { useSearchParams } from 'react-router'
import { HelpCenter } from '../features/help/help-center.tsx'

/** Which guide is open stands in the address, so that it can be shared and the browser's back works. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  return (
    <HelpCenter open={search.get('guide')} onOpen={guide => setSearch(guide === null ? {} : { guide })} />
  )
}
