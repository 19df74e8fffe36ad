import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import type { CarriedEmail } from './carried-email.ts'
import { forgotPasswordRules, prepareRules } from './late-rules.ts'
import { MailHint } from './mail-hint.tsx'
import { useRequestPasswordReset } from './mutations.ts'

export function ForgotPasswordForm({ email, onEmail }: CarriedEmail) {
  const request = useRequestPasswordReset()
  const { register, handleSubmit, formState } = useForm({
    resolver: forgotPasswordRules,
    defaultValues: { email },
  })
  if (request.isSuccess) {
    return (
      <MailHint>
        If {request.variables.email} has an account, a link to set a new password is on its way.
      </MailHint>
    )
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onFocus={prepareRules}
      onSubmit={handleSubmit(form => request.mutate(form))}
    >
      <Field label="Email" error={formState.errors.email?.message}>
        <Input
          type="email"
          autoComplete="email"
          required
          {...register('email', { onChange: event => onEmail(event.target.value) })}
        />
      </Field>
      <Button type="submit" look="main" size="large" className="mt-1 w-full" disabled={request.isPending}>
        {request.isPending ? 'Loading...' : 'Send the link'}
      </Button>
    </form>
  )
}
