import { test as journey, type Server } from './journey.ts'

export const test = journey.extend({
  server: async ({ browserName: _browserName }, use) =>
    use(JSON.parse(process.env.BROWSER_TEST_MODEL_SERVER ?? '') as Server),
})
