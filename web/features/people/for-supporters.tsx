import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { foundersQuery } from './lists.ts'
import { PeopleList } from './people-list.tsx'
import { Recommendations } from './recommendations.tsx'

type ForSupportersProps = {
  userId: string
  network: ReactNode
  /** The latest posts of founders. */
  posts: ReactNode
}

/**
 * The dashboard of investors, mentors and advisors. They are here to meet people, but can start a venture in the
 * Building Hub.
 */
export function ForSupporters({ userId, network, posts }: ForSupportersProps) {
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-6">
          <PeopleList
            title="Founders to meet"
            query={foundersQuery(userId)}
            userId={userId}
            empty="No founder is here yet"
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
        Building something of your own?{' '}
        <Link to={paths.journey} className="text-ember-strong underline-offset-4 hover:underline">
          Open the Building Hub
        </Link>
      </p>
    </>
  )
}
