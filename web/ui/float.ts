// The style that menus and lists of options share.
export const floatClass =
  'z-50 overflow-hidden rounded-card border border-line bg-surface p-1 text-ink shadow-float animate-[appear_150ms_var(--ease-calm)]'

export const itemClass =
  'flex w-full cursor-default items-center gap-2.5 rounded-control px-2.5 py-2 text-[0.9375rem] text-ink outline-none select-none data-[disabled=true]:opacity-55 aria-disabled:opacity-55 data-[highlighted]:bg-sunken data-[selected=true]:bg-sunken [&_svg]:size-4 [&_svg]:shrink-0'
