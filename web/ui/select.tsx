import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { floatClass, itemClass } from './float.ts'
import { controlClass } from './input.tsx'

type SelectProps<Value extends string> = {
  options: readonly { value: Value; label: string }[]
  value: Value
  onValueChange: (value: Value) => void
  placeholder?: string
} & Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'dir'>

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder, className = '', ...trigger } = props
  return (
    <Radix.Root value={value} onValueChange={chosen => onValueChange(chosen as Value)}>
      <Radix.Trigger
        className={`flex h-11 items-center justify-between gap-3 px-3 text-left text-base data-[placeholder]:text-ink-faint ${controlClass} ${className}`}
        {...trigger}
      >
        <Radix.Value placeholder={placeholder} />
        <Radix.Icon asChild>
          <ChevronDown className="size-4 text-ink-faint" aria-hidden="true" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          className={`${floatClass} max-h-72 min-w-(--radix-select-trigger-width)`}
        >
          <Radix.Viewport>
            {options.map(option => (
              <Radix.Item key={option.value} value={option.value} className={itemClass}>
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className="ml-auto">
                  <Check className="size-4 text-ember-strong" aria-hidden="true" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
