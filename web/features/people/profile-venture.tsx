import { Link2 } from 'lucide-react'
import type { Profile } from '../../entities/profile.ts'

/** The venture part of a member's profile: what the member builds, whom the member looks for, and links. */
export function ProfileVenture({ profile }: { profile: Profile }) {
  const { building, industry, looking_for, links } = profile
  const told = [
    ['Building', [building, industry && `(${industry})`].filter(Boolean).join(' ')],
    ['Looking for', looking_for],
  ] as const
  return (
    <>
      {(building || industry || looking_for) && (
        <dl className="grid max-w-[72ch] gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
          {told.map(
            ([term, text]) =>
              text && (
                <div key={term} className="contents">
                  <dt className="text-ink-faint">{term}</dt>
                  <dd className="min-w-0 [overflow-wrap:anywhere]" dir="auto">
                    {text}
                  </dd>
                </div>
              ),
          )}
        </dl>
      )}
      {links.length > 0 && (
        <ul aria-label="Links" className="flex flex-wrap gap-x-5 gap-y-1">
          {links.map(link => (
            <li key={link} className="flex min-w-0 items-center gap-1.5">
              <Link2 aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
              <a
                href={link}
                target="_blank"
                rel="nofollow noopener noreferrer ugc"
                className="min-w-0 truncate text-ember-strong underline decoration-1 underline-offset-4 hover:text-ember-deep"
              >
                {link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
