/** `npm run bench -- rest auth …`: the named measurements, or all of them. */
import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'

const known = globSync('bench/*.ts').map(path => basename(path, '.ts'))
const wanted = process.argv.slice(2).filter(name => !name.startsWith('-'))
const unknown = wanted.filter(name => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No such measurement: ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(1)
}
for (const name of wanted.length > 0 ? wanted : known) {
  const { run } = (await import(resolve(`bench/${name}.ts`))) as { run: () => Promise<void> }
  console.log(`\n## ${name}\n`)
  await run()
}
