import { Avatar as Radix } from 'radix-ui'

const sizeClass = {
  small: 'size-8 text-xs',
  medium: 'size-10 text-sm',
  large: 'size-16 text-xl',
  huge: 'size-24 text-3xl',
}

type AvatarProps = { name: string; src?: string | null; size?: keyof typeof sizeClass; className?: string }

/** A person's picture or initials. Screen readers skip it, because the name is always beside it. */
export function Avatar({ name, src, size = 'medium', className = '' }: AvatarProps) {
  return (
    <Radix.Root
      aria-hidden="true"
      className={`inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full border border-line bg-ember-wash font-semibold text-ember-deep select-none ${sizeClass[size]} ${className}`}
    >
      {src && <Radix.Image src={src} alt="" className="size-full object-cover" />}
      <Radix.Fallback>{initials(name)}</Radix.Fallback>
    </Radix.Root>
  )
}

export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = [...(words[0] ?? '')][0] ?? ''
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toLocaleUpperCase()
}
