import { useChooseEarlyAccess } from '../../entities/early-access.ts'
import { Button } from '../../ui/button.tsx'

/** The button on a coming-soon page that turns on early access and so opens the tool. */
export function OpenEarlyAccess() {
  const choose = useChooseEarlyAccess()
  return (
    <Button look="main" size="large" disabled={choose.isPending} onClick={() => choose.mutate(true)}>
      Open early access
    </Button>
  )
}
