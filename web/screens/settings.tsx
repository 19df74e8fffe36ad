import { useQuery } from '@tanstack/react-query'
import { projectQuery } from '../entities/project.ts'
import { EarlyAccessSetting } from '../features/early-access/early-access-setting.tsx'
import { NotificationSettings } from '../features/notifications/notification-settings.tsx'
import { SafetySettings } from '../features/safety/safety-settings.tsx'
import { AccountStatus } from '../features/settings/account-status.tsx'
import { CurrentProject } from '../features/settings/current-project.tsx'
import { DangerZone } from '../features/settings/danger-zone.tsx'
import { DataSecurity } from '../features/settings/data-security.tsx'
import { DownloadData } from '../features/settings/download-data.tsx'
import { LanguageChoice } from '../features/settings/language-choice.tsx'
import { OwnKey } from '../features/settings/own-key.tsx'
import { PasswordChange } from '../features/settings/password-change.tsx'
import { PrivacySettings } from '../features/settings/privacy-settings.tsx'
import { ProfileInformation } from '../features/settings/profile-information.tsx'
import { accountQuery } from '../features/settings/queries.ts'
import { SessionList } from '../features/settings/session-list.tsx'
import { TwoFactor } from '../features/settings/two-factor.tsx'
import { useUser } from '../lib/user.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** The settings. Each card reserves its height while it loads, so that the cards below do not move. */
export function Component() {
  const user = useUser()
  const account = useQuery(accountQuery(user.id))
  const project = useQuery(projectQuery(user.id))
  return (
    <div className="grid max-w-4xl gap-6">
      <h1 className="mb-2 text-[clamp(2rem,4.5vw,2.75rem)]">Settings</h1>
      <Loaded
        query={account}
        skeleton={<Skeleton className="h-[306px] rounded-card sm:h-56" />}
        error="Could not load your profile data. Please try again."
      >
        {profile => <ProfileInformation user={user} fullName={profile?.full_name ?? ''} />}
      </Loaded>
      <AccountStatus id={user.id} createdAt={user.created_at} />
      {project.isPending && <Skeleton className="h-[398px] rounded-card sm:h-[316px]" />}
      {project.data && <CurrentProject project={project.data} />}
      <LanguageChoice userId={user.id} />
      <OwnKey userId={user.id} />
      <NotificationSettings userId={user.id} />
      <EarlyAccessSetting />
      <PrivacySettings userId={user.id} />
      <SafetySettings userId={user.id} />
      <DataSecurity>
        <TwoFactor userId={user.id} />
        <PasswordChange />
        <SessionList userId={user.id} />
        <DownloadData />
      </DataSecurity>
      <DangerZone />
    </div>
  )
}
