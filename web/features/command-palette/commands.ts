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

type CommandEntry = { label: string; to: string; icon: LucideIcon }

export const helperCommands: readonly CommandEntry[] = [
  { label: 'Validate a problem', to: paths.validation, icon: SearchCheck },
  { label: 'Refine an idea', to: paths.refinement, icon: Lightbulb },
  { label: 'Analyse customer segments', to: paths.customers, icon: Users },
  { label: 'Practise an elevator pitch', to: paths.pitch, icon: Mic },
]

export const screenCommands: readonly CommandEntry[] = [
  { label: 'Dashboard', to: paths.dashboard, icon: House },
  { label: 'Building Hub', to: paths.journey, icon: Compass },
  { label: 'Feed', to: paths.feed, icon: Newspaper },
  { label: 'Messaging', to: paths.messaging, icon: MessageSquare },
  { label: 'Your profile', to: paths.profile, icon: UserRound },
  { label: 'Courses', to: paths.courses, icon: BookOpen },
  { label: 'My Mentors', to: paths.mentors, icon: GraduationCap },
  { label: 'Problem Validation', to: paths.validation, icon: SearchCheck },
  { label: 'Idea Refinement', to: paths.refinement, icon: Lightbulb },
  { label: 'Customer Segment', to: paths.customers, icon: Users },
  { label: 'Elevator Pitch', to: paths.pitch, icon: Mic },
  { label: 'Expert Network', to: paths.experts, icon: Handshake },
  { label: 'AI Tools', to: paths.aiTools, icon: Sparkles },
  { label: 'Settings', to: paths.settings, icon: Settings },
  { label: 'Plans', to: paths.plans, icon: CreditCard },
  { label: 'Help', to: paths.help, icon: CircleHelp },
  { label: 'MVP Creation', to: paths.mvp, icon: Box },
  { label: 'Financial Forecasting', to: paths.financial, icon: ChartLine },
  { label: 'Pitch Deck Creation', to: paths.deck, icon: Presentation },
  { label: 'Business Plan Generation', to: paths.businessPlan, icon: ClipboardList },
]
