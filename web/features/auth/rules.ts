// The rules of the forms and the libraries that check them. late-rules.ts loads this file.
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
