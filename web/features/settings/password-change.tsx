import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { passwordForm } from '../../../contracts/account.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { useChangePassword } from './mutations.ts'

export function PasswordChange() {
  const change = useChangePassword()
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(passwordForm),
    defaultValues: { password: '' },
  })
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={handleSubmit(form => change.mutate(form, { onSuccess: () => reset() }))}
    >
      <Field label="New password" error={formState.errors.password?.message} className="min-w-56 flex-1">
        <Input type="password" autoComplete="new-password" {...register('password')} />
      </Field>
      <Button type="submit" className="h-11" disabled={change.isPending}>
        Change password
      </Button>
    </form>
  )
}
