// A model that only talks: it says a word about the last answer, and guided mode's turn stands below it.
import type { Helper, Thought } from '../helper.ts'
import type { Mind } from '../mind/mind.ts'
import { inTheirLanguage, systemText, tellTalk, userText } from '../mind/prompt-parts.ts'

const system = systemText({
  role: 'You sit beside a founder who is asked about a venture. You say one or two warm, candid sentences about their last answer.',
  rules: 'You ask nothing, you score nothing and you give no figures: another does that.',
  example: `<founder_data label="founder">
They call every patient the day before.
</founder_data>
Your words: They pay for it with somebody's morning, every day; that is a habit, and habits are hard rivals.`,
})

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
