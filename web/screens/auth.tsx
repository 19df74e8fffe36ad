import { type ReactNode, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { AuthCard } from '../features/auth/auth-card.tsx'
import type { CarriedEmail } from '../features/auth/carried-email.ts'
import { ForgotPasswordForm } from '../features/auth/forgot-password-form.tsx'
import { SignInForm } from '../features/auth/sign-in-form.tsx'
import { SignUpForm } from '../features/auth/sign-up-form.tsx'
import { useArrival, useLinkError } from '../features/auth/use-arrival.ts'
import { ThemeSwitch } from '../features/theme/theme-switch.tsx'
import { readLeftPlace } from '../lib/left-place.ts'
import { useSuspension } from '../lib/suspension.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'

type View = {
  text: string
  Form: (props: CarriedEmail) => ReactNode
  toggle: { to: string; label: string }
}

const views: Record<string, View> = {
  'sign-in': {
    text: 'Welcome back. Your co-founder kept your place.',
    Form: SignInForm,
    toggle: { to: paths.signUp, label: "Don't have an account? Sign up" },
  },
  'sign-up': {
    text: 'Everyone starts at the foot of the mountain. You need a name, an address and a password.',
    Form: SignUpForm,
    toggle: { to: paths.auth, label: 'Already have an account? Sign in' },
  },
  forgot: {
    text: 'Tell us your address and we send you a link to set a new password.',
    Form: ForgotPasswordForm,
    toggle: { to: paths.auth, label: 'Back to sign in' },
  },
}

export function Component() {
  useArrival()
  const linkError = useLinkError()
  const suspension = useSuspension()
  const { state } = useLocation()
  const [search] = useSearchParams()
  const [email, setEmail] = useState('')
  const name = search.get('view') ?? 'sign-in'
  const view = views[name] ?? views['sign-in']
  if (!view) return null
  return (
    <AuthCard
      title="Start Your Journey"
      text={view.text}
      corner={<ThemeSwitch />}
      footer={
        <Link to={view.toggle.to} state={state} className={buttonClass({ look: 'link', size: 'inline' })}>
          {view.toggle.label}
        </Link>
      }
    >
      {readLeftPlace(state) && (
        <p role="status" className="mb-5 rounded-control bg-sunken p-4 text-[0.9375rem] text-ink">
          You were signed out after ten minutes without activity. Sign in to go on where you were.
        </p>
      )}
      {suspension && (
        <p role="alert" className="mb-5 rounded-control bg-danger-wash p-4 text-[0.9375rem] text-ink">
          {suspension}
        </p>
      )}
      {linkError && (
        <p role="alert" className="mb-5 rounded-control bg-danger-wash p-4 text-[0.9375rem] text-ink">
          That link did not work: {linkError}
        </p>
      )}
      <view.Form key={name} email={email} onEmail={setEmail} />
    </AuthCard>
  )
}
