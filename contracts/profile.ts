// The profile form: every rule with the words under its field.
import { z } from 'zod'
import { bioMaximum, companyMaximum, emailMaximum, locationMaximum, nameMaximum } from './limits.ts'
import { characterCount, userType } from './network.ts'

const text = (label: string, maximum: number) =>
  z
    .string()
    .trim()
    .refine(value => characterCount(value) <= maximum, `${label} must be less than ${maximum} characters`)

/** Empty is saved as null. */
const optional = (label: string, maximum: number) => text(label, maximum).transform(value => value || null)

/** As it is written, with or without the @; empty has one made from the name. */
const handle = z
  .string()
  .transform(value => value.trim().replace(/^@/, '').toLowerCase())
  .refine(
    value => value === '' || /^[a-z0-9_]{3,30}$/.test(value),
    'Handle must be 3 to 30 letters a–z, digits or underscores',
  )

export const profileForm = z.object({
  full_name: text('Name', nameMaximum).refine(value => value !== '', 'Name is required'),
  handle,
  email: text('Email', emailMaximum).pipe(z.email('Invalid email address')),
  company_name: optional('Company name', companyMaximum),
  user_type: userType,
  location: optional('Location', locationMaximum),
  bio: optional('Bio', bioMaximum),
})

export type ProfileFields = z.input<typeof profileForm>
export type ProfileForm = z.output<typeof profileForm>
