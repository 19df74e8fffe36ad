import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
// The playbook must answer, whatever the machine's own settings are.
const env = { ...process.env, DEEPSEEK_API_KEY: '', AI_BASE_URL: '' }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ask-'))
})
afterAll(() => rm(folder, { recursive: true }))

function ask(...parameters: string[]) {
  return run(process.execPath, ['scripts/ask.ts', ...parameters], { env })
}

test('the command line prints what the co-founder answers', async () => {
  const file = join(folder, 'conversation.json')
  await writeFile(file, JSON.stringify({ messages: [], sessionType: 'pitch-questions' }))
  const { stdout } = await ask('pitch', '--file', file)
  expect(stdout).toContain('I am your pitch coach.')
  expect(stdout).toContain('built-in playbook')
})

test('a wrong helper is told how to ask', async () => {
  await expect(ask('oracle', '--file', 'x.json')).rejects.toMatchObject({
    stderr: expect.stringContaining('npm run ask'),
  })
})

test.each([
  ['problem-validation', 'validation-dentists'],
  ['problem-validation', 'validation-organ-builders-de'],
  ['competitor-analysis', 'competitors-kitchen-scales'],
  ['mentor', 'mentor-es'],
  ['idea-refinement', 'idea-bakeries'],
  ['pitch', 'pitch-beekeepers'],
  ['market-research', 'market-laundries-es'],
  ['customer-segments', 'segments-choirs-de'],
  ['insights', 'insights-boats'],
])('the transcript of %s is what it says today', async (helper, name) => {
  const made = join(folder, `${name}.md`)
  await ask(helper, '--file', `docs/transcripts/${name}.json`, '--transcript', made, '--today', '2026-11-16')
  expect(await readFile(made, 'utf8')).toBe(await readFile(`docs/transcripts/${name}.md`, 'utf8'))
})
