import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { keepForToasts, veilClass } from './dialog.tsx'
import { useFocusReturn } from './focus.ts'

type SheetProps = {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  trigger?: ReactNode
  title: string
  description?: string
  side?: 'left' | 'right'
  /** Any CSS length. The sheet is never wider than the window. */
  width?: string
  /** If true, the title is only for screen readers, because the content has its own heading. */
  isTitleHidden?: boolean
  children: ReactNode
}

const sideClass = {
  left: 'left-0 border-r animate-[slide-from-left_220ms_var(--ease-calm)]',
  right: 'right-0 border-l animate-[slide-from-right_220ms_var(--ease-calm)]',
}

export function Sheet(props: SheetProps) {
  const {
    trigger,
    title,
    description,
    side = 'right',
    width = '26rem',
    isTitleHidden,
    children,
    ...root
  } = props
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
          style={{ width: `min(${width}, 100vw)` }}
          className={`fixed top-0 bottom-[var(--toasts)] z-50 flex flex-col border-line bg-ground shadow-float ${sideClass[side]}`}
        >
          <header className={isTitleHidden ? 'sr-only' : 'grid gap-1 border-b border-line px-6 py-5 pr-16'}>
            <Radix.Title className="text-2xl">{title}</Radix.Title>
            {description && <Radix.Description className="text-ink-soft">{description}</Radix.Description>}
          </header>
          <div className="relative min-h-0 flex-1 overflow-y-auto">{children}</div>
          <Radix.Close asChild>
            <Button look="quiet" size="icon" className="absolute top-3 right-3" aria-label="Close">
              <X aria-hidden="true" />
            </Button>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
