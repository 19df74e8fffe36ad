import { startServer } from './start-server.ts'

/** Starts the one server all journeys share; the workers find it through the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer('server.ts')
  process.env.BROWSER_TEST_URL = server.url
  process.env.BROWSER_TEST_PUBLISHABLE_KEY = server.publishable
  process.env.BROWSER_TEST_SECRET_KEY = server.secret
  return server.stop
}
