import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playScript } from '../../scripts/ask/play-script.ts'
import { inLongForm } from '../support/long-form.ts'
import { registry } from '../support/registry.ts'

const run = promisify(execFile)
// Guided mode must answer, even if this machine has settings for a model.
const env = { ...process.env, DEEPSEEK_API_KEY: '', AI_BASE_URL: '' }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ask-'))
})
afterAll(() => rm(folder, { recursive: true }))

function ask(...parameters: string[]) {
  return run(process.execPath, ['scripts/ask.ts', ...parameters], { env })
}

inLongForm(test)('the command line prints the answer of the co-founder', async () => {
  const file = join(folder, 'conversation.json')
  await writeFile(file, JSON.stringify({ messages: [], sessionType: 'pitch-questions' }))
  const { stdout } = await ask('pitch', '--file', file)
  expect(stdout).toContain('I am your pitch coach.')
  expect(stdout).toContain('built-in playbook')
})

inLongForm(test)('for an unknown helper the command line prints how to use the command', async () => {
  await expect(ask('oracle', '--file', 'x.json')).rejects.toMatchObject({
    stderr: expect.stringContaining('npm run ask'),
  })
})

const today = '2026-11-16'
const read = (path: string) => readFile(path, 'utf8')

test('the command line writes a transcript', async () => {
  const made = join(folder, 'made.md')
  const [given, expected] = ['json', 'md'].map(kind => `docs/transcripts/validation-dentists.${kind}`)
  await ask('problem-validation', '--file', given!, '--transcript', made, '--today', today)
  expect(await read(made)).toBe(await read(expected!))
})

test.each([
  ['problem-validation', 'validation-organ-builders-de'],
  ['competitor-analysis', 'competitors-kitchen-scales'],
  ['mentor', 'mentor-es'],
  ['idea-refinement', 'idea-bakeries'],
  ['pitch', 'pitch-beekeepers'],
  ['market-research', 'market-laundries-es'],
  ['customer-segments', 'segments-choirs-de'],
  ['insights', 'insights-boats'],
] as const)(
  'the stored transcript of %s equals the transcript that the current code writes',
  async (helper, name) => {
    const script = JSON.parse(await read(`docs/transcripts/${name}.json`))
    const made = await playScript(registry[helper], script, today, null)
    expect(made).toBe(await read(`docs/transcripts/${name}.md`))
  },
)
