/**
 * A thread beside the one that runs functions: it tells the server what the process uses, also while that one does not
 * pause, and ends the process when the server is gone.
 */
import { Socket } from 'node:net'
import { usage, watcherPipe } from './usage.ts'

const server = new Socket({ fd: watcherPipe })
server.on('data', () => server.write(JSON.stringify(usage())))
server.on('error', () => null)
server.on('close', () => process.kill(process.pid, 'SIGKILL'))
