import { Tooltip as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'

export const TooltipProvider = Radix.Provider

type TooltipProps = {
  text: ReactNode
  side?: ComponentProps<typeof Radix.Content>['side']
  children: ReactNode
  /** True if the tooltip is open. Undefined if the tooltip opens by itself. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

export function Tooltip({ text, side = 'right', children, isOpen, onOpenChange }: TooltipProps) {
  return (
    <Radix.Root
      {...(isOpen !== undefined && { open: isOpen })}
      {...(onOpenChange !== undefined && { onOpenChange })}
    >
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={8}
          collisionPadding={8}
          className="z-50 max-w-[min(20rem,90vw)] wrap-anywhere rounded-control bg-ink px-2.5 py-1.5 text-[0.8125rem] font-medium text-on-ink animate-[veil_150ms_var(--ease-calm)]"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
