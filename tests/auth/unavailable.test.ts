import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createAuth } from '../../backend/auth/auth.ts'
import { authDefaults } from '../../backend/auth/config.ts'
import { createLimits } from '../../backend/auth/limits.ts'
import { createMailer } from '../../backend/mail/mailer.ts'
import { loadTemplates } from '../../backend/mail/templates.ts'
import { createTokens } from '../../backend/tokens/tokens.ts'
import { openTestPglite } from '../support/databases.ts'
import { supabaseDir } from '../support/project.ts'
import { goodPassword, keys } from './start-auth.ts'

test('CK21 while the database is unavailable, requests get 503 with Retry-After and no other detail', async () => {
  const database = await openTestPglite()
  const tokens = await createTokens({ database, keys })
  const failures: unknown[] = []
  const url = 'http://localhost:3000'
  const app = new Hono().route(
    '/auth/v1',
    createAuth({
      database,
      tokens,
      mailer: await createMailer({
        database,
        templates: await loadTemplates(supabaseDir),
        from: 'a@example.com',
      }),
      limits: createLimits({ database, enabled: false }),
      config: { ...authDefaults, siteUrl: url, externalUrl: url, digestSecret: keys.jwtSecret },
      onFailure: error => failures.push(error),
    }),
  )
  await database.close()
  const body = JSON.stringify({ email: 'a@example.com', password: goodPassword, refresh_token: 'x' })
  for (const path of [
    '/signup',
    '/token?grant_type=password',
    '/token?grant_type=refresh_token',
    '/recover',
  ]) {
    const response = await app.request(`/auth/v1${path}`, { method: 'POST', body })
    expect([path, response.status]).toEqual([path, 503])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Object.keys((await response.json()) as object)).toEqual(['code', 'error_code', 'msg'])
  }
  expect((await app.request('/auth/v1/.well-known/jwks.json')).status).toBe(200)
  expect(failures).toHaveLength(4)
})
