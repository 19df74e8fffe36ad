import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDueJobs, startCron } from '../../backend/cron/cron.ts'
import type { Database } from '../../backend/database/database.ts'
import { picture } from '../storage/pictures.ts'
import { type ServedStorage, serveStorage } from '../storage/serve-storage.ts'
import { quickEngines } from '../support/databases.ts'

describe.each(quickEngines)('scheduled jobs on $engine', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.run({ text: 'create table public.runs (job text, at timestamptz default now())' })
    await database.run({ text: 'delete from cron.job' })
  })
  afterAll(() => database.close())

  const schedule = (name: string, when: string, command: string) =>
    database.run({ text: 'select cron.schedule($1, $2, $3)', values: [name, when, command] })
  const runs = () => database.run<{ job: string }>({ text: 'select job from public.runs order by job' })

  test('each job runs once in its period, even if many processes check it', async () => {
    await schedule('hourly', '@hourly', `insert into public.runs (job) values ('hourly')`)
    await schedule('daily', '@daily', `insert into public.runs (job) values ('daily')`)
    const looks = await Promise.all(Array.from({ length: 5 }, () => runDueJobs(database)))
    expect(looks.flat().sort()).toEqual(['daily', 'hourly'])
    expect(await runs()).toEqual([{ job: 'daily' }, { job: 'hourly' }])
    await database.run({ text: `update cron.job set started_at = started_at - interval '61 minutes'` })
    expect(await runDueJobs(database)).toEqual(['hourly'])
    await schedule('every minute', '* * * * *', 'select 1')
    expect(await runDueJobs(database)).toEqual(['every minute'])
    expect(await runDueJobs(database)).toEqual([])
    await database.run({ text: `update cron.job set started_at = started_at - interval '61 seconds'` })
    expect(await runDueJobs(database)).toEqual(['every minute'])
    await database.run({ text: `select cron.unschedule('every minute')` })
  })

  test('a job that fails is reported and rolled back, and the other jobs still run', async () => {
    await schedule('broken', '@hourly', `insert into public.runs (job) values ('broken'); select 1 / 0`)
    await schedule('after', '@hourly', `insert into public.runs (job) values ('after')`)
    const errors: unknown[] = []
    const cron = await startCron(database, { onError: error => errors.push(error) })
    await expect.poll(runs).toContainEqual({ job: 'after' })
    await cron?.close()
    expect(errors.map(String)).toEqual([expect.stringContaining('division by zero')])
    expect(await runs()).not.toContainEqual({ job: 'broken' })
  })

  test('a schedule with a known name replaces its job, unscheduling removes the job, and unsupported schedules are refused', async () => {
    await schedule('hourly', '@daily', 'select 1')
    const hourly = await database.run({
      text: `select schedule, command from cron.job where jobname = 'hourly'`,
    })
    expect(hourly).toEqual([{ schedule: '@daily', command: 'select 1' }])
    const unscheduled = await database.run({ text: `select cron.unschedule('hourly') as done` })
    expect(unscheduled).toEqual([{ done: true }])
    await expect(schedule('odd', '*/7 * * * *', 'select 1')).rejects.toThrow()
    const member = { role: 'authenticated', settings: { 'request.jwt.claims': '{"role":"authenticated"}' } }
    const asMember = database.run({ text: `select cron.schedule('x', '@daily', 'select 1')` }, { as: member })
    await expect(asMember).rejects.toMatchObject({ code: '42501' })
  })
})

describe.each(quickEngines)('stories on $engine', ({ open }) => {
  let served: ServedStorage
  beforeAll(async () => {
    served = await serveStorage(await open())
  })
  afterAll(() => served.close())

  test('after 24 hours the job deletes the story, its views and its picture, and nothing else', async () => {
    const { database } = served
    const run = (text: string) => database.run({ text })
    const [{ id = '' } = {}] = await database.run<{ id: string }>({
      text: `insert into auth.users (id, email) values (gen_random_uuid(), 'ada@example.com') returning id`,
    })
    for (const path of ['avatars/face.png', 'stories/old.png', 'stories/new.png']) {
      const [bucket = '', name = ''] = path.split('/')
      const file = await picture()
      expect(
        (await served.service.from(bucket).upload(`${id}/${name}`, file, { contentType: 'image/png' })).error,
      ).toBeNull()
    }
    await run(`insert into public.stories (user_id, image_url, created_at) values
      ('${id}', '${id}/old.png', now() - interval '24 hours'), ('${id}', '${id}/new.png', now() - interval '23 hours')`)
    await run(`insert into public.story_views (story_id, viewer_id) select id, '${id}' from public.stories`)
    await run(
      `update storage.objects set created_at = created_at - interval '25 hours' where name not like '%new%'`,
    )
    expect(await served.files()).toHaveLength(3)

    expect(await runDueJobs(database)).toEqual(
      expect.arrayContaining(['remove expired stories', 'forget answers']),
    )
    await served.storage.sweep(0)

    expect(await run('select image_url from public.stories')).toEqual([{ image_url: `${id}/new.png` }])
    expect(await run('select count(*)::int as count from public.story_views')).toEqual([{ count: 1 }])
    expect(await run('select name from storage.objects order by name')).toEqual([
      { name: `${id}/face.png` },
      { name: `${id}/new.png` },
    ])
    expect(await served.files()).toHaveLength(2)
  })
})
