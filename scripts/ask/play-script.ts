/** Sends the founder's lines to a helper, and writes them with the co-founder's replies as Markdown. */
import { z } from 'zod'
import { answer } from '../../cofounder/provider/answer.ts'
import type { ModelSettings } from '../../cofounder/provider/settings.ts'
import type { Askable } from '../../tests/support/registry.ts'

const script = z.object({
  title: z.string(),
  request: z.record(z.string(), z.unknown()),
  answers: z.array(z.string()),
  /** Fields of the last request that replace those of the earlier requests, such as another session type. */
  last: z.record(z.string(), z.unknown()).optional(),
})

export async function playScript(
  { helper, toInput }: Askable,
  source: unknown,
  today: string,
  settings: ModelSettings | null,
): Promise<string> {
  const { title, request, answers, last } = script.parse(source)
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  const lines = [`# ${title}`]
  const say = (who: string, text: string) => lines.push(`**${who}**`, text)
  const turn = async (extra: object) => {
    const body = { ...request, messages, ...extra }
    const { text, answeredBy } = await answer(helper, toInput(body, today), { settings })
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
