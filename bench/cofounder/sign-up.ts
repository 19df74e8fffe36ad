import { randomUUID } from 'node:crypto'
import { accepted } from '../support/accepted.ts'
import { keys } from '../support/backend-process.ts'

/** Signs up a new member and returns their token. */
export async function signUp(url: string): Promise<string> {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: keys.publishable, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'kettle-of-fish-41' }),
  })
  const session = (await (await accepted(response)).json()) as { access_token: string }
  return session.access_token
}
