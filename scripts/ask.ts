/**
 * `npm run ask -- <helper> --file conversation.json` prints what the co-founder answers to a request body.
 * `npm run ask -- <helper> --file script.json --transcript out.md` plays the founder's lines of
 * `{ "title", "request", "answers": [...], "last": {...} }` and writes the whole conversation.
 * DEEPSEEK_API_KEY or AI_BASE_URL let a model answer; without them the playbook does.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type Askable, registry } from '../cofounder/helpers/registry.ts'
import { answer } from '../cofounder/model/answer.ts'
import { readModelSettings } from '../cofounder/model/settings.ts'
import { helperName, helperNames } from '../contracts/outputs.ts'

const usage = `npm run ask -- <${helperNames.join(' | ')}> --file conversation.json [--transcript out.md] [--today YYYY-MM-DD]`

const script = z.object({
  title: z.string(),
  request: z.record(z.string(), z.unknown()),
  answers: z.array(z.string()),
  /** Fields of the last request that differ, such as another session type. */
  last: z.record(z.string(), z.unknown()).optional(),
})

async function ask(
  { helper, toInput }: Askable,
  body: unknown,
  today: string,
  onText?: (text: string) => void,
) {
  const settings = readModelSettings(name => process.env[name])
  return answer(helper, toInput(body, today), { settings, onText })
}

async function playScript(askable: Askable, source: unknown, today: string): Promise<string> {
  const { title, request, answers, last } = script.parse(source)
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  const lines = [`# ${title}`]
  const say = (who: string, text: string) => lines.push(`**${who}**`, text)
  const turn = async (extra: object) => {
    const { text, answeredBy } = await ask(askable, { ...request, messages, ...extra }, today)
    say(
      answeredBy.provider === 'playbook'
        ? 'Co-founder (built-in playbook)'
        : `Co-founder (${answeredBy.model})`,
      text,
    )
    messages.push({ role: 'assistant', content: text })
  }
  if (!request.startsWithFounder) await turn({})
  for (const content of answers) {
    messages.push({ role: 'user', content })
    say('Founder', content)
    await turn({})
  }
  if (last) await turn(last)
  return `${lines.join('\n\n')}\n`
}

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
if (values.transcript) {
  await writeFile(values.transcript, await playScript(askable, source, today))
  console.log(`written: ${values.transcript}`)
} else {
  const { answeredBy } = await ask(askable, source, today, text => process.stdout.write(text))
  process.stdout.write(
    `\n\n— ${answeredBy.provider === 'playbook' ? 'built-in playbook' : answeredBy.model}\n`,
  )
}
