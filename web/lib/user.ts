import type { User } from '@supabase/supabase-js'
import { createContext, useContext } from 'react'

/** The member whom the route guard let in. It stays the same during a rendering, even if the session ends. */
export const UserContext = createContext<User | null>(null)

/** The signed-in member, for screens behind the route guard. */
export function useUser(): User {
  const user = useContext(UserContext)
  if (!user) throw new Error('No authenticated user')
  return user
}
