import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { useConfirmFactor, useEnrollFactor, useRemoveFactor } from './mutations.ts'
import { factorsQuery } from './queries.ts'

/** The setting for two-factor sign-in: a code from an app in addition to the password. */
export function TwoFactor({ userId }: { userId: string }) {
  const factor = useQuery(factorsQuery(userId)).data?.[0]
  const enroll = useEnrollFactor()
  const remove = useRemoveFactor(userId)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="mr-auto grid">
        <h3 className="flex items-center gap-2 font-sans text-base font-semibold">
          Two-factor
          {factor && <Badge tone="teal">On</Badge>}
        </h3>
        <p className="text-sm text-ink-soft">A code from an authenticator app, besides your password.</p>
      </div>
      {factor ? (
        <AlertDialog
          trigger={<Button>Turn off</Button>}
          title="Turn two-factor off?"
          description="Your password alone will sign you in."
          action="Turn off"
          isDestructive
          onAction={() => remove.mutate(factor.id)}
        />
      ) : (
        <Button disabled={enroll.isPending} onClick={() => enroll.mutate()}>
          Set up
        </Button>
      )}
      {enroll.data && !factor && (
        <EnrollDialog userId={userId} enrolled={enroll.data} onClose={enroll.reset} />
      )}
    </div>
  )
}

type Enrolled = NonNullable<ReturnType<typeof useEnrollFactor>['data']>

function EnrollDialog({
  userId,
  enrolled,
  onClose,
}: {
  userId: string
  enrolled: Enrolled
  onClose: () => void
}) {
  const confirm = useConfirmFactor(userId)
  const [code, setCode] = useState('')
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    confirm.mutate({ factorId: enrolled.id, code: code.replaceAll(' ', '') })
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Set up two-factor"
      description="Scan the picture with an authenticator app, then type the six digits it shows."
    >
      <img
        src={enrolled.totp.qr_code}
        alt="QR code for your authenticator app"
        className="size-48 justify-self-center rounded-control bg-white p-2"
      />
      <p className="text-center text-sm text-ink-soft">
        Or type this key: <code className="break-all text-ink">{enrolled.totp.secret}</code>
      </p>
      <form className="flex items-end gap-3" onSubmit={handleSubmit}>
        <Field label="Code" className="flex-1">
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={event => setCode(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          look="main"
          className="h-11"
          disabled={code.trim().length < 6 || confirm.isPending}
        >
          Confirm
        </Button>
      </form>
    </Dialog>
  )
}
