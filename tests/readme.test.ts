/**
 * Tests that all commands, files and settings in the documents for newcomers exist, and that the quick commands
 * work.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'smol-toml'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../backend/settings.ts'
import { deployConfig } from '../scripts/build-functions.ts'
import { withHouse } from '../scripts/house.ts'
import { parseSettings } from '../web/lib/settings.ts'
import { fillDataFolder } from './support/databases.ts'
import { openToOthers, temporaryFolder } from './support/folders.ts'
import { isLongForm } from './support/long-form.ts'
import { openUmask, runProgram } from './support/programs.ts'
import { root } from './support/project.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const pages = ['README.md', 'CONTRIBUTING.md', 'docs/deploy.md'].map(path => ({ path, text: read(path) }))
const everything = pages.map(({ text }) => text).join('\n')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(match => match[1] ?? '')),
]
/** Returns the text that is marked as code, in lines and in blocks. */
const codeIn = (text: string) => found(text, /(```sh\n[\s\S]*?```|`[^`\n]+`)/g).join('\n')

describe.each(pages)('$path', ({ path, text }) => {
  test('every npm command in the document exists', () => {
    const named = found(text, /\bnpm (?:run )?((?<=run )[\w:]+|start|test)\b/g)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(name => !(name in scripts))).toEqual([])
  })

  test('every link in the document leads to an existing place', () => {
    const links = found(text, /\]\(([^)\s]+)\)/g).filter(link => !/^https?:/.test(link))
    const broken = links.filter(link => {
      const [file = '', anchor] = link.split('#')
      const target = file ? join(dirname(path), file) : path
      return !existsSync(join(root, target)) || (anchor && !anchorsOf(read(target)).includes(anchor))
    })
    expect(broken).toEqual([])
  })

  test('every file and folder in the document exists', () => {
    const named = found(
      codeIn(text),
      /(?<![\w/.<-])((?:web|contracts|venture|letters|supabase|cofounder|backend|tests|bench|scripts|docs)\/[\w./-]*)(?![\w<*{-])/g,
    )
    // In CONTRIBUTING, x is a placeholder for any name.
    const real = named.filter(name => !/\/x(\.|\/|$)/.test(name))
    expect(real.filter(name => !existsSync(join(root, name)))).toEqual([])
  })
})

const anchorsOf = (markdown: string) =>
  found(markdown, /^#+ (.+)$/gm).map(title =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )

test('DX03 the README shows the rooms of scripts/arrows.ts; to update it: npm run lint -- --write', () => {
  const page = read('README.md')
  expect(withHouse(page, root)).toBe(page)
  expect(withHouse(page.replace(/letters/g, 'parcels'), root)).toContain('-.-> letters')
})

test('every npm command is explained in a document', () => {
  const told = everything + read('docs/transcripts/README.md')
  expect(Object.keys(scripts).filter(name => !told.match(`npm (run )?${name}\\b`))).toEqual([])
  expect(Object.keys(scripts).filter(name => !existsSync(join(root, scriptOf(name))))).toEqual([])
})

const scriptOf = (command: string) => `scripts/${command.replaceAll(':', '-')}.ts`

describe('settings', () => {
  const example = Object.fromEntries(
    [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )
  const sources = globSync('{backend,cofounder,contracts,supabase/functions}/**/*.ts', { cwd: root })
    .filter(path => !path.endsWith('.test.ts'))
    .map(read)
    .join('\n')

  test('.env.example lists exactly the existing settings', () => {
    const schema = /environmentSchema = z\.object\(\{([\s\S]*?)\n\}\)/.exec(read('backend/settings.ts'))?.[1]
    const known = found(schema ?? '', /^ {2}([A-Z_]+):/gm)
    expect(known.length).toBeGreaterThan(20)
    expect(known.filter(name => !(name in example))).toEqual([])
    expect(Object.keys(example).filter(name => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([])
  })

  test('an unchanged copy of .env.example changes no setting', () => {
    const { environment: _given, ...copied } = readSettings(example)
    const { environment: _none, ...plain } = readSettings({})
    expect(copied).toEqual(plain)
  })

  test('every variable in a document is a setting, or a variable of the tests', () => {
    const named = found(codeIn(everything), /\b([A-Z][A-Z]+(?:_[A-Z]+)+)\b/g)
    expect(named.length).toBeGreaterThan(20)
    const longForms = globSync('tests/**/*.ts', { cwd: root }).map(read).join('\n')
    const isRead = (name: string) => name in example || longForms.includes(`process.env.${name}`)
    expect(named.filter(name => !isRead(name))).toEqual([])
  })
})

test('the pictures of the documents exist and are small', () => {
  const pictures = found(everything, /!\[[^\]]+\]\(([^)]+)\)/g)
  expect(pictures).toHaveLength(2)
  for (const picture of pictures) expect(statSync(join(root, picture)).size).toBeLessThan(250_000)
})

describe('the commands of the documents work', () => {
  const folder = temporaryFolder()
  const env = { ...process.env, DATABASE_URL: '', PORT: '0', DATA_DIR: join(folder, 'data') }
  async function npmRun(command: string, ...args: string[]) {
    const program = runProgram(join(root, scriptOf(command)), args, { env, preload: openUmask })
    return { code: await program.exited, output: program.output(), errors: program.errors() }
  }

  test('CK29 start, backup, restore and db:reset work, and make folders with 0700 and files with 0600 under any umask', {
    timeout: 300_000,
  }, async () => {
    // In the long form the data folder does not exist at first, so the server creates the tables.
    if (!isLongForm) {
      mkdirSync(env.DATA_DIR, { mode: 0o700 })
      fillDataFolder(env.DATA_DIR)
    }
    const server = runProgram(join(root, 'scripts/start.ts'), [], { env, preload: openUmask })
    await server.says('Undaunted is at ')
    const address = /at (http\S+)/.exec(server.output())?.[1]
    expect((await fetch(`${address}/health`)).status).toBe(200)
    expect(await (await fetch(`${address}/`)).text()).toContain('Undaunted')

    const backup = await npmRun('backup')
    expect(backup).toMatchObject({ code: 0, errors: '' })
    expect(await openToOthers(env.DATA_DIR)).toEqual([])
    await server.kill('SIGTERM')
    expect(await server.exited).toBe(0)

    const again = join(folder, 'again')
    expect(await npmRun('restore', backup.output.trim(), again)).toMatchObject({ code: 0, errors: '' })
    expect(await openToOthers(again)).toEqual([])
    expect(readFileSync(join(again, 'keys.json'))).toEqual(readFileSync(join(env.DATA_DIR, 'keys.json')))

    expect(await npmRun('db:reset', '--yes')).toMatchObject({ code: 0 })
    expect(existsSync(env.DATA_DIR)).toBe(false)
  })

  test('the command npm run spec works', async () => {
    const { code, output } = await npmRun('spec')
    expect(code).toBe(0)
    expect(output).toMatch(
      /\d+ of \d+ lines were proven by the last run|No whole run of the tests is on record/,
    )
  })

  test('the documented command for a key makes a valid key', () => {
    const line = /^node -e "(.+)"$/m.exec(everything)?.[1]
    const key = execFileSync(process.execPath, ['--input-type=commonjs', '-e', line ?? ''], {
      encoding: 'utf8',
    })
    expect(() => readSettings({ JWT_SECRET: key.trim() })).not.toThrow()
  })

  test('the page accepts the documented settings for a static host', () => {
    const json = /echo '(\{.+\})' > dist\/web\/settings\.json/.exec(everything)?.[1]
    expect(parseSettings(JSON.parse(json ?? ''), 'http://localhost')).toMatchObject({
      url: 'https://REF.supabase.co',
      hasMailbox: false,
    })
  })

  test('the Supabase CLI gets every function, and learns which functions callers without a token may call', () => {
    const names = readdirSync(join(root, 'supabase/functions')).filter(name => !name.startsWith('_'))
    const { functions } = parse(deployConfig(read('supabase/config.toml'), names)) as {
      functions: Record<string, { verify_jwt: boolean; entrypoint: string }>
    }
    expect(Object.keys(functions).sort()).toEqual(names.sort())
    const open = Object.entries(functions).filter(([, { verify_jwt }]) => !verify_jwt)
    expect(open).toEqual([
      ['product-mail', { verify_jwt: false, entrypoint: './functions/product-mail/index.js' }],
      ['stripe-webhook', { verify_jwt: false, entrypoint: './functions/stripe-webhook/index.js' }],
    ])
  })
})
