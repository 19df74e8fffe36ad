// The validation rules of the forms and the libraries for them. `late-rules.ts` loads this file when it is needed.
import { zodResolver } from '@hookform/resolvers/zod'
import {
  forgotPasswordForm,
  resetPasswordForm,
  signInForm,
  signUpForm,
} from '../../../contracts/credentials.ts'

export const signIn = zodResolver(signInForm)
export const signUp = zodResolver(signUpForm)
export const forgotPassword = zodResolver(forgotPasswordForm)
export const resetPassword = zodResolver(resetPasswordForm)
