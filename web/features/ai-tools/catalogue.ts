/**
 * The catalogue of third-party AI tools, with the descriptions and prices of their makers at the catalogue's
 * date.
 */

export const catalogueDate = 'November 2026'

export const toolCategories = [
  'ideation',
  'research',
  'content',
  'analytics',
  'presentation',
  'automation',
  'mvp',
] as const
export type ToolCategory = (typeof toolCategories)[number]

export type AiTool = {
  readonly name: string
  readonly url: string
  readonly category: ToolCategory
  readonly description: string
  readonly pricing: string
  /** Our editors' rating from 1 to 5: how much the tool helps a founder before product-market fit. */
  readonly rating: number
  readonly tags: readonly string[]
  readonly features: readonly string[]
  readonly quickStart: readonly string[]
}

export const aiTools: readonly AiTool[] = [
  {
    name: 'ChatGPT',
    url: 'https://chatgpt.com',
    category: 'ideation',
    description: 'A general assistant by OpenAI for brainstorming, drafting and thinking aloud.',
    pricing: 'Free; paid plans from $20 a month',
    rating: 4.7,
    tags: ['brainstorming', 'writing', 'general'],
    features: [
      'Long conversations with files and images',
      'Custom assistants for repeated work',
      'Web search in the answer',
      'Voice',
    ],
    quickStart: [
      'Create an account',
      'Describe your customer and ask for ten reasons they would not buy',
      'Ask which of the ten you could test this week',
    ],
  },
  {
    name: 'Claude',
    url: 'https://claude.ai',
    category: 'ideation',
    description: 'An assistant by Anthropic, strong at long documents, careful reasoning and code.',
    pricing: 'Free; paid plans from $20 a month',
    rating: 4.7,
    tags: ['reasoning', 'documents', 'code'],
    features: [
      'Reads long interview transcripts at once',
      'Projects that keep your material together',
      'Documents and small apps beside the chat',
      'Code',
    ],
    quickStart: [
      'Create an account',
      'Upload your interview notes and ask what people actually did, not said',
      'Ask for the three strongest counter-arguments',
    ],
  },
  {
    name: 'Miro',
    url: 'https://miro.com',
    category: 'ideation',
    description: 'A shared whiteboard whose AI clusters notes and drafts diagrams.',
    pricing: 'Free for three boards; paid from $8 a member and month',
    rating: 4.5,
    tags: ['whiteboard', 'workshops', 'teams'],
    features: [
      'Endless shared canvas',
      'Sticky notes clustered by meaning',
      'Templates for canvases and journeys',
      'Voting and timers',
    ],
    quickStart: [
      'Open a board with the lean canvas template',
      'Invite your co-founder and fill it in silence for ten minutes',
      'Cluster and vote',
    ],
  },
  {
    name: 'Perplexity',
    url: 'https://www.perplexity.ai',
    category: 'research',
    description: 'An answer engine that searches the web and cites its sources.',
    pricing: 'Free; Pro from $20 a month',
    rating: 4.6,
    tags: ['search', 'citations', 'markets'],
    features: [
      'Answers with numbered sources',
      'Follow-up questions',
      'Collections for a topic',
      'File search',
    ],
    quickStart: [
      'Ask who counts the buyers in your market',
      'Open the cited source and check the year',
      'Copy the figure into your assumptions with its source',
    ],
  },
  {
    name: 'Elicit',
    url: 'https://elicit.com',
    category: 'research',
    description: 'Finds and summarises scientific papers, with the claims in a table.',
    pricing: 'Free basic plan; paid from $12 a month',
    rating: 4.4,
    tags: ['papers', 'evidence', 'health'],
    features: [
      'Search over published papers',
      'Extracts findings into columns',
      'Systematic reviews',
      'Exports',
    ],
    quickStart: [
      'Ask your question in one sentence',
      'Add the columns you care about, such as sample size',
      'Read the two papers that disagree',
    ],
  },
  {
    name: 'Crunchbase',
    url: 'https://www.crunchbase.com',
    category: 'research',
    description: 'Data on companies, funding rounds and investors, with AI summaries and search.',
    pricing: 'Limited free access; paid from $49 a month, billed yearly',
    rating: 4.3,
    tags: ['companies', 'investors', 'competition'],
    features: [
      'Company and funding profiles',
      'Lists and alerts',
      'Investor search by stage and sector',
      'Exports on paid plans',
    ],
    quickStart: [
      'Search for three companies your customer names',
      'Note who funded them and when',
      'Set an alert for your category',
    ],
  },
  {
    name: 'Jasper',
    url: 'https://www.jasper.ai',
    category: 'content',
    description: 'Writes marketing copy in a brand voice you teach it.',
    pricing: 'Seven-day trial; paid from $49 a month',
    rating: 4.2,
    tags: ['marketing', 'brand voice', 'copy'],
    features: [
      'Brand voice from your own texts',
      'Campaigns across channels',
      'Templates for ads and mails',
      'Team review',
    ],
    quickStart: [
      'Give it three texts you are proud of',
      'Ask for a landing page for one segment only',
      'Cut half of it',
    ],
  },
  {
    name: 'Grammarly',
    url: 'https://www.grammarly.com',
    category: 'content',
    description: 'Checks spelling, grammar and tone wherever you write.',
    pricing: 'Free; Pro from $12 a month, billed yearly',
    rating: 4.5,
    tags: ['writing', 'English', 'mails'],
    features: ['Corrections as you type', 'Tone suggestions', 'Rewrites', 'Works in most browsers and apps'],
    quickStart: ['Add the browser extension', 'Write your cold mail', 'Accept what makes it shorter'],
  },
  {
    name: 'Julius',
    url: 'https://julius.ai',
    category: 'analytics',
    description: 'Ask questions of a spreadsheet in plain words and get charts and statistics.',
    pricing: 'Free for a few questions; paid from $20 a month',
    rating: 4.3,
    tags: ['spreadsheets', 'charts', 'statistics'],
    features: [
      'Reads spreadsheets and databases',
      'Charts from a sentence',
      'Shows the code it ran',
      'Exports',
    ],
    quickStart: [
      'Upload your sign-ups as a spreadsheet',
      'Ask how many came back in week two',
      'Ask it to show the code',
    ],
  },
  {
    name: 'PostHog',
    url: 'https://posthog.com',
    category: 'analytics',
    description:
      'Product analytics, session replay and experiments, with an assistant that writes the queries.',
    pricing: 'Generous free allowance; then by use',
    rating: 4.6,
    tags: ['product analytics', 'open source', 'experiments'],
    features: ['Events, funnels and retention', 'Session replay', 'Feature flags and experiments', 'Surveys'],
    quickStart: [
      'Add the snippet to your page',
      'Define the one event that means value',
      'Watch five sessions before you change anything',
    ],
  },
  {
    name: 'Gamma',
    url: 'https://gamma.app',
    category: 'presentation',
    description: 'Turns an outline into slides, a document or a page.',
    pricing: 'Free with credits; paid from $8 a month, billed yearly',
    rating: 4.4,
    tags: ['slides', 'decks', 'pages'],
    features: [
      'Slides from an outline',
      'Restyle in one click',
      'Analytics on who read what',
      'Export to PowerPoint and PDF',
    ],
    quickStart: [
      'Paste your pitch as an outline',
      'Keep ten slides',
      'Replace every invented picture by a real one',
    ],
  },
  {
    name: 'Canva',
    url: 'https://www.canva.com',
    category: 'presentation',
    description: 'Design for people who are not designers, with image and text generation.',
    pricing: 'Free; Pro from $15 a month',
    rating: 4.6,
    tags: ['design', 'social media', 'slides'],
    features: ['Templates for everything', 'Brand kit', 'Background removal', 'Print and export'],
    quickStart: [
      'Choose a one-pager template',
      'Set your two colours and one font',
      'Export a PDF for your first customers',
    ],
  },
  {
    name: 'Zapier',
    url: 'https://zapier.com',
    category: 'automation',
    description: 'Connects thousands of apps without code, with AI steps and agents in between.',
    pricing: 'Free for 100 tasks a month; paid from $20 a month, billed yearly',
    rating: 4.5,
    tags: ['no-code', 'integrations', 'agents'],
    features: ['Triggers and actions across apps', 'AI steps in a flow', 'Tables and forms', 'Error alerts'],
    quickStart: [
      'Pick a task you did by hand ten times',
      'Build it as trigger and one action',
      'Add the second action only when the first has run a week',
    ],
  },
  {
    name: 'n8n',
    url: 'https://n8n.io',
    category: 'automation',
    description: 'Workflow automation that you can host yourself, with AI agents as steps.',
    pricing: 'Free when self-hosted; cloud from €20 a month, billed yearly',
    rating: 4.5,
    tags: ['self-hosted', 'workflows', 'agents'],
    features: [
      'Visual workflows with code where needed',
      'Hundreds of integrations',
      'AI agent nodes',
      'Runs on your own server',
    ],
    quickStart: [
      'Start it with one command on your machine',
      'Connect your form and your mail',
      'Log every run to a sheet',
    ],
  },
  {
    name: 'Lovable',
    url: 'https://lovable.dev',
    category: 'mvp',
    description: 'Builds a web app from a conversation, with a database behind it.',
    pricing: 'Free with daily credits; paid from $25 a month',
    rating: 4.3,
    tags: ['web apps', 'no-code', 'prototypes'],
    features: [
      'React app from a description',
      'Supabase for data and sign-in',
      'Code synced to GitHub',
      'One-click publishing',
    ],
    quickStart: [
      'Describe one screen and one action',
      'Publish it and send it to five people',
      'Fix only what stopped them',
    ],
  },
  {
    name: 'Cursor',
    url: 'https://cursor.com',
    category: 'mvp',
    description: 'A code editor in which AI writes and changes code across the whole project.',
    pricing: 'Free tier; Pro from $20 a month',
    rating: 4.6,
    tags: ['code', 'editor', 'developers'],
    features: [
      'Edits across many files',
      'Understands your whole project',
      'Agents for longer tasks',
      'Works with your own tests',
    ],
    quickStart: [
      'Open a small existing project',
      'Ask for one change and read the difference',
      'Write a test before the next one',
    ],
  },
]
