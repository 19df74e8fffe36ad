import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { tell } from '../../entities/events.ts'
import { type Project, projectColumns, projectQuery } from '../../entities/project.ts'
import { unwrap, unwrapMaybe } from '../../lib/errors.ts'
import { callFunction } from '../../lib/functions.ts'
import { useOnce } from '../../lib/once.ts'
import { forgetSession, leave } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { paths } from '../../paths.ts'
import { factorsQuery, sessionsQuery } from './queries.ts'

/** The changed fields only, because another tab may have changed the other fields. */
export type AccountForm = { fullName?: string; email?: string }

/** Saves the name and adds a missing profile row. If the address was changed, starts the change of address. */
export function useSaveAccount(user: { id: string; email?: string | undefined }) {
  const client = useQueryClient()
  return useOnce({
    mutationFn: async ({ fullName, email }: AccountForm) => {
      const profiles = supabase.from('profiles')
      const full_name = fullName ?? null
      const own = fullName === undefined ? profiles.select('id') : profiles.update({ full_name }).select('id')
      const saved = unwrapMaybe(await own.eq('id', user.id).maybeSingle())
      if (!saved) unwrapMaybe(await profiles.insert({ id: user.id, email: user.email ?? null, full_name }))
      if (email !== undefined) unwrap(await supabase.auth.updateUser({ email: email.trim() }))
    },
    onSuccess: () => tell(client, 'profile saved'),
    meta: {
      success: { title: 'Profile updated', text: 'Your profile has been successfully saved.' },
      error: { title: 'Error saving profile', text: 'Could not save your profile. Please try again.' },
    },
  })
}

export type ProjectForm = Partial<Pick<Project, 'name' | 'industry' | 'description'>>

export function useSaveProject(project: Project) {
  const client = useQueryClient()
  return useOnce({
    mutationFn: async (changed: ProjectForm) => {
      const projects = supabase.from('startup_projects')
      const own =
        Object.keys(changed).length === 0
          ? projects.select(projectColumns)
          : projects.update(changed as never).select(projectColumns)
      return unwrap(await own.eq('id', project.id).single())
    },
    onSuccess: saved => client.setQueryData(projectQuery(project.user_id).queryKey, saved),
    meta: {
      success: { title: 'Project updated', text: 'Your project information has been saved.' },
      error: {
        title: 'Error updating project',
        text: 'Could not save your project changes. Please try again.',
      },
    },
  })
}

export function useChangePassword() {
  return useOnce({
    mutationFn: async ({ password }: { password: string }) =>
      unwrap(await supabase.auth.updateUser({ password })),
    meta: {
      success: { title: 'Password changed', text: 'Use the new one the next time you sign in.' },
      error: error => ({ title: 'Could not change the password', text: error.message }),
    },
  })
}

export function useSignOutOthers(userId: string) {
  const client = useQueryClient()
  return useOnce({
    mutationFn: async () => unwrapMaybe(await supabase.auth.signOut({ scope: 'others' }).then(asAnswer)),
    onSuccess: () => client.invalidateQueries(sessionsQuery(userId)),
    meta: {
      success: { title: 'Signed out elsewhere', text: 'Only this device is signed in now.' },
      error: 'Could not sign out the other devices. Please try again.',
    },
  })
}

/**
 * Adds an authenticator app as second factor, and returns its QR code and secret. The factor is active only after
 * the member has entered a code.
 */
export function useEnrollFactor() {
  return useOnce({
    mutationFn: async () => {
      // An unfinished factor with the same name would cause an error, so it is removed.
      const { all } = unwrap(await supabase.auth.mfa.listFactors())
      const begun = all.filter(({ status }) => status === 'unverified')
      for (const { id } of begun) unwrap(await supabase.auth.mfa.unenroll({ factorId: id }))
      return unwrap(await supabase.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Authenticator app' }))
    },
    meta: { error: error => ({ title: 'Could not set up two-factor', text: error.message }) },
  })
}

export function useConfirmFactor(userId: string) {
  const client = useQueryClient()
  return useOnce({
    mutationFn: async ({ factorId, code }: { factorId: string; code: string }) =>
      unwrap(await supabase.auth.mfa.challengeAndVerify({ factorId, code })),
    // The response contains the factor. Running requests are cancelled, because the server refuses their token
    // from now on.
    onSuccess: async ({ user }) => {
      const { queryKey } = factorsQuery(userId)
      await client.cancelQueries()
      const proven = user.factors?.filter(
        ({ status, factor_type }) => status === 'verified' && factor_type === 'totp',
      )
      client.setQueryData(queryKey, proven)
      void client.invalidateQueries({ predicate: query => query.queryKey[0] !== queryKey[0] })
    },
    meta: {
      success: { title: 'Two-factor is on', text: 'Signing in now asks for a code from your app.' },
      error: error => ({ title: 'That code does not fit', text: error.message }),
    },
  })
}

export function useRemoveFactor(userId: string) {
  const client = useQueryClient()
  return useOnce({
    mutationFn: async (factorId: string) => unwrap(await supabase.auth.mfa.unenroll({ factorId })),
    onSuccess: () => client.invalidateQueries(factorsQuery(userId)),
    meta: {
      success: { title: 'Two-factor is off', text: 'Your password alone signs you in again.' },
      error: error => ({ title: 'Could not turn two-factor off', text: error.message }),
    },
  })
}

export function useDeleteAccount() {
  const navigate = useNavigate()
  return useOnce({
    mutationFn: async () => {
      await leave(async () => {
        await callFunction('secure-account-deletion', {})
        // Leads to the landing page first, because this screen disappears together with the session.
        await navigate(paths.home)
        await forgetSession()
      })
    },
    meta: {
      success: { title: 'Account deleted', text: 'Your account and all data have been permanently deleted.' },
      error: {
        title: 'Error deleting account',
        text: 'Could not delete your account. Please contact support.',
      },
    },
  })
}

function asAnswer({ error }: { error: unknown }) {
  return { data: null, error }
}
