/** A local mail server that stores the mails it receives. */
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Received = Email & { readonly envelope: string[] }

export function mailServer() {
  const received: Received[] = []
  let refusals = 0
  let smtp: SMTPServer | null = null
  let port = 0
  return {
    received,
    get url() {
      return `smtp://127.0.0.1:${port}`
    },
    refuseNext(count: number) {
      refusals = count
    },
    async start() {
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        onData(stream, session, callback) {
          const chunks: Buffer[] = []
          stream.on('data', (chunk: Buffer) => chunks.push(chunk))
          stream.on('end', async () => {
            if (refusals > 0) {
              refusals -= 1
              return callback(Object.assign(new Error('Try again later'), { responseCode: 451 }))
            }
            const mail = await PostalMime.parse(Buffer.concat(chunks))
            received.push({ ...mail, envelope: session.envelope.rcptTo.map(({ address }) => address) })
            callback()
          })
        },
      })
      smtp = server
      await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
      port = (server.server.address() as AddressInfo).port
    },
    async stop() {
      const server = smtp
      if (server) await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
