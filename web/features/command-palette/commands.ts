import { type Destination, destinations } from '../../entities/destinations.ts'

/**
 * A screen to open, with other words that people use for it. `value` is unique, because two groups may contain
 * the same screen.
 */
export type Command = Destination & { value: string; also: string }

const { validation, refinement, customers, pitch } = destinations

const helpers: readonly Omit<Command, 'value'>[] = [
  { ...validation, label: 'Validate a problem', also: 'test check interview' },
  { ...refinement, label: 'Refine an idea', also: 'improve concept' },
  { ...customers, label: 'Analyse customer segments', also: 'analyze market users audience' },
  { ...pitch, label: 'Practise an elevator pitch', also: 'practice coach' },
]

const synonyms: Record<keyof typeof destinations, string> = {
  dashboard: 'home start overview',
  journey: 'steps roadmap progress path',
  evidence: 'assumptions tests experiments board interviews decisions people',
  feed: 'posts news network stories people',
  messaging: 'messages chat inbox conversations dm mail talk',
  notifications: 'bell news likes comments mentions followers alerts',
  profile: 'me my page bio avatar public posts',
  people: 'members directory investors mentors co-founder network',
  saved: 'bookmarks kept posts',
  search: 'find posts people words',
  courses: 'learn lessons training',
  mentors: 'advisors guidance',
  validation: 'simulation interview market research competitors',
  refinement: 'improve concept',
  customers: 'market users audience personas',
  pitch: 'coach practice practise',
  experts: 'call booking session mentors',
  aiTools: 'software apps directory',
  settings: 'account preferences password security delete name email project two-factor',
  plans: 'billing subscription price pricing upgrade payment invoice pro',
  help: 'support faq guide questions how',
  mvp: 'product prototype build',
  financial: 'finance forecast money budget revenue costs',
  deck: 'slides presentation investors',
  businessPlan: 'document strategy',
}

const screens = Object.entries(destinations).map(([name, destination]) => ({
  ...destination,
  also: synonyms[name as keyof typeof destinations],
}))

const group = (heading: string, commands: readonly Omit<Command, 'value'>[]) => ({
  heading,
  commands: commands.map((command): Command => ({ ...command, value: `${heading} ${command.to}` })),
})

export const linkGroups = [group('Start a helper', helpers), group('Go to', screens)]

export const themeWords = 'theme night dark paper light mode colour color appearance'
export const signOutWords = 'log out logout sign off leave exit'
