/** How soon the pages of a large venture have their data, on PGlite: every request of a page at once, as its browser asks. */
import { join } from 'node:path'
import { keys, withFolder } from './support/backend-process.ts'
import { forkServer } from './support/forked-server.ts'
import { signMemberToken } from './support/member-token.ts'
import { asker, memberId } from './support/network-data.ts'
import { median, percentile } from './support/percentile.ts'
import type { Result } from './support/result.ts'
import { inFullOrShort } from './support/short.ts'
import { project, size, talkIds } from './venture/fill.ts'

const rounds = inFullOrShort(60, 5)
const of = `project_id=eq.${project}`
const fact =
  'id,project_id,topic,subject,text,quote,value,evidence,bears,source_id,state,replaced_by,beside,said_at,created_at,updated_at'
const person = 'id,name,email,company,segment,stage,next_step,next_on,note'

const evidence = [
  `/assumptions?select=*&${of}&order=created_at&limit=1000`,
  `/assumption_facts?select=*&${of}&order=created_at&limit=5000`,
  `/experiments?select=*&${of}&order=created_at&limit=1000`,
  `/experiment_changes?select=*&${of}&order=changed_at&limit=5000`,
  `/actions?select=*&${of}&order=created_at&limit=2000`,
  `/decisions?select=*&${of}&order=decided_at.desc&limit=100`,
  `/ai_outputs?select=created_at,result:metadata->result&${of}&output_type=eq.problem_validation&order=created_at.desc&limit=20`,
]
const facts = [`/facts?select=${fact}&${of}&order=said_at.desc&limit=1000`]
const people = [0, 1000].map(
  offset => `/contacts?select=${person}&${of}&order=name,id&offset=${offset}&limit=1000`,
)
const talks = [
  `/interviews?select=id,contact_id,held_at,compliments,next_step&${of}&order=held_at.desc&limit=1000`,
  `/facts?select=${fact}&source_id=in.(${talkIds.join(',')})&order=created_at`,
]
const week = [
  `/contacts?select=${person}&${of}&or=(next_on.not.is.null,stage.neq.talked)&order=next_on,name&limit=100`,
]

/** What each page adds to what is there already when it is opened. */
const pages: readonly (readonly [string, readonly string[]])[] = [
  ['dashboard, this week', week],
  ['evidence, its rows', evidence],
  ['evidence, facts', facts],
  ['people', people],
  ['interviews', talks],
]

export async function run(): Promise<Result> {
  const token = await signMemberToken(memberId(asker), keys.jwtSecret)
  const headers = { authorization: `Bearer ${token}` }
  return withFolder(async folder => {
    const server = await forkServer(join(import.meta.dirname, 'venture/server.ts'), [
      join(folder, 'data'),
      keys.jwtSecret,
    ])
    try {
      const measured = []
      for (const [name, requests] of pages) {
        const times: number[] = []
        let bytes = 0
        for (let round = -5; round < rounds; round += 1) {
          const began = performance.now()
          const bodies = await Promise.all(
            requests.map(async path => {
              const response = await fetch(server.url + path, { headers })
              const text = await response.text()
              if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`)
              return text
            }),
          )
          if (round >= 0) times.push(performance.now() - began)
          bytes = bodies.reduce((sum, body) => sum + body.length, 0)
        }
        measured.push({ name, times, note: `${requests.length} requests, ${Math.round(bytes / 1024)} kB` })
      }
      return {
        title: 'A large venture',
        about: `${size.people} people, ${size.interviews} interviews, ${size.facts} facts in one project, on PGlite: the data of each page, all its requests at once, ${rounds} times.`,
        figures: measured.map(({ name, times, note }) => ({
          name: `${name}, p95`,
          value: percentile(times, 0.95),
          unit: 'ms',
          aim: { of: 'value' as const, atMost: 100 },
          note: `p50 ${Math.round(median(times))} ms; ${note}`,
        })),
      }
    } finally {
      await server.stop()
    }
  })
}
