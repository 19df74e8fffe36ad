import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { LogOut, Moon, Newspaper, Sun } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { foundBy } from '../../entities/found-by.ts'
import { foundPostsQuery } from '../../entities/found-posts.ts'
import { personSearchQuery } from '../../entities/profile.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { veilClass } from '../../ui/dialog.tsx'
import { itemClass } from '../../ui/float.ts'
import { useFocusReturn } from '../../ui/focus.ts'
import { linkGroups, signOutWords, themeWords } from './commands.ts'
import { matches, matching } from './matches.ts'

type CommandPaletteProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  isNight: boolean
  onSwitchTheme: () => void
  onSignOut: () => void
}

const groupClass =
  '[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-faint'

/**
 * The command palette: opens a screen, a member, a post or a helper by typing. The highlighted line is always
 * visible.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, isNight, onSwitchTheme, onSignOut } = props
  const navigate = useNavigate()
  const focusReturn = useFocusReturn()
  const client = useQueryClient()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState({ words: '', value: '' })
  const search = personSearchQuery(words)
  const members = useQuery(search)
  const posts = useQuery(foundPostsQuery(words))

  const themeLabel = isNight ? 'Switch to the paper theme' : 'Switch to the night theme'
  const links = linkGroups
    .map(({ heading, commands }) => ({ heading, commands: matching(words, commands) }))
    .filter(({ commands }) => commands.length > 0)
  const actions = [
    {
      value: 'theme',
      label: themeLabel,
      also: themeWords,
      icon: isNight ? Sun : Moon,
      action: onSwitchTheme,
    },
    { value: 'sign-out', label: 'Sign Out', also: signOutWords, icon: LogOut, action: onSignOut },
  ].filter(({ label, also }) => matches(words, label, also))
  const found = members.data ?? []
  const foundPosts = posts.data ?? []
  const shown = [
    ...links.flatMap(({ commands }) => commands.map(({ value }) => value)),
    ...actions.map(({ value }) => value),
    ...found.map(({ id }) => id),
    ...foundPosts.map(({ id }) => id),
  ]
  // Members and posts load later and are listed below the commands, so that the first line does not change while
  // the member types.
  const selected = chosen.words === words && shown.includes(chosen.value) ? chosen.value : (shown[0] ?? '')

  function run(action: () => void) {
    onOpenChange(false)
    setWords('')
    action()
  }
  const go = (to: string) => run(() => void navigate(to))

  /**
   * If the member presses Enter before any result is shown, waits for the list of found members and opens its first
   * entry. Further typing cancels this.
   */
  async function openFirstFound(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || shown.length > 0 || !members.isFetching)
      return
    const box = event.currentTarget
    const [first] = await client.fetchQuery(search).catch(() => [])
    if (first && box.isConnected && box.value === words) go(paths.member(first.id))
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={veilClass} />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed top-[12svh] left-1/2 z-50 w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 overflow-hidden rounded-card border border-line bg-surface shadow-float animate-[appear_150ms_var(--ease-calm)]"
        >
          <Dialog.Title className="sr-only">Commands</Dialog.Title>
          <Command
            label="Commands"
            loop
            shouldFilter={false}
            value={selected}
            onValueChange={value => setChosen({ words, value })}
          >
            <Command.Input
              value={words}
              onValueChange={setWords}
              onKeyDown={event => void openFirstFound(event)}
              placeholder="Go to a screen, find a member, start a helper…"
              className="h-14 w-full border-b border-line bg-transparent px-4 text-base text-ink outline-none placeholder:text-ink-faint"
            />
            <Command.List className="max-h-[min(26rem,60svh)] overflow-y-auto p-1.5">
              {shown.length === 0 && (
                <p className="px-4 py-10 text-center text-ink-soft">
                  {members.isFetching || posts.isFetching ? 'Searching…' : 'Nothing by that name.'}
                </p>
              )}
              {links.map(({ heading, commands }) => (
                <Command.Group key={heading} heading={heading} className={groupClass}>
                  {commands.map(({ value, label, to, icon: Icon }) => (
                    <Command.Item key={value} value={value} className={itemClass} onSelect={() => go(to)}>
                      <Icon aria-hidden="true" className="text-ink-faint" />
                      {label}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
              {actions.length > 0 && (
                <Command.Group heading="Actions" className={groupClass}>
                  {actions.map(({ value, label, icon: Icon, action }) => (
                    <Command.Item
                      key={value}
                      value={value}
                      className={itemClass}
                      onSelect={() => run(action)}
                    >
                      <Icon aria-hidden="true" />
                      {label}
                    </Command.Item>
                  ))}
                </Command.Group>
              )}
              {found.length > 0 && (
                <Command.Group heading="Members" className={groupClass}>
                  {found.map(member => (
                    <Command.Item
                      key={member.id}
                      value={member.id}
                      className={itemClass}
                      onSelect={() => go(paths.member(member.id))}
                    >
                      <Avatar name={member.full_name ?? 'User'} src={member.avatar_url} size="small" />
                      <span className="max-w-[60%] shrink-0 truncate" dir="auto">
                        {member.full_name ?? 'User'}
                      </span>
                      <span className="min-w-0 flex-1 truncate text-ink-faint" dir="auto">
                        {[member.company_name, foundBy(words, member)].filter(Boolean).join(' · ')}
                      </span>
                    </Command.Item>
                  ))}
                </Command.Group>
              )}
              {foundPosts.length > 0 && (
                <Command.Group heading="Posts" className={groupClass}>
                  {foundPosts.map(({ id, content, author }) => (
                    <Command.Item
                      key={id}
                      value={id}
                      className={itemClass}
                      onSelect={() => go(paths.post(id))}
                    >
                      <Newspaper aria-hidden="true" className="text-ink-faint" />
                      <span className="min-w-0 flex-1 truncate" dir="auto">
                        {content.slice(0, 100)}
                      </span>
                      <span className="max-w-[35%] shrink-0 truncate text-ink-faint" dir="auto">
                        {author?.full_name ?? 'User'}
                      </span>
                    </Command.Item>
                  ))}
                </Command.Group>
              )}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
