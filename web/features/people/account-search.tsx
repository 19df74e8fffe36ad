import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { searchMinimum } from '../../../contracts/limits.ts'
import { foundBy } from '../../entities/found-by.ts'
import { personSearchQuery } from '../../entities/profile.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { Input } from '../../ui/input.tsx'
import { PersonLine } from './person-line.tsx'

export function AccountSearch() {
  const [text, setText] = useState('')
  const words = useDeferredValue(text)
  const isSearching = words.trim().length >= searchMinimum
  const { data, isError } = useQuery({ ...personSearchQuery(words), placeholderData: keepPreviousData })
  return (
    <Card className="grid gap-4">
      <div className="relative">
        <Search
          aria-hidden="true"
          className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
        />
        <Input
          type="search"
          aria-label="Search accounts"
          placeholder="Search accounts..."
          className="pl-9 [&::-webkit-search-cancel-button]:hidden"
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </div>
      {isSearching && (
        <ul className="grid gap-3" aria-label="Found accounts" aria-live="polite">
          {data?.map(person => (
            <li key={person.id}>
              <PersonLine person={person} reason={foundBy(words, person)} />
            </li>
          ))}
          {data?.length === 0 && (
            <li className="text-[0.9375rem] text-ink-soft">Nobody by that name or company.</li>
          )}
          {isError && <li className="text-[0.9375rem] text-ink-soft">The search did not work. Try again.</li>}
        </ul>
      )}
      {isSearching && (
        <Link
          to={paths.searchFor(words.trim())}
          className="truncate text-[0.9375rem] text-ember-strong hover:underline"
        >
          Search posts for “{words.trim()}”
        </Link>
      )}
    </Card>
  )
}
