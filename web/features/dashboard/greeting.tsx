import type { ReactNode } from 'react'

export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening'
}

export function firstName(fullName: string | null | undefined): string | null {
  return fullName?.trim().split(/\s+/)[0] || null
}

type GreetingProps = {
  fullName: string | null | undefined
  quote: ReactNode
}

export function Greeting({ fullName, quote }: GreetingProps) {
  const name = firstName(fullName)
  const greeting = greetingAt(new Date().getHours())
  return (
    <header className="grid items-end gap-6 lg:grid-cols-[1fr_minmax(0,26rem)]">
      <div>
        {/* The largest text, because visitors should read it first. */}
        <h1 className="text-[clamp(2.125rem,12vw,3rem)] text-wrap tracking-[-0.02em]">
          {name ? `${greeting}, ${name}` : greeting}
        </h1>
      </div>
      {quote}
    </header>
  )
}
