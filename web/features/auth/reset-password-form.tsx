import { useForm } from 'react-hook-form'
import { passwordMinimum } from '../../../contracts/limits.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { prepareRules, resetPasswordRules } from './late-rules.ts'
import { useSetPassword } from './mutations.ts'

export function ResetPasswordForm({ onDone }: { onDone: () => void }) {
  const setPassword = useSetPassword()
  const { register, handleSubmit, formState } = useForm({
    resolver: resetPasswordRules,
    defaultValues: { password: '' },
  })
  return (
    <form
      noValidate
      className="grid gap-5"
      onFocus={prepareRules}
      onSubmit={handleSubmit(form => setPassword.mutate(form, { onSuccess: onDone }))}
    >
      <Field
        label="New password"
        error={formState.errors.password?.message}
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
      <Button type="submit" look="main" size="large" className="mt-1 w-full" disabled={setPassword.isPending}>
        {setPassword.isPending ? 'Loading...' : 'Set the new password'}
      </Button>
    </form>
  )
}
