/** Runs the process: starts the server, waits for the signal to stop, and ends in time. */
import { keepNewFilesPrivate } from './data-folder.ts'
import { readSettings, type Settings } from './settings.ts'
import { explainFailure } from './start-failure.ts'

const stopLimitMs = 20_000

type Running = { readonly siteUrl: string; close(): Promise<void> }

/**
 * Starts the server with the settings from the environment, and runs it until the process receives the order to stop.
 * If the start fails, prints one line and exits with code 1. If `scripts/run.mjs` started the process, tells that
 * script when the server is ready and when it stops, and ends together with that script.
 */
export async function runUntilStopped<Server extends Running>(
  environment: NodeJS.ProcessEnv,
  start: (settings: Settings) => Promise<Server>,
): Promise<Server> {
  let stop = async () => {}
  let isStopping = false
  let dataDir: string | undefined
  const stopOnce = async () => {
    if (isStopping) return
    isStopping = true
    // Work that has not ended within this time is cut off. Even then no confirmed data is lost.
    setTimeout(() => process.exit(1), stopLimitMs).unref()
    tellStarter('stopping')
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopOnce)
  process.on('disconnect', stopOnce)
  keepNewFilesPrivate()
  try {
    if (process.send && !process.connected) process.exit(0)
    const started = performance.now()
    const settings = readSettings(environment)
    dataDir = settings.dataDir
    const server = await start(settings)
    stop = server.close
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`Undaunted is at ${server.siteUrl} (ready in ${seconds} s, Ctrl-C stops it)`)
    tellStarter('ready')
    return server
  } catch (error) {
    console.error(await explainFailure(error, dataDir))
    process.exit(1)
  }
}

function tellStarter(word: 'ready' | 'stopping'): void {
  if (process.connected) process.send?.(word)
}
