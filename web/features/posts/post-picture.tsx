import { useState } from 'react'
import { isStoredPicture } from '../../lib/images.ts'
import { backendUrl } from '../../lib/supabase.ts'

/**
 * A post's picture, if it is in this server's storage. Any other URL is shown as a link, because loading a
 * picture would tell the other site who reads the post.
 */
export function PostPicture({ url, name }: { url: string; name: string }) {
  const [isMissing, setIsMissing] = useState(false)
  if (isStoredPicture(url, backendUrl) && !isMissing) {
    return (
      <img
        src={new URL(url, backendUrl).href}
        alt={`Shared by ${name}`}
        loading="lazy"
        className="max-h-[32rem] w-full rounded-control border border-line bg-sunken object-contain"
        onError={() => setIsMissing(true)}
      />
    )
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="text-ember-strong underline decoration-1 underline-offset-4 hover:text-ember-deep"
    >
      {url}
    </a>
  )
}
