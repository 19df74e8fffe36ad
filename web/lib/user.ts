import type { User } from '@supabase/supabase-js'
import { createContext, useContext } from 'react'

/**
 * The member whom the guard let in. It stays the same during a rendering, even if the session ends meanwhile.
 */
export const UserContext = createContext<User | null>(null)

/** For screens behind the guard, where somebody is always signed in. */
export function useUser(): User {
  const user = useContext(UserContext)
  if (!user) throw new Error('No authenticated user')
  return user
}
