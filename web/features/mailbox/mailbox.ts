// The local mailbox of a server without a mail server. supabase-js has no call for it, so this file sends the
// requests itself.
import { AppError } from '../../lib/errors.ts'
import { loadSettings } from '../../lib/settings.ts'

export type Mail = {
  id: string
  to: string
  subject: string
  sentAt: string
  text: string
  link: string | null
}

export async function readMails(): Promise<Mail[]> {
  return (await askMailbox('GET')).json()
}

export async function emptyMailbox(): Promise<void> {
  await askMailbox('DELETE')
}

async function askMailbox(method: 'GET' | 'DELETE'): Promise<Response> {
  const { url, hasMailbox } = await loadSettings()
  if (!hasMailbox) throw new AppError('not_found', 'This server sends its mails: there is no local mailbox.')
  const response = await fetch(new URL('/mailbox/v1/messages', url), { method })
  if (!response.ok) throw new AppError('internal', `The mailbox did not answer (${response.status}).`)
  return response
}
