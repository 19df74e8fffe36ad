import { useQuery, useQueryClient } from '@tanstack/react-query'
import { kindNames, type QuietKind, quietKind } from '../../../contracts/notifications.ts'
import {
  chooseMail,
  type Digest,
  memberSettingsQuery,
  saveMemberSettings,
} from '../../entities/member-settings.ts'
import { useOnce } from '../../lib/once.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const digests: { value: Digest; label: string }[] = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
  { value: 'off', label: 'Never' },
]

/** What a member hears of, here and by mail. */
export function NotificationSettings({ userId }: { userId: string }) {
  const cache = useQueryClient()
  const query = useQuery(memberSettingsQuery(userId))
  const meta = { success: 'Saved', error: 'Could not save that. Please try again.' }
  const saveQuiet = useOnce({
    mutationFn: (quiet_notifications: string[]) => saveMemberSettings(cache, userId, { quiet_notifications }),
    meta,
  })
  const saveDigest = useOnce({
    mutationFn: (choice: Digest) => chooseMail(cache, userId, 'digest', choice),
    meta,
  })
  const saveMonday = useOnce({
    mutationFn: (choice: 'on' | 'off') => chooseMail(cache, userId, 'monday', choice),
    meta,
  })
  return (
    <Card>
      <CardHeader title="Notifications" />
      <Loaded
        query={query}
        skeleton={<Skeleton className="h-[458px] sm:h-[428px]" />}
        error="Your settings could not be loaded."
      >
        {({ quiet_notifications: quiet, mail }) => (
          <div className="grid gap-6">
            <fieldset className="grid gap-1" disabled={saveQuiet.isPending}>
              <legend className="mb-2 text-sm font-semibold">Tell me about</legend>
              {Object.entries(kindNames).map(([kind, label]) => (
                <label key={kind} className="flex min-h-10 w-fit cursor-pointer items-center gap-3">
                  <input
                    type="checkbox"
                    className="size-4 accent-ember"
                    checked={!quiet.includes(kind)}
                    onChange={event => saveQuiet.mutate(withKind(quiet, kind, !event.target.checked))}
                  />
                  {label}
                </label>
              ))}
            </fieldset>
            <Field
              label="A summary by mail"
              hint="Only when there is something you have not read. Each mail has a link that ends them."
            >
              <Select
                className="max-w-72"
                options={digests}
                value={mail.digest ?? 'daily'}
                disabled={saveDigest.isPending}
                onValueChange={saveDigest.mutate}
              />
            </Field>
            <label className="flex min-h-10 w-fit cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                className="size-4 accent-ember"
                checked={mail.monday !== 'off'}
                disabled={saveMonday.isPending}
                onChange={event => saveMonday.mutate(event.target.checked ? 'on' : 'off')}
              />
              On Mondays, what this week holds for my venture, by mail
            </label>
          </div>
        )}
      </Loaded>
    </Card>
  )
}

function withKind(quiet: readonly string[], kind: string, isQuiet: boolean): QuietKind[] {
  return quietKind.options.filter(one => (one === kind ? isQuiet : quiet.includes(one)))
}
