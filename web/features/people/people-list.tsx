import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'
import type { PeopleQuery } from './lists.ts'
import { FollowButton } from './member-actions.tsx'
import { PersonLine } from './person-line.tsx'

type PeopleListProps = { query: PeopleQuery; userId: string; empty: string; title?: string; foot?: ReactNode }

/** A list of members with their Follow buttons, one page at a time. */
export function PeopleList({ query: asked, userId, empty, title, foot }: PeopleListProps) {
  const query = useInfiniteQuery(asked)
  return (
    <Card className="grid content-start gap-5 self-start" {...(title && { 'aria-label': title })}>
      {title && <h2 className="text-xl">{title}</h2>}
      <Loaded query={query} skeleton={<ListSkeleton />} error="This list could not be loaded.">
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <EmptyState title={empty} />
          ) : (
            <ul className="grid gap-4">
              {pages.flat().map(({ person, about }) => (
                <li key={person.id} className="[content-visibility:auto] [contain-intrinsic-size:auto_3rem]">
                  <PersonLine
                    person={person}
                    reason={about}
                    isLong
                    action={
                      person.id !== userId && (
                        <FollowButton
                          userId={userId}
                          otherId={person.id}
                          name={person.full_name ?? 'User'}
                          size="small"
                        />
                      )
                    }
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {query.hasNextPage && (
        <Button
          className="justify-self-center"
          disabled={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? 'Loading...' : 'Show more people'}
        </Button>
      )}
      {foot}
    </Card>
  )
}

function ListSkeleton() {
  return (
    <LoadingFrame label="Loading people" className="grid gap-4">
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </LoadingFrame>
  )
}
