import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { isFirstClick } from '../../lib/once.ts'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'
import { inviteLink } from './invite.ts'
import { useFollowRecommended } from './mutations.ts'
import { PersonLine } from './person-line.tsx'
import { hasOthersQuery, recommendationsQuery } from './queries.ts'

export function Recommendations({ userId }: { userId: string }) {
  const query = useQuery(recommendationsQuery(userId))
  const follow = useFollowRecommended(userId)
  const card = useRef<HTMLElement>(null)
  const pressed = useRef<number | null>(null)
  useEffect(() => {
    // When a followed member leaves the list, the focus moves to the next Follow button.
    if (pressed.current === null || document.activeElement !== document.body) return
    const buttons = card.current?.querySelectorAll<HTMLElement>('[data-follow]') ?? []
    const next = buttons[Math.min(pressed.current, buttons.length - 1)] ?? card.current
    next?.focus()
    pressed.current = null
  })
  return (
    <Card ref={card} tabIndex={-1} className="outline-none">
      <CardHeader title="Recommended for you" />
      <Loaded query={query} skeleton={<PeopleSkeleton />} error="The recommendations could not be loaded.">
        {people =>
          people.length === 0 ? (
            <NobodyLeft userId={userId} />
          ) : (
            <ul className={`grid gap-4 ${shownClass}`}>
              {people.map((person, index) => (
                <li key={person.id} className="min-w-0">
                  <PersonLine
                    person={person}
                    reason={person.reason}
                    action={
                      <Button
                        size="small"
                        data-follow
                        aria-label={`Follow ${person.full_name ?? 'User'}`}
                        // Ignores the second click of a double click, because it would hit the next member, who
                        // has moved up.
                        onClick={event => {
                          if (!isFirstClick(event)) return
                          pressed.current = index
                          follow.mutate(person)
                        }}
                      >
                        Follow
                      </Button>
                    }
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <Link
        to={paths.people}
        className={buttonClass({ look: 'link', size: 'inline', className: 'mt-4 text-[0.9375rem]' })}
      >
        See all people
      </Link>
      <div className="mt-3 -mb-2 flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-2 text-[0.9375rem] text-ink-soft">
        Know somebody who should be here?
        <span className="-ml-3">
          <CopyButton text={inviteLink(userId)} label="Copy invite link" />
        </span>
      </div>
    </Card>
  )
}

/** The list shows three members on a narrow screen, and five where it has its own column. */
const shownClass = 'max-xl:*:nth-[n+4]:hidden'

/** A placeholder with the height of the loaded list. */
function PeopleSkeleton() {
  return (
    <LoadingFrame label="Loading recommendations" className={`grid gap-4 ${shownClass}`}>
      {['a', 'b', 'c', 'd', 'e'].map(key => (
        <Skeleton key={key} className="h-15.5" />
      ))}
    </LoadingFrame>
  )
}

/** A text for a member with nobody to recommend: the member follows everybody, or is the only member. */
function NobodyLeft({ userId }: { userId: string }) {
  const { data: hasOthers } = useQuery(hasOthersQuery(userId))
  if (hasOthers === undefined) return null
  return (
    <p className="text-[0.9375rem] text-ink-soft">
      {hasOthers
        ? 'You follow everybody here.'
        : 'Nobody else is here yet. Who joins will be shown to you here.'}
    </p>
  )
}
