import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type DocumentFormat, documentFormats, saveDocument } from '../../entities/save-document.ts'
import { Button } from '../../ui/button.tsx'
import { Dropdown, DropdownItem } from '../../ui/dropdown.tsx'

const names: Record<DocumentFormat, string> = { docx: 'Word (.docx)', pdf: 'PDF', md: 'Markdown' }

type DossierButtonProps = {
  venture: string
  day: string
  markdown: () => string
  label: string
  isReady?: boolean
}

export function DossierButton({ venture, day, markdown, label, isReady = true }: DossierButtonProps) {
  const save = useMutation({
    mutationFn: (format: DocumentFormat) => {
      const text = markdown()
      const words = venture.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
      const name = [...words, 'dossier', day].join('-').slice(-80)
      const document = {
        title: venture,
        author: null,
        parts: [{ markdown: text, picture: null }],
        markdown: text,
      }
      return saveDocument(document, format, name)
    },
    meta: { error: { title: 'Could not write the dossier', text: 'Please try again.' } },
  })
  return (
    <Dropdown
      align="start"
      trigger={
        <Button size="small" disabled={save.isPending || !isReady}>
          <Download aria-hidden="true" />
          {save.isPending ? 'Writing...' : label}
        </Button>
      }
    >
      {documentFormats.map(format => (
        <DropdownItem key={format} onSelect={() => save.mutate(format)}>
          {names[format]}
        </DropdownItem>
      ))}
    </Dropdown>
  )
}
