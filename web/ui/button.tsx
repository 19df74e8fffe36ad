import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export const buttonClass = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-semibold transition-[background-color,border-color,color,box-shadow,transform] duration-150 ease-calm select-none active:translate-y-px disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
  {
    variants: {
      look: {
        main: 'bg-ember-strong text-on-ember hover:bg-ember-deep',
        plain: 'border border-line-strong bg-surface text-ink hover:border-line-control hover:bg-sunken',
        quiet: 'text-ink-soft hover:bg-sunken hover:text-ink',
        ink: 'bg-ink text-on-ink hover:opacity-88',
        danger: 'bg-danger text-on-danger hover:opacity-90',
        link: 'text-ember-strong underline decoration-1 underline-offset-4 hover:text-ember-deep',
      },
      size: {
        small: 'h-8 px-3 text-[0.8125rem] whitespace-nowrap',
        medium: 'h-10 px-4 text-[0.9375rem] whitespace-nowrap',
        // A long label may use two lines on a small phone.
        large: 'min-h-12 max-w-full px-6 py-2 text-base leading-tight',
        icon: 'size-10',
        inline: 'h-auto p-0 text-[length:inherit] whitespace-nowrap',
      },
    },
    defaultVariants: { look: 'plain', size: 'medium' },
  },
)

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonClass>

/** Use `look="main"` only for the main action of a screen. `buttonClass` gives a link the same look. */
export function Button({ look, size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonClass({ look, size, className })} {...props} />
}
