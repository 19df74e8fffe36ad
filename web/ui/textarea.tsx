import type { ComponentProps } from 'react'
import { controlClass } from './input.tsx'

/** A text box that grows with its text up to its `max-h`. */
export function Textarea({ className = '', rows = 3, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      dir="auto"
      className={`field-sizing-content max-h-80 resize-none px-3 py-2.5 text-base leading-normal ${controlClass} ${className}`}
      {...props}
    />
  )
}
