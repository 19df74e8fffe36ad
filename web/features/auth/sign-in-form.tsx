import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { prepareRules, signInRules } from './late-rules.ts'
import { useSignIn } from './mutations.ts'

export function SignInForm() {
  const signIn = useSignIn()
  const { register, handleSubmit, formState } = useForm({
    resolver: signInRules,
    defaultValues: { email: '', password: '' },
  })
  return (
    <form
      noValidate
      className="grid gap-5"
      onFocus={prepareRules}
      onSubmit={handleSubmit(form => signIn.mutate(form))}
    >
      <Field label="Email" error={formState.errors.email?.message}>
        <Input type="email" autoComplete="email" required {...register('email')} />
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
    </form>
  )
}
