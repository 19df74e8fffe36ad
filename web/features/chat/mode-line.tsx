import { useQuery } from '@tanstack/react-query'
import type { TalkMessage } from '../../../contracts/helper-session.ts'
import { LostKey } from '../../entities/lost-key.tsx'
import { memberSettingsQuery } from '../../entities/member-settings.ts'
import { GiveAMind } from '../../entities/mind/give-a-mind.tsx'
import { useUser } from '../../lib/user.ts'
import { Button } from '../../ui/button.tsx'

/**
 * Says that guided mode answered, and how to get a model, unless the member declined a model. Shows nothing if
 * the expected model answered.
 */
export function ModeLine({ messages }: { messages: readonly TalkMessage[] }) {
  const settings = useQuery(memberSettingsQuery(useUser().id)).data
  const last = messages.findLast(({ answeredBy }) => answeredBy !== undefined)
  const by = last?.answeredBy
  if (by?.provider !== 'playbook' && !by?.ownKey) return null
  return (
    <p className="text-[0.8125rem] text-ink-faint">
      {by.provider === 'playbook' && (
        <>
          Guided mode: I ask and compute, I do not read between the lines.{' '}
          {settings && settings.mind_offer !== 'declined' && (
            <GiveAMind
              because={by.because}
              trigger={
                <Button look="link" size="inline" className="font-normal">
                  Give it a mind
                </Button>
              }
            />
          )}
        </>
      )}
      <LostKey answeredBy={by} />
    </p>
  )
}
