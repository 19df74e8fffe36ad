import { calendarDay } from '../../lib/dates.ts'
import type { NewLine } from './record-talk.ts'

export const newLine = (): NewLine => ({
  id: crypto.randomUUID(),
  timestamp: new Date().toISOString(),
  today: calendarDay(new Date()),
})
