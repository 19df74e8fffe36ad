/** A keyboard shortcut. `mod` is shown as ⌘ on Apple devices and as Ctrl on others. */
export function Kbd({ keys }: { keys: string }) {
  const isApple = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent)
  return (
    <kbd className="rounded border border-line bg-sunken px-1.5 py-px font-sans text-[0.6875rem] font-semibold text-ink-faint">
      {keys.replace('mod', isApple ? '⌘' : 'Ctrl ')}
    </kbd>
  )
}
