import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { picturePath } from '../../../contracts/pictures.ts'
import type { ProfileForm } from '../../../contracts/profile.ts'
import { tell } from '../../entities/events.ts'
import { patchPerson } from '../../entities/person-cache.ts'
import { ownProfileQuery, type Profile, profileColumns } from '../../entities/profile.ts'
import { AppError, toAppError, unwrap, unwrapMaybe } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'
import { upload } from '../../lib/upload.ts'

const uploadFailed = 'Failed to upload avatar'

type SaveInput = { form: ProfileForm; changed: Partial<ProfileForm>; picture: Blob | null }

/** Saves the picture, then the text. The old picture is deleted after the new one is saved. */
export function useSaveProfile(user: { id: string; email?: string | undefined }, before: Profile | null) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<number | null>(null)
  const mutation = useOnce({
    mutationFn: async ({ form, changed, picture }: SaveInput) => {
      const { email, ...fields } = before ? changed : form
      const path = picture && (await uploadAvatar(user.id, picture, setProgress))
      const written = {
        ...fields,
        ...(path && { avatar_url: publicUrl(path) }),
      }
      const { data, error } = await write(user.id, written, before !== null)
      if (error) {
        if (path) await supabase.storage.from('avatars').remove([path])
        throw toAppError(error)
      }
      const old = path && pathIn(before?.avatar_url, user.id)
      if (old) unwrapMaybe(await supabase.storage.from('avatars').remove([old]))
      if (email !== undefined && email !== user.email) unwrap(await supabase.auth.updateUser({ email }))
      return data
    },
    onSettled: () => setProgress(null),
    onSuccess: saved => {
      client.setQueryData(ownProfileQuery(user.id).queryKey, saved)
      patchPerson(client, saved)
      return tell(client, 'profile saved')
    },
    meta: {
      success: 'Profile updated successfully',
      error: error => {
        if (error.message === uploadFailed) return uploadFailed
        const text = handleRefusal(error)
        return { title: 'Failed to update profile', ...(text && { text }) }
      },
    },
  })
  return { ...mutation, progress }
}

/** The text for errors that only the database can find: the handle is taken or reserved. */
export function handleRefusal({ detail, message }: AppError): string | null {
  if (detail === '23505') return 'This handle is taken'
  return detail === '23514' && message === 'This handle is reserved' ? message : null
}

function write(id: string, fields: Partial<Omit<ProfileForm, 'email'>>, isThere: boolean) {
  const profiles = supabase.from('profiles')
  if (!isThere)
    return profiles
      .upsert({ id, ...fields })
      .select(profileColumns)
      .single()
  if (Object.keys(fields).length === 0) return profiles.select(profileColumns).eq('id', id).single()
  return profiles.update(fields).eq('id', id).select(profileColumns).single()
}

async function uploadAvatar(
  userId: string,
  file: Blob,
  onProgress: (percent: number) => void,
): Promise<string> {
  const path = picturePath(userId, file.type)
  try {
    onProgress(0)
    await upload({ bucket: 'avatars', path, file, onProgress })
    return path
  } catch (thrown) {
    throw new AppError(toAppError(thrown).code, uploadFailed)
  }
}

function publicUrl(path: string): string {
  return supabase.storage.from('avatars').getPublicUrl(path).data.publicUrl
}

/**
 * The path of a picture in the member's own folder. Returns null for other files, which the page must not delete.
 */
function pathIn(url: string | null | undefined, userId: string): string | null {
  const path = url?.split('/object/public/avatars/')[1]
  return path?.startsWith(`${userId}/`) ? path : null
}
