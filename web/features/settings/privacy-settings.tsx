import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memberSettingsQuery, saveMemberSettings } from '../../entities/member-settings.ts'
import { useOnce } from '../../lib/once.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The setting for what other members can see of this member's activity. */
export function PrivacySettings({ userId }: { userId: string }) {
  const cache = useQueryClient()
  const query = useQuery(memberSettingsQuery(userId))
  const save = useOnce({
    mutationFn: (activity: 'on' | 'off') => saveMemberSettings(cache, userId, { privacy: { activity } }),
    meta: { success: 'Saved', error: 'Could not save that. Please try again.' },
  })
  return (
    <Card>
      <CardHeader title="Privacy" />
      <Loaded
        query={query}
        skeleton={<Skeleton className="h-[94px] sm:h-16" />}
        error="Your settings could not be loaded."
      >
        {({ privacy }) => (
          <div className="grid gap-1">
            <label className="flex min-h-10 w-fit cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                className="size-4 shrink-0 accent-ember"
                aria-describedby="activity-hint"
                checked={privacy.activity !== 'off'}
                disabled={save.isPending}
                onChange={event => save.mutate(event.target.checked ? 'on' : 'off')}
              />
              Show in messages when I am online and when I type
            </label>
            <p id="activity-hint" className="text-sm text-ink-faint">
              Only people you have a conversation with see it. If you switch it off, you do not see it of
              others either.
            </p>
          </div>
        )}
      </Loaded>
    </Card>
  )
}
