/**
 * The product as it runs at size: PostgreSQL, files in S3, mails by SMTP, and two backend processes with nothing
 * in common but these, behind a proxy that gives every request to the other one.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startS3 } from '../storage/s3-server.ts'
import { findPostgres, startCluster } from '../support/postgres.ts'
import { type Postbox, startPostbox } from './everything-postbox.ts'
import { type Served, startProxy } from './everything-proxy.ts'
import type { Server } from './journey.ts'

export type House = Server & {
  readonly postbox: Postbox
  /** What each process was given to do. */
  served(): Served[]
  close(): Promise<void>
}

/** The house, or the reason why this machine cannot have one. */
export async function startHouse(): Promise<House | { reason: string }> {
  const postgres = await findPostgres()
  if ('reason' in postgres) return postgres
  const folder = await mkdtemp(join(tmpdir(), 'everything-'))
  const [cluster, files, postbox, proxy] = await Promise.all([
    startCluster(postgres.bin),
    startS3(),
    startPostbox(),
    startProxy(),
    cp('dist/web', join(folder, 'web'), { recursive: true }),
  ])
  const keys = {
    PUBLISHABLE_KEY: `sb_publishable_${randomUUID()}`,
    SECRET_KEY: `sb_secret_${randomUUID()}`,
    JWT_SECRET: randomUUID() + randomUUID(),
  }
  const processes = [1, 2].map(number =>
    startProcess({
      ...keys,
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE_URL: cluster.url('postgres'),
      DATA_DIR: join(folder, `process-${number}`),
      WEB_DIR: join(folder, 'web'),
      STORAGE_URL: files.url,
      SMTP_URL: postbox.url,
      SITE_URL: proxy.url,
      TRUSTED_PROXIES: '127.0.0.1',
      AUTH_AUTOCONFIRM: 'false',
      LOG_LEVEL: 'error',
    }),
  )

  async function close(): Promise<void> {
    await proxy.close()
    await Promise.all(processes.map(({ child }) => end(child)))
    await Promise.all([files.close(), postbox.close(), cluster.remove()])
    await rm(folder, { recursive: true, force: true })
  }

  try {
    proxy.spreadOver(await Promise.all(processes.map(({ ready }) => ready)))
  } catch (error) {
    await close()
    throw error
  }
  return {
    url: proxy.url,
    publishable: keys.PUBLISHABLE_KEY,
    secret: keys.SECRET_KEY,
    postbox,
    served: proxy.served,
    close,
  }
}

/** `ready` is where it listens, once it does. */
function startProcess(environment: NodeJS.ProcessEnv): { child: ChildProcess; ready: Promise<string> } {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'everything-process.ts')], {
    env: environment,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process ended with ${code} before it was ready.`)
  })
  const said = (async () => {
    for await (const line of createInterface({ input: child.stdout }))
      if (line.startsWith('{')) return (JSON.parse(line) as { url: string }).url
    return ended
  })()
  return { child, ready: Promise.race([said, ended]) }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.stdin?.end()
  await ended
}
