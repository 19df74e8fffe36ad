import { z } from 'zod'
/** The three example experts. They are invented, and the page says so. */
export type Expert = {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly company: string
  readonly expertise: readonly string[]
  readonly rating: number
  readonly sessions: number
  readonly avatar: string
  readonly availability: readonly string[]
}

/** `date` and `time` are texts such as 2026-11-16 and 10:00. */
export const session = z.object({
  id: z.string(),
  expertName: z.string(),
  date: z.string(),
  time: z.string(),
  status: z.literal('scheduled'),
  topic: z.string(),
})
export type Session = Readonly<z.infer<typeof session>>

export const sessionTopic = 'Startup Strategy Discussion'
export const sessionMinutes = 30
export const linkOpensMinutesBefore = 15

export const experts: readonly Expert[] = [
  {
    id: 'sarah-chen',
    name: 'Sarah Chen',
    title: 'Former VP Product',
    company: 'a payments company she helped take public',
    expertise: ['Product strategy', 'Pricing', 'First ten hires'],
    rating: 4.9,
    sessions: 127,
    avatar: 'SC',
    availability: ['10:00', '14:00', '16:30'],
  },
  {
    id: 'marcus-okoye',
    name: 'Marcus Okoye',
    title: 'Partner',
    company: 'an early-stage fund',
    expertise: ['Fundraising', 'Pitch decks', 'Term sheets'],
    rating: 4.8,
    sessions: 89,
    avatar: 'MO',
    availability: ['09:30', '13:00', '17:00'],
  },
  {
    id: 'elena-varga',
    name: 'Elena Varga',
    title: 'Founder, two exits',
    company: 'health and logistics startups',
    expertise: ['Go-to-market', 'Sales', 'Customer interviews'],
    rating: 4.9,
    sessions: 156,
    avatar: 'EV',
    availability: ['11:00', '15:00', '18:00'],
  },
]
