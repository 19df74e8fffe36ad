import { useQuery, useQueryClient } from '@tanstack/react-query'
import { languages } from '../../../venture/numbers/locale.ts'
import { memberSettingsQuery, saveMemberSettings } from '../../entities/member-settings.ts'
import { useOnce } from '../../lib/once.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The name of each language in that language, because a reader may not understand the others. */
const nameOf = (language: string) => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
const options = [
  { value: 'none', label: 'The one I write in' },
  ...languages.map(language => ({ value: language as string, label: nameOf(language) })),
]

/** The setting for the language of the co-founder's answers. It applies to all devices. */
export function LanguageChoice({ userId }: { userId: string }) {
  const cache = useQueryClient()
  const query = useQuery(memberSettingsQuery(userId))
  const save = useOnce({
    mutationFn: (language: string) =>
      saveMemberSettings(cache, userId, { language: language === 'none' ? null : language }),
    meta: { success: 'Language saved', error: 'Could not save that. Please try again.' },
  })
  return (
    <Card>
      <CardHeader title="Language" />
      <Loaded
        query={query}
        skeleton={<Skeleton className="h-24" />}
        error="Your settings could not be loaded."
      >
        {({ language }) => (
          <Field
            label="Your co-founder answers in"
            hint="It is about the helpers; the pages stay in English."
          >
            <Select
              className="max-w-72"
              options={options}
              value={language ?? 'none'}
              disabled={save.isPending}
              onValueChange={save.mutate}
            />
          </Field>
        )}
      </Loaded>
    </Card>
  )
}
