import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { industries } from '../../../contracts/industries.ts'
import { bioMaximum } from '../../../contracts/limits.ts'
import { characterCount, userType } from '../../../contracts/network.ts'
import { type ProfileFields, type ProfileForm, profileForm } from '../../../contracts/profile.ts'
import { userTypes } from '../../../contracts/user-types.ts'
import { type Addressed, emailHint } from '../../entities/email-change.ts'
import type { Profile } from '../../entities/profile.ts'
import { pickChanged } from '../../lib/changed.ts'
import { toAppError } from '../../lib/errors.ts'
import { useKeptForm } from '../../lib/use-kept-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { AvatarField } from './avatar-field.tsx'
import { handleRefusal, useSaveProfile } from './use-save-profile.ts'
import { VentureFields } from './venture-fields.tsx'

type ProfileFormCardProps = {
  user: Addressed
  profile: Profile | null
  /** Called after the form was saved or cancelled. */
  onDone: () => void
}

/** The storage path of unfinished changes. */
export const profileDraft = (userId: string): readonly string[] => [userId, 'profile']

const typeOptions = userTypes.map(type => ({
  value: type,
  label: type.charAt(0).toUpperCase() + type.slice(1),
}))

export function ProfileFormCard({ user, profile, onDone }: ProfileFormCardProps) {
  const [picture, setPicture] = useState<Blob | null>(null)
  const save = useSaveProfile(user, profile)
  const form = useForm<ProfileFields, unknown, ProfileForm>({
    resolver: zodResolver(profileForm),
    defaultValues: {
      full_name: profile?.full_name ?? '',
      handle: profile?.handle ?? '',
      email: user.email ?? '',
      company_name: profile?.company_name ?? '',
      user_type: userType.catch('founder').parse(profile?.user_type),
      location: profile?.location ?? '',
      bio: profile?.bio ?? '',
      building: profile?.building ?? '',
      industry: industries.find(known => known === profile?.industry) ?? null,
      looking_for: profile?.looking_for ?? '',
      open_to_talk: profile?.open_to_talk ?? false,
      links: profile?.links.join('\n') ?? '',
    },
  })
  const { register, control, handleSubmit, watch, formState } = form
  const { errors, dirtyFields } = formState
  const forget = useKeptForm(profileDraft(user.id), form)
  const handleDone = () => {
    forget()
    onDone()
  }
  const showHandleRefusal = (thrown: Error) => {
    const refusal = handleRefusal(toAppError(thrown))
    if (refusal) form.setError('handle', { message: refusal }, { shouldFocus: true })
  }
  const name = profile?.full_name ?? 'User'
  return (
    <Card>
      <form
        noValidate
        aria-label="Edit profile"
        className="grid gap-5"
        onSubmit={handleSubmit(fields =>
          save.mutate(
            { form: fields, changed: pickChanged(fields, dirtyFields), picture },
            { onSuccess: handleDone, onError: showHandleRefusal },
          ),
        )}
      >
        <AvatarField name={name} url={profile?.avatar_url ?? null} picture={picture} onPicture={setPicture} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label="Full Name" error={errors.full_name?.message}>
            <Input autoComplete="name" {...register('full_name')} />
          </Field>
          <Field label="Handle" error={errors.handle?.message} hint="Others mention you by it: @handle">
            <Input autoCapitalize="none" autoComplete="off" spellCheck={false} {...register('handle')} />
          </Field>
          <Field
            label="Email Address"
            error={errors.email?.message}
            hint={emailHint(user, Boolean(dirtyFields.email))}
          >
            <Input type="email" autoComplete="email" {...register('email')} />
          </Field>
          <Field label="Company/Startup Name" error={errors.company_name?.message}>
            <Input autoComplete="organization" {...register('company_name')} />
          </Field>
          <Controller
            control={control}
            name="user_type"
            render={({ field }) => (
              <Field label="User Type">
                <Select options={typeOptions} value={field.value} onValueChange={field.onChange} />
              </Field>
            )}
          />
          <Field label="Location" error={errors.location?.message}>
            <Input autoComplete="address-level2" {...register('location')} />
          </Field>
        </div>
        <Field
          label="Bio"
          error={errors.bio?.message}
          limit={{ count: characterCount((watch('bio') ?? '').trim()), maximum: bioMaximum, to: 'save' }}
        >
          <Textarea rows={4} {...register('bio')} />
        </Field>
        <VentureFields form={form} userId={user.id} />
        {save.progress !== null && <Progress value={save.progress} label="Uploading your picture" />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="main" disabled={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
          <Button onClick={handleDone} disabled={save.isPending}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  )
}
