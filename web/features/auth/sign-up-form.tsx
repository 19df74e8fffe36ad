import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { passwordMinimum } from '../../../contracts/limits.ts'
import { invitedBy } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import type { CarriedEmail } from './carried-email.ts'
import { prepareRules, signUpRules } from './late-rules.ts'
import { MailHint } from './mail-hint.tsx'
import { useSignUp } from './mutations.ts'

export function SignUpForm({ email, onEmail }: CarriedEmail) {
  const [search] = useSearchParams()
  const signUp = useSignUp(search.get(invitedBy))
  const { register, handleSubmit, formState } = useForm({
    resolver: signUpRules,
    defaultValues: { fullName: '', email, password: '' },
  })
  const { errors } = formState
  // After a sign-up with a session, the form stays busy until the dashboard is shown.
  const isBusy = signUp.isPending || signUp.isSuccess
  if (signUp.isSuccess && !signUp.data.session) {
    return <MailHint>We sent a link to {signUp.variables.email}. Open it to confirm your account.</MailHint>
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onFocus={prepareRules}
      onSubmit={handleSubmit(form => signUp.mutate(form))}
    >
      <Field label="Full Name" error={errors.fullName?.message}>
        <Input autoComplete="name" required {...register('fullName')} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="email"
          required
          {...register('email', { onChange: event => onEmail(event.target.value) })}
        />
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        hint={`At least ${passwordMinimum} characters.`}
      >
        <Input
          type="password"
          autoComplete="new-password"
          required
          minLength={passwordMinimum}
          {...register('password')}
        />
      </Field>
      <Button type="submit" look="main" size="large" className="mt-1 w-full" disabled={isBusy}>
        {isBusy ? 'Loading...' : 'Sign Up'}
      </Button>
    </form>
  )
}
