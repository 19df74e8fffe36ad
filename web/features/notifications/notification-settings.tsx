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

/** The settings for notifications: which kinds the member gets, on this site and by mail. */
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
  const saveNews = useOnce({
    mutationFn: (choice: 'on' | 'off') => chooseMail(cache, userId, 'news', choice),
    meta,
  })
  const saveNight = useOnce({
    mutationFn: (choice: 'hold' | 'send') => chooseMail(cache, userId, 'night', choice),
    meta,
  })
  return (
    <Card>
      <CardHeader title="Notifications" />
      <Loaded
        query={query}
        skeleton={<Skeleton className="h-[661px] sm:h-[588px]" />}
        error="Your settings could not be loaded."
      >
        {({ quiet_notifications: quiet, mail }) => (
          <div className="grid gap-6">
            <fieldset className="grid gap-1" disabled={saveQuiet.isPending}>
              <legend className="mb-2 text-sm font-semibold">Tell me about</legend>
              {Object.entries(kindNames).map(([kind, label]) => (
                <Choice
                  key={kind}
                  label={label}
                  isOn={!quiet.includes(kind)}
                  onChange={isOn => saveQuiet.mutate(withKind(quiet, kind, !isOn))}
                />
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
            <fieldset className="grid gap-1">
              <legend className="mb-2 text-sm font-semibold">By mail</legend>
              <Choice
                label="Within minutes, when somebody writes to me or answers me and I am not here"
                isOn={mail.news !== 'off'}
                isBusy={saveNews.isPending}
                onChange={isOn => saveNews.mutate(isOn ? 'on' : 'off')}
              />
              <Choice
                label="Not at night: hold those from 22:00 until 7:00"
                isOn={mail.night !== 'send'}
                isBusy={saveNight.isPending || mail.news === 'off'}
                onChange={isOn => saveNight.mutate(isOn ? 'hold' : 'send')}
              />
              <Choice
                label="On Mondays, what this week holds for my venture, by mail"
                isOn={mail.monday !== 'off'}
                isBusy={saveMonday.isPending}
                onChange={isOn => saveMonday.mutate(isOn ? 'on' : 'off')}
              />
            </fieldset>
          </div>
        )}
      </Loaded>
    </Card>
  )
}

type ChoiceProps = { label: string; isOn: boolean; isBusy?: boolean; onChange: (isOn: boolean) => void }

function Choice({ label, isOn, isBusy = false, onChange }: ChoiceProps) {
  return (
    <label className="flex min-h-10 w-fit cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="size-4 shrink-0 accent-ember"
        checked={isOn}
        disabled={isBusy}
        onChange={event => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}

function withKind(quiet: readonly string[], kind: string, isQuiet: boolean): QuietKind[] {
  return quietKind.options.filter(one => (one === kind ? isQuiet : quiet.includes(one)))
}
