import { CircleAlert, CircleCheck } from 'lucide-react'
import { Toaster as Sonner } from 'sonner'

/**
 * Toasts appear above a phone's bottom bar. The page leaves the same space free at its end (`--toasts`). So a
 * reader can always scroll until no toast covers the last content.
 */
const place = { bottom: 'calc(var(--foot) + 1rem)' }

/** The toaster, mounted once. Only the query client sends messages to it. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-center"
      gap={10}
      offset={place}
      mobileOffset={place}
      closeButton
      containerAriaLabel="Notifications"
      icons={{
        success: <CircleCheck className="size-5 text-teal" aria-hidden="true" />,
        error: <CircleAlert className="size-5 text-danger" aria-hidden="true" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'group pointer-events-auto flex w-full items-start gap-3 rounded-card border border-line bg-surface p-4 pr-10 font-sans text-ink shadow-float sm:w-[22rem]',
          error: 'border-l-4! border-l-danger!',
          success: 'border-l-4! border-l-teal!',
          title: 'text-[0.9375rem] font-semibold',
          description: 'mt-0.5 text-sm text-ink-soft',
          icon: 'mt-px',
          closeButton:
            'absolute top-2.5 right-2.5 grid size-7 place-items-center rounded-control text-ink-faint hover:bg-sunken hover:text-ink',
        },
      }}
    />
  )
}
