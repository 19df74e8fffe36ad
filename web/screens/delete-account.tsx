import { Link, useSearchParams } from 'react-router'
import { useDeleteByLink } from '../features/settings/delete-by-link.ts'
import { ThemeSwitch } from '../features/theme/theme-switch.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { Wordmark } from '../ui/mark.tsx'

const words = {
  asked: {
    title: 'Delete your account?',
    text: 'This deletes your account, every post, message, file and output, at once and for good. It cannot be undone.',
  },
  deleted: { title: 'Account deleted', text: 'Your account and all data have been permanently deleted.' },
  refused: {
    title: 'This link does not work',
    text: 'It is not complete, it is too old, or the account is deleted already.',
  },
}

/**
 * The page behind the link in a suspension mail. Only its button deletes the account; opening the page does not.
 */
export function Component() {
  const [query] = useSearchParams()
  const remove = useDeleteByLink(query.toString())
  const { title, text } = words[remove.data ?? 'asked']
  return (
    <div className="mx-auto min-h-svh max-w-3xl px-4 pb-16">
      <meta name="robots" content="noindex" />
      <header className="flex h-18 items-center justify-between">
        <Link to={paths.home} className="rounded-control text-xl" aria-label="Undaunted, home">
          <Wordmark />
        </Link>
        <ThemeSwitch />
      </header>
      <main id="main" tabIndex={-1} className="grid justify-items-start gap-4 pt-12">
        <h1 className="text-[clamp(2rem,5vw,3rem)]">{title}</h1>
        <p className="reading text-lg text-ink-soft">{text}</p>
        {!remove.data && (
          <Button look="danger" size="large" disabled={remove.isPending} onClick={() => remove.mutate()}>
            {remove.isPending ? 'Deleting...' : 'Yes, delete my account'}
          </Button>
        )}
      </main>
    </div>
  )
}
