import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { fetchAhead } from './read-ahead.ts'

test('SE02 a reader that is slower than the provider still gets everything that arrived before the connection broke', async () => {
  const server = createServer((_, response) => {
    for (let line = 0; line < 50; line++) response.write(`line ${line}\n`)
    setTimeout(() => response.destroy(), 20)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  try {
    const response = await fetchAhead(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    // The connection breaks while nobody reads.
    await new Promise(resolve => setTimeout(resolve, 60))
    expect((await response.text()).trim().split('\n')).toHaveLength(50)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test('SE02 a reader that stops early closes the connection at once, even if the provider is silent', async () => {
  let hasClosed = () => {}
  const closed = new Promise<void>(resolve => {
    hasClosed = resolve
  })
  const server = createServer((_, response) => {
    response.on('close', hasClosed).write('a line')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  try {
    const { body } = await fetchAhead(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const reader = body!.getReader()
    await reader.read()
    // Now the stream asks for the next piece, which never arrives.
    await new Promise(resolve => setImmediate(resolve))
    await reader.cancel()
    await closed
  } finally {
    server.closeAllConnections()
    server.close()
  }
}, 5_000)
