import { z } from 'zod'
import { industries } from './industries.ts'
import { passwordMinimum } from './limits.ts'
import { profileForm } from './profile.ts'

/** The account form in Settings. Name and address follow the same rules as in the profile form. */
export const accountForm = z.object({
  fullName: profileForm.shape.full_name,
  email: profileForm.shape.email,
})
export type AccountForm = z.infer<typeof accountForm>

export const projectForm = z.object({
  name: z.string().trim().min(1, 'Give your project a name').max(100, 'At most 100 characters'),
  industry: z.enum(industries).nullable(),
  description: z.string().trim().max(2000, 'At most 2,000 characters'),
})
export type ProjectForm = z.infer<typeof projectForm>

export const passwordForm = z.object({
  password: z.string().min(passwordMinimum, `At least ${passwordMinimum} characters`),
})
