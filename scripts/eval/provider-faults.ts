// Plays every kind of failure of a provider with two helpers: the mentor, whose reply is text, and the insights,
// whose reply is an object. Shows what the founder reads, and how long this takes with the timeouts of the product.

import { answer } from '../../cofounder/provider/answer.ts'
import { defaultPatience, type Patience } from '../../cofounder/provider/settings.ts'
import {
  type ModelRequest,
  type Reply,
  startModelServer,
  textReply,
  wordsOf,
} from '../../tests/support/model-server.ts'
import { registry } from '../../tests/support/registry.ts'
import { evalDay } from './play.ts'

/**
 * Decides the reply of the faulty provider. `real` is given the real duration of a step and returns the duration to
 * wait, which is shorter in a test.
 */
type Behaviour = (request: ModelRequest, count: number, real: (ms: number) => number) => Reply

export type ProviderFault = {
  name: string
  helper: 'mentor' | 'insights'
  reply: Behaviour
  /**
   * Null if the founder sees the complete reply of the model. Otherwise the sentence that announces guided mode.
   * This sentence comes after `came`, the text that had already arrived.
   */
  says: string | null
  came?: string
  /** Shorter timeouts, for tests. */
  quick?: Partial<Patience>
  /** True if the founder's own key is used. */
  isOwn?: true
  /** True if no server listens at the address. */
  isDead?: true
}

export const words = 'Ask the four who refused what they do instead. Then ask for money.'
const insights = {
  summary: 'Some pay; nobody has asked the others why not.',
  recommendations: [
    {
      text: 'Ask the four who refused',
      evidence: 'Three pay 49 euros a month, four said no.',
      source: 'Problem Validation',
    },
  ],
  nextSteps: ['Call two of the four.', 'Write their reasons down.', 'Offer one of them a month.'].map(
    action => ({ day: '2026-11-17', action }),
  ),
  isDefault: false,
  closing: null,
}
const object = JSON.stringify(insights)

const bodies = {
  mentor: { messages: [{ role: 'user', content: 'Four refused. What now?' }], context: {} },
  insights: {
    messages: [],
    simulationType: 'insights-generation',
    context: { problemValidation: [{ role: 'user', content: 'Three pay 49 euros a month, four said no.' }] },
  },
}

const said = (text: string, finish?: string): Reply => ({ ...textReply(text), ...(finish && { finish }) })
const refused = (message: string): Reply => ({
  kind: 'status',
  status: 400,
  body: JSON.stringify({ error: { message } }),
})
const status = (code: number, headers = {}): Reply => ({ kind: 'status', status: code, headers })
/** Sends this reply first, and then a good reply. */
const once =
  (first: Reply, then = said(words)): Behaviour =>
  (_, count) =>
    count === 1 ? first : then
const formOf = ({ body }: ModelRequest) => body.response_format?.type ?? 'none'

const silent = 'The model did not answer, so guided mode takes this turn.'
const keyRefused = `${silent} It refuses this site’s key. You need do nothing: whoever runs this site has to set a new one (/admin says where).`
const ownRefused = `${silent} It refuses your key: enter it again in Settings.`
const unpaid = `${silent} This site’s account there has no credit left. You need do nothing: whoever runs this site has to top it up.`
const missing = `${silent} It does not know the model that is set up. You need do nothing: whoever runs this site has to name another (/admin says where).`
const dead = `${silent} Its server cannot be reached: nothing you wrote is lost, ask again in a moment.`
const slow = `${silent} It said nothing in time: ask again, a sleeping model wakes with the first question.`
const unusable = 'The model’s answer could not be used, so guided mode takes this turn.'
const brokeOff = 'The model broke off here, so guided mode goes on.'
const pause =
  'The model’s server asks for a pause of 4 minutes. Until then guided mode goes on; nothing you wrote is lost.'
const came = 'Ask the four who refused what they do instead.'
const impatient = { pause: 20 }

const fault = (
  name: string,
  helper: ProviderFault['helper'],
  reply: Behaviour,
  says: string | null,
  more: Omit<ProviderFault, 'name' | 'helper' | 'reply' | 'says'> = {},
): ProviderFault => ({ name, helper, reply, says, ...more })

