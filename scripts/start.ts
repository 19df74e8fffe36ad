/** `npm start`: builds the web app if its sources have changed, then starts the server. */
import { startOrExplain } from '../backend/main.ts'
import { buildWebIfChanged } from './build-web.ts'

await buildWebIfChanged()
await startOrExplain(process.env)
