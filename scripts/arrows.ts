/** The house's arrows as a check: who may import whom, and no import circles. `rooms` is the whole rule. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

/** A room and the rooms it may reach besides itself. The first pattern that fits a file is its room. */
const rooms: { room: string; in: RegExp; to: string[] }[] = [
  {
    room: 'web/screens',
    in: /^web\/screens\//,
    to: ['web/features', 'web/entities', 'web/ui', 'web/lib', 'web/paths', 'contracts'],
  },
  {
    room: 'web/features',
    in: /^web\/features\//,
    to: ['web/entities', 'web/ui', 'web/lib', 'web/paths', 'contracts'],
  },
  { room: 'web/entities', in: /^web\/entities\//, to: ['web/ui', 'web/lib', 'web/paths', 'contracts'] },
  { room: 'web/ui', in: /^web\/ui\//, to: [] },
  { room: 'web/lib', in: /^web\/lib\//, to: ['web/paths', 'contracts'] },
  { room: 'web/paths', in: /^web\/paths\.ts$/, to: [] },
  {
    room: 'web/wiring',
    in: /^web\//,
    to: ['web/screens', 'web/features', 'web/entities', 'web/ui', 'web/lib', 'web/paths', 'contracts'],
  },
  { room: 'contracts', in: /^contracts\//, to: [] },
  { room: 'cofounder', in: /^cofounder\//, to: ['contracts'] },
  { room: 'functions/_shared', in: /^supabase\/functions\/_shared\//, to: ['contracts'] },
  { room: 'functions', in: /^supabase\/functions\//, to: ['functions/_shared', 'cofounder', 'contracts'] },
  { room: 'backend', in: /^backend\//, to: [] },
  { room: 'outside', in: /^(scripts|tests|bench)\/|^[^/]+\.ts$/, to: ['*'] },
]

/** Packages a room may use; a room not named here may use any. */
const packages: Record<string, RegExp> = {
  contracts: /^zod$/,
}

type Import = { from: string; to: string }

export function checkArrows(root: string): string[] {
  const files = globSync('{web,contracts,cofounder,supabase,backend,tests,bench,scripts}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: path => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
  }).map(path => path.replaceAll('\\', '/'))
  const imports = files.flatMap(file => importsOf(root, file))
  return [...imports.flatMap(problemOf), ...circles(imports)]
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
  if (!source) return [`${from}: stands in no room of the house`]
  const isTest = /\.test\.tsx?$/.test(from)
  const target = roomOf(to)
  if (!target) {
    const allowed = packages[source.room]
    return allowed && !isTest && !allowed.test(to)
      ? [`${from}: ${source.room} may not use the package ${to}`]
      : []
  }
  if (source.to.includes('*') || (isTest && target.room === 'outside')) return []
  if (source.room === 'web/features' && target.room === 'web/features') {
    const feature = (path: string) => path.split('/')[2]
    return feature(from) === feature(to) ? [] : [`${from}: a feature may not import its sibling ${to}`]
  }
  if (source.room === 'functions' && target.room === 'functions') {
    return dirname(from) === dirname(to) ? [] : [`${from}: a function may not import its sibling ${to}`]
  }
  if (source.room === target.room || source.to.includes(target.room)) return []
  return [`${from}: ${source.room} may not import ${to} (${target.room})`]
}

function roomOf(path: string) {
  return rooms.find(room => room.in.test(path))
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
