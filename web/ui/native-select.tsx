import type { ComponentProps } from 'react'
import { controlClass } from './input.tsx'

/** The browser's own select, for long lists. In such a list, typing the first letters finds an entry. */
export function NativeSelect({ className = '', ...props }: ComponentProps<'select'>) {
  return <select className={`h-11 px-3 text-base text-ellipsis ${controlClass} ${className}`} {...props} />
}
