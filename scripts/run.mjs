// Installs missing packages, then runs `scripts/<command>.ts` on the pinned Node. This file is plain JavaScript,
// because it must run on any Node from version 20 on.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stampPath = join(root, 'node_modules', '.installed.json')
const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)
/**
 * The commands that need only the packages of `npm start`. All other commands also need the development dependencies.
 */
const runtimeCommands = new Set([
  'start',
  'demo',
  'admin',
  'backup',
  'restore',
  'db:reset',
  'build:web',
  'ask',
])
/**
 * The commands that report when they are ready. They use a channel that closes when this process ends, so that they
 * notice its end.
 */
const servers = new Set(['start', 'demo'])
const maxRestarts = 5

const [command, ...args] = process.argv.slice(2)
process.chdir(root)
install(runtimeCommands.has(command) ? 'runtime' : 'everything')
run()

function install(wanted) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex')
  // Keeps the development dependencies if they are installed.
  if (existsSync(join(root, 'node_modules', 'vitest'))) wanted = 'everything'
  const stamp = existsSync(stampPath) ? JSON.parse(readFileSync(stampPath, 'utf8')) : {}
  if (stamp.lock === lock && (stamp.what === 'everything' || stamp.what === wanted)) return
  console.log(
    `Installing ${wanted === 'runtime' ? 'what Undaunted runs on' : 'everything, tests included'} …`,
  )
  const started = Date.now()
  // `npm ci` first deletes node_modules, from which a server may be running. So it is used only if there is no such
  // folder.
  if (existsSync(join(root, 'node_modules')) || !npm('ci', wanted)) {
    if (!npm('install', wanted)) fail('The installation did not finish; npm says why above.')
  }
  writeFileSync(stampPath, JSON.stringify({ lock, what: wanted }))
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

function npm(how, wanted) {
  const flags = [how, '--no-audit', '--no-fund', '--loglevel=error']
  if (how === 'install') flags.push('--no-save')
  if (wanted === 'runtime') flags.push('--omit=dev')
  // On Windows, npm is a command file, and only a shell can start it.
  const { status } = spawnSync('npm', flags, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0 && how === 'ci')
    console.error('`npm ci` did not work, npm says why above; trying `npm install`, which is less strict …')
  return status === 0
}

/**
 * Starts the command and waits until it has ended. If a server that was ready ends without an order to stop, it is
 * started again. A server that failed before it was ready has logged the reason and would fail again, so it is not
 * started again.
 */
function run() {
  const script = join('scripts', `${command.replaceAll(':', '-')}.ts`)
  const envFile = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
  const stdio = ['inherit', 'inherit', 'inherit', ...(servers.has(command) ? ['ipc'] : [])]
  const binary = nodeBinary()
  let restarts = []
  let isStopping = false
  let child = start()

  function start() {
    const started = spawn(binary, [...envFile, script, ...args], { cwd: root, stdio })
    let isReady = false
    started.on('message', word => {
      isReady = word === 'ready'
    })
    // Waits until the channel is closed, because the last output may not have arrived yet.
    started.on('exit', (...how) =>
      started.connected ? started.once('disconnect', () => hasEnded(...how)) : hasEnded(...how),
    )
    function hasEnded(code, signal) {
      const isAsked = isStopping || code === 0 || signal === 'SIGINT' || signal === 'SIGTERM'
      if (isAsked || !isReady) process.exit(code ?? (isAsked ? 0 : 1))
      restarts = [...restarts.filter(time => time > Date.now() - 60_000), Date.now()]
      const how = `The server ended by itself (${signal ?? `code ${code}`})`
      if (restarts.length > maxRestarts)
        fail(`${how} once more, ${maxRestarts} restarts in a minute are enough.`)
      console.error(`${how} and is started again.`)
      child = start()
    }
    return started
  }

  function stop(signal) {
    isStopping = true
    child.kill(signal)
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  // Ctrl-C also reaches the child process directly. A server treats a second signal like the first one. A test runner
  // does not, so only servers get the signal from here.
  process.on('SIGINT', () => servers.has(command) && stop('SIGINT'))
  if (process.env.npm_lifecycle_event === command) whenNpmIsGone(() => isStopping || stop('SIGTERM'))
}

/**
 * Calls `then` when npm has ended. npm runs this process through a shell. The shell may live longer than npm or end
 * before this process, and it passes no signals on.
 */
function whenNpmIsGone(then) {
  const shell = process.ppid
  const [, npm] =
    /^\s*(\d+)\s+\S*sh -c /.exec(
      spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(shell)], { encoding: 'utf8' }).stdout ?? '',
    ) ?? []
  setInterval(() => {
    if (process.ppid !== shell || (npm && !isAlive(Number(npm)))) then()
  }, 500)
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function nodeBinary() {
  if (existsSync(pinnedNode)) return pinnedNode
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  fail(
    'The pinned Node 24 was not installed: allow install scripts (npm config set ignore-scripts false) and try again.',
  )
}

function fail(line) {
  console.error(line)
  process.exit(1)
}
