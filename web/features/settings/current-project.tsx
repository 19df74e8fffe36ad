import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { projectForm } from '../../../contracts/account.ts'
import { type Industry, industries } from '../../../contracts/industries.ts'
import type { Project } from '../../entities/project.ts'
import { pickChanged } from '../../lib/changed.ts'
import { useKeptForm } from '../../lib/use-kept-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { useSaveProject } from './mutations.ts'

const options = industries.map(value => ({ value, label: value[0]?.toUpperCase() + value.slice(1) }))

export function CurrentProject({ project }: { project: Project }) {
  const save = useSaveProject(project)
  const form = useForm({
    resolver: zodResolver(projectForm),
    values: {
      name: project.name,
      industry: industries.find(value => value === project.industry) ?? null,
      description: project.description ?? '',
    },
    resetOptions: { keepDirtyValues: true },
  })
  const { register, handleSubmit, control, formState } = form
  const { errors, dirtyFields } = formState
  const forget = useKeptForm([project.user_id, 'project'], form)
  return (
    <Card>
      <CardHeader title="Current Project" />
      <form
        noValidate
        className="grid gap-5"
        onSubmit={handleSubmit(fields =>
          save.mutate(pickChanged(fields, dirtyFields), { onSuccess: forget }),
        )}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Name" error={errors.name?.message}>
            <Input {...register('name')} />
          </Field>
          <Controller
            control={control}
            name="industry"
            render={({ field }) => (
              <Field label="Industry">
                <Select<Industry | ''>
                  options={options}
                  placeholder="Choose one"
                  value={field.value ?? ''}
                  onValueChange={value => field.onChange(value)}
                />
              </Field>
            )}
          />
        </div>
        <Field label="Description" error={errors.description?.message}>
          <Textarea rows={3} {...register('description')} />
        </Field>
        <Button type="submit" className="justify-self-start" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save Project'}
        </Button>
      </form>
    </Card>
  )
}
