import { AlertDialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { veilClass } from './dialog.tsx'
import { useFocusReturn } from './focus.ts'

type AlertDialogProps = {
  trigger?: ReactNode
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  title: string
  description: ReactNode
  /** The label of the button that runs the action. */
  action: string
  onAction: () => void
  cancel?: string
  /** If true, the button is red, because the action cannot be undone. */
  isDestructive?: boolean
}

export function AlertDialog(props: AlertDialogProps) {
  const { trigger, title, description, action, onAction, cancel = 'Cancel', isDestructive, ...root } = props
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
          className="fixed top-[calc((100svh-var(--toasts))/2)] left-1/2 z-50 grid max-h-[calc(100svh-var(--toasts)-2rem)] overflow-y-auto w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 gap-3 rounded-card border border-line bg-surface p-6 shadow-float animate-[appear_200ms_var(--ease-calm)]"
        >
          <Radix.Title className="text-2xl">{title}</Radix.Title>
          <Radix.Description className="text-ink-soft">{description}</Radix.Description>
          <footer className="mt-3 flex flex-wrap justify-end gap-2">
            <Radix.Cancel asChild>
              <Button>{cancel}</Button>
            </Radix.Cancel>
            <Radix.Action asChild onClick={onAction}>
              <Button look={isDestructive ? 'danger' : 'main'}>{action}</Button>
            </Radix.Action>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
