import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { industries } from '../../contracts/industries.ts'
import { userTypes } from '../../contracts/user-types.ts'
import { directoryQuery, type Wanted } from '../features/people/lists.ts'
import { PeopleFilters } from '../features/people/people-filters.tsx'
import { PeopleList } from '../features/people/people-list.tsx'
import { useUser } from '../lib/user.ts'

function wantedOf(params: URLSearchParams): Wanted {
  return {
    words: params.get('words') ?? '',
    type: userTypes.find(type => type === params.get('type')) ?? null,
    industry: industries.find(industry => industry === params.get('industry')) ?? null,
    place: params.get('place') ?? '',
    looking: params.get('looking') ?? '',
  }
}

/** The directory of members. The URL contains the filters. */
export function Component() {
  const userId = useUser().id
  const [params, setParams] = useSearchParams()
  const asked = useDeferredValue(params)
  function handleChange(name: keyof Wanted, value: string) {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace: true })
  }
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5">
      <h1 className="text-[clamp(1.75rem,4vw,2.25rem)]">People</h1>
      <PeopleFilters wanted={wantedOf(params)} onChange={handleChange} />
      <PeopleList query={directoryQuery(wantedOf(asked), userId)} userId={userId} empty="Nobody fits that" />
    </div>
  )
}
