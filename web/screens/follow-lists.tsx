import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { followersQuery, followingQuery } from '../features/people/lists.ts'
import { PeopleList } from '../features/people/people-list.tsx'
import { memberQuery } from '../features/people/queries.ts'
import { useUser } from '../lib/user.ts'
import { paths } from '../paths.ts'

export function Followers() {
  const { userId = '' } = useParams()
  const own = useUser().id
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4">
      <Title memberId={userId} text="Followers of" />
      <PeopleList query={followersQuery(userId, own)} userId={own} empty="Nobody yet" />
    </div>
  )
}

export function Following() {
  const { userId = '' } = useParams()
  const own = useUser().id
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4">
      <Title memberId={userId} text="Followed by" />
      <PeopleList query={followingQuery(userId, own)} userId={own} empty="Nobody yet" />
    </div>
  )
}

function Title({ memberId, text }: { memberId: string; text: string }) {
  const { data } = useQuery(memberQuery(memberId))
  return (
    <h1 className="text-[clamp(1.75rem,4vw,2.25rem)]">
      {text}{' '}
      <Link to={paths.member(memberId)} className="hover:underline" dir="auto">
        {data?.full_name ?? 'User'}
      </Link>
    </h1>
  )
}
