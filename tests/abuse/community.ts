/**
 * Starts the whole server with the community of the access tests and a token for each persona. A marker text is in
 * each private row of the owner.
 */
import { Agent, request } from 'node:http'
import { SignJWT } from 'jose'
import type { Persona } from '../access/cells.ts'
import { emailOf, ids, people, sessionOf, shareToken, worldScript } from '../access/world.ts'
import { picture } from '../storage/pictures.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import type { Engine } from '../support/databases.ts'

export type Person = Exclude<Persona, 'service'>
export type Forged = {
  readonly method: string
  /** Sent unchanged, because a URL object would remove the dots from the path. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array | undefined
}
export type ForgedResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

const jwtSecret = 'a secret of the abuse tests, long enough'
/**
 * A marker text that is in each private row of the owner and in no request. If an answer contains it, private data
 * has leaked.
 */
export const mark = 'for the owner alone'

/** The token of a link to a deck; `shareToken` is the token of a link to the founder's plan. */
export const documentLink = 'd0c00000-0000-4000-8000-000000000001'

const marks = `
update public.startup_projects set name = '${mark}', description = '${mark}' where id = '${ids.project}';
update public.ai_outputs set output_content = '${mark}', metadata = '{"note": "${mark}"}';
update public.market_research set analysis = '${mark}';
update public.validation_progress set data = '{"note": "${mark}"}';
update public.helper_sessions set state = '{"note": "${mark}"}';
insert into public.share_links (id, project_id, token, kind, document)
  values ('${documentLink}', '${ids.project}', repeat('d', 64), 'deck', '{"title": "${mark}"}');
update public.share_links set label = '${mark}';
update public.function_answers set answer = '{"note": "${mark}"}';
update public.mail_queue set subject = '${mark}', send_after = 'infinity';
update public.member_keys set sealed = repeat('${mark}', 4);
update public.sources set text = '${mark}' where id = '${ids.looseSource}';
update public.facts set text = '${mark}';
update public.assumptions set text = '${mark}';
update public.experiments set believe = '${mark}';
update public.experiment_changes set believe = '${mark}';
update public.actions set text = '${mark}';
update public.decisions set reason = '${mark}';
update public.contacts set name = '${mark}', note = '${mark}';
update public.interviews set next_step = '${mark}';
update public.forecasts set model = '{"note": "${mark}"}', version = 3;
update public.forecast_revisions set model = '{"note": "${mark}"}';
update public.decks set content = '{"note": "${mark}"}', version = 3;
update public.deck_revisions set content = '{"note": "${mark}"}';
update public.business_plans set content = '{"note": "${mark}"}', version = 3;
update public.business_plan_revisions set content = '{"note": "${mark}"}';
update public.mvp_plans set content = '{"note": "${mark}"}', version = 3;
update public.mvp_plan_revisions set content = '{"note": "${mark}"}';
update public.member_settings set mail = '{"note": "${mark}"}';
update public.drafts set content = '{"note": "${mark}"}';
update public.messages set content = '${mark}';
update public.ai_usage set helper = '${mark}';
update public.billing_events set type = '${mark}';
update public.subscribers set stripe_customer_id = '${mark}';
update auth.users set raw_app_meta_data = '{"note": "${mark}"}' where id = '${people.participant}';
`

export async function startCommunity({ open }: Engine, environment: Record<string, string> = {}) {
  const backend = await startBackend(await open(), { JWT_SECRET: jwtSecret, ...environment })
  await backend.database.transaction({}, async transaction => {
    await transaction.execute(worldScript)
    await transaction.execute(marks)
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const tokens = new Map<Person, string>()
  for (const person of ['owner', 'halfway', 'stranger', 'follower', 'participant', 'blocked'] as const) {
    const signing = new SignJWT({ ...sessionOf(person).claims, aud: 'authenticated' })
    const token = signing.setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1h')
    tokens.set(person, await token.sign(new TextEncoder().encode(jwtSecret)))
  }

  const community = {
    backend,
    /** The keys and tokens that a person would send; a guest has the publishable key. */
    credentials(person: Person): Record<string, string> {
      const token = tokens.get(person)
      const apikey = backend.keys.publishable
      return token ? { apikey, authorization: `Bearer ${token}` } : { apikey }
    },
    token: (person: Person) => tokens.get(person) ?? null,
    send({ method, path, headers, body }: Forged): Promise<ForgedResponse> {
      const { port } = new URL(backend.url)
      return new Promise((resolve, reject) => {
        const sent = request(
          {
            host: '127.0.0.1',
            port,
            method,
            path: sendable(path),
            headers: { ...headers, ...lengthOf(body) },
            agent,
          },
          answer => {
            const chunks: Buffer[] = []
            answer.on('data', chunk => chunks.push(chunk))
            answer.on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                text: Buffer.concat(chunks).toString(),
              }),
            )
            answer.on('error', reject)
          },
        )
        sent.on('error', reject)
        sent.end(body)
      })
    },
    /** Uploads two pictures of the owner: a public one, and one of an expired story that only the owner may see. */
    async keepPictures(): Promise<void> {
      const file = await picture()
      for (const path of [`avatars/${people.owner}/face.png`, `stories/${people.owner}/gone.png`]) {
        const headers = { ...community.credentials('owner'), 'content-type': 'image/png' }
        const kept = await community.send({
          method: 'POST',
          path: `/storage/v1/object/${path}`,
          headers,
          body: file,
        })
        if (kept.status !== 200) throw new Error(kept.text)
      }
      await backend.database.run({
        text: `update storage.objects set created_at = created_at - interval '25 hours' where name like '%/gone.png'`,
      })
    },
    async close(): Promise<void> {
      agent.destroy()
      await backend.close()
    },
  }
  return community
}

