/** The whole product with a model behind it, as a process of its own. What a founder writes decides how the model behaves. */
import { openPglite } from '../../backend/database/pglite.ts'
import { buildWebIfChanged } from '../../scripts/build-web.ts'
import { startBackend } from '../support/backend.ts'
import { type Reply, startModelServer, textReply } from '../support/model-server.ts'
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
/** Each question is answered badly once; asked again, it is answered well. */
const asked = new Set<string>()

await buildWebIfChanged()
const model = await startModelServer()
model.reply(({ body }) => {
  const question = JSON.stringify(body.messages.at(-1))
  const isAgain = asked.has(question)
  asked.add(question)
  const [, reply] = Object.entries(misbehaviour).find(([word]) => question.includes(word)) ?? []
  return isAgain || !reply ? plain : reply
})
const template = await readTemplate(await preparePgliteTemplate())
const backend = await startBackend(await openPglite({ template }), {
  AUTH_AUTOCONFIRM: 'false',
  AI_BASE_URL: model.url,
  AI_MODEL: 'test-model',
  AI_ADMITTED: 'yes',
})
console.log(JSON.stringify({ url: backend.url.replace('127.0.0.1', 'localhost'), ...backend.keys }))

process.on('SIGTERM', async () => {
  await backend.close()
  await model.close()
  process.exit(0)
})
