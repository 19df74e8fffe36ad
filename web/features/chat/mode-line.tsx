import { Link } from 'react-router'
import type { TalkMessage } from '../../../contracts/helper-session.ts'
import { LostKey } from '../../entities/lost-key.tsx'
import { paths } from '../../paths.ts'

/** Which mode this is, said kindly, and how to get a model; nothing where the right model answered. */
export function ModeLine({ messages }: { messages: readonly TalkMessage[] }) {
  const last = messages.findLast(({ answeredBy }) => answeredBy !== undefined)
  const by = last?.answeredBy
  if (by?.provider !== 'playbook' && !by?.ownKey) return null
  return (
    <p className="text-[0.8125rem] text-ink-faint">
      {by.provider === 'playbook' && (
        <>
          Guided mode: I ask and compute, I do not read between the lines. With a model I can.{' '}
          <Link to={paths.help} className="underline underline-offset-2 hover:text-ink">
            How to get one
          </Link>
        </>
      )}
      <LostKey answeredBy={by} />
    </p>
  )
}
