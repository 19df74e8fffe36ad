// The server with which storage is compared. It uses only node:http and a file.
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

const directory = process.argv[2] ?? ''
const server = createServer(async (request, response) => {
  const file = join(directory, 'plain.bin')
  if (request.method === 'POST') {
    await pipeline(request, createWriteStream(file, { flush: true }))
    response.end('{}')
  } else {
    response.writeHead(200, { 'Content-Length': (await stat(file)).size })
    await pipeline(createReadStream(file), response)
  }
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})
