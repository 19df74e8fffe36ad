import { useChooseEarlyAccess, useEarlyAccess } from '../../entities/early-access.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'

/** A setting with which members who requested early access can end it. */
export function EarlyAccessSetting() {
  const { isOn, canChoose } = useEarlyAccess()
  const choose = useChooseEarlyAccess()
  if (!isOn || !canChoose) return null
  return (
    <Card>
      <CardHeader title="Early access" />
      <p className="reading mb-4 text-ink-soft">
        Tools that are still being finished stand in your sidebar. What you made with them stays yours when
        you turn this off.
      </p>
      <Button disabled={choose.isPending} onClick={() => choose.mutate(false)}>
        Turn off early access
      </Button>
    </Card>
  )
}
