import { Fragment, type ReactNode } from 'react'

type RichTextProps = {
  text: string
  /** Returns a link for `@Some Name` or `@handle`, if that member exists. */
  mention?: (name: string) => ReactNode
}

const address = /https?:\/\/[^\s<>"'`]+/g
const name = /(?<![\w@])@(\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*){0,3})(?!\w)/gu
const handle = /(?<![\w@])@([a-z0-9_]{3,30})(?![\w@])/gi

/**
 * Shows a text written by a member. URLs become links, names of members lead to their profiles, and line breaks
 * stay. The element around it needs `dir="auto"`, so that the text is aligned in its own direction.
 */
export function RichText({ text, mention }: RichTextProps) {
  return (
    <span className="whitespace-pre-wrap">
      {splitText(text).map(part => (
        <Fragment key={part.at}>{show(part, mention)}</Fragment>
      ))}
    </span>
  )
}

function show(part: Part, mention: RichTextProps['mention']): ReactNode {
  if (part.kind === 'address') {
    return (
      <a
        href={part.text}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="text-ember-strong underline decoration-1 underline-offset-4 hover:text-ember-deep"
      >
        {part.text}
      </a>
    )
  }
  return part.kind === 'name' ? (mention?.(part.text.slice(1)) ?? part.text) : part.text
}

/** A part of a text. `at` is its position. */
export type Part = { readonly kind: 'text' | 'address' | 'name'; readonly at: number; readonly text: string }

export function splitText(text: string): Part[] {
  const found = [
    ...[...text.matchAll(address)].map(match => ({
      kind: 'address' as const,
      at: match.index,
      text: withoutTail(match[0]),
    })),
    ...[...text.matchAll(name)].map(match => ({
      kind: 'name' as const,
      at: match.index,
      text: match[0].replace(/[.'’-]+$/, ''),
    })),
    // Handles come after names: if two matches start at the same position, the first one in this list is used.
    ...[...text.matchAll(handle)].map(match => ({ kind: 'name' as const, at: match.index, text: match[0] })),
  ].sort((one, other) => one.at - other.at)
  const parts: Part[] = []
  let end = 0
  for (const { kind, at, text: value } of found) {
    if (at < end) continue
    if (at > end) parts.push({ kind: 'text', at: end, text: text.slice(end, at) })
    parts.push({ kind, at, text: value })
    end = at + value.length
  }
  if (end < text.length) parts.push({ kind: 'text', at: end, text: text.slice(end) })
  return parts
}

/** All names and handles in a text, whether or not such members exist. */
export function namesIn(text: string): string[] {
  return splitText(text).flatMap(part => (part.kind === 'name' ? [part.text.slice(1)] : []))
}

/** Removes a full stop or a bracket after a URL, because it belongs to the sentence. */
function withoutTail(url: string): string {
  const trimmed = url.replace(/[.,;:!?]+$/, '')
  return trimmed.endsWith(')') && !trimmed.includes('(') ? trimmed.slice(0, -1) : trimmed
}
