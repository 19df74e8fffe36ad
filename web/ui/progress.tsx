import { Progress as Radix } from 'radix-ui'

type ProgressProps = { value: number; label: string; className?: string }

/** `value` is a whole percentage from 0 to 100. */
export function Progress({ value, label, className = '' }: ProgressProps) {
  const percent = Math.min(100, Math.max(0, value))
  return (
    <Radix.Root
      value={percent}
      max={100}
      aria-label={label}
      className={`h-2 w-full overflow-hidden rounded-full bg-sunken ${className}`}
    >
      <Radix.Indicator
        className="h-full w-full origin-left rounded-full bg-ember transition-transform duration-250 ease-calm"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </Radix.Root>
  )
}
