import type { ComponentProps } from 'react'

export const controlClass =
  'w-full min-w-0 rounded-control border border-line-control bg-surface text-ink placeholder:text-ink-faint transition-[border-color,box-shadow] duration-150 ease-calm hover:border-ink-faint focus-visible:border-ember focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-ember disabled:opacity-60 aria-invalid:border-danger'

export function Input({ className = '', type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input type={type} dir="auto" className={`h-11 px-3 text-base ${controlClass} ${className}`} {...props} />
  )
}
