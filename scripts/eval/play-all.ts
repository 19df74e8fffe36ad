// Plays the founders of founders.json and own-founders.json through every helper, with messages only.
import { registry } from '../../tests/support/registry.ts'
import { kindOf, type Own, readOwn, readWritten, type Written } from './founders.ts'
import { ask, type Message, type Played, talk } from './play.ts'

/**
 * Answers a question by its topic. The first question of a topic gets the first answer for it, the next question
 * gets the next answer.
 */
function replies(answers: Readonly<Record<string, readonly string[]>>) {
  const used = new Map<string, number>()
  let alarms = 0
  return (topic: string | null): string | null => {
    // If a message sets off the safety check, the founder continues with another topic.
    if (topic === null) return Object.values(answers)[alarms++ + 1]?.[0] ?? null
    const known = answers[topic] ?? answers[kindOf[topic] ?? '']
    if (!known) return 'I do not know.'
    const at = used.get(topic) ?? 0
    used.set(topic, at + 1)
    return known[Math.min(at, known.length - 1)] ?? null
  }
}

/** Gives the answers one after another, whatever the questions are. */
function blindly(answers: Readonly<Record<string, readonly string[]>>) {
  const all = Object.values(answers).flat()
  return (_: string | null, turn: number): string | null => all[turn] ?? null
}

const simulation =
  (simulationType: string, description = '') =>
  (messages: Message[]) => ({
    messages,
    simulationType,
    context: { description },
  })
const coaching = (messages: Message[]) => ({ messages, sessionType: 'pitch-questions' })

async function pitched(played: Played): Promise<Played> {
  const messages = played.messages
  const made = await ask(registry.pitch, { messages, sessionType: 'pitch-generation' })
  return { ...played, exchanges: [...played.exchanges, { said: null, ...made }] }
}

async function once(founder: string, helper: Played['helper'], said: string, body: unknown): Promise<Played> {
  const made = await ask(registry[helper], body)
  const messages: Message[] = [
    { role: 'user', content: said },
    { role: 'assistant', content: made.text },
  ]
  return { founder, helper, path: 'asked', exchanges: [{ said, ...made }], messages }
}

const market = (founder: string, [name, industry, targetCustomer]: readonly [string, string, string]) =>
  once(founder, 'market-research', `${name} / ${industry} / ${targetCustomer}`, {
    market: name,
    industry,
    targetCustomer,
  })

export async function mentored(
  founder: string,
  questions: readonly string[],
  context: object,
  step: string | null,
) {
  return talk(
    founder,
    'mentor',
    messages => ({ messages, context, step }),
    (_, turn) => questions[turn + 1] ?? null,
    { first: questions[0] ?? '' },
  )
}

async function playWritten(file: Written): Promise<Played[]> {
  const played: Played[] = []
  for (const [name, { background, answers }] of Object.entries(file.interviews)) {
    const body = simulation('problem-validation', background)
    const asked = await talk(name, 'problem-validation', body, replies(answers))
    played.push(asked, await talk(name, 'problem-validation', body, blindly(answers), { path: 'blind' }))
    played.push(
      await once(name, 'customer-segments', '(the validation above)', {
        problemValidationData: asked.messages,
      }),
    )
  }
  for (const [name, { bg, a }] of Object.entries(file.competitors)) {
    const body = simulation('competitor-analysis', bg)
    played.push(await talk(name, 'competitor-analysis', body, replies(a)))
    played.push(await talk(name, 'competitor-analysis', body, blindly(a), { path: 'blind' }))
  }
  for (const [name, { first, a }] of Object.entries(file.ideas))
    played.push(
      await talk(name, 'idea-refinement', messages => ({ messages, ideaContext: first }), replies(a), {
        first,
      }),
    )
  for (const [name, answers] of Object.entries(file.pitches))
    played.push(await pitched(await talk(name, 'pitch', coaching, replies(answers))))
  for (const [name, question] of Object.entries(file.markets)) played.push(await market(name, question))
  for (const [name, { ctx, step, q }] of Object.entries(file.mentor))
    played.push(await mentored(name, q, ctx, step))
  return played
}

async function playOwn({ name, idea, market: asked, mentor, says }: Own): Promise<Played[]> {
  const reply = (topic: string | null) => (topic ? (says[kindOf[topic] ?? topic] ?? '–') : null)
  const validation = await talk(name, 'problem-validation', simulation('problem-validation', idea), reply)
  const rivals = await talk(name, 'competitor-analysis', simulation('competitor-analysis', idea), reply)
  return [
    validation,
    rivals,
    await talk(name, 'idea-refinement', messages => ({ messages, ideaContext: idea }), reply, {
      first: idea,
    }),
    await pitched(await talk(name, 'pitch', coaching, reply)),
    await market(name, asked),
    await mentored(name, mentor, { description: idea }, null),
    await once(name, 'insights', '(the work above)', {
      messages: [],
      simulationType: 'insights-generation',
      context: { problemValidation: validation.messages, competitorAnalysis: rivals.messages },
    }),
    await once(name, 'customer-segments', '(the validation above)', {
      problemValidationData: validation.messages,
    }),
  ]
}

export async function playAll(): Promise<Played[]> {
  const written = await playWritten(await readWritten())
  const own = await Promise.all((await readOwn()).map(playOwn))
  return [...written, ...own.flat()]
}
