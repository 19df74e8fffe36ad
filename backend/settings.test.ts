import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

function projectWith(toml: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'settings-'))
  writeFileSync(join(dir, 'config.toml'), toml)
  return dir
}

describe('the settings come from the environment and from config.toml', () => {
  test('an empty environment is enough to start', () => {
    const settings = readSettings({ SUPABASE_DIR: '/nowhere' })
    expect(settings.refuseCommonPasswords).toBe(true)
    expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', autoconfirm: false, logLevel: 'info' })
    expect(settings.project.api).toEqual({
      schemas: ['public', 'graphql_public'],
      extraSearchPath: ['public', 'extensions'],
      maxRows: 1000,
    })
  })

  test.each([
    [{ PORT: 'http' }, 'PORT=http: must be a port number'],
    [{ EARLY_ACCESS: 'maybe' }, 'EARLY_ACCESS=maybe: must be ask, on or off'],
    [{ PORT: '70000' }, 'PORT=70000: must be a port number'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL=mysql://x: must look like postgres://'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET=short: must be at least 32 characters'],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL=mail: must look like smtp://'],
    [{ AUTH_AUTOCONFIRM: 'maybe' }, 'AUTH_AUTOCONFIRM=maybe: '],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud: '],
    [
      { AI_MEMBER_PROVIDERS: 'deepseek, openai' },
      'AI_MEMBER_PROVIDERS=deepseek, openai: must look like deepseek, openai=https://api.openai.com/v1|gpt-5-mini',
    ],
    [{ AI_SILENCE_SECONDS: 'soon' }, 'AI_SILENCE_SECONDS=soon: must be a number of seconds'],
    [{ AI_ANSWER_SECONDS: '0' }, 'AI_ANSWER_SECONDS=0: must be a number of seconds'],
    [{ GITHUB_CLIENT_ID: 'abc' }, 'GITHUB_CLIENT_SECRET: is missing'],
  ])('OK06 the setting %j stops the start with one line that names the variable', (environment, line) => {
    expect(() => readSettings({ SUPABASE_DIR: '/nowhere', ...environment })).toThrow(line)
    try {
      readSettings({ SUPABASE_DIR: '/nowhere', ...environment })
    } catch (error) {
      expect(String(error)).not.toContain('\n')
    }
  })

  test('a blank variable counts as absent', () => {
    expect(readSettings({ SUPABASE_DIR: '/nowhere', DATABASE_URL: '', PORT: '' }).port).toBe(3000)
  })

  test("config.toml is read as Supabase's tools read it, and the environment overrides it", () => {
    const dir = projectWith(`
      project_id = "demo"
      [api]
      schemas = ["public", "sales"]
      max_rows = 50
      [db]
      port = 54322
      [db.seed]
      sql_paths = ["./seeds/*.sql"]
      [auth]
      site_url = "https://founders.example"
      additional_redirect_urls = ["https://founders.example/*"]
      jwt_expiry = 1800
      minimum_password_length = 10
      password_requirements = "letters_digits"
      enable_manual_linking = true
      [auth.email]
      enable_confirmations = false
      max_frequency = "1m30s"
      [storage]
      file_size_limit = "50MiB"
      [storage.buckets.avatars]
      public = true
      file_size_limit = "5MB"
      allowed_mime_types = ["image/png"]
      [functions.hook]
      verify_jwt = false
    `)
    const settings = readSettings({ SUPABASE_DIR: dir, SITE_URL: 'https://other.example/' })
    expect(settings.siteUrl).toBe('https://other.example')
    expect(settings.autoconfirm).toBe(true)
    expect(settings.project).toMatchObject({
      api: { schemas: ['public', 'sales'], maxRows: 50 },
      auth: {
        jwtExpirySeconds: 1800,
        minPasswordLength: 10,
        passwordRequirements: 'letters_digits',
        enableManualLinking: true,
        email: { maxFrequencySeconds: 90 },
      },
      storage: {
        fileSizeLimit: 52_428_800,
        buckets: [{ id: 'avatars', public: true, fileSizeLimit: 5_000_000, allowedMimeTypes: ['image/png'] }],
      },
      functions: { hook: { verifyJwt: false } },
      seedPaths: ['./seeds/*.sql'],
    })
    expect(settings.unknownProjectKeys).toEqual(['db.port'])
  })

  test.each([
    ['[api]\nmax_rows = "many"', 'api.max_rows'],
    ['[auth]\nminimum_password_length = 3', 'auth.minimum_password_length'],
    ['[auth]\npassword_requirements = "runes"', 'auth.password_requirements'],
    ['[storage]\nfile_size_limit = "big"', 'storage.file_size_limit'],
    ['[api\n', 'config.toml:1'],
  ])('an invalid config.toml stops the start with an error that names the place: %j', (toml, place) => {
    expect(() => readSettings({ SUPABASE_DIR: projectWith(toml) })).toThrow(place)
  })
})
