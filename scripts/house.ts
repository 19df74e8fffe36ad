/**
 * Draws the picture of the rooms in the README. The rooms and their imports come from `arrows.ts`. The number of
 * endpoints is counted in their folder. `npm run lint -- --write` updates the README, and a test fails if the
 * README is out of date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rooms } from './arrows.ts'

/**
 * The floors of the picture, which are the main folders of the code, in the order of the page. Rooms that may
 * import any room come last.
 */
const about: Readonly<Record<string, string>> = {
  'web/': 'the React app',
  'backend/': "Supabase's five protocols in one process; knows nothing of founders",
  'supabase/functions/': 'endpoints, thin; beside them migrations and mails: all of it also runs on Supabase',
  'cofounder/': 'the AI',
  'venture/': 'the founder’s venture as arithmetic: facts, sizes, evidence, forecast, deck, plan',
  'letters/': 'how a mail is written and sent',
  'contracts/': 'what both sides obey: schemas, limits, words',
  'tests/': 'personas, protocols, browser journeys',
  'bench/': 'measurements beside a peer',
  'scripts/': 'what the commands run',
}

/** The rooms inside a floor that a newcomer looks for first. */
const inside: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'cofounder/': {
    'helpers/': 'start here: one file for each helper joins its record, report and prompt',
    'records/ reports/':
      'a record as the functions get it; what code computes and says of it, also without a model',
    'prompts/ guards/': 'what a model is asked; what is checked of its answer',
    'provider/ search/': 'which model answers; web pages as sources',
    'safety/ handbook/': 'the trip-wire; the pages that answer for the mentor without a model',
    'language/ atlas/': 'what all of them need: the texts and the language of a text; facts about industries',
  },
}

const floorOf = (room: string) => Object.keys(about).find(floor => room.startsWith(floor))

/**
 * Returns the other floors from which the rooms of this floor import, in the order of the page. Returns undefined
 * if the floor may import everything.
 */
function reachOf(floor: string): string[] | undefined {
  const reached = Object.entries(rooms).flatMap(([room, to]) => (floorOf(room) === floor ? to : []))
  if (reached.includes('*')) return undefined
  return Object.keys(about).filter(other => other !== floor && reached.some(room => floorOf(room) === other))
}

const nameOf = (floor: string) => floor.split('/').at(-2) ?? floor

function renderPicture(root: string): string {
  const folders = readdirSync(join(root, 'supabase/functions'), { withFileTypes: true })
  const endpoints = folders.filter(folder => folder.isDirectory() && !folder.name.startsWith('_')).length
  const imports = Object.keys(about).flatMap(floor =>
    (reachOf(floor) ?? []).map(other => `  ${nameOf(floor)} -.-> ${nameOf(other)}`),
  )
  return `\`\`\`mermaid
flowchart LR
  web["web/<br>the React app"] -->|supabase-js| backend
  subgraph process["one Node process, or Supabase"]
    backend["backend/<br>auth · tables · storage · realtime · functions"]
    backend -->|calls| functions["supabase/functions/<br>${endpoints} endpoints"]
    cofounder["cofounder/<br>reports · prompts · guards"]
  end
  backend --> database[("PGlite or PostgreSQL<br>supabase/migrations/<br>row-level security")]
  cofounder -->|with a key| model["DeepSeek, Ollama,<br>any OpenAI-compatible model"]
${imports.join('\n')}
\`\`\`

Solid arrows are calls, dotted ones imports.`
}

function renderTree(): string {
  const width = Math.max(...Object.keys(about).map(floor => floor.length)) + 2
  const lines = Object.entries(about).flatMap(([floor, text]) => {
    const reach = reachOf(floor)?.map(nameOf).join(', ') ?? 'every room'
    const parts = Object.entries(inside[floor] ?? {}).map(
      ([part, role]) => `  ${part.padEnd(width - 2)}${role}`,
    )
    return [`${floor.padEnd(width)}${text}${reach && ` → ${reach}`}`, ...parts]
  })
  return `\`\`\`\n${lines.join('\n')}\n\`\`\``
}

/** Returns the README with the current picture. */
export function withHouse(page: string, root: string): string {
  const names = Object.keys(rooms)
  const nowhere = names.filter(room => !floorOf(room))
  if (nowhere.length > 0) throw new Error(`scripts/house.ts says nothing about ${nowhere.join(', ')}`)
  const empty = Object.keys(about).filter(floor => !names.some(room => floorOf(room) === floor))
  if (empty.length > 0) throw new Error(`scripts/house.ts names ${empty.join(', ')}, which has no room`)
  const house = `${renderPicture(root)}\n\n${renderTree()}`
  return page.replace(/(?<=<!-- house -->\n)[\s\S]*(?=<!-- end of the house -->)/, () => `${house}\n`)
}

export function writeHouse(root: string): void {
  const path = join(root, 'README.md')
  writeFileSync(path, withHouse(readFileSync(path, 'utf8'), root))
}
