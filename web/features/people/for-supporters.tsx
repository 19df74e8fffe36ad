import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { foundersQuery } from './lists.ts'
import { PeopleList } from './people-list.tsx'
import { Recommendations } from './recommendations.tsx'

type ForSupportersProps = {
  userId: string
  network: ReactNode
  /** The latest posts of founders. */
  posts: ReactNode
  /** True while the first card asks the member for a role. Then no other card has a highlighted button. */
  isAsked: boolean
}

/**
 * The dashboard of investors, mentors and advisors. They are here to meet people, but can start a venture in the
 * Building Hub.
 */
export function ForSupporters({ userId, network, posts, isAsked }: ForSupportersProps) {
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-6">
          <PeopleList
            title="Founders to meet"
            query={foundersQuery(userId)}
            userId={userId}
            empty="No founder is here yet"
            foot={
              <Link
                to={`${paths.people}?type=founder`}
                className={buttonClass({ look: isAsked ? 'plain' : 'main', className: 'justify-self-start' })}
              >
                See all founders
              </Link>
            }
          />
          <Card aria-label="What founders test and ask" className="grid gap-5">
            <h2 className="text-xl">What founders test and ask</h2>
            {posts}
          </Card>
        </div>
        <div className="grid content-start gap-6">
          {network}
          <Recommendations userId={userId} />
        </div>
      </div>
      <p className="text-ink-soft">
        Do you build a venture of your own?{' '}
        <Link to={paths.journey} className={buttonClass({ look: 'link', size: 'inline' })}>
          Open the Building Hub
        </Link>
      </p>
    </>
  )
}
