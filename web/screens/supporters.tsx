// The dashboard of investors, mentors and advisors. In its own file, so that founders do not load it.
import type { ReactNode } from 'react'
import { ForSupporters } from '../features/people/for-supporters.tsx'
import { FoundersPosts } from '../features/posts/founders-posts.tsx'

export const Supporters = (props: { userId: string; network: ReactNode; isAsked: boolean }) => (
  <ForSupporters {...props} posts={<FoundersPosts userId={props.userId} />} />
)
