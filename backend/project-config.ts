/** Reads `$SUPABASE_DIR/config.toml` like the Supabase CLI does, but uses only the keys that this backend needs. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, TomlError } from 'smol-toml'
import { z } from 'zod'

/** Reads a size such as "50MiB" or "5MB", or a number of bytes. */
const byteSize = z.union([z.number().int().positive(), z.string()]).transform((size, context) => {
  if (typeof size === 'number') return size
  const match = /^(\d+(?:\.\d+)?)\s*([KMG]?)(i?)B?$/i.exec(size.trim())
  if (!match) {
    context.addIssue({ code: 'custom', message: `"${size}" is not a size such as "5MiB"` })
    return z.NEVER
  }
  const base = match[3] ? 1024 : 1000
  const power = ['', 'K', 'M', 'G'].indexOf((match[2] ?? '').toUpperCase())
  return Math.round(Number(match[1]) * base ** power)
})

const mailTemplate = z.object({ subject: z.string().optional(), content_path: z.string().optional() })

const schema = z.object({
  project_id: z.string().optional(),
  api: z
    .object({
      schemas: z.array(z.string()).min(1).default(['public', 'graphql_public']),
      extra_search_path: z.array(z.string()).default(['public', 'extensions']),
      max_rows: z.number().int().positive().default(1000),
    })
    .prefault({}),
  db: z
    .object({
      seed: z
        .object({
          enabled: z.boolean().default(true),
          sql_paths: z.array(z.string()).default(['./seed.sql']),
        })
        .prefault({}),
    })
    .prefault({}),
  auth: z
    .object({
      site_url: z.url().optional(),
      additional_redirect_urls: z.array(z.string()).default([]),
      jwt_expiry: z.number().int().min(60).max(604800).default(3600),
      enable_signup: z.boolean().default(true),
      signing_keys_path: z.string().optional(),
      minimum_password_length: z.number().int().min(6).max(72).default(6),
      password_requirements: z
        .enum(['', 'letters_digits', 'lower_upper_letters_digits', 'lower_upper_letters_digits_symbols'])
        .default(''),
      enable_manual_linking: z.boolean().default(false),
      email: z
        .object({
          enable_signup: z.boolean().default(true),
          enable_confirmations: z.boolean().default(true),
          double_confirm_changes: z.boolean().default(true),
          secure_password_change: z.boolean().default(false),
          max_frequency: z.string().default('1m'),
          otp_length: z.number().int().min(6).max(10).default(6),
          otp_expiry: z.number().int().positive().default(3600),
          template: z.record(z.string(), mailTemplate).default({}),
        })
        .prefault({}),
      mfa: z
        .object({
          totp: z
            .object({ enroll_enabled: z.boolean().default(true), verify_enabled: z.boolean().default(true) })
            .prefault({}),
        })
        .prefault({}),
    })
    .prefault({}),
  storage: z
    .object({
      file_size_limit: byteSize.default(50 * 1024 * 1024),
      buckets: z
        .record(
          z.string(),
          z.object({
            public: z.boolean().default(false),
            file_size_limit: byteSize.optional(),
            allowed_mime_types: z.array(z.string()).optional(),
          }),
        )
        .default({}),
    })
    .prefault({}),
  functions: z
    .record(
      z.string(),
      z.object({ verify_jwt: z.boolean().default(true), entrypoint: z.string().optional() }),
    )
    .default({}),
})

export type ProjectConfig = ReturnType<typeof toConfig>

export function readProjectConfig(
  supabaseDir: string,
  fail: (line: string) => never,
): { config: ProjectConfig; unknown: string[] } {
  const path = join(supabaseDir, 'config.toml')
  if (!existsSync(path)) return { config: toConfig(schema.parse({})), unknown: [] }
  try {
    const document = parse(readFileSync(path, 'utf8'))
    const config = schema.parse(document)
    return { config: toConfig(config), unknown: keysBeyond(document, config) }
  } catch (error) {
    if (error instanceof TomlError) return fail(`${path}:${error.line}: ${error.message.split('\n')[0]}`)
    if (error instanceof z.ZodError) {
      const issue = error.issues[0]
      return fail(`${path}: ${issue?.path.join('.')}: ${issue?.message}`)
    }
    throw error
  }
}

function toConfig(parsed: z.infer<typeof schema>) {
  const { api, db, auth, storage } = parsed
  return {
    api: { schemas: api.schemas, extraSearchPath: api.extra_search_path, maxRows: api.max_rows },
    seedPaths: db.seed.enabled ? db.seed.sql_paths : [],
    auth: {
      siteUrl: auth.site_url,
      additionalRedirectUrls: auth.additional_redirect_urls,
      jwtExpirySeconds: auth.jwt_expiry,
      enableSignup: auth.enable_signup && auth.email.enable_signup,
      signingKeysPath: auth.signing_keys_path,
      minPasswordLength: auth.minimum_password_length,
      passwordRequirements: auth.password_requirements,
      enableManualLinking: auth.enable_manual_linking,
      email: {
        enableConfirmations: auth.email.enable_confirmations,
        doubleConfirmChanges: auth.email.double_confirm_changes,
        securePasswordChange: auth.email.secure_password_change,
        maxFrequencySeconds: seconds(auth.email.max_frequency),
        otpLength: auth.email.otp_length,
        otpExpirySeconds: auth.email.otp_expiry,
        templates: auth.email.template,
      },
      totp: { canEnroll: auth.mfa.totp.enroll_enabled, canVerify: auth.mfa.totp.verify_enabled },
    },
    storage: {
      fileSizeLimit: storage.file_size_limit,
      buckets: Object.entries(storage.buckets).map(([id, bucket]) => ({
        id,
        public: bucket.public,
        fileSizeLimit: bucket.file_size_limit,
        allowedMimeTypes: bucket.allowed_mime_types,
      })),
    },
    functions: Object.fromEntries(
      Object.entries(parsed.functions).map(([name, options]) => [
        name,
        { verifyJwt: options.verify_jwt, entrypoint: options.entrypoint },
      ]),
    ),
  }
}

/** Converts a duration such as "1m0s", "60s" or "90" to seconds. */
function seconds(duration: string): number {
  const units = { h: 3600, m: 60, s: 1 } as const
  if (/^\d+$/.test(duration)) return Number(duration)
  return [...duration.matchAll(/(\d+)([hms])/g)].reduce(
    (total, [, amount, unit]) => total + Number(amount) * units[unit as keyof typeof units],
    0,
  )
}

/** Returns the keys in the file that the schema does not know, written with dots, such as `auth.name`. */
function keysBeyond(document: unknown, config: unknown, prefix = ''): string[] {
  if (!isTable(document)) return []
  return Object.entries(document).flatMap(([key, value]) => {
    const known = isTable(config) ? config[key] : undefined
    if (known === undefined) return [`${prefix}${key}`]
    return keysBeyond(value, known, `${prefix}${key}.`)
  })
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
