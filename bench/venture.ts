/**
 * Measures how soon the pages of a large venture have their data, on PGlite. Every list is read to its end, as the
 * browser reads it.
 */
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
const fact = 'id,topic,subject,text,quote,value,evidence,bears,state,beside,said_at,created_at,updated_at'
const person = 'id,name,email,company,segment,stage,next_step,next_on,note'

/**
 * A list that is read to its end. The first page tells how many rows there are. Then all other pages are requested
 * at once.
 */
type List = { path: string; isWhole?: boolean }
const list = (path: string): List => ({ path })

const evidence = [
  list(`/assumptions?select=*&${of}&order=created_at,id`),
  list(`/assumption_facts?select=*&${of}&order=assumption_id,fact_id`),
  list(`/experiments?select=*&${of}&order=created_at,id`),
  list(`/experiment_changes?select=*&${of}&order=changed_at,id`),
  list(`/actions?select=*&${of}&order=created_at,id`),
  list(`/decisions?select=*&${of}&order=decided_at.desc,id`),
  list(
    `/ai_outputs?select=created_at,result:metadata->result&${of}&output_type=eq.problem_validation&order=created_at.desc,id`,
  ),
]
const facts = [list(`/facts?select=${fact}&${of}&order=said_at.desc,id`)]
const people = [list(`/contacts?select=${person}&${of}&order=name,id`)]
const talks = [
  list(`/interviews?select=id,contact_id,held_at,compliments,next_step&${of}&order=held_at.desc,id`),
  list(
    `/facts?select=project_id,source_id,replaced_by,${fact}&source_id=in.(${talkIds.join(',')})&order=created_at,id`,
  ),
]
const week = [{ path: `/rpc/people_of_week?p_project=${project}&select=${person}`, isWhole: true }]

/** For each page, the lists that the page must load, without the lists that an earlier page has loaded. */
const pages: readonly (readonly [string, readonly List[]])[] = [
  ['dashboard, this week', week],
  ['evidence, its rows', evidence],
  ['evidence, facts', facts],
  ['people', people],
  ['interviews', talks],
]

const pageSize = 1000
type Ask = (path: string, prefer?: string) => Promise<{ text: string; total: number }>

/** Reads a list. Returns the number of requests and of bytes. */
async function readList(ask: Ask, { path, isWhole = false }: List) {
  if (isWhole) return { requests: 1, bytes: (await ask(path)).text.length }
  const page = (first: number) => `${path}&offset=${first}&limit=${pageSize}`
  const { text, total } = await ask(page(0), 'count=exact')
  const starts = Array.from(
    { length: Math.max(0, Math.ceil(total / pageSize) - 1) },
    (_, n) => (n + 1) * pageSize,
  )
  const rest = await Promise.all(starts.map(first => ask(page(first))))
  return {
    requests: 1 + rest.length,
    bytes: rest.reduce((sum, more) => sum + more.text.length, text.length),
  }
}

export async function run(): Promise<Result> {
  const token = await signMemberToken(memberId(asker), keys.jwtSecret)
  const headers = { authorization: `Bearer ${token}` }
  return withFolder(async folder => {
    const server = await forkServer(join(import.meta.dirname, 'venture/server.ts'), [
      join(folder, 'data'),
      keys.jwtSecret,
    ])
    const ask: Ask = async (path, prefer) => {
      const response = await fetch(server.url + path, {
        headers: prefer ? { ...headers, prefer } : headers,
      })
      const text = await response.text()
      if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`)
      return { text, total: Number(response.headers.get('content-range')?.split('/')[1]) }
    }
    try {
      const measured = []
      for (const [name, lists] of pages) {
        const times: number[] = []
        let note = ''
        for (let round = -5; round < rounds; round += 1) {
          const began = performance.now()
          const read = await Promise.all(lists.map(one => readList(ask, one)))
          if (round >= 0) times.push(performance.now() - began)
          const sum = (of: 'requests' | 'bytes') => read.reduce((total, one) => total + one[of], 0)
          note = `${sum('requests')} requests, ${Math.round(sum('bytes') / 1024)} kB`
        }
        measured.push({ name, times, note })
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
