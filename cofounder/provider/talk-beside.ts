// For a model that may only talk. It comments on the last answer, and then guided mode asks its question.
import type { Helper, Thought } from '../helper.ts'
import type { Mind } from '../mind.ts'
import { inTheirLanguage, systemText, tellTalk, userText } from '../prompts/parts.ts'

const system = systemText('beside')

export async function talkBeside<Input, Result>(
  helper: Helper<Input, Result>,
  input: Input,
  mind: Mind,
): Promise<Thought<Result>> {
  const { messages, around } = helper.heard(input)
  const result = helper.playbook(input)
  const isSpoken = messages.at(-1)?.role === 'user' && helper.understood !== undefined
  if (isSpoken) {
    const task = `${inTheirLanguage}, at most 40 words. Say a word about the last answer; ask nothing.`
    const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
    await mind.talk(
      {
        system,
        user: userText([mind.memory, tellTalk(messages, { recap: null, most: 6000 }), task]),
        maxOutputTokens: 300,
      },
      { said: [...around, ...said], language: mind.language, asksNothing: true },
    )
  }
  mind.show(`${mind.shown() ? '\n\n' : ''}${helper.render(result)}`)
  return { result, understood: helper.understood?.(input) ?? null }
}
