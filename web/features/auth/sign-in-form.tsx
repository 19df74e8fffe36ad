import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { toAppError } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import type { CarriedEmail } from './carried-email.ts'
import { prepareRules, signInRules } from './late-rules.ts'
import { useSignIn } from './mutations.ts'
import { SendAgain } from './send-again.tsx'

export function SignInForm({ email, onEmail }: CarriedEmail) {
  const signIn = useSignIn()
  const { register, handleSubmit, formState } = useForm({
    resolver: signInRules,
    defaultValues: { email, password: '' },
  })
  const isUnconfirmed = signIn.isError && toAppError(signIn.error).detail === 'email_not_confirmed'
  return (
    <form
      noValidate
      className="grid gap-5"
      onFocus={prepareRules}
      onSubmit={handleSubmit(form => signIn.mutate(form))}
    >
      <Field label="Email" error={formState.errors.email?.message}>
        <Input
          type="email"
          autoComplete="email"
          required
          {...register('email', { onChange: event => onEmail(event.target.value) })}
        />
      </Field>
      <Field
        label="Password"
        error={formState.errors.password?.message}
        aside={
          <Link
            to="?view=forgot"
            className="rounded text-[0.8125rem] font-medium text-ink-soft underline decoration-line-control underline-offset-4 hover:text-ink"
          >
            Forgot password?
          </Link>
        }
      >
        <Input
          type="password"
          autoComplete="current-password"
          required
          minLength={6}
          {...register('password')}
        />
      </Field>
      <Button type="submit" look="main" size="large" className="mt-1 w-full" disabled={signIn.isPending}>
        {signIn.isPending ? 'Loading...' : 'Sign In'}
      </Button>
      {isUnconfirmed && <SendAgain key={signIn.variables.email} email={signIn.variables.email} />}
    </form>
  )
}
