/** The environment of the page (happy-dom), in which requests use the network of Node. */
import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { fetch: networkFetch } = globalThis
const page = builtinEnvironments['happy-dom']

export default {
  ...page,
  async setup(global, options) {
    const done = await page.setup(global, options)
    return Object.assign(global, { networkFetch }) && done
  },
} satisfies Environment
