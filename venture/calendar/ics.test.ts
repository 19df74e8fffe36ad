import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile, type Reminder } from './ics.ts'

const reminder: Reminder = {
  uid: 'contact-1',
  day: '2026-12-31',
  title: 'Maria: call',
  text: null,
  changedAt: '2026-11-15T10:00:00.123Z',
}
const bytes = (text: string) => new TextEncoder().encode(text).length
const unfold = (file: string) => file.replaceAll('\r\n ', '')

test('EV35 a reminder is an all-day event with an alarm, and its id never changes', () => {
  expect(calendarFile([reminder])).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Undaunted//Evidence//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:contact-1@undaunted',
      'DTSTAMP:20261115T100000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Maria: call',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Maria: call',
      'TRIGGER:PT9H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test.each([
  ['a, b; c\\d', 'a\\, b\\; c\\\\d'],
  ['one\r\ntwo\rthree\nfour', 'one\\ntwo\\nthree\\nfour'],
  ['x\u0000\u0007\ty', 'x   y'],
  ['END:VEVENT\nBEGIN:VEVENT', 'END:VEVENT\\nBEGIN:VEVENT'],
])('EV35 the title %j is escaped and does not break the line', (title, written) => {
  expect(unfold(calendarFile([{ ...reminder, title }]))).toContain(`\r\nSUMMARY:${written}\r\n`)
})

test('EV35 a long line is folded at 75 bytes without splitting a letter or losing text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), title => {
      const file = calendarFile([{ ...reminder, title }])
      for (const line of file.split('\r\n')) expect(bytes(line)).toBeLessThanOrEqual(75)
      expect(new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(file))).toBe(file)
      expect(unfold(file).split('\r\n')).toHaveLength(20)
    }),
    { numRuns: 200 },
  )
})
