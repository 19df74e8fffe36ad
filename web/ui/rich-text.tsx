import { Fragment, type ReactNode } from 'react'

type RichTextProps = {
  text: string
  /** Returns the link for `@Some Name` or `@handle` if such a person exists. */
  mention?: (name: string) => ReactNode
}

const address = /https?:\/\/[^\s<>"'`]+/g
const name = /(?<![\w@])@(\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*){0,3})(?!\w)/gu
const handle = /(?<![\w@])@([a-z0-9_]{3,30})(?![\w@])/gi

/**
 * Shows people's text: addresses become links, known names lead to their profiles, line breaks stay. The box
 * around it has `dir="auto"`, so that it is aligned in its own direction.
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

/** `at` is the position in the text. */
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
    // Handles come after names, because the first of two that begin at the same position wins.
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

/** The names and handles in a text, whether they exist or not. */
export function namesIn(text: string): string[] {
  return splitText(text).flatMap(part => (part.kind === 'name' ? [part.text.slice(1)] : []))
}

/** A full stop or bracket after a URL belongs to the sentence. */
function withoutTail(url: string): string {
  const trimmed = url.replace(/[.,;:!?]+$/, '')
  return trimmed.endsWith(')') && !trimmed.includes('(') ? trimmed.slice(0, -1) : trimmed
}
