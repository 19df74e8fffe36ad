import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Wordmark } from '../../ui/mark.tsx'
import { Terrain } from '../../ui/terrain.tsx'
import { ParticleField } from './particle-field.tsx'

type AuthCardProps = {
  title: string
  text: string
  children: ReactNode
  footer?: ReactNode
  corner: ReactNode
}

/** The layout of every sign-in page: two mountain peaks, drifting dust, and a card with the form. */
export function AuthCard({ title, text, children, footer, corner }: AuthCardProps) {
  return (
    <div className="relative isolate grid min-h-svh grid-rows-[auto_1fr] overflow-hidden">
      <div className="absolute inset-0 -z-20">
        <Terrain progress={0.86} drop={0.4} />
      </div>
      <ParticleField className="absolute inset-0 -z-10" />
      <header className="flex h-18 items-center justify-between px-4 sm:px-8 lg:px-12">
        <Link to={paths.home} className="rounded-control text-xl" aria-label="Undaunted, home">
          <Wordmark />
        </Link>
        {corner}
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="grid content-start justify-items-center px-4 pt-[2svh] pb-16 sm:content-center sm:pt-0 sm:pb-[10svh] lg:justify-items-start lg:pl-[9vw]"
      >
        <div className="w-full max-w-[27rem] rounded-card border border-line bg-surface p-6 shadow-float sm:p-9">
          <h1 className="text-[2.375rem] leading-[1.05] tracking-[-0.022em]">{title}</h1>
          <p className="mt-2 text-ink-soft">{text}</p>
          <div className="mt-7">{children}</div>
          {footer && (
            <div className="mt-7 border-t border-line pt-5 text-center text-[0.9375rem] text-ink-soft">
              {footer}
            </div>
          )}
        </div>
      </main>
    </div>
  )
}
