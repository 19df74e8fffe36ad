/**
 * Checks which rooms a room imports, and that imports form no circle. A room is a part of the code: a folder or a
 * file. `rooms` contains all rules about rooms.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

/** The rooms that every protocol of the backend may import. */
const ground = [
  'backend/http/',
  'backend/database/',
  'backend/background',
  'backend/file-errors',
  'backend/log',
]
/** The rooms that every part of the table API may import. */
const tables = ['backend/rest/errors', 'backend/remember', 'backend/database/', 'backend/background']
const knowledge = ['cofounder/atlas/', 'cofounder/language/', 'cofounder/safety/', 'cofounder/records/']
const shared = ['venture/', 'contracts/']

// Each room, with the other rooms that it may import. `a/b/` is a folder with everything in it, `a/b` is the file
// `a/b.ts`, and `a/*` are the files of a folder. `a/*/` are the folders in a folder. Each of them is a separate room
// that may not import the others. A file belongs to the first pattern that matches it. A file without a pattern is an
// error.
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'web/screens/': ['web/features/*/', 'web/entities/', 'web/ui/', 'web/lib/', 'web/paths', ...shared],
  'web/features/*/': ['web/entities/', 'web/ui/', 'web/lib/', 'web/paths', ...shared],
  'web/entities/': ['web/ui/', 'web/lib/', 'web/paths', ...shared],
  'web/lib/': ['web/paths', 'contracts/'],
  'web/ui/': [],
  'web/paths': [],
  'web/*': [
    'web/screens/',
    'web/features/*/',
    'web/entities/',
    'web/ui/',
    'web/lib/',
    'web/paths',
    ...shared,
  ],

  'contracts/': [],
  'venture/': ['contracts/'],
  // Writes and sends mails of the server and of the product.
  'letters/': [],

  // Joins the parts of a helper's reply: the report, the prompt and the safety check.
  'cofounder/helpers/': [
    'cofounder/reports/insights/',
    'cofounder/reports/*/',
    'cofounder/prompts/*/',
    'cofounder/*',
    ...knowledge,
    ...shared,
  ],
  // Insights may import other reports, because they begin with the verdict of the validation.
  'cofounder/reports/insights/': ['cofounder/reports/*/', 'cofounder/*', ...knowledge, ...shared],
  'cofounder/reports/*/': [
    'cofounder/*',
    'cofounder/search/',
    'cofounder/handbook/',
    ...knowledge,
    ...shared,
  ],
  'cofounder/prompts/*/': [
    'cofounder/prompts/*',
    'cofounder/reports/insights/',
    'cofounder/reports/*/',
    'cofounder/guards/',
    'cofounder/search/',
    'cofounder/*',
    ...knowledge,
    ...shared,
  ],
  'cofounder/prompts/*': ['cofounder/guards/', 'cofounder/*', ...knowledge, ...shared],
  'cofounder/provider/': ['cofounder/prompts/*', 'cofounder/guards/', 'cofounder/*', ...knowledge, ...shared],
  'cofounder/guards/': ['cofounder/*', 'cofounder/records/', 'cofounder/language/', ...shared],
  'cofounder/records/': ['cofounder/*', 'cofounder/safety/', 'cofounder/language/', ...shared],
  'cofounder/handbook/': ['cofounder/language/', ...shared],
  'cofounder/safety/': ['cofounder/language/', ...shared],
  'cofounder/search/': ['contracts/'],
  'cofounder/atlas/': shared,
  'cofounder/language/': shared,
  'cofounder/*': [
    'cofounder/safety/',
    'cofounder/language/',
    'cofounder/records/',
    'cofounder/guards/',
    'cofounder/prompts/*',
    ...shared,
  ],

  'supabase/functions/_shared/': shared,
  'supabase/functions/*/': [
    'supabase/functions/_shared/',
    'cofounder/helpers/',
    'cofounder/reports/*/',
    'cofounder/prompts/*/',
    'cofounder/records/',
    'cofounder/provider/',
    'cofounder/search/',
    'cofounder/*',
    'letters/',
    ...shared,
  ],

  'backend/log': [],
  'backend/file-errors': [],
  'backend/background': ['backend/log'],
  'backend/database/': ['backend/background', 'backend/file-errors', 'backend/log'],
  'backend/http/': ['backend/database/', 'backend/background', 'backend/log', 'backend/remember'],
  'backend/tokens/': ground,
  'backend/rest/errors': [],
  'backend/remember': [],
  'backend/rest/parse/': tables,
  'backend/rest/catalogue/': tables,
  'backend/rest/plan/': ['backend/rest/parse/', 'backend/rest/catalogue/', ...tables],
  'backend/rest/emit/': ['backend/rest/plan/', 'backend/rest/parse/', 'backend/rest/catalogue/', ...tables],
  'backend/rest/respond/': ['backend/rest/emit/', 'backend/rest/parse/', ...tables],
  'backend/rest/openapi/': ['backend/rest/catalogue/', ...tables],
  'backend/rest/actions/': [
    'backend/rest/openapi/',
    'backend/rest/respond/',
    'backend/rest/emit/',
    'backend/rest/plan/',
    'backend/rest/parse/',
    'backend/rest/catalogue/',
    'backend/rest/*',
    ...tables,
  ],
  'backend/rest/*': [
    'backend/rest/actions/',
    'backend/rest/respond/',
    'backend/rest/emit/',
    'backend/rest/parse/',
    'backend/rest/catalogue/',
    ...tables,
    ...ground,
  ],
  'backend/auth/': ['backend/tokens/', 'letters/', ...ground],
  'backend/storage/': ground,
  'backend/realtime/': ground,
  'backend/functions/': ground,
  'backend/mail/': ['letters/', ...ground],
  'backend/web/': ground,
  'backend/cron/': ground,
  'backend/*': [
    'backend/auth/',
    'backend/rest/*',
    'backend/storage/',
    'backend/realtime/',
    'backend/functions/',
    'backend/mail/',
    'backend/web/',
    'backend/cron/',
    'backend/tokens/',
    ...ground,
  ],

  // These folders are not part of the product, so they may import any room.
  'scripts/': ['*'],
  'tests/': ['*'],
  'bench/': ['*'],
}

