/** A mail server whose mails the test can read. */
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect } from './journey.ts'

export type Postbox = {
  readonly url: string
  /** Returns the link in the newest mail to the address, and waits if no mail has arrived yet. */
  waitForLink(address: string): Promise<string>
  close(): Promise<void>
}

export async function startPostbox(): Promise<Postbox> {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, callback) =>
      void buffer(stream)
        .then(bytes => PostalMime.parse(bytes))
        .then(mail => received.unshift(mail))
        .then(() => callback(), callback),
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const linkTo = (address: string) =>
    received
      .find(({ to }) => to?.some(recipient => recipient.address === address))
      ?.text?.match(/https?:\/\/\S+/)?.[0]
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    async waitForLink(address) {
      await expect.poll(() => linkTo(address)).toBeTruthy()
      return linkTo(address) ?? ''
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
