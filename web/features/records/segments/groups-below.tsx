// The part below a finished analysis: the missing fields of each group, and the form in which the founder changes
// the groups and requests a new analysis.
import type { CustomerSegment } from '../../../../contracts/results/customer-segments.ts'
import { groupFields } from '../../../../contracts/segments-record.ts'
import { rowFields } from '../../../../venture/records/segments/form.ts'
import type { Voice } from '../../../../venture/records/voice.ts'
import { Button } from '../../../ui/button.tsx'
import { GroupRows, OpenFields } from './group-rows.tsx'
import type { Groups } from './use-groups.ts'

type GroupsBelowProps = {
  groups: Groups
  voice: Voice
  segments: readonly CustomerSegment[]
  isShown: boolean
  isPending: boolean
  onShow: () => void
  onAgain: () => void
}

export function GroupsBelow({
  groups,
  voice,
  segments,
  isShown,
  isPending,
  onShow,
  onAgain,
}: GroupsBelowProps) {
  const { say } = voice
  const rowOf = (id: string | null) => groups.readings.find(({ row }) => row.id === id)?.row
  const hasCut = segments.some(({ row }) => row === null)
  return (
    <div className="grid gap-3">
      {segments.map(({ priority, name, row: id, open }) => {
        const row = rowOf(id)
        if (!row || open.length === 0) return null
        const labels = Object.fromEntries(rowFields(row).map(field => [field.id, say(field.label)]))
        return (
          <div key={priority} className="grid gap-1">
            <p className="text-sm font-semibold [overflow-wrap:anywhere]">{name}</p>
            <OpenFields
              voice={voice}
              name={name}
              open={groupFields.filter(field => open.includes(field))}
              labels={labels}
              onFill={field => {
                onShow()
                groups.open(row.id, field)
              }}
            />
          </div>
        )
      })}
      {isShown ? (
        <div className="grid gap-4 rounded-card bg-sunken p-4 sm:p-5">
          <GroupRows groups={groups} voice={voice} />
          <Button
            look="main"
            className="justify-self-start"
            disabled={isPending || groups.record === null}
            onClick={onAgain}
          >
            {say('segments.again')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          {hasCut && groups.canAdd && (
            <Button
              onClick={() => {
                onShow()
                groups.add()
              }}
            >
              {say('segments.add')}
            </Button>
          )}
          <Button look="quiet" onClick={onShow}>
            {say('segments.title')}
          </Button>
        </div>
      )}
    </div>
  )
}
