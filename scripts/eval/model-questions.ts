// Questions of invented founders to a model: the prompt of each question, and the reply if a model is configured.
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { unfenced } from '../../cofounder/data.ts'
import { recogniseLanguage } from '../../cofounder/language/recognise.ts'
import type { Mind } from '../../cofounder/mind.ts'
import { ModelError } from '../../cofounder/model-error.ts'
import { answer } from '../../cofounder/provider/answer.ts'
import type { ModelSettings } from '../../cofounder/provider/settings.ts'
import type { HelperName } from '../../contracts/outputs.ts'
import { registry } from '../../tests/support/registry.ts'
import { readOwn, readStrangers, readWritten } from './founders.ts'
import { evalDay } from './play.ts'

export type ModelQuestion = {
  name: string
  helper: HelperName
  language: string
  /** The texts that the founder wrote. */
  said: string[]
  body: unknown
}

const questions = z.array(z.object({ language: z.string(), question: z.string() }))
const user = (content: string) => ({ role: 'user' as const, content })

const mentorOf = (name: string, language: string, question: string): ModelQuestion => ({
  name,
  helper: 'mentor',
  language,
  said: [question],
  body: { messages: [user(question)], context: {} },
})

export async function readModelQuestions(): Promise<ModelQuestion[]> {
  const [written, own, strangers, more] = await Promise.all([
    readWritten(),
    readOwn(),
    readStrangers(),
    readFile('tests/founders/written/model-questions.json', 'utf8').then(text =>
      questions.parse(JSON.parse(text)),
    ),
  ])
  const spoken = (texts: string[]) => recogniseLanguage(texts) ?? 'other'
  return [
    ...Object.entries(written.interviews).map(([name, { background, answers }]): ModelQuestion => {
      const said = Object.values(answers)
        .flatMap(([first]) => first ?? [])
        .slice(0, 3)
      const messages = said.map(user)
      const body = { messages, simulationType: 'problem-validation', context: { description: background } }
      return { name, helper: 'problem-validation', language: spoken(said), said: [background, ...said], body }
    }),
    ...Object.entries(written.markets).map(([name, [market, industry, targetCustomer]]): ModelQuestion => {
      const said = [market, targetCustomer]
      const body = { market, industry, targetCustomer }
      return { name, helper: 'market-research', language: spoken(said), said, body }
    }),
    ...Object.entries(written.mentor).flatMap(([name, { q }]) =>
      q.map((question, at) => mentorOf(`${name} ${at + 1}`, spoken([question]), question)),
    ),
    ...[...own, ...strangers].flatMap(({ name, language, idea, mentor, says }) => [
      ...mentor.map((question, at) => mentorOf(`${name} ${at + 1}`, language, question)),
      {
        name,
        helper: 'idea-refinement' as const,
        language,
        said: [idea, says.problem ?? idea],
        body: { messages: [user(says.problem ?? idea)], ideaContext: idea },
      },
    ]),
    ...more.map(({ language, question }, at) => mentorOf(`question ${at + 1}`, language, question)),
  ]
}

type Prompt = { system: string; user: string }

/** Returns the first prompt that the helper would send to a model. Does not send it. */
export async function promptFor({ helper: name, body }: ModelQuestion): Promise<Prompt> {
  const { helper, toInput } = registry[name]
  const asked: Prompt[] = []
  const stop = async (prompt: Prompt): Promise<never> => {
    asked.push({ system: prompt.system, user: prompt.user })
    throw new ModelError('model_unavailable', 'only the prompt is wanted')
  }
  const mind: Mind = {
    language: 'en',
    memory: '',
    known: new Map(),
    proposed: [],
    recap: null,
    talk: stop,
    act: stop,
    read: stop,
    show: () => {},
    keep: () => {},
    step: () => {},
    shown: () => '',
  }
  await helper.think(toInput(body, evalDay), mind).catch((error: unknown) => {
    if (!(error instanceof ModelError)) throw error
  })
  const [first] = asked
  if (!first) throw new Error(`${name} asked nothing`)
  return first
}

/** The maximum length of a prompt, which is about 8,000 tokens. */
const mostCharacters = 32_000

/**
 * Finds faults of a prompt. The prompt must contain all of the founder's words, only inside the marks around data
 * (fences). It must not be too long.
 */
export function promptFaults({ said: written }: ModelQuestion, { system, user }: Prompt): string[] {
  // A founder may have typed the mark of a fence. Prompts do not contain this mark, so it is also removed here
  // before comparing.
  const said = written.map(text => unfenced(text).trim())
  const outside = user.replace(/<founder_data[^>]*>[\s\S]*?<\/founder_data>/g, '')
  return [
    ...said.flatMap(text => (user.includes(text) ? [] : [`words are missing: ${text.slice(0, 40)}`])),
    ...said.flatMap(text =>
      text.length > 20 && (outside.includes(text) || system.includes(text))
        ? ['words outside the fence']
        : [],
    ),
    ...(system.length + user.length > mostCharacters ? ['too long'] : []),
  ]
}

export type LiveAnswer = { question: ModelQuestion; text: string; faults: string[] }

const leftOut = /\((?:I left out|Ein|Eine|Einen|Omití|J’ai omis|Omiti) /

/**
 * Sends a question to the model and checks the reply. The reply must come from the model, be complete, be in the
 * founder's language, and pass the checks with nothing removed.
 */
export async function askLive(question: ModelQuestion, settings: ModelSettings): Promise<LiveAnswer> {
  const { helper, toInput } = registry[question.helper]
  const { text, failure } = await answer(helper, toInput(question.body, evalDay), { settings })
  const spoken = recogniseLanguage([text])
  const isOther =
    spoken !== null && /^(?:en|de|es|fr|pt)$/.test(question.language) && spoken !== question.language
  const faults = [
    ...(failure ? [`guided mode answered: ${failure.reason}`] : []),
    ...(isOther ? [`answers in ${spoken}`] : []),
    ...(leftOut.test(text) ? ['something was left out'] : []),
  ]
  return { question, text, faults }
}
