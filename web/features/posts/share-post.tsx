import { Link2, Share2 } from 'lucide-react'
import { toAppError } from '../../lib/errors.ts'
import { announce } from '../../lib/query-client.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dropdown, DropdownItem } from '../../ui/dropdown.tsx'
import type { Post } from './queries.ts'

/** A button that copies the URL of a post or opens the device's share menu. */
export function SharePost({ post }: { post: Post }) {
  const url = new URL(paths.post(post.id), window.location.origin).href
  async function copy() {
    await navigator.clipboard.writeText(url)
    announce('Link copied')
  }
  async function share() {
    try {
      await navigator.share({ url, title: `A post by ${post.author?.full_name ?? 'a member'}` })
    } catch (thrown) {
      // Closing the share menu without sharing is not an error.
      if (toAppError(thrown).code !== 'cancelled') throw thrown
    }
  }
  return (
    <Dropdown
      trigger={
        <Button look="quiet" size="small" aria-label="Share this post">
          <Share2 aria-hidden="true" />
        </Button>
      }
    >
      <DropdownItem onSelect={() => void copy()}>
        <Link2 aria-hidden="true" />
        Copy link
      </DropdownItem>
      {'share' in navigator && (
        <DropdownItem onSelect={() => void share()}>
          <Share2 aria-hidden="true" />
          Share…
        </DropdownItem>
      )}
    </Dropdown>
  )
}
