import { useRef } from 'react'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Terrain } from '../../ui/terrain.tsx'
import './landing.css'
import type { ReactNode } from 'react'
import { scenes } from './scenes.tsx'
import { scrollToScene, useScrollScene } from './use-scroll-progress.ts'

const placeOf = (scene: number, current: number) =>
  scene === current ? 'here' : scene < current ? 'past' : 'ahead'

/** The four scenes of the landing page. The area in which they appear stays in view while the page scrolls. */
export function Story({ header }: { header: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null)
  const current = useScrollScene(stage)
  const isLast = current === scenes.length - 1
  return (
    <div className="story h-[500svh]">
      <div ref={stage} className="story-stage sticky top-0 flex h-svh flex-col overflow-hidden">
        <Terrain />
        {header}
        <main id="main" tabIndex={-1} className="relative z-10 flex-1 px-4 sm:px-8 lg:px-12">
          {scenes.map((scene, index) => (
            <section
              key={scene.title}
              aria-label={scene.title}
              data-place={placeOf(index, current)}
              className="story-scene absolute inset-x-4 top-[6svh] sm:inset-x-8 sm:top-[9svh] lg:inset-x-12"
            >
              {scene.content}
            </section>
          ))}
        </main>
        <footer className="story-foot relative z-10 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 px-4 pb-6 sm:px-8 sm:pb-8 lg:px-12">
          <a
            href={paths.signUp}
            className={buttonClass({ look: 'main', size: 'large', className: 'tracking-wide' })}
          >
            START YOUR JOURNEY
          </a>
          <button
            type="button"
            onClick={() => scrollToScene(isLast ? 0 : current + 1)}
            className="next-scene flex items-end gap-3 rounded-control text-[0.6875rem] font-semibold tracking-[0.16em] text-ink-soft hover:text-ink"
          >
            {isLast ? 'BACK TO THE START' : 'SCROLL TO EXPLORE'}
          </button>
          <nav aria-label="Sections" className="hidden md:block">
            <ol className="flex gap-5">
              {scenes.map((scene, index) => (
                <li key={scene.title}>
                  <button
                    type="button"
                    aria-current={index === current ? 'step' : undefined}
                    onClick={() => scrollToScene(index)}
                    className="border-t-2 border-line-strong pt-2 text-[0.8125rem] text-ink-soft transition-colors duration-200 hover:text-ink aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-ink"
                  >
                    {scene.title}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        </footer>
      </div>
    </div>
  )
}
