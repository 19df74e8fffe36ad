/**
 * Tests the mentor on the real database. Its prompt lists saved work only by name; the model can request the texts
 * with a tool.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionHeader } from '../../contracts/session-header.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { testDatabase } from '../support/databases.ts'
import { type ModelServer, startModelServer, textReply } from '../support/model-server.ts'

let backend: Backend
let model: ModelServer
beforeAll(async () => {
  model = await startModelServer()
  backend = await startBackend(await testDatabase(), {
    AI_BASE_URL: model.url,
    AI_MODEL: 'desk',
    AI_ADMITTED: 'yes',
  })
})
afterAll(async () => {
  await backend.close()
  await model.close()
})

test('AG01 AG04 a tool reads saved work only when the model asks for it, and the mentor asks about the plan of the newest result', async () => {
  const member = await backend.member()
  const { data: project } = await member.client.from('startup_projects').select('id').single()
  const nextActions = [{ day: '2026-11-20', action: 'Write 40 letters' }]
  const saved = await member.client.from('ai_outputs').insert({
    project_id: project?.id ?? '',
    output_type: 'market_research',
    output_content: '# Market\n\nSmall.\n\n## Refusals\n\nFour said no.',
    input_data: {},
    metadata: { result: { closing: { nextActions } } },
  })
  expect(saved.error).toBeNull()
  model.reply((_, count) =>
    count === 1
      ? { kind: 'calls', calls: [{ name: 'read_output', input: { output: 'O1', section: 'refusals' } }] }
      : textReply('Four said no. Ask them why.'),
  )
  const question = crypto.randomUUID()
  const { data, error } = await member.client.functions.invoke('chat-with-deepseek', {
    headers: {
      'x-request-id': crypto.randomUUID(),
      [sessionHeader]: JSON.stringify({ project: project?.id, question, instead: null }),
    },
    body: { messages: [{ role: 'user', content: 'Who refused?' }], context: {} },
  })
  expect(error).toBeNull()
  expect(data.response).toBe('Four said no. Ask them why.')
  const [asked, read] = model.requests.map(({ body }) => String(body.messages.at(-1)?.content))
  expect(asked).toContain('O1 Market Research')
  expect(asked).toContain('2026-11-20: Write 40 letters')
  expect(asked).not.toContain('Four said no')
  expect(read).toContain('Sections: Market · Refusals\n\n## Refusals\nFour said no.')
})
