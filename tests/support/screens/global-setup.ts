/** Starts the real server that all screen tests share. */
import type { TestProject } from 'vitest/node'
import { startServer } from '../../browser/start-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    screenServer: { readonly url: string; readonly publishable: string; readonly secret: string }
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...server } = await startServer('../support/screens/server.ts')
  project.provide('screenServer', server)
  return stop
}
