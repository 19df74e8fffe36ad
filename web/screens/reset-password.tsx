import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { AuthCard } from '../features/auth/auth-card.tsx'
import { ResetPasswordForm } from '../features/auth/reset-password-form.tsx'
import { ThemeSwitch } from '../features/theme/theme-switch.tsx'
import { readSession } from '../lib/session.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/**
 * The page behind the link in a "Forgot password?" mail. The link starts a session that may set a new password.
 */
export function Component() {
  const navigate = useNavigate()
  const { data: session, isPending } = useQuery({
    queryKey: ['recovery-session'],
    queryFn: readSession,
    gcTime: 0,
  })
  return (
    <AuthCard
      title="Set a new password"
      text={
        session || isPending
          ? 'Choose one you use nowhere else.'
          : 'This link has expired or was used before.'
      }
      corner={<ThemeSwitch />}
    >
      {isPending ? (
        <Skeleton className="h-40" />
      ) : session ? (
        <ResetPasswordForm onDone={() => navigate(paths.dashboard, { replace: true })} />
      ) : (
        <Link to={`${paths.auth}?view=forgot`} className={buttonClass({ look: 'main', size: 'large' })}>
          Send me a new link
        </Link>
      )}
    </AuthCard>
  )
}
