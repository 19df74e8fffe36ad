import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { floatClass, itemClass } from './float.ts'

type DropdownProps = {
  trigger: ReactNode
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  defaultOpen?: boolean
}

export function Dropdown({ trigger, children, align = 'end', defaultOpen = false }: DropdownProps) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={16}
          className={`${floatClass} min-w-48`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type ItemProps = { onSelect?: () => void; children: ReactNode; isDestructive?: boolean; disabled?: boolean }

export function DropdownItem({ isDestructive, ...props }: ItemProps) {
  return <Radix.Item className={`${itemClass} ${isDestructive ? 'text-danger' : ''}`} {...props} />
}

export function DropdownSeparator() {
  return <Radix.Separator className="mx-1 my-1 h-px bg-line" />
}
