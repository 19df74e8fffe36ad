import type { ComponentProps } from 'react'

type ViewerButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }

/** A round button that is visible on every picture. */
export function ViewerButton({ label, className = '', ...button }: ViewerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`grid size-10 shrink-0 place-items-center rounded-full bg-[oklch(0.14_0.02_265/0.6)] transition-opacity hover:bg-[oklch(0.14_0.02_265/0.9)] disabled:opacity-0 [&_svg]:size-5 ${className}`}
      {...button}
    />
  )
}
