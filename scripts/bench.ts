/**
 * `npm run bench -- rest auth …`: runs the named measurements, or all of them, and writes the results into
 * docs/benchmarks.md. With `--short`, each measurement runs only for seconds, and nothing is written.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { describeMachine } from '../bench/support/machine.ts'
import { renderSection, renderTable, replaceSection } from '../bench/support/report.ts'
import type { Result } from '../bench/support/result.ts'

const pagePath = 'docs/benchmarks.md'
/**
 * The time limit of a measurement in minutes, so that a measurement that hangs does not block the others. The
 * longest takes about twenty minutes.
 */
const patienceMinutes = 40

const known = globSync('bench/*.ts')
  .map(path => basename(path, '.ts'))
  .sort()
const isShort = process.argv.includes('--short')
const wanted = process.argv.slice(2).filter(name => !name.startsWith('-'))
const unknown = wanted.filter(name => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No such measurement: ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(1)
}

const machine = await describeMachine()
const started = Date.now()
const failed: string[] = []
for (const name of wanted.length > 0 ? wanted : known) {
  const began = Date.now()
  console.log(`\n## ${name}\n`)
  try {
    const result = await measure(name)
    if (!isShort) await write(name, result)
    console.log(`${result.title}. ${result.about}\n\n${renderTable(result.figures)}`)
  } catch (error) {
    failed.push(name)
    console.error(`${name} failed: ${error instanceof Error ? error.message : error}`)
  }
  console.log(`\n(${name}: ${minutesSince(began)} minutes)`)
}
console.log(`\n${minutesSince(started)} minutes in all${isShort ? '' : `; the figures are in ${pagePath}`}.`)
if (failed.length > 0) {
  console.error(`Not measured, because they failed: ${failed.join(', ')}.`)
  process.exit(1)
}

/** Runs a measurement in a separate process group. The group ends with the measurement and with this process. */
async function measure(name: string): Promise<Result> {
  const child = fork('bench/support/run-one.ts', [name], {
    detached: true,
    serialization: 'advanced', // This form of messages keeps NaN in the result.
    env: { ...process.env, ...(isShort && { BENCH_SHORT: '1' }) },
  })
  const endAll = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch (error) {
      // The code ESRCH means that the whole group has already ended.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
  const endBoth = () => {
    endAll()
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, endBoth)
  const patience = setTimeout(endAll, patienceMinutes * 60_000)
  let result: Result | null = null
  child.on('message', message => {
    result = message as Result
  })
  const [code, signal] = await once(child, 'exit')
  clearTimeout(patience)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, endBoth)
  endAll()
  if (!result) throw new Error(`it ended with ${signal ?? code} and no figures`)
  return result
}

async function write(name: string, result: Result): Promise<void> {
  const date = new Date().toISOString().slice(0, 10)
  const page = await readFile(pagePath, 'utf8').catch(() => '')
  await writeFile(pagePath, replaceSection(page, known, name, renderSection(name, result, { date, machine })))
}

function minutesSince(time: number): string {
  return ((Date.now() - time) / 60_000).toFixed(1)
}
