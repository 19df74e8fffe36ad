import { startServer } from './start-server.ts'

/**
 * Starts the servers that all browser tests share; one server has a model. Test workers read the addresses
 * from the environment.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const [server, model] = await Promise.all([
    startServer('server.ts'),
    startServer('cofounder-model-server.ts'),
  ])
  process.env.BROWSER_TEST_URL = server.url
  process.env.BROWSER_TEST_PUBLISHABLE_KEY = server.publishable
  process.env.BROWSER_TEST_SECRET_KEY = server.secret
  process.env.BROWSER_TEST_MODEL_SERVER = JSON.stringify(model)
  return async () => {
    await Promise.all([server.stop(), model.stop()])
  }
}
