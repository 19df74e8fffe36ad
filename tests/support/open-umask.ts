/** This file is loaded before a server starts. It sets a umask that makes new files open to every user. */
import { isMainThread } from 'node:worker_threads'

if (isMainThread) process.umask(0)
