/** The product's mark: two mountain peaks in lines of equal weight, the second in red-orange. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 28"
      fill="none"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path stroke="currentColor" d="M2.5 25 12 4l5.6 11.6" />
      <path stroke="var(--ember)" d="m14.5 25 7.2-14.6L29.5 25" />
    </svg>
  )
}

export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <span className={`flex items-center gap-2.5 ${className}`}>
      <Mark className="h-[1.35em] w-auto" />
      <span className="relative top-[0.09em] font-display leading-none font-[520] tracking-[-0.01em]">
        Undaunted
      </span>
    </span>
  )
}