export const providerFaults: readonly ProviderFault[] = [
  fault('is busy once (429)', 'mentor', once(status(429)), null, { quick: impatient }),
  fault('is busy for ever (429)', 'mentor', () => status(429), silent, { quick: impatient }),
  fault('asks for a pause of 4 minutes (429)', 'mentor', () => status(429, { 'retry-after': '240' }), pause),
  fault('breaks once (503)', 'mentor', once(status(503)), null, { quick: impatient }),
  fault('breaks for ever (500)', 'mentor', () => status(500), silent, { quick: impatient }),
  fault('refuses the key (401)', 'mentor', () => status(401), keyRefused),
  fault('refuses a key of one’s own (401)', 'mentor', () => status(401), ownRefused, { isOwn: true }),
  fault('has no credit left (402)', 'mentor', () => status(402), unpaid),
  fault('does not know the model (404)', 'mentor', () => status(404), missing),
  fault('is dead: nobody listens there', 'mentor', () => status(500), dead, {
    isDead: true,
    quick: impatient,
  }),
  fault('says nothing at all', 'mentor', () => ({ kind: 'silence' }), slow, { quick: { firstWord: 150 } }),
  fault(
    'falls silent after a sentence',
    'mentor',
    () => ({ kind: 'half', words: wordsOf(`${came} Then `), holds: true }),
    brokeOff,
    { came, quick: { betweenWords: 150 } },
  ),
  fault(
    'thinks for 40 seconds',
    'mentor',
    (_, __, real) => ({ ...textReply(words), thinks: { pieces: 40, everyMs: real(1000) } }),
    null,
    { quick: { firstWord: 1900, betweenWords: 1900 } },
  ),
  fault('thinks in <think> tags', 'mentor', () => said(`<think>\nWho {"are": they?}</think>${words}`), null),
  fault('is cut in mid-sentence', 'mentor', once(said(came, 'length'), said(' Then ask for money.')), null),
  fault('says nothing the first time', 'mentor', once(said('')), null),
  fault('says nothing every time', 'mentor', () => said(''), unusable),
  fault(
    'drops the line once',
    'mentor',
    once({ kind: 'half', words: wordsOf(`${came} `) }, said('Then ask for money.')),
    null,
  ),
  fault(
    'drops the line every time',
    'mentor',
    () => ({ kind: 'half', words: wordsOf(`${came} Then `) }),
    brokeOff,
    {
      came,
    },
  ),
  fault('refuses on principle', 'mentor', () => said('', 'content_filter'), unusable),
  fault(
    'takes no tools',
    'mentor',
    ({ body }) => (body.tools ? refused('tools are not supported') : said(words)),
    null,
  ),
  fault(
    'knows no json_schema',
    'insights',
    request => (formOf(request) === 'json_schema' ? refused('json_schema is not supported') : said(object)),
    null,
  ),
  fault(
    'knows no json_object',
    'insights',
    request => (formOf(request) === 'none' ? said(object) : refused('response_format is not supported')),
    null,
  ),
  fault('fences the object', 'insights', () => said(`\`\`\`json\n${object}\n\`\`\``), null),
  fault('writes JSON inside prose', 'insights', () => said(`I used {this}. ${object} That is {all}.`), null),
  fault(
    'writes prose instead of JSON once',
    'insights',
    once(said('Ask the four, I say.'), said(object)),
    null,
  ),
  fault('writes prose instead of JSON every time', 'insights', () => said('Ask the four, I say.'), unusable),
  fault('cuts the object once', 'insights', once(said(object.slice(0, 20), 'length'), said(object)), null),
  fault(
    'cuts the object every time',
    'insights',
    () => said(`{"summary":${JSON.stringify(insights.summary)},"reco`, 'length'),
    brokeOff,
    { came: `**Summary.** ${insights.summary}` },
  ),
]

export type FaultPlayed = {
  /** `shown` is all text in the order in which it appeared. `text` is the final text. */
  shown: string
  text: string
  /** `guided` is the text that guided mode writes. `whole` is the text of a model that works without faults. */
  guided: string
  whole: string
  ms: number
}

/** An address at which no server listens. Port 9 is reserved for a service that ignores data. */
const nowhere = 'http://127.0.0.1:9/v1'

export async function playFault(
  { helper: name, reply, quick, isOwn, isDead }: ProviderFault,
  isQuick: boolean,
): Promise<FaultPlayed> {
  const server = await startModelServer()
  const { helper, toInput } = registry[name]
  const input = toInput(bodies[name], evalDay)
  const ask = async (behave: Behaviour) => {
    server.requests.length = 0
    server.reply((request, count) => behave(request, count, ms => (isQuick ? ms / 20 : ms)))
    let shown = ''
    const startedAt = performance.now()
    const { text } = await answer(helper, input, {
      settings: {
        provider: 'openai-compatible',
        model: reply === behave ? 'faulty' : 'sound',
        baseUrl: isDead && reply === behave ? nowhere : server.url,
        apiKey: null,
        ...(isOwn && { keyOwner: 'a member' }),
        patience: { ...defaultPatience, ...(isQuick && quick) },
      },
      onText: piece => {
        shown += piece
      },
    })
    return { shown, text, ms: performance.now() - startedAt }
  }
  try {
    const { text: whole } = await ask(() => said(name === 'mentor' ? words : object))
    const guided = helper.render(helper.playbook(input))
    return { ...(await ask(reply)), whole, guided }
  } finally {
    await server.close()
  }
}
