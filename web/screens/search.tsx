import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { searchMinimum } from '../../contracts/limits.ts'
import { foundBy } from '../entities/found-by.ts'
import { blankProfile, ownProfileQuery, personSearchQuery } from '../entities/profile.ts'
import { PersonLine } from '../features/people/person-line.tsx'
import { PostList } from '../features/posts/post-list.tsx'
import { postSearchQuery } from '../features/posts/queries.ts'
import { useUser } from '../lib/user.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'

/** Shows the members and posts that match the text in the URL. */
export function Component() {
  const user = useUser()
  const { data: own } = useQuery(ownProfileQuery(user.id))
  const [params, setParams] = useSearchParams()
  const typed = params.get('q') ?? ''
  const words = useDeferredValue(typed)
  const { data: people = [] } = useQuery({ ...personSearchQuery(words), placeholderData: keepPreviousData })
  const posts = useInfiniteQuery({ ...postSearchQuery(words, user.id), placeholderData: keepPreviousData })
  const isAsked = words.trim().length >= searchMinimum
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5">
      <h1 className="text-[clamp(1.75rem,4vw,2.25rem)]">Search</h1>
      <Field
        label="People and posts"
        hint={'“Word for word” in quotation marks, -without a word, from:@handle for one author.'}
      >
        <Input
          type="search"
          value={typed}
          autoFocus
          onChange={event => setParams({ q: event.target.value }, { replace: true })}
        />
      </Field>
      {isAsked && people.length > 0 && (
        <Card aria-label="Found people">
          <ul className="grid gap-4">
            {people.map(person => (
              <li key={person.id}>
                <PersonLine person={person} reason={foundBy(words, person)} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {isAsked ? (
        <section aria-label="Found posts">
          <PostList
            query={posts}
            viewer={{ ...blankProfile(user.id), ...own }}
            empty={
              <div className="rounded-card border border-dashed border-line-strong">
                <EmptyState title="No post with these words" />
              </div>
            }
          />
        </section>
      ) : (
        <EmptyState icon={<Search />} title="Two letters are enough to begin" />
      )}
    </div>
  )
}
