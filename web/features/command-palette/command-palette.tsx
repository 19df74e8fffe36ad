import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { LogOut, Moon, Sun } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { veilClass } from '../../ui/dialog.tsx'
import { itemClass } from '../../ui/float.ts'
import { helperCommands, screenCommands } from './commands.ts'
import { memberSearchQuery } from './queries.ts'

type CommandPaletteProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  isNight: boolean
  onSwitchTheme: () => void
  onSignOut: () => void
}

const groupClass =
  '[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-faint'

/** Go to any screen, find a member, start a helper: by typing. */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, isNight, onSwitchTheme, onSignOut } = props
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const members = useQuery(memberSearchQuery(useDeferredValue(words)))
  function run(action: () => void) {
    onOpenChange(false)
    setWords('')
    action()
  }
  const go = (to: string) => run(() => void navigate(to))
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={veilClass} />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-[12svh] left-1/2 z-50 w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 overflow-hidden rounded-card border border-line bg-surface shadow-float animate-[appear_150ms_var(--ease-calm)]"
        >
          <Dialog.Title className="sr-only">Commands</Dialog.Title>
          <Command label="Commands" loop>
            <Command.Input
              value={words}
              onValueChange={setWords}
              placeholder="Go to a screen, find a member, start a helper…"
              className="h-14 w-full border-b border-line bg-transparent px-4 text-base text-ink outline-none placeholder:text-ink-faint"
            />
            <Command.List className="max-h-[min(26rem,60svh)] overflow-y-auto p-1.5">
              <Command.Empty className="px-4 py-10 text-center text-ink-soft">
                {members.isFetching ? 'Searching…' : 'Nothing by that name.'}
              </Command.Empty>
              {members.data && members.data.length > 0 && (
                <Command.Group heading="Members" className={groupClass} forceMount>
                  {members.data.map(member => (
                    <Command.Item
                      key={member.id}
                      value={`member ${member.id} ${member.full_name} ${member.company_name ?? ''}`}
                      forceMount
                      className={itemClass}
                      onSelect={() => go(paths.member(member.id))}
                    >
                      <Avatar name={member.full_name ?? 'User'} src={member.avatar_url} size="small" />
                      {member.full_name ?? 'User'}
                      {member.company_name && <span className="text-ink-faint">{member.company_name}</span>}
                    </Command.Item>
                  ))}
                </Command.Group>
              )}
              <Command.Group heading="Start a helper" className={groupClass}>
                {helperCommands.map(({ label, to, icon: Icon }) => (
                  <Command.Item key={label} value={label} className={itemClass} onSelect={() => go(to)}>
                    <Icon aria-hidden="true" className="text-ink-faint" />
                    {label}
                  </Command.Item>
                ))}
              </Command.Group>
              <Command.Group heading="Go to" className={groupClass}>
                {screenCommands.map(({ label, to, icon: Icon }) => (
                  <Command.Item
                    key={label}
                    value={`go ${label}`}
                    className={itemClass}
                    onSelect={() => go(to)}
                  >
                    <Icon aria-hidden="true" className="text-ink-faint" />
                    {label}
                  </Command.Item>
                ))}
              </Command.Group>
              <Command.Group heading="Actions" className={groupClass}>
                <Command.Item value="theme" className={itemClass} onSelect={() => run(onSwitchTheme)}>
                  {isNight ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
                  {isNight ? 'Switch to the paper theme' : 'Switch to the night theme'}
                </Command.Item>
                <Command.Item value="sign out" className={itemClass} onSelect={() => run(onSignOut)}>
                  <LogOut aria-hidden="true" />
                  Sign Out
                </Command.Item>
              </Command.Group>
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
