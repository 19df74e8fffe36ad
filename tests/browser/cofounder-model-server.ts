/**
 * Runs the whole product with a fake model, in a separate process. The text of the founder decides how the fake
 * model behaves.
 */
import { openPglite } from '../../backend/database/pglite.ts'
import { buildWebIfChanged } from '../../scripts/build-web.ts'
import { type Call, callOf, readRecorded } from '../../scripts/eval/recorded.ts'
import { startBackend } from '../support/backend.ts'
import { type Reply, startModelServer, textReply, wordsOf } from '../support/model-server.ts'
import { preparePgliteTemplate, readTemplate } from '../support/pglite-template.ts'

const plain = textReply('Charge a tenth of the damage. | A | B |\n|---|---|\n| 1 | 2 |')
const misbehaviour: Record<string, Reply> = {
  slowly: {
    kind: 'words',
    words: Array.from({ length: 600 }, (_, index) => `word${index}${index % 2 ? '. ' : ' '}`),
    delayMs: 20,
  },
  'break off': { kind: 'half', words: ['Half ', 'of ', 'an ', 'answer. ', 'And '] },
  refuse: { kind: 'status', status: 400 },
}
/**
 * The questions that were already tried once. The first try of each question gets a bad answer, and the second try
 * gets a good answer.
 */
const asked = new Set<string>()

await buildWebIfChanged()
const model = await startModelServer()
/** The model's replies to a question about the runway: it looks up a fact, computes, and proposes. */
const advised: Reply[] = [
  {
    kind: 'calls',
    calls: [
      { name: 'read_output', input: { output: 'O1', section: 'Refusals' } },
      {
        name: 'work_out',
        input: { calculator: 'runway', figures: { cash: 25_000, out: 4_000, in: 1_000 }, currency: 'EUR' },
      },
      {
        name: 'propose_fact',
        input: {
          topic: 'costs',
          text: 'We spend €4,000 a month',
          quote: 'spend 4,000 a month',
          figure: '4,000 EUR per month',
        },
      },
      { name: 'propose_action', input: { action: 'Call the four who refused.', day: '2099-01-05' } },
    ],
  },
  textReply('Your money lasts 8.3 months. At your price [F1] four refused [O1]. Whom do you call first?'),
]

/**
 * A question with the word "partly" gets the first part of a long result and then no more. The next try gets
 * the rest.
 */
const strong = await readRecorded('strong')
const partly = new Map(
  (['market', 'segments', 'insights', 'pitches'] as const).map(call => [
    call,
    strong.find(({ answers }) => answers[call])?.answers[call] as Record<string, unknown>,
  ]),
)
function replyPartly(call: Call, asked: string, isAgain: boolean): Reply | null {
  const whole = partly.get(call as never)
  if (!whole) return null
  const given = asked.match(/written already">\n(.*)\n/)?.[1]
  if (given || isAgain || asked.includes('lines that are written and stand')) {
    const known = Object.keys(JSON.parse(given ?? '{}'))
    const rest = Object.entries(whole).filter(([name]) => !known.includes(name))
    return textReply(JSON.stringify(Object.fromEntries(rest)))
  }
  const [[name, value] = ['', null]] = Object.entries(whole)
  // The field `lines` gets six items, because the first pitch has six lines.
  const items = Array.isArray(value) ? value.slice(0, name === 'lines' ? 6 : 1) : null
  const first = items ? JSON.stringify(items).slice(0, -1) : JSON.stringify(value)
  const silence: string[] = Array(3000).fill(' ')
  return { kind: 'words', words: [...wordsOf(`{"${name}":${first},`), ...silence], delayMs: 20 }
}

model.reply(({ body }) => {
  if (JSON.stringify(body.messages).includes('How long is my runway?'))
    return advised[body.messages.some(({ role }) => role === 'tool') ? 1 : 0] ?? plain
  const question = JSON.stringify(body.messages.at(-1))
  // Tries with tools and tries without tools are counted separately.
  const attempt = `${body.tools ? 'with tools' : 'plain'} ${question}`
  const isAgain = asked.has(attempt)
  asked.add(attempt)
  const call = callOf(String(body.messages[0]?.content))
  const partlyReply = question.includes('Works partly')
    ? replyPartly(call, String(body.messages.at(-1)?.content), isAgain)
    : null
  if (partlyReply) return partlyReply
  const [, reply] = Object.entries(misbehaviour).find(([word]) => question.includes(word)) ?? []
  return isAgain || !reply ? plain : reply
})
const template = await readTemplate(await preparePgliteTemplate())
const backend = await startBackend(await openPglite({ template }), {
  AUTH_AUTOCONFIRM: 'false',
  AI_BASE_URL: model.url,
  AI_MODEL: 'test-model',
  AI_ADMITTED: 'yes',
  AI_MEMBER_PROVIDERS: `theirs=${model.url}|their-model`,
})
console.log(JSON.stringify({ url: backend.url.replace('127.0.0.1', 'localhost'), ...backend.keys }))

process.on('SIGTERM', async () => {
  await backend.close()
  await model.close()
  process.exit(0)
})
