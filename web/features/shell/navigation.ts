// The two navigations as data: what they list, in which order, under which heading.
import {
  BookOpen,
  Box,
  ChartLine,
  CircleHelp,
  ClipboardList,
  Compass,
  CreditCard,
  GraduationCap,
  Handshake,
  House,
  Lightbulb,
  type LucideIcon,
  MessageSquare,
  Mic,
  Newspaper,
  Presentation,
  SearchCheck,
  Settings,
  Sparkles,
  UserRound,
  Users,
} from 'lucide-react'
import { paths } from '../../paths.ts'

export type Entry = { label: string; to: string; icon: LucideIcon; isComing?: boolean }
export type Group = { title: string | null; entries: readonly Entry[] }

export const tabs: readonly Entry[] = [
  { label: 'Feed', to: paths.feed, icon: Newspaper },
  { label: 'Building Hub', to: paths.journey, icon: Compass },
  { label: 'Messaging', to: paths.messaging, icon: MessageSquare },
  { label: 'Courses', to: paths.courses, icon: BookOpen },
  { label: 'My Mentors', to: paths.mentors, icon: GraduationCap },
  { label: 'Me', to: paths.profile, icon: UserRound },
]

export const sidebarGroups: readonly Group[] = [
  {
    title: null,
    entries: [
      { label: 'Dashboard', to: paths.dashboard, icon: House },
      { label: 'Building Hub', to: paths.journey, icon: Compass },
    ],
  },
  {
    title: 'Startup Journey',
    entries: [
      { label: 'Problem Validation', to: paths.validation, icon: SearchCheck },
      { label: 'Idea Refinement', to: paths.refinement, icon: Lightbulb },
      { label: 'Customer Segment', to: paths.customers, icon: Users },
      { label: 'Elevator Pitch', to: paths.pitch, icon: Mic },
      { label: 'MVP Creation', to: paths.mvp, icon: Box, isComing: true },
      { label: 'Financial Forecasting', to: paths.financial, icon: ChartLine, isComing: true },
      { label: 'Pitch Deck Creation', to: paths.deck, icon: Presentation, isComing: true },
      { label: 'Business Plan Generation', to: paths.businessPlan, icon: ClipboardList, isComing: true },
    ],
  },
  {
    title: 'Tools & Resources',
    entries: [
      { label: 'Expert Network', to: paths.experts, icon: Handshake },
      { label: 'AI Tools', to: paths.aiTools, icon: Sparkles },
    ],
  },
]

export const sidebarFooter: readonly Entry[] = [
  { label: 'Settings', to: paths.settings, icon: Settings },
  { label: 'Plans', to: paths.plans, icon: CreditCard },
  { label: 'Help', to: paths.help, icon: CircleHelp },
]
