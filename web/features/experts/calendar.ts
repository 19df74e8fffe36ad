/** Writes an expert session as a calendar file (RFC 5545), in the founder's time zone. */
import { linkOpensMinutesBefore, type Session, sessionMinutes } from './experts.ts'

export function calendarFile(session: Session, now = new Date()): string {
  const start = sessionStart(session)
  const end = new Date(start.getTime() + sessionMinutes * 60_000)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Undaunted//Expert Network//EN',
    'BEGIN:VEVENT',
    `UID:${session.id}@undaunted`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(`${session.topic} with ${session.expertName}`)}`,
    `DESCRIPTION:${escapeText(`The video link opens ${linkOpensMinutesBefore} minutes before the session.`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

export function sessionStart({ date, time }: Session): Date {
  return new Date(`${date}T${time}:00`)
}

function utc(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n')
}
