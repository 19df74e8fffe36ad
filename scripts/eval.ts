/**
 * `npm run eval` plays the written founders through every helper with messages alone, in guided mode, and counts what
 * code can judge. `npm run eval -- --transcripts folder` also writes each talk down for people to read.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { faultsOf } from './eval/checks.ts'
import type { Played } from './eval/play.ts'
import { playAll } from './eval/play-all.ts'

function transcript({ founder, helper, path, exchanges }: Played): string {
  const lines = exchanges.flatMap(({ said, text }) => [...(said ? [`**Founder:** ${said}`] : []), text])
  return `# ${founder}: ${helper} (${path})\n\n${lines.join('\n\n---\n\n')}\n`
}

const { values } = parseArgs({ options: { transcripts: { type: 'string' } } })
const played = await playAll()
const counts = new Map<string, { talks: number; answers: number; faulty: number }>()
for (const one of played) {
  const faults = faultsOf(one)
  const count = counts.get(one.helper) ?? { talks: 0, answers: 0, faulty: 0 }
  counts.set(one.helper, {
    talks: count.talks + 1,
    answers: count.answers + one.exchanges.length,
    faulty: count.faulty + Number(faults.length > 0),
  })
  for (const fault of faults) console.log(`${one.founder} · ${one.helper} (${one.path}): ${fault}`)
  if (values.transcripts) {
    await mkdir(values.transcripts, { recursive: true })
    await writeFile(`${values.transcripts}/${one.helper}-${one.founder}-${one.path}.md`, transcript(one))
  }
}
console.log('\n| helper | talks | answers | talks with a fault code can see |\n|---|---|---|---|')
for (const [helper, { talks, answers, faulty }] of counts)
  console.log(`| ${helper} | ${talks} | ${answers} | ${faulty} |`)
