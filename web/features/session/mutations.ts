import { useNavigate } from 'react-router'
import type { AppError } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { leave, signOut } from '../../lib/session.ts'
import { finishAll } from '../../lib/undoable.ts'
import { paths } from '../../paths.ts'

export function useSignOut() {
  const navigate = useNavigate()
  return useOnce({
    mutationFn: async () => {
      await finishAll()
      await leave(signOut)
      // The mutation itself navigates. A callback of the component could not, because the component with the button
      // no longer exists then.
      await navigate(paths.home)
    },
    meta: { error: (error: AppError) => ({ title: 'Error signing out', text: error.message }) },
  })
}
