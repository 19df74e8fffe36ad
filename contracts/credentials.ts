import { z } from 'zod'
import { emailMaximum, nameMaximum, passwordMinimum } from './limits.ts'
import { isVisible } from './network.ts'

export const email = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .max(emailMaximum, `Email must be less than ${emailMaximum} characters`)
  .pipe(z.email('Invalid email address'))

const newPassword = z.string().min(passwordMinimum, `Password must be at least ${passwordMinimum} characters`)

export const signInForm = z.object({ email, password: z.string().min(1, 'Password is required') })
export const signUpForm = z.object({
  fullName: z
    .string()
    .trim()
    .refine(isVisible, 'Name is required')
    .max(nameMaximum, `Name must be less than ${nameMaximum} characters`),
  email,
  password: newPassword,
})
export const forgotPasswordForm = z.object({ email })
export const resetPasswordForm = z.object({ password: newPassword })

export type SignInForm = z.infer<typeof signInForm>
export type SignUpForm = z.infer<typeof signUpForm>
export type ForgotPasswordForm = z.infer<typeof forgotPasswordForm>
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>
