/** `npm start`: the web app built if its sources changed, then the server. */
import { startOrExplain } from '../backend/main.ts'
import { buildWebIfChanged } from './build-web.ts'

await buildWebIfChanged()
await startOrExplain(process.env)
