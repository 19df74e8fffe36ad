// Early access to tools that the specification's first version only announces. Each member can request it, or the
// operator can set it for all.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { loadSettings } from '../lib/settings.ts'
import { useUser } from '../lib/user.ts'
import { memberSettingsQuery, saveMemberSettings } from './member-settings.ts'

const serverSettings = {
  queryKey: ['server-settings'],
  queryFn: loadSettings,
  staleTime: Number.POSITIVE_INFINITY,
}

export function useEarlyAccess(): { isKnown: boolean; isOn: boolean; canChoose: boolean } {
  const { id } = useUser()
  const mode = useQuery(serverSettings).data?.earlyAccess
  const own = useQuery({ ...memberSettingsQuery(id), enabled: mode === 'ask' })
  return {
    isKnown: mode !== undefined && (mode !== 'ask' || own.isFetched),
    isOn: mode === 'on' || (mode === 'ask' && own.data?.early_access === true),
    canChoose: mode === 'ask',
  }
}

export function useChooseEarlyAccess() {
  const { id } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (isOn: boolean) => saveMemberSettings(cache, id, { early_access: isOn }),
    meta: { error: 'Could not save your choice. Please try again.' },
  })
}
