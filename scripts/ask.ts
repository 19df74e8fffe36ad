/**
 * `npm run ask -- <helper> --file conversation.json` sends a request body to the co-founder and prints the reply.
 * `npm run ask -- <helper> --file script.json --transcript out.md` plays a script of the form `{ "title",
 * "request", "answers": [...], "last": {...} }`: it sends the founder's lines and writes the whole conversation.
 * With DEEPSEEK_API_KEY or AI_BASE_URL a model replies, and otherwise guided mode.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { answer } from '../cofounder/provider/answer.ts'
import { readModelSettings } from '../cofounder/provider/settings.ts'
import { helperName, helperNames } from '../contracts/outputs.ts'
import { registry } from '../tests/support/registry.ts'
import { playScript } from './ask/play-script.ts'

const usage = `npm run ask -- <${helperNames.join(' | ')}> --file conversation.json [--transcript out.md] [--today YYYY-MM-DD]`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { file: { type: 'string' }, transcript: { type: 'string' }, today: { type: 'string' } },
})
const name = helperName.safeParse(positionals[0])
if (!name.success || !values.file) {
  console.error(usage)
  process.exit(1)
}
const today = values.today ?? new Date().toISOString().slice(0, 10)
const source: unknown = JSON.parse(await readFile(values.file, 'utf8'))
const askable = registry[name.data]
const settings = readModelSettings(setting => process.env[setting])
if (values.transcript) {
  await writeFile(values.transcript, await playScript(askable, source, today, settings))
  console.log(`written: ${values.transcript}`)
} else {
  const onText = (text: string) => process.stdout.write(text)
  const { answeredBy } = await answer(askable.helper, askable.toInput(source, today), { settings, onText })
  process.stdout.write(
    `\n\n— ${answeredBy.provider === 'playbook' ? 'built-in playbook' : answeredBy.model}\n`,
  )
}
