// The screens that a member can open, each with name, address and icon. The navigation and the command palette use
// this list.
import {
  Bell,
  Bookmark,
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
  Scale,
  Search,
  SearchCheck,
  Settings,
  Sparkles,
  UserRound,
  Users,
  UsersRound,
} from 'lucide-react'
import { paths } from '../paths.ts'

export type Destination = { label: string; to: string; icon: LucideIcon }

const destination = (label: string, to: string, icon: LucideIcon): Destination => ({ label, to, icon })

export const destinations = {
  dashboard: destination('Dashboard', paths.dashboard, House),
  journey: destination('Building Hub', paths.journey, Compass),
  evidence: destination('Evidence', paths.evidence, Scale),
  feed: destination('Feed', paths.feed, Newspaper),
  messaging: destination('Messaging', paths.messaging, MessageSquare),
  notifications: destination('Notifications', paths.notifications, Bell),
  profile: destination('Your profile', paths.profile, UserRound),
  people: destination('People', paths.people, UsersRound),
  saved: destination('Saved posts', paths.saved, Bookmark),
  search: destination('Search', paths.search, Search),
  courses: destination('Courses', paths.courses, BookOpen),
  mentors: destination('My Mentors', paths.mentors, GraduationCap),
  validation: destination('Problem Validation', paths.validation, SearchCheck),
  refinement: destination('Idea Refinement', paths.refinement, Lightbulb),
  customers: destination('Customer Segment', paths.customers, Users),
  pitch: destination('Elevator Pitch', paths.pitch, Mic),
  experts: destination('Expert Network', paths.experts, Handshake),
  aiTools: destination('AI Tools', paths.aiTools, Sparkles),
  settings: destination('Settings', paths.settings, Settings),
  plans: destination('Plans', paths.plans, CreditCard),
  help: destination('Help', paths.help, CircleHelp),
  mvp: destination('MVP Creation', paths.mvp, Box),
  financial: destination('Financial Forecasting', paths.financial, ChartLine),
  deck: destination('Pitch Deck Creation', paths.deck, Presentation),
  businessPlan: destination('Business Plan Generation', paths.businessPlan, ClipboardList),
}

/** Screens that say "coming soon", but whose tool is already open to members with early access. */
export const earlyTools: ReadonlySet<string> = new Set([
  paths.mvp,
  paths.financial,
  paths.deck,
  paths.businessPlan,
])
