import { useEffect, useRef } from 'react'
import { useTheme } from '../../lib/theme.ts'
import { createParticles, moveParticles, type Particle, radiusOf } from './particles.ts'

/**
 * Drifting particles behind the sign-in form. They stop while the page is hidden, and for visitors who prefer
 * reduced motion.
 */
export function ParticleField({ className = '' }: { className?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const theme = useTheme()
  useEffect(() => {
    const element = canvas.current
    return element ? animate(element, theme === 'night' ? 0.75 : 0.5) : undefined
  }, [theme])
  return (
    <div aria-hidden="true" className={className}>
      <canvas ref={canvas} data-particles className="size-full will-change-transform" />
    </div>
  )
}

function animate(canvas: HTMLCanvasElement, strength: number): () => void {
  const context = canvas.getContext('2d')
  if (!context) return () => {}
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const style = getComputedStyle(canvas)
  const colors = { ink: style.getPropertyValue('--ink'), ember: style.getPropertyValue('--ember') }
  let particles: Particle[] = []
  let size = { width: 0, height: 0 }
  let frame = 0
  let last = 0

  function resize() {
    // One canvas pixel per CSS pixel is enough for dust, and needs a quarter of the work on a high-density screen.
    size = { width: canvas.clientWidth, height: canvas.clientHeight }
    canvas.width = size.width
    canvas.height = size.height
    particles = createParticles(size.width, size.height)
    draw()
  }
  function draw() {
    if (!context) return
    context.clearRect(0, 0, size.width, size.height)
    for (const isEmber of [false, true]) {
      context.fillStyle = isEmber ? colors.ember : colors.ink
      for (const particle of particles) {
        if (particle.isEmber !== isEmber) continue
        context.globalAlpha = (isEmber ? 0.35 : 0.12) + particle.depth * strength * 0.6
        context.beginPath()
        context.arc(particle.x, particle.y, radiusOf(particle), 0, Math.PI * 2)
        context.fill()
      }
    }
  }
  function step(now: number) {
    // The limit keeps the particles from jumping after a pause.
    const seconds = Math.min(0.05, (now - last) / 1_000)
    last = now
    moveParticles(particles, size.width, size.height, seconds)
    draw()
    frame = window.requestAnimationFrame(step)
  }
  function startOrRest() {
    window.cancelAnimationFrame(frame)
    canvas.dataset.state = 'resting'
    if (isCalm || document.hidden) return
    canvas.dataset.state = 'moving'
    last = performance.now()
    frame = window.requestAnimationFrame(step)
  }

  const observer = new ResizeObserver(resize)
  observer.observe(canvas)
  document.addEventListener('visibilitychange', startOrRest)
  startOrRest()
  return () => {
    window.cancelAnimationFrame(frame)
    observer.disconnect()
    document.removeEventListener('visibilitychange', startOrRest)
  }
}
