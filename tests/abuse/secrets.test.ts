/** Neither the repository nor the built app contains a secret. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const patterns: Record<string, RegExp> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  'a private JWK': /"d"\s*:\s*"[\w-]{40,}"/,
  'a Stripe key': /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/,
  'a webhook secret': /\bwhsec_[A-Za-z0-9]{16,}/,
  'a model key': /\bsk-(?:proj-)?[A-Za-z0-9]{24,}/,
  'a cloud key': /\bAKIA[0-9A-Z]{16}\b/,
  'a GitHub token': /\bgh[pousr]_[A-Za-z0-9]{30,}/,
  'a search key': /\btvly-[A-Za-z0-9]{16,}/,
  'a server key of ours': /\bsb_secret_[A-Za-z0-9]{20,}/,
  'a signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{20,}\.[\w-]{20,}/,
  'an address with a password':
    /\b(?:postgres(?:ql)?|smtps?|redis|mysql):\/\/[^\s:/'"`$]+:(?!password@|secret@|\$)[^\s@'"`]{6,}@(?!127|localhost)/,
}

const sample: Record<string, string> = {
  'a private key': '-----BEGIN PRIVATE' + ' KEY-----',
  'a private JWK': `{"d": "${'a'.repeat(43)}"}`,
  'a Stripe key': `sk_live_${'a1'.repeat(12)}`,
  'a webhook secret': `whsec_${'a1'.repeat(12)}`,
  'a model key': `sk-${'a1'.repeat(16)}`,
  'a cloud key': `AKIA${'A1'.repeat(8)}`,
  'a GitHub token': `ghp_${'a1'.repeat(18)}`,
  'a search key': `tvly-${'a1'.repeat(10)}`,
  'a server key of ours': `sb_secret_${'a1'.repeat(15)}`,
  'a signed token': `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(30)}.${'c'.repeat(43)}`,
  'an address with a password': `postgres://someone:${'hunter2x'}@db.example.org/x`,
}

const found = (text: string) => Object.keys(patterns).filter(name => patterns[name]?.test(text))

test.each(Object.entries(sample))('the search for secrets finds %s', (name, text) => {
  expect(found(text)).toContain(name)
})

test('CK19 the repository holds no secret', () => {
  const files = repositoryFiles()
  expect(files.length).toBeGreaterThan(300)
  const problems = files
    .filter(path => statSync(path).size < 2_000_000 && !/\.(?:png|webp|jpg|woff2|ico)$/.test(path))
    .flatMap(path => found(readFileSync(path, 'utf8')).map(name => `${path}: ${name}`))
  expect(problems).toEqual([])
  const forbidden = files.filter(path =>
    /(?:^|\/)(?:\.env(?:\.(?!example)\w+)?|data|keys\.json|.*\.pem|id_rsa)$/.test(path),
  )
  expect(forbidden).toEqual([])
})

test('CK19 the built app holds no secret, no server code and no source map', () => {
  const files = globSync('dist/web/**/*').filter(path => statSync(path).isFile())
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter(path => path.endsWith('.map'))).toEqual([])
  const ofTheServer =
    /SUPABASE_SERVICE_ROLE_KEY|STRIPE_SECRET_KEY|DEEPSEEK_API_KEY|SEARCH_API_KEY|JWT_SECRET|process\.env\.[A-Z]+_KEY|sourceMappingURL/
  const problems = files
    .filter(path => /\.(?:js|css|html|json|webmanifest|svg|txt)$/.test(path))
    .flatMap(path => {
      const text = readFileSync(path, 'utf8')
      const inside = ofTheServer.exec(text)?.[0]
      return [...found(text), ...(inside ? [inside] : [])].map(name => `${path}: ${name}`)
    })
  expect(problems).toEqual([])
})

/** Lists the files in git, or the files in the folder if it has no git. */
function repositoryFiles(): string[] {
  if (existsSync('.git')) {
    const listed = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    return listed.split('\0').filter(path => path !== '' && existsSync(path))
  }
  const outside = /^(?:node_modules|dist|data|test-results)(?:\/|$)/
  return globSync('**/*', { exclude: path => outside.test(path) }).filter(path => statSync(path).isFile())
}
