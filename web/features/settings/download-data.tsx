import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { calendarDay } from '../../lib/dates.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useUser } from '../../lib/user.ts'
import { Button } from '../../ui/button.tsx'

export function DownloadData() {
  const user = useUser()
  const download = useMutation({
    mutationFn: async () => {
      const { makeOwnDataZip } = await import('./own-data.ts')
      saveFile(await makeOwnDataZip(user), `undaunted-data-${calendarDay(new Date())}.zip`)
    },
    meta: {
      error: { title: 'Could not gather your data', text: 'Nothing was downloaded. Please try again.' },
    },
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="mr-auto grid">
        <h3 className="font-sans text-base font-semibold">Your data</h3>
        <p className="text-sm text-ink-soft">
          Everything you have here: one JSON file with every row, and your pictures. The people you talk to
          and what they said are in it: keep it as you would keep their secrets.
        </p>
      </div>
      <Button disabled={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden="true" />
        {download.isPending ? 'Gathering...' : 'Download my data'}
      </Button>
    </div>
  )
}
