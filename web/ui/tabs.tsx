import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'

type Tab<Value extends string> = { value: Value; label: ReactNode; content: ReactNode }
type TabsProps<Value extends string> = {
  tabs: readonly Tab<Value>[]
  value?: Value
  defaultValue?: Value
  onValueChange?: (value: Value) => void
  label: string
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { tabs, label, onValueChange, value, defaultValue } = props
  // Opens the clicked tab at once, before the URL has changed. Without this, after a quick click on another tab, a
  // second click on the first tab would do nothing, and the other tab would open.
  const [open, setOpen] = useState(value ?? defaultValue)
  const [given, setGiven] = useState(value)
  if (value !== given) {
    setGiven(value)
    setOpen(value)
  }
  return (
    <Radix.Root
      {...(open !== undefined && { value: open })}
      onValueChange={chosen => {
        setOpen(chosen as Value)
        onValueChange?.(chosen as Value)
      }}
      className="grid gap-6"
    >
      <Radix.List
        aria-label={label}
        className="flex flex-wrap gap-x-6 border-b border-line max-md:gap-x-4 max-[22.5rem]:gap-x-2"
      >
        {tabs.map(tab => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px shrink-0 border-b-2 border-transparent pt-1 pb-2.5 text-[0.9375rem] font-medium whitespace-nowrap max-[22.5rem]:text-[0.8125rem] text-ink-soft transition-colors duration-150 hover:text-ink data-[state=active]:border-ember data-[state=active]:text-ink focus-visible:-outline-offset-2"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(tab => (
        <Radix.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
