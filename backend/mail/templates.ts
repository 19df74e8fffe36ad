import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plainText } from '../../letters/plain-text.ts'
import { fillHtml, fillText, oneLine, type TemplateValues } from '../../letters/render.ts'
import { ifThere } from '../file-errors.ts'

/** The names and default subjects from Supabase's config.toml (`auth.email.template.*`). */
const subjects = {
  confirmation: 'Confirm your email address',
  recovery: 'Reset your password',
  magic_link: 'Your sign-in link',
  email_change: 'Confirm your new email address',
  invite: 'You have been invited',
  reauthentication: '{{ .Token }} is your confirmation code',
  already_registered: 'You already have an account',
} as const

export type TemplateName = keyof typeof subjects

type TemplateOverrides = Readonly<
  Record<string, { readonly subject?: string; readonly content_path?: string } | undefined>
>

type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string }

export type Templates = { render(name: TemplateName, values: TemplateValues): RenderedMail }

/** Loads the templates. Each is `<name>.html`, unless the project's config.toml names another file. */
export async function loadTemplates(
  supabaseDir: string,
  overrides: TemplateOverrides = {},
): Promise<Templates> {
  const names = Object.keys(subjects) as TemplateName[]
  const loaded = await Promise.all(
    names.map(async name => {
      const override = overrides[name]
      const htmlPath = override?.content_path ?? join('templates', `${name}.html`)
      const html = await ifThere(readFile(resolveInProject(supabaseDir, htmlPath), 'utf8'))
      return [name, { subject: override?.subject ?? subjects[name], html }] as const
    }),
  )
  const templates = new Map(loaded)
  return {
    render(name, values) {
      const template = templates.get(name)
      const html = fillHtml(template?.html ?? defaultHtml, values)
      return {
        subject: oneLine(fillText(template?.subject ?? subjects[name], values)),
        text: plainText(html),
        html,
      }
    },
  }
}

/** The text of mails in projects without templates. */
const defaultHtml = '<p><a href="{{ .ConfirmationURL }}">{{ .ConfirmationURL }}</a></p><p>{{ .Token }}</p>'

/**
 * The Supabase CLI writes these paths relative to the root of the project: `./supabase/templates/invite.html`.
 */
function resolveInProject(supabaseDir: string, path: string): string {
  return join(supabaseDir, path.replace(/^(\.\/)?supabase\//, ''))
}
