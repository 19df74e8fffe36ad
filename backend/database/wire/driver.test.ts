/**
 * Tests the assumptions of this folder about the internals of the driver. If a test fails after an update of the
 * driver, change `driver.ts`.
 */
import { globSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import {
  type BackendMessage,
  cut,
  DataRowMessage,
  ErrorMessage,
  NotificationResponseMessage,
  OwnBytes,
  onMessage,
  Parser,
  ReadyForQueryMessage,
  RowDescriptionMessage,
  serialize,
} from './driver.ts'

/** Builds a message as the documentation of PostgreSQL describes it: a type character, the length, the content. */
function message(letter: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part) : part)))
  return Buffer.concat([Buffer.from(letter), int32(body.length + 4), body])
}
function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}

test.each([
  ['a script', serialize.query('select 1'), message('Q', 'select 1\0')],
  [
    'parse',
    serialize.parse({ name: 's1', text: 'select $1' }),
    message('P', 's1\0', 'select $1\0', int16(0)),
  ],
  [
    'bind, with a null and with bytes',
    serialize.bind({ statement: 's1', values: ['a', null, Buffer.from([1, 2])] }),
    message(
      'B',
      '\0',
      's1\0',
      ...[int16(3), int16(0), int16(0), int16(1)],
      ...[int16(3), int32(1), 'a', int32(-1), int32(2), Buffer.from([1, 2])],
      ...[int16(1), int16(0)],
    ),
  ],
  ['describe', serialize.describe({ type: 'P' }), message('D', 'P\0')],
  ['execute', serialize.execute(), message('E', '\0', int32(0))],
  ['close', serialize.close({ type: 'S', name: 's1' }), message('C', 'Ss1\0')],
  ['sync', serialize.sync(), message('S')],
  ['a refusal to copy', serialize.copyFail('no'), message('f', 'no\0')],
])('the message %s is written in the bytes of the protocol', (_, written, drawn) => {
  expect(Buffer.from(written).toString('hex')).toBe(drawn.toString('hex'))
})

const column = (name: string, type: number) =>
  Buffer.concat([Buffer.from(`${name}\0`), int32(0), int16(0), int32(type), int16(4), int32(-1), int16(0)])
const rowDescription = message('T', int16(2), column('id', 23), column('name', 25))
const dataRow = message('D', int16(2), int32(1), '7', int32(-1))
const ready = message('Z', 'T')

function read(...bytes: Buffer[]): BackendMessage[] {
  const found: BackendMessage[] = []
  new Parser().parse(Buffer.concat(bytes), one => void found.push(one))
  return found
}

test('rows, errors, notifications and the end of a trip are each read as the right kind of message', () => {
  const failed = message(
    'E',
    'SERROR\0',
    'C23505\0',
    'Mtwice\0',
    'Dthis one\0',
    'Hdo not\0',
    'nkey\0',
    'P12\0',
    '\0',
  )
  const notified = message('A', int32(1), 'channel\0', 'payload\0')
  const [description, row, error, notification, end] = read(rowDescription, dataRow, failed, notified, ready)
  expect(description).toBeInstanceOf(RowDescriptionMessage)
  expect(description).toMatchObject({
    fields: [
      { name: 'id', dataTypeID: 23 },
      { name: 'name', dataTypeID: 25 },
    ],
  })
  expect(row).toBeInstanceOf(DataRowMessage)
  expect(row).toMatchObject({ fields: ['7', null] })
  expect(error).toBeInstanceOf(ErrorMessage)
  expect(error).toMatchObject({
    ...{
      code: '23505',
      message: 'twice',
      detail: 'this one',
      hint: 'do not',
      constraint: 'key',
      position: '12',
    },
  })
  expect(notification).toBeInstanceOf(NotificationResponseMessage)
  expect(notification).toMatchObject({ channel: 'channel', payload: 'payload' })
  expect(end).toBeInstanceOf(ReadyForQueryMessage)
  expect(end).toMatchObject({ status: 'T' })
})

/**
 * A test server that accepts every client. It replies to a trip with one row, and to `copy` with a request for data.
 */
async function standIn() {
  const heard: Buffer[] = []
  const server = createServer(socket => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), message('Z', 'I')]))
      socket.on('data', bytes => {
        heard.push(bytes)
        if (bytes.includes('copy')) socket.write(message('G', Buffer.from([0]), int16(0)))
        else if (bytes[0] === 'f'.charCodeAt(0)) socket.write(ready)
        else socket.write(Buffer.concat([rowDescription, dataRow, message('C', 'SELECT 1\0'), ready]))
      })
    })
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const client = new Client({ host: '127.0.0.1', port, user: 'a', database: 'a', ssl: false })
  return { client, heard, close: () => server.close() }
}

test('our own bytes go through the queue of the driver, and our listener sees every reply', async () => {
  const { client, heard, close } = await standIn()
  await client.connect()
  const seen: string[] = []
  let end = Promise.withResolvers<void>()
  onMessage(client, one => {
    seen.push(one.name)
    if (one instanceof ReadyForQueryMessage) end.resolve()
  })
  const bytes = serialize.query('select 1')
  client.query(new OwnBytes(() => bytes))
  await end.promise
  expect(seen).toEqual(['rowDescription', 'dataRow', 'commandComplete', 'readyForQuery'])
  expect(heard[0]?.toString('hex')).toBe(Buffer.from(bytes).toString('hex'))

  // The second request is sent after the first has ended. The server asks for data, and the client refuses to send
  // data.
  end = Promise.withResolvers<void>()
  client.query(new OwnBytes(() => serialize.query('copy a from stdin')))
  await end.promise
  expect(heard.at(-1)?.toString()).toContain('nothing is copied from here')

  const ended = new Promise<void>(resolve => client.once('end', resolve))
  client.on('error', () => undefined)
  cut(client)
  await ended
  close()
})

test('only driver.ts uses the internals of the driver', () => {
  const files = globSync('backend/**/*.ts').filter(path => !/wire\/driver(\.test)?\.ts$/.test(path))
  const inside = files.filter(path =>
    /['"]pg-protocol|\.connection\.(stream|on)\b/.test(readFileSync(path, 'utf8')),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(inside).toEqual([])
})
