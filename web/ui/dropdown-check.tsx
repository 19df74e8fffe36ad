// Parts of a menu in their own file, because only few pages need them.
import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { itemClass } from './float.ts'

/** A heading for the menu items below it. */
export function DropdownLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 pt-1 pb-0.5 text-sm text-ink-faint">{children}</Radix.Label>
}

type CheckProps = { isChecked: boolean; onChange: (isChecked: boolean) => void; children: ReactNode }

/** A menu item with a check mark. A click toggles it, and the menu stays open. */
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
