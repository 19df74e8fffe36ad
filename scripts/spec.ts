/** `npm run spec`: which lines of the two lists in docs no test names yet; with `--strict` there may be none. */
import { globSync, readFileSync } from 'node:fs'

const lists = ['docs/spec-checklist.md', 'docs/checks.md'].map(path => readFileSync(path, 'utf8')).join('\n')
const lines = new Map(
  [...lists.matchAll(/(?<=^- |· )([A-Z]{1,3}\d\d) ([^·\n]+)/gm)].map(([, id, text]) => [id, text?.trim()]),
)
const tests = globSync('{backend,cofounder,contracts,supabase,tests,web,scripts}/**/*.{test,spec}.{ts,tsx}', {
  exclude: path => path.includes('node_modules'),
})
const titles = tests.flatMap(path =>
  [...readFileSync(path, 'utf8').matchAll(/\b(?:test|it|describe)\b[^\n'"`]*[('"`]+([^\n]*)/g)].map(
    match => match[1],
  ),
)
const named = new Set(titles.flatMap(title => title?.match(/\b[A-Z]{1,3}\d\d\b/g) ?? []))

const unknown = [...named].filter(id => !lines.has(id))
const missing = [...lines].filter(([id]) => !named.has(id ?? ''))
for (const [id, text] of missing) console.log(`${id}  ${text}`)
console.log(`${lines.size - missing.length} of ${lines.size} lines are named by a test.`)
if (unknown.length > 0) console.log(`Named by a test but not on the list: ${unknown.join(', ')}`)
if (process.argv.includes('--strict') && missing.length > 0) process.exit(1)
