import type { User } from '@supabase/supabase-js'
import { createContext, useContext } from 'react'

/** The member the guard has let in: the same for a whole rendering, even if the session ends during it. */
export const UserContext = createContext<User | null>(null)

/** For screens behind the guard: there is always someone. */
export function useUser(): User {
  const user = useContext(UserContext)
  if (!user) throw new Error('No authenticated user')
  return user
}