export type Community = Awaited<ReturnType<typeof startCommunity>>

/**
 * Returns a header with the length of the body. Otherwise node sends some bodies without a length, and the server
 * reads such a body as the next request.
 */
const lengthOf = (body: Forged['body']) =>
  body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }

/**
 * Encodes blanks, control characters and wide characters, because the address of an HTTP request cannot contain
 * them.
 */
const sendable = (path: string) => path.replaceAll(/[^\x21-\x7e]/gu, sign => encodeLoosely(sign))

function encodeLoosely(sign: string): string {
  return [...Buffer.from(sign)].map(byte => `%${byte.toString(16).padStart(2, '0')}`).join('')
}

/** Texts that no answer to this person may contain. */
export function leaksIn(text: string, person: Person, { keys }: Backend): string[] {
  const secrets = [mark, shareToken, keys.secret, jwtSecret, ...foreignAddresses(person)]
  const inside = /\n\s+at \S+ \(|node_modules|file:\/\/|\bselect\b.+\bfrom\b.+\bwhere\b/i.exec(text)
  return [...secrets.filter(secret => text.includes(secret)), ...(inside ? [inside[0]] : [])]
}

function foreignAddresses(person: Person): string[] {
  const self = person === 'halfway' ? 'owner' : person
  const others = (Object.keys(people) as (keyof typeof people)[]).filter(name => name !== self)
  return others.map(emailOf)
}

/** Lists the mistakes in the headers of an answer, for any route and any status. */
export function headerProblems({ headers }: ForgedResponse): string[] {
  const policy = String(headers['content-security-policy'] ?? '')
  const problems: [string, boolean][] = [
    ['no nosniff', headers['x-content-type-options'] !== 'nosniff'],
    ['may be framed', headers['x-frame-options'] !== 'DENY' || !policy.includes("frame-ancestors 'none'")],
    ['tells where one came from', !headers['referrer-policy']],
    ['no permissions policy', !headers['permissions-policy']],
    ['scripts from anywhere', /script-src[^;]*(?:unsafe|\*|https?:)/.test(policy)],
    ['no request id', !headers['x-request-id']],
    ['ambient authority', headers['access-control-allow-credentials'] !== undefined],
    ['a cookie', headers['set-cookie'] !== undefined],
    ['says what it runs on', headers['x-powered-by'] !== undefined || headers.server !== undefined],
    [
      'an origin by name',
      !['*', undefined].includes(headers['access-control-allow-origin'] as string | undefined),
    ],
  ]
  return problems.filter(([, isWrong]) => isWrong).map(([problem]) => problem)
}
