// The forms' rules, and the libraries that check them: loaded by late-rules.ts.
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
