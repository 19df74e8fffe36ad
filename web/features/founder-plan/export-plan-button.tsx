import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useUser } from '../../lib/user.ts'
import { Button } from '../../ui/button.tsx'
import { Dropdown, DropdownItem } from '../../ui/dropdown.tsx'

const formats = { docx: 'Word (.docx)', pdf: 'PDF', md: 'Markdown' } as const
type Format = keyof typeof formats
const formatList = Object.keys(formats) as Format[]

type ExportPlanButtonProps = { projectId: string; defaultOpen?: boolean }

/** The whole plan as a document. The document makers are large and come with their first use. */
export function ExportPlanButton({ projectId, defaultOpen = false }: ExportPlanButtonProps) {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const exportPlan = useMutation({
    mutationFn: async (format: Format) => {
      const [{ planQuery }, { downloadPlan }] = await Promise.all([
        import('./queries.ts'),
        import('./download-plan.ts'),
      ])
      const plan = await client.fetchQuery({ ...planQuery(userId, projectId), staleTime: 0 })
      await downloadPlan(plan, format)
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
    </Dropdown>
  )
}
