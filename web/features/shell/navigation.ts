// The entries of the two navigations, with order and headings.
import { type Destination, destinations as to } from '../../entities/destinations.ts'

export type Entry = Destination & { isComing?: boolean }
export type Group = { title: string | null; entries: readonly Entry[] }

const coming = (entry: Destination): Entry => ({ ...entry, isComing: true })

export const tabs: readonly Entry[] = [
  to.feed,
  to.journey,
  to.messaging,
  to.courses,
  to.mentors,
  { ...to.profile, label: 'Me' },
]

/** The tabs at the bottom of a phone's screen. The other entries of the top bar are in the menu. */
export const footTabs: readonly Entry[] = [
  to.feed,
  to.journey,
  to.evidence,
  to.messaging,
  { ...to.profile, label: 'Me' },
]
export const menuTabs: readonly Entry[] = [to.courses, to.mentors]

export const sidebarGroups: readonly Group[] = [
  { title: null, entries: [to.dashboard, to.journey, to.evidence] },
  {
    title: 'Startup Journey',
    entries: [
      to.validation,
      to.refinement,
      to.customers,
      to.pitch,
      coming(to.mvp),
      coming(to.financial),
      coming(to.deck),
      coming(to.businessPlan),
    ],
  },
  { title: 'Tools & Resources', entries: [to.experts, to.aiTools] },
]

export const sidebarFooter: readonly Entry[] = [to.settings, to.plans, to.help]
