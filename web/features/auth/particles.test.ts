import { expect, test } from 'vitest'
import { createParticles, moveParticles, particleCount } from './particles.ts'

test('the number of particles grows with the window up to a limit', () => {
  expect(particleCount(320, 480)).toBe(40)
  expect(particleCount(1200, 800)).toBeGreaterThan(100)
  expect(particleCount(7680, 4320)).toBe(170)
})

test('after an hour of drifting, all particles are still in the window', () => {
  const particles = createParticles(800, 600)
  for (let frame = 0; frame < 60 * 60; frame++) moveParticles(particles, 800, 600, 1)
  for (const { x, y } of particles) {
    expect(x).toBeGreaterThan(-60)
    expect(x).toBeLessThan(860)
    expect(y).toBeGreaterThan(-60)
    expect(y).toBeLessThan(660)
  }
})

test('A01 drawing one frame takes far less than four milliseconds', () => {
  const particles = createParticles(2560, 1440)
  const started = performance.now()
  for (let frame = 0; frame < 1_000; frame++) moveParticles(particles, 2560, 1440, 0.016)
  expect((performance.now() - started) / 1_000).toBeLessThan(4)
})
