/** `npm run build:web`. A start of the server also uses this file, to skip the build if nothing has changed. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressBytes } from '../backend/http/compression.ts'

const output = 'dist/web'
const stamp = join(output, '.sources')

/** Builds the web app, unless dist/web was built from the current sources. */
export async function buildWebIfChanged(): Promise<void> {
  const sources = hashOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  console.log('Building the web app …')
  await buildForProduction()
  await compressFiles()
  writeFileSync(stamp, sources)
}

/**
 * Sets NODE_ENV for the build. Test runners set it to "test", and then Vite would bundle the development build of
 * React.
 */
async function buildForProduction(): Promise<void> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    const { build } = await import('vite')
    await build({ logLevel: 'warn' })
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

/**
 * The maximum size of a file that is compressed here. Larger files are needed only for exports and would take
 * seconds, so the server compresses them on request.
 */
const largest = 250_000

/** Compresses only files with a hash in their name. So a compressed file can never be older than its original. */
async function compressFiles(): Promise<void> {
  const files = globSync(join(output, 'assets/*.{js,css}')).filter(file => statSync(file).size <= largest)
  await Promise.all(
    files.map(async file =>
      writeFile(`${file}.br`, await compressBytes(await readFile(file), 'br', 'smallest')),
    ),
  )
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  const paths = [
    ...globSync('{web,contracts,venture}/**/*', { exclude: path => /\.test\.tsx?$/.test(path) }),
    'vite.config.ts',
    'scripts/build-web.ts',
    'package-lock.json',
  ].sort()
  for (const path of paths) {
    if (statSync(path).isFile()) hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

if (import.meta.main) await buildWebIfChanged()
