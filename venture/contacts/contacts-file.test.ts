import { expect, test } from 'vitest'
import type { Contact } from '../../contracts/contacts.ts'
import { readCsv } from '../documents/csv.ts'
import { contactsCsv, guessMapping, readContacts } from './contacts-file.ts'

const importOf = (file: string, known: { email: string | null }[] = []) => {
  const [heads = [], ...rows] = readCsv(file).rows
  return readContacts(rows, guessMapping(heads), known)
}

test.each([
  ['Name,E-mail,Company,Segment,Stage,Next step,Day,Note', [0, 1, 2, 3, 4, 5, 6, 7]],
  ['Firma;E-Mail-Adresse;Name', [2, 1, 0, null, null, null, null, null]],
  ['email,full name,status,notes', [1, 0, null, null, 2, null, null, 3]],
  ['x,y', [null, null, null, null, null, null, null, null]],
])('EV31 the importer recognises the columns of %s', (heads, columns) => {
  expect(Object.values(guessMapping(readCsv(heads).rows[0] ?? []))).toEqual(columns)
})

test('EV31 each row of a file becomes a person, an unreadable row is reported, and a known address is skipped', () => {
  const { entries, problems } = importOf(
    [
      'Name,E-mail,Segment,Stage,Day',
      'Maria,maria@example.com,Dentists,booked,2026-11-20',
      ',nobody@example.com,,,',
      'Jo,jo at example,,,',
      'Ann,ann@example.com,,sleeping,',
      'Bea,bea@example.com,,,31.02.2026',
      'Cid,cid@example.com,,,03/04/2026',
      'Dan,MARIA@example.com,,,',
      'Eve,known@example.com,,,',
      'Fay,,,Follow up,20.11.2026',
      'Gus,,,,11/20/2026',
      `${'x'.repeat(121)},,,,`,
    ].join('\n'),
    [{ email: 'Known@example.com' }, { email: null }],
  )
  expect(entries.map(({ row, entry }) => [row, entry.name, entry.stage, entry.next_on])).toEqual([
    [2, 'Maria', 'booked', '2026-11-20'],
    [10, 'Fay', 'follow_up', '2026-11-20'],
    [11, 'Gus', 'to_ask', '2026-11-20'],
  ])
  expect(problems).toEqual([
    { row: 3, text: 'There is no name.' },
    { row: 4, text: '“jo at example” is no e-mail address.' },
    { row: 5, text: '“sleeping” is no stage.' },
    { row: 6, text: '“31.02.2026” is no day. Write it as 2026-11-20 or 20.11.2026.' },
    { row: 7, text: '“03/04/2026” is no day. Write it as 2026-11-20 or 20.11.2026.' },
    { row: 8, text: 'MARIA@example.com is already in your list, so it is left out.' },
    { row: 9, text: 'known@example.com is already in your list, so it is left out.' },
    { row: 12, text: 'Name is longer than 120 characters.' },
  ])
})

test('EV31 an import takes at most five thousand people', () => {
  const { entries, problems } = importOf(`Name\n${'Ann\n'.repeat(5001)}`)
  expect([entries.length, problems]).toEqual([
    5000,
    [{ row: 5002, text: 'Only the first 5,000 people are read.' }],
  ])
})

test('EV31 an exported file can be imported again', () => {
  const person: Contact = {
    id: '00000000-0000-4000-8000-000000000001',
    name: '=HYPERLINK("evil")',
    email: 'a@example.com',
    company: 'A; B, "C"',
    segment: null,
    stage: 'follow_up',
    next_step: '-call',
    next_on: '2026-11-20',
    note: 'two\nlines',
  }
  const file = contactsCsv([person])
  expect(file).not.toMatch(/(^|,)"?[=+@-]/m)
  const { id: _id, ...entry } = person
  expect(importOf(file).entries).toEqual([{ row: 2, entry }])
})
