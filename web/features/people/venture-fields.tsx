import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { industries } from '../../../contracts/industries.ts'
import { aboutMaximum } from '../../../contracts/limits.ts'
import { characterCount } from '../../../contracts/network.ts'
import type { ProfileFields, ProfileForm } from '../../../contracts/profile.ts'
import { ventureSentence } from '../../../contracts/venture-name.ts'
import { projectQuery } from '../../entities/project.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const industryOptions = [
  { value: 'none', label: 'Not shown' },
  ...industries.map(value => ({ value: value as string, label: capital(value) })),
]

type VentureFieldsProps = { form: UseFormReturn<ProfileFields, unknown, ProfileForm>; userId: string }

/** The venture fields of the profile form. Other members see only what is entered here, not the project. */
export function VentureFields({ form, userId }: VentureFieldsProps) {
  const { register, control, watch, setValue, formState } = form
  const { errors } = formState
  const { data: project } = useQuery(projectQuery(userId))
  const sentence = ventureSentence(project?.description)?.slice(0, aboutMaximum)
  const limit = (name: 'building' | 'looking_for') => ({
    count: characterCount((watch(name) ?? '').trim()),
    maximum: aboutMaximum,
    to: 'save' as const,
  })
  return (
    <>
      <Field
        label="What I build"
        error={errors.building?.message}
        limit={limit('building')}
        hint="One sentence that other members see."
        aside={
          sentence &&
          sentence !== watch('building') && (
            <Button
              look="link"
              size="inline"
              onClick={() => setValue('building', sentence, { shouldDirty: true })}
            >
              Use my venture's sentence
            </Button>
          )
        }
      >
        <Textarea rows={2} {...register('building')} />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="industry"
          render={({ field }) => (
            <Field label="Industry" hint="Members of the same industry are shown to each other.">
              <Select
                options={industryOptions}
                value={field.value ?? 'none'}
                onValueChange={value => field.onChange(industries.find(known => known === value) ?? null)}
              />
            </Field>
          )}
        />
        <Field
          label="Looking for"
          error={errors.looking_for?.message}
          limit={limit('looking_for')}
          hint="A co-founder, ten interviews, a first customer…"
        >
          <Textarea rows={2} {...register('looking_for')} />
        </Field>
      </div>
      <label className="flex items-center gap-2.5">
        <input type="checkbox" className="size-4 accent-ember" {...register('open_to_talk')} />
        Open to talk: others may write to me about this
      </label>
      <Field label="Links" error={errors.links?.message} hint="One address a line, at most 5.">
        <Textarea rows={2} dir="ltr" inputMode="url" {...register('links')} />
      </Field>
    </>
  )
}
