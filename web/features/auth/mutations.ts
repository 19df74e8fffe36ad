import type {
  ForgotPasswordForm,
  ResetPasswordForm,
  SignInForm,
  SignUpForm,
} from '../../../contracts/credentials.ts'
import { type AppError, unwrap } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { announce, type Words } from '../../lib/query-client.ts'
import { paths } from '../../paths.ts'

/** The auth client is loaded when it is first used, so that the form appears sooner. */
const loadAuth = async () => (await import('../../lib/supabase.ts')).supabase.auth

/** Shows the server's message under the title. If the server did not answer, shows a general text. */
const failureWords =
  (title: string) =>
  (error: AppError): Words =>
    error.isFromServer
      ? { title, text: error.message }
      : { title: 'An error occurred', text: 'Please try again later.' }

export function useSignIn() {
  return useOnce({
    mutationFn: async (form: SignInForm) => unwrap(await (await loadAuth()).signInWithPassword(form)),
    meta: { error: failureWords('Sign in failed') },
  })
}

/**
 * `inviterId` comes from an invite link. The server stores it, so that the invitation is known even if the member
 * opens the confirmation mail on another device.
 */
export function useSignUp(inviterId: string | null) {
  return useOnce({
    mutationFn: async ({ fullName, email, password }: SignUpForm) =>
      unwrap(
        await (await loadAuth()).signUp({
          email,
          password,
          options: {
            data: { full_name: fullName, ...(inviterId && { invited_by: inviterId }) },
            emailRedirectTo: new URL(paths.dashboard, window.location.origin).href,
          },
        }),
      ),
    // If no confirmation mail is needed, the member is signed in at once and sees the dashboard, so no toast is
    // shown.
    onSuccess: ({ session }) => {
      if (session) return
      announce({ title: 'Success!', text: 'Please check your email to confirm your account.' })
    },
    meta: { error: failureWords('Sign up failed') },
  })
}

export function useResendConfirmation() {
  return useOnce({
    mutationFn: async (email: string) =>
      unwrap(
        await (await loadAuth()).resend({
          type: 'signup',
          email,
          options: { emailRedirectTo: new URL(paths.dashboard, window.location.origin).href },
        }),
      ),
    meta: {
      success: { title: 'Check your email', text: 'A new link is on its way.' },
      error: failureWords('Could not send the link'),
    },
  })
}

export function useRequestPasswordReset() {
  return useOnce({
    mutationFn: async ({ email }: ForgotPasswordForm) =>
      unwrap(
        await (await loadAuth()).resetPasswordForEmail(email, {
          redirectTo: new URL(paths.resetPassword, window.location.origin).href,
        }),
      ),
    meta: {
      success: { title: 'Check your email', text: 'If the address has an account, a link is on its way.' },
      error: failureWords('Could not send the link'),
    },
  })
}

export function useSetPassword() {
  return useOnce({
    mutationFn: async ({ password }: ResetPasswordForm) =>
      unwrap(await (await loadAuth()).updateUser({ password })),
    meta: {
      success: { title: 'Password changed', text: 'Your new password is set.' },
      error: failureWords('Could not set the password'),
    },
  })
}
