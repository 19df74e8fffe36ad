import { expect, test } from 'vitest'
import { calendarFile, sessionStart } from './calendar.ts'
import { type Session, sessionTopic } from './experts.ts'

const session: Session = {
  id: 'abc',
  expertName: 'Chen, Sarah; PhD',
  date: '2026-11-16',
  time: '10:00',
  status: 'scheduled',
  topic: sessionTopic,
}

test('X05 the calendar file contains the session’s length of 30 minutes, its title, and the time when its link opens', () => {
  const lines = calendarFile(session).split('\r\n')
  const value = (name: string) =>
    lines.find(line => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? ''
  const time = (text: string) =>
    Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  expect(time(value('DTEND')) - time(value('DTSTART'))).toBe(30 * 60_000)
  expect(time(value('DTSTART'))).toBe(sessionStart(session).getTime())
  expect(value('SUMMARY')).toBe('Startup Strategy Discussion with Chen\\, Sarah\\; PhD')
  expect(value('DESCRIPTION')).toContain('15 minutes before')
})