/** The packages that a room may import. A room without an entry may import any package. */
const packages: Record<string, RegExp> = {
  'contracts/': /^zod$/,
}

type Import = { from: string; to: string }

export function checkArrows(root: string): string[] {
  const files = globSync(
    '{web,contracts,venture,letters,cofounder,supabase,backend,tests,bench,scripts}/**/*.{ts,tsx}',
    {
      cwd: root,
      exclude: path => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
    },
  ).map(path => path.replaceAll('\\', '/'))
  const homeless = files.filter(file => !roomOf(file)).map(file => `${file}: stands in no room of the house`)
  const imports = files.flatMap(file => importsOf(root, file))
  return [...homeless, ...imports.flatMap(problemOf), ...circles(imports)]
}

function importsOf(root: string, file: string): Import[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const names = [
    ...module.staticImports.map(entry => entry.moduleRequest.value),
    ...module.staticExports.flatMap(entry => entry.entries.flatMap(item => item.moduleRequest?.value ?? [])),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const text = readFileSync(join(root, file)).subarray(start, end).toString()
      return /^['"`][^$]*['"`]$/.test(text) ? [text.slice(1, -1)] : []
    }),
  ]
  return names.map(name => ({
    from: file,
    to: name.startsWith('.') ? normalize(join(dirname(file), name)).replaceAll('\\', '/') : name,
  }))
}

function problemOf({ from, to }: Import): string[] {
  const source = roomOf(from)
  if (!source) return []
  const isTest = /\.test\.tsx?$/.test(from)
  const target = roomOf(to)
  if (!target) {
    const allowed = packages[source.room]
    return allowed && !isTest && !allowed.test(to)
      ? [`${from}: ${source.room} may not use the package ${to}`]
      : []
  }
  if (source.to.includes('*') || (isTest && target.to.includes('*'))) return []
  if (source.room === target.room) {
    return source.folder === target.folder ? [] : [`${from}: a room may not import its sibling ${to}`]
  }
  return source.to.includes(target.room)
    ? []
    : [`${from}: ${source.room} may not import ${to} (${target.room})`]
}

const patterns = Object.entries(rooms).map(([room, to]) => ({ room, to, fits: toExpression(room) }))

function toExpression(room: string): RegExp {
  const path = room.replace('*', '([^/]+)')
  if (room.endsWith('/')) return new RegExp(`^${path}`)
  return new RegExp(room.endsWith('*') ? `^${room.slice(0, -1)}[^/]+$` : `^${path}\\.tsx?$`)
}

function roomOf(path: string) {
  for (const { room, to, fits } of patterns) {
    const found = fits.exec(path)
    if (found) return { room, to, folder: found[1] }
  }
  return undefined
}

function circles(imports: Import[]): string[] {
  const edges = new Map<string, string[]>()
  for (const { from, to } of imports) edges.set(from, [...(edges.get(from) ?? []), to])
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, path: string[]): void => {
    const seenAt = path.indexOf(file)
    if (seenAt >= 0) {
      found.push(`import circle: ${[...path.slice(seenAt), file].join(' → ')}`)
      return
    }
    if (done.has(file)) return
    for (const next of edges.get(file) ?? []) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of edges.keys()) visit(file, [])
  return found
}
