/**
 * The second thread of a runner. It reports the usage of the process even while a function does not pause, and ends
 * the process when the server is gone.
 */
import { Socket } from 'node:net'
import { usage, watcherPipe } from './usage.ts'

const server = new Socket({ fd: watcherPipe })
server.on('data', () => server.write(JSON.stringify(usage())))
server.on('error', () => null)
server.on('close', () => process.kill(process.pid, 'SIGKILL'))
