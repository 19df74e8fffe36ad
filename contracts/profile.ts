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

export const profileForm = z.object({
  full_name: text('Name', nameMaximum).refine(value => value !== '', 'Name is required'),
  email: text('Email', emailMaximum).pipe(z.email('Invalid email address')),
  company_name: optional('Company name', companyMaximum),
  user_type: userType,
  location: optional('Location', locationMaximum),
  bio: optional('Bio', bioMaximum),
})

export type ProfileFields = z.input<typeof profileForm>
export type ProfileForm = z.output<typeof profileForm>
