import { Button } from '../../ui/button.tsx'
import { MailHint } from './mail-hint.tsx'
import { useResendConfirmation } from './mutations.ts'

/** Sends the confirmation mail again, for members who cannot sign in because the first mail was lost. */
export function SendAgain({ email }: { email: string }) {
  const resend = useResendConfirmation()
  if (resend.isSuccess) {
    return <MailHint>We sent a new link to {email}. Open it to confirm your account.</MailHint>
  }
  return (
    <div className="grid gap-3 rounded-control bg-teal-wash p-4 text-[0.9375rem] text-ink">
      <p role="status" className="min-w-0 [overflow-wrap:anywhere]">
        Your account waits for its confirmation: open the link in our mail to {email}.
      </p>
      <Button className="justify-self-start" disabled={resend.isPending} onClick={() => resend.mutate(email)}>
        {resend.isPending ? 'Loading...' : 'Send again'}
      </Button>
    </div>
  )
}
