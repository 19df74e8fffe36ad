// The rules of the profile form and the error message of each rule.
import { z } from 'zod'
import { industries } from './industries.ts'
import {
  aboutMaximum,
  bioMaximum,
  companyMaximum,
  emailMaximum,
  locationMaximum,
  nameMaximum,
} from './limits.ts'
import { characterCount, isVisible, userType } from './network.ts'

const text = (label: string, maximum: number) =>
  z
    .string()
    .trim()
    .refine(value => characterCount(value) <= maximum, `${label} must be less than ${maximum} characters`)

/** An empty text is saved as null. */
const optional = (label: string, maximum: number) => text(label, maximum).transform(value => value || null)

/** A leading @ is accepted. If the handle is empty, the server makes one from the name. */
const handle = z
  .string()
  .transform(value => value.trim().replace(/^@/, '').toLowerCase())
  .refine(
    value => value === '' || /^[a-z0-9_]{3,30}$/.test(value),
    'Handle must be 3 to 30 letters a–z, digits or underscores',
  )

const isWebAddress = (line: string) => {
  if (!/^https?:\/\/\S+$/i.test(line) || !URL.canParse(line)) return false
  return new URL(line).username === ''
}

/** One URL per line, at most five. */
const links = z
  .string()
  .transform(value =>
    value
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== ''),
  )
  .refine(lines => lines.length <= 5, 'At most 5 links')
  .refine(
    lines => lines.every(line => isWebAddress(line) && line.length <= 250),
    'Each line must be one address that begins with https:// or http://',
  )

export const profileForm = z.object({
  full_name: text('Name', nameMaximum).refine(isVisible, 'Name is required'),
  handle,
  email: text('Email', emailMaximum).pipe(z.email('Invalid email address')),
  company_name: optional('Company name', companyMaximum),
  user_type: userType,
  location: optional('Location', locationMaximum),
  bio: optional('Bio', bioMaximum),
  building: optional('What you build', aboutMaximum),
  industry: z.enum(industries).nullable(),
  looking_for: optional('What you look for', aboutMaximum),
  open_to_talk: z.boolean(),
  links,
})

export type ProfileFields = z.input<typeof profileForm>
export type ProfileForm = z.output<typeof profileForm>
