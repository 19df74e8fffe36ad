import { Link, useParams } from 'react-router'
import { likersQuery } from '../features/people/lists.ts'
import { PeopleList } from '../features/people/people-list.tsx'
import { useUser } from '../lib/user.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'

export function Component() {
  const { postId = '' } = useParams()
  const { id } = useUser()
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-[clamp(1.75rem,4vw,2.25rem)]">Liked by</h1>
        <Link to={paths.post(postId)} className={buttonClass({ look: 'link', size: 'inline' })}>
          To the post
        </Link>
      </div>
      <PeopleList query={likersQuery(postId, id)} userId={id} empty="Nobody yet" />
    </div>
  )
}
