import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { accountForm } from '../../../contracts/account.ts'
import { type Addressed, emailHint } from '../../entities/email-change.ts'
import { pickChanged } from '../../lib/changed.ts'
import { useKeptForm } from '../../lib/use-kept-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { useSaveAccount } from './mutations.ts'

type ProfileInformationProps = { user: Addressed; fullName: string }

export function ProfileInformation({ user, fullName }: ProfileInformationProps) {
  const save = useSaveAccount(user)
  const form = useForm({
    resolver: zodResolver(accountForm),
    values: { fullName, email: user.email ?? '' },
    resetOptions: { keepDirtyValues: true },
  })
  const { register, handleSubmit, formState } = form
  const { errors, dirtyFields } = formState
  const forget = useKeptForm([user.id, 'account'], form)
  return (
    <Card>
      <CardHeader title="Profile Information" />
      <form
        noValidate
        className="grid gap-5"
        onSubmit={handleSubmit(fields =>
          save.mutate(pickChanged(fields, dirtyFields), { onSuccess: forget }),
        )}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Full Name" error={errors.fullName?.message}>
            <Input autoComplete="name" {...register('fullName')} />
          </Field>
          <Field
            label="Email"
            error={errors.email?.message}
            hint={emailHint(user, Boolean(dirtyFields.email))}
          >
            <Input type="email" autoComplete="email" {...register('email')} />
          </Field>
        </div>
        <Button type="submit" look="main" className="justify-self-start" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save Profile'}
        </Button>
      </form>
    </Card>
  )
}
