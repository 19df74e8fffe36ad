import { Check } from 'lucide-react'
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
          className={`${floatClass} max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto`}
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

/** What follows in the menu. */
export function DropdownLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 pt-1 pb-0.5 text-sm text-ink-faint">{children}</Radix.Label>
}

type CheckProps = { isChecked: boolean; onChange: (isChecked: boolean) => void; children: ReactNode }

/** Something to have or to leave out; the menu stays open. */
export function DropdownCheck({ isChecked, onChange, children }: CheckProps) {
  return (
    <Radix.CheckboxItem
      className={itemClass}
      checked={isChecked}
      onCheckedChange={onChange}
      onSelect={event => event.preventDefault()}
    >
      <span className="grid size-4 place-items-center" aria-hidden="true">
        <Radix.ItemIndicator>
          <Check className="size-4" />
        </Radix.ItemIndicator>
      </span>
      {children}
    </Radix.CheckboxItem>
  )
}
