import { useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '../../lib/user.ts'
import { paths } from '../../paths.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Dropdown, DropdownItem, DropdownSeparator } from '../../ui/dropdown.tsx'
import { mutesQuery, type Reported, useBlock, useMute, useUnmute } from './mutations.ts'
import { ReportDialog } from './report-dialog.tsx'

type SafetyMenuProps = {
  memberId: string
  name: string | null | undefined
  thing: Reported
  size?: 'icon' | 'small'
}

/** The menu to mute, report or block, beside everything that another member has written. */
export function SafetyMenu({ memberId, name, thing, size = 'icon' }: SafetyMenuProps) {
  const { id: userId } = useUser()
  const [asked, setAsked] = useState<'report' | 'block' | null>(null)
  const block = useBlock(userId)
  const mute = useMute(userId)
  const unmute = useUnmute()
  const navigate = useNavigate()
  // Only a profile page needs to know whether its member is muted, because other content of a muted member is not
  // shown.
  const isProfile = thing.kind === 'profile'
  const { data: mutes } = useQuery({ ...mutesQuery(userId), enabled: isProfile && memberId !== userId })
  const muteId = mutes?.find(({ muted }) => muted?.id === memberId)?.id
  const member = name ?? 'this member'
  if (memberId === userId) return null
  return (
    <>
      <Dropdown
        trigger={
          <Button look="quiet" size={size} aria-label={`More about this ${thing.kind}`}>
            <Ellipsis aria-hidden="true" />
          </Button>
        }
      >
        <DropdownItem onSelect={() => setAsked('report')}>Report this {thing.kind}</DropdownItem>
        <DropdownSeparator />
        {muteId ? (
          <DropdownItem onSelect={() => unmute.mutate(muteId)}>Unmute {member}</DropdownItem>
        ) : (
          <DropdownItem onSelect={() => mute.mutate(memberId)}>Mute {member}</DropdownItem>
        )}
        <DropdownItem isDestructive onSelect={() => setAsked('block')}>
          Block {member}
        </DropdownItem>
      </Dropdown>
      {asked === 'report' && <ReportDialog thing={thing} onClose={() => setAsked(null)} />}
      <AlertDialog
        open={asked === 'block'}
        onOpenChange={isOpen => !isOpen && setAsked(null)}
        title={`Block ${member}?`}
        description="Neither of you sees the other any more: no posts, comments, messages or profile. You stop following each other. They are not told."
        action="Block"
        isDestructive
        onAction={() =>
          block.mutate(memberId, { onSuccess: () => isProfile && navigate(paths.feed, { replace: true }) })
        }
      />
    </>
  )
}
