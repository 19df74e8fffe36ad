import { useMemo, useState } from 'react'
import type { Contact, ContactEntry } from '../../../contracts/contacts.ts'
import {
  contactFields,
  fieldLabels,
  guessMapping,
  type Mapping,
  readContacts,
} from '../../../venture/contacts/contacts-file.ts'
import { readCsv } from '../../../venture/documents/csv.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'

type ImportDialogProps = {
  /** The text of the file. */
  file: string
  known: readonly Contact[]
  isSaving: boolean
  onImport: (people: (ContactEntry & { id: string })[]) => void
  onClose: () => void
}

const problemsShown = 20
const previewShown = 3
const counted = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'person' : 'people'}`

/**
 * Shows what each column means, the contacts that would be added, and the errors by row. Nothing is saved until
 * the founder presses the button.
 */
export function ImportDialog({ file, known, isSaving, onImport, onClose }: ImportDialogProps) {
  const { heads, rows, problem } = useMemo(() => {
    const table = readCsv(file)
    const [first = [], ...others] = table.rows
    return { heads: first, rows: others, problem: table.problem }
  }, [file])
  const [mapping, setMapping] = useState<Mapping>(() => guessMapping(heads))
  const { entries, problems } = useMemo(() => readContacts(rows, mapping, known), [rows, mapping, known])
  // Each row of the file has a fixed id, so that no row is added twice.
  const ids = useMemo(() => rows.map(() => crypto.randomUUID()), [rows])
  const people = () =>
    entries.map(({ row, entry }) => ({ ...entry, id: ids[row - 2] ?? crypto.randomUUID() }))
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title="Bring in people"
      description="Say which column is what. Nothing is saved yet."
      className="w-[min(44rem,calc(100vw-2rem))]!"
    >
      {problem && <p className="text-danger">{problem}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        {contactFields.map(field => (
          <Field key={field} label={fieldLabels[field]}>
            <NativeSelect
              value={mapping[field] ?? ''}
              onChange={({ target }) =>
                setMapping({ ...mapping, [field]: target.value === '' ? null : Number(target.value) })
              }
            >
              <option value="">Not in this file</option>
              {heads.map((head, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position.
                <option key={index} value={index}>
                  {head || `Column ${index + 1}`}
                </option>
              ))}
            </NativeSelect>
          </Field>
        ))}
      </div>
      <section aria-label="Preview" aria-live="polite" className="grid min-w-0 gap-2 text-[0.9375rem]">
        <p className="font-semibold">
          {counted(entries.length)} will be added
          {problems.length > 0 &&
            `, ${problems.length.toLocaleString('en')} ${problems.length === 1 ? 'row is' : 'rows are'} left out`}
          .
        </p>
        <ul className="grid gap-1 text-ink-soft">
          {entries.slice(0, previewShown).map(({ row, entry }) => (
            <li key={row} className="[overflow-wrap:anywhere]">
              {[entry.name, entry.company, entry.segment, entry.email].filter(Boolean).join(' · ')}
            </li>
          ))}
          {entries.length > previewShown && <li>and {counted(entries.length - previewShown)} more</li>}
        </ul>
        {problems.length > 0 && (
          <ul aria-label="Rows that are left out" className="grid gap-1 text-danger">
            {problems.slice(0, problemsShown).map(({ row, text }) => (
              <li key={row} className="[overflow-wrap:anywhere]">
                Row {row}: {text}
              </li>
            ))}
            {problems.length > problemsShown && <li>and {problems.length - problemsShown} more rows</li>}
          </ul>
        )}
      </section>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="main"
          disabled={entries.length === 0 || isSaving}
          onClick={() => {
            onImport(people())
          }}
        >
          {isSaving ? 'Adding...' : `Add ${counted(entries.length)}`}
        </Button>
      </div>
    </Dialog>
  )
}
