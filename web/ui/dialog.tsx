import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { useFocusReturn } from './focus.ts'

export const veilClass =
  'fixed inset-0 z-40 bg-[oklch(0.16_0.02_265/0.45)] animate-[veil_200ms_var(--ease-calm)]'

/** A click on a toast above a dialog is not a click outside the dialog, so the dialog stays open. */
export function keepForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) event.preventDefault()
}

type DialogProps = {
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** The element that opens the dialog; undefined if the caller opens the dialog. */
  trigger?: ReactNode
  title: string
  description?: string
  children: ReactNode
  className?: string
}

export function Dialog({ trigger, title, description, children, className = '', ...root }: DialogProps) {
  const button = useRef<HTMLButtonElement>(null)
  const focusReturn = useFocusReturn(button)
  return (
    <Radix.Root {...root}>
      {trigger && (
        <Radix.Trigger ref={button} asChild>
          {trigger}
        </Radix.Trigger>
      )}
      <Radix.Portal>
        <Radix.Overlay className={veilClass} />
        <Radix.Content
          {...focusReturn}
          onInteractOutside={keepForToasts}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={`fixed top-[calc((100svh-var(--toasts))/2)] left-1/2 z-50 grid max-h-[calc(100svh-var(--toasts)-2rem)] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-card border border-line bg-surface p-6 shadow-float animate-[appear_200ms_var(--ease-calm)] ${className}`}
        >
          <header className="grid gap-1 pr-10">
            <Radix.Title className="text-2xl">{title}</Radix.Title>
            {description && <Radix.Description className="text-ink-soft">{description}</Radix.Description>}
          </header>
          {children}
          <Radix.Close asChild>
            <Button look="quiet" size="icon" className="absolute top-4 right-4" aria-label="Close">
              <X aria-hidden="true" />
            </Button>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export const DialogClose = Radix.Close
