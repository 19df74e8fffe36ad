import type { NextUp } from '../../../venture/experiments/next-up.ts'
import { rightIf } from '../../../venture/experiments/right-if.ts'
import { usePutNext } from '../../entities/next-test.ts'
import { shortDate } from '../../lib/dates.ts'
import { sentenceCase } from '../../lib/sentence-case.ts'
import { Button } from '../../ui/button.tsx'

type NextTestProps = { projectId: string; next: NextUp }

/** The test that follows from the last result. One click adds it to the board. */
export function NextTest({ projectId, next }: NextTestProps) {
  const put = usePutNext(projectId)
  const { verify, due_on } = next.test
  return (
    <>
      <p>
        {sentenceCase(verify)}
        <span className="text-ink-soft">
          {' '}
          · right if {rightIf(next.test)}
          {due_on && ` · by\u00a0${shortDate(`${due_on}T12:00:00`).replaceAll(' ', '\u00a0')}`}
        </span>
      </p>
      <Button
        look="main"
        className="mt-1 justify-self-start"
        disabled={put.isPending}
        onClick={() => put.mutate(next)}
      >
        {put.isPending ? 'Saving...' : 'Put it on the board'}
      </Button>
    </>
  )
}
