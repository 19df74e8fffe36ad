/** The mark, as large as the window and as quiet as a watermark. */
export function Peaks({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path
        fill="var(--sunken)"
        d="M-20 580 180 420l60 30 280-360 70 96 46-30 190 250 130-120 60 44 90-70 150 120 104-60 180 140v160Z"
      />
      <path
        stroke="var(--line-strong)"
        strokeWidth="2"
        d="M-20 560 180 420l60 30 280-360 70 96 46-30 190 250"
        vectorEffect="non-scaling-stroke"
      />
      <path fill="var(--ground)" d="M560 600 986 190l52 66 34-22 400 366Z" />
      <path
        stroke="var(--ember)"
        strokeWidth="2.5"
        d="M620 542 986 190l52 66 34-22 330 302"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
