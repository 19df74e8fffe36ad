import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { OwnMaterial } from '../../../venture/founder-plan/material.ts'
import { type SectionId, sectionTitles } from '../../../venture/founder-plan/section-titles.ts'
import { useUser } from '../../lib/user.ts'
import { Button } from '../../ui/button.tsx'
import { Dropdown, DropdownItem, DropdownSeparator } from '../../ui/dropdown.tsx'
import { DropdownCheck, DropdownLabel } from '../../ui/dropdown-check.tsx'

const formats = { docx: 'Word (.docx)', pdf: 'PDF', md: 'Markdown' } as const
type Format = keyof typeof formats
const formatList = Object.keys(formats) as Format[]
const allSections = Object.keys(sectionTitles) as SectionId[]

type ExportPlanButtonProps = {
  projectId: string
  /** Loads the material that the founder's own export contains. Share links do not contain it. */
  loadOwn: () => Promise<OwnMaterial>
  defaultOpen?: boolean
}

/**
 * A dialog to save the chosen sections of the plan as a document. The document writers are large, so they are
 * loaded when first used.
 */
export function ExportPlanButton({ projectId, loadOwn, defaultOpen = false }: ExportPlanButtonProps) {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<readonly SectionId[]>(allSections)
  const exportPlan = useMutation({
    mutationFn: async (format: Format) => {
      const [{ planQuery }, { downloadPlan }, own] = await Promise.all([
        import('./queries.ts'),
        import('./download-plan.ts'),
        loadOwn(),
      ])
      const plan = await client.fetchQuery({ ...planQuery(userId, projectId), staleTime: 0 })
      await downloadPlan({ plan, own }, chosen, format)
    },
    meta: { error: { title: 'Could not export your plan', text: 'Please try again.' } },
  })
  return (
    <Dropdown
      defaultOpen={defaultOpen}
      trigger={
        <Button disabled={exportPlan.isPending}>
          <Download aria-hidden="true" />
          {exportPlan.isPending ? 'Exporting...' : 'Export Plan'}
        </Button>
      }
    >
      {formatList.map(format => (
        <DropdownItem key={format} onSelect={() => exportPlan.mutate(format)}>
          {formats[format]}
        </DropdownItem>
      ))}
      <DropdownSeparator />
      <DropdownLabel>Beside cover and summary</DropdownLabel>
      {allSections.map(id => (
        <DropdownCheck
          key={id}
          isChecked={chosen.includes(id)}
          onChange={isIn =>
            setChosen(now => allSections.filter(one => (one === id ? isIn : now.includes(one))))
          }
        >
          {sectionTitles[id]}
        </DropdownCheck>
      ))}
    </Dropdown>
  )
}
