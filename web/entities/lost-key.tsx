import { Link } from 'react-router'
import type { AnsweredBy } from '../../contracts/outputs.ts'
import { paths } from '../paths.ts'

/**
 * A note beside an answer. It says that the member's own key no longer works, so the member's model did not answer.
 */
export function LostKey({ answeredBy }: { answeredBy: AnsweredBy | null | undefined }) {
  if (answeredBy?.ownKey !== 'lost') return null
  return (
    <span>
      {' '}
      Your own AI key cannot be used any more.{' '}
      <Link to={paths.settings} className="underline underline-offset-2 hover:text-ink">
        Enter it again in Settings
      </Link>
    </span>
  )
}
