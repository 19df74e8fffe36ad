import { type FormEvent, type ReactNode, useState } from 'react'
import { unwrap } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { endSessionHere, useSession } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { assuranceIn } from '../../lib/token.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Mark } from '../../ui/mark.tsx'

/** Asks a member who uses two factors for the code before any page is shown. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const session = useSession()
  const hasFactor = session?.user.factors?.some(({ status }) => status === 'verified') ?? false
  const isMissing = hasFactor && assuranceIn(session?.access_token) !== 'aal2'
  return isMissing ? <CodeForm /> : children
}

function CodeForm() {
  const [code, setCode] = useState('')
  const verify = useOnce({
    mutationFn: async (typed: string) => {
      const { totp } = unwrap(await supabase.auth.mfa.listFactors())
      const factorId = totp[0]?.id ?? ''
      return unwrap(await supabase.auth.mfa.challengeAndVerify({ factorId, code: typed }))
    },
    meta: { error: error => ({ title: 'That code does not fit', text: error.message }) },
  })
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    verify.mutate(code.replaceAll(' ', ''), { onError: () => setCode('') })
  }
  return (
    <main className="grid min-h-svh place-items-center p-4">
      <Card className="w-full max-w-sm">
        <form className="grid gap-5" onSubmit={handleSubmit}>
          <Mark className="size-9" />
          <div className="grid gap-1">
            <h1 className="text-2xl">One more step</h1>
            <p className="text-ink-soft">Type the six digits that your authenticator app shows.</p>
          </div>
          <Field label="Code">
            <Input
              autoFocus
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={event => setCode(event.target.value)}
            />
          </Field>
          <Button type="submit" look="main" disabled={code.trim().length < 6 || verify.isPending}>
            Continue
          </Button>
          <Button look="link" size="inline" onClick={() => void endSessionHere()}>
            Sign in as somebody else
          </Button>
        </form>
      </Card>
    </main>
  )
}
