import { Link } from 'react-router'
import type { TalkMessage } from '../../../contracts/helper-session.ts'
import { paths } from '../../paths.ts'

/** Which mode this is, said kindly, and how to get a model; nothing where a model answered. */
export function ModeLine({ messages }: { messages: readonly TalkMessage[] }) {
  const last = messages.findLast(({ answeredBy }) => answeredBy !== undefined)
  if (last?.answeredBy?.provider !== 'playbook') return null
  return (
    <p className="text-[0.8125rem] text-ink-faint">
      Guided mode: I ask and compute, I do not read between the lines. With a model I can.{' '}
      <Link to={paths.help} className="underline underline-offset-2 hover:text-ink">
        How to get one
      </Link>
    </p>
  )
}
