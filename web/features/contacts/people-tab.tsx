import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Download, Plus, Upload, Users } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { type Contact, type ContactStage, contactStages, stageLabels } from '../../../contracts/contacts.ts'
import type { Action, Experiment } from '../../../contracts/evidence.ts'
import { calendarFile } from '../../../venture/calendar/ics.ts'
import { remindersOf } from '../../../venture/calendar/reminders.ts'
import { contactsCsv } from '../../../venture/contacts/contacts-file.ts'
import { contactsQuery } from '../../entities/contacts.ts'
import { calendarDay } from '../../lib/dates.ts'
import { saveFile } from '../../lib/save-file.ts'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { Input } from '../../ui/input.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactList } from './contact-list.tsx'
import { DeleteContact } from './delete-contact.tsx'
import { filterContacts, segmentsOf } from './filter.ts'
import { ImportDialog } from './import-dialog.tsx'
import { useImportContacts, useSaveContact } from './mutations.ts'
import { readTextFile } from './read-text-file.ts'

type Dated = { tests: readonly Experiment[]; actions: readonly Action[] }
type PeopleTabProps = { projectId: string; rows: Dated }

/** The contacts by segment and stage, each with its next step. */
export function PeopleTab({ projectId, rows }: PeopleTabProps) {
  const contacts = useQuery(contactsQuery(projectId))
  return (
    <Loaded
      query={contacts}
      skeleton={<Skeleton className="h-64 rounded-card" />}
      error="Your people could not be loaded."
    >
      {people => <People projectId={projectId} people={people} rows={rows} />}
    </Loaded>
  )
}

const everyone = 'Everyone'

function People({ projectId, people, rows }: PeopleTabProps & { people: readonly Contact[] }) {
  const [words, setWords] = useState('')
  const [segment, setSegment] = useState<string | null>(null)
  const [stage, setStage] = useState<ContactStage | null>(null)
  const [opened, setOpened] = useState<Contact | 'new' | null>(null)
  const [file, setFile] = useState<string | null>(null)
  const save = useSaveContact(projectId)
  const bringIn = useImportContacts(projectId)
  const segments = segmentsOf(people)
  const shown = useDeferredValue(filterContacts(people, { words, segment, stage }))
  const today = calendarDay(new Date())
  const reminders = () => remindersOf({ contacts: people, ...rows }, new Date().toISOString())
  const person = opened === 'new' ? null : opened
  return (
    <div className="grid gap-5">
      <p className="reading text-ink-soft">
        Those who have the problem, and how far you are with each. They are other people’s data: only you see
        them, and each can be deleted.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="main" onClick={() => setOpened('new')}>
          <Plus aria-hidden="true" />
          Add a person
        </Button>
        <FileButton
          accept=".csv,.txt,text/csv"
          fieldLabel="CSV file with people"
          className={buttonClass()}
          onFile={async chosen => setFile(await readTextFile(chosen))}
        >
          <Upload aria-hidden="true" />
          Bring in a CSV
        </FileButton>
        <Button
          disabled={people.length === 0}
          onClick={() => saveFile(new Blob([contactsCsv(people)], { type: 'text/csv' }), 'people.csv')}
        >
          <Download aria-hidden="true" />
          CSV
        </Button>
        <Button
          disabled={reminders().length === 0}
          onClick={() =>
            saveFile(new Blob([calendarFile(reminders())], { type: 'text/calendar' }), 'reminders.ics')
          }
        >
          <CalendarDays aria-hidden="true" />
          Reminders
        </Button>
      </div>
      {people.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Users />}
            title="Whom will you talk to?"
            text="Write down ten people who have the problem. Names stay here: no helper, link or plan shows them."
          />
        </Card>
      ) : (
        <>
          <search className="grid gap-2 sm:grid-cols-[1fr_13rem_10rem]">
            <Input
              type="search"
              aria-label="Search people"
              placeholder="Search"
              value={words}
              onChange={event => setWords(event.target.value)}
            />
            <NativeSelect
              aria-label="Segment"
              value={segment ?? ''}
              onChange={event => setSegment(event.target.value || null)}
            >
              <option value="">{everyone}</option>
              {segments.map(one => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </NativeSelect>
            <NativeSelect
              aria-label="Stage"
              value={stage ?? ''}
              onChange={event => setStage(contactStages.find(one => one === event.target.value) ?? null)}
            >
              <option value="">Every stage</option>
              {contactStages.map(one => (
                <option key={one} value={one}>
                  {stageLabels[one]}
                </option>
              ))}
            </NativeSelect>
          </search>
          <p role="status" className="text-sm text-ink-faint">
            {shown.length.toLocaleString('en')} of {people.length.toLocaleString('en')}
          </p>
          <ContactList contacts={shown} today={today} onOpen={setOpened} />
        </>
      )}
      <Sheet
        open={opened !== null}
        onOpenChange={isOpen => !isOpen && setOpened(null)}
        title={person ? person.name : 'Add a person'}
        width="30rem"
      >
        {opened !== null && (
          <>
            <ContactForm
              key={person?.id ?? 'new'}
              contact={person}
              segments={segments}
              isSaving={save.isPending}
              onSubmit={entry =>
                save.mutate({ id: person?.id ?? null, entry }, { onSuccess: () => setOpened(null) })
              }
            />
            {person && (
              <div className="flex flex-wrap gap-2 border-t border-line px-6 py-5">
                <Link to={`${paths.evidence}?tab=interviews&with=${person.id}`} className={buttonClass()}>
                  Log an interview
                </Link>
                <Button
                  disabled={!person.next_on}
                  onClick={() => {
                    const own = remindersOf(
                      { contacts: [person], tests: [], actions: [] },
                      new Date().toISOString(),
                    )
                    saveFile(new Blob([calendarFile(own)], { type: 'text/calendar' }), 'reminder.ics')
                  }}
                >
                  <CalendarDays aria-hidden="true" />
                  Reminder
                </Button>
                <DeleteContact projectId={projectId} contact={person} onDeleted={() => setOpened(null)} />
              </div>
            )}
          </>
        )}
      </Sheet>
      {file !== null && (
        <ImportDialog
          file={file}
          known={people}
          isSaving={bringIn.isPending}
          onImport={entries => bringIn.mutate(entries, { onSuccess: () => setFile(null) })}
          onClose={() => setFile(null)}
        />
      )}
    </div>
  )
}
