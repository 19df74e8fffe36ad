// The motion of the particles on the sign-in page: drifting dust and rising embers. The component draws them.
export type Particle = {
  x: number
  y: number
  /** The distance from 0 (far: small, slow, pale) to 1 (near). */
  depth: number
  isEmber: boolean
  /** The phase of the particle's sideways motion, in radians. */
  phase: number
}

export type Random = () => number

/** The number of particles for an area. The limits keep a frame cheap. */
export function particleCount(width: number, height: number): number {
  return Math.round(Math.min(170, Math.max(40, (width * height) / 9_000)))
}

export function createParticles(width: number, height: number, random: Random = Math.random): Particle[] {
  return Array.from({ length: particleCount(width, height) }, (_, index) => ({
    x: random() * width,
    y: random() * height,
    depth: random(),
    isEmber: index % 5 === 0,
    phase: random() * Math.PI * 2,
  }))
}

export const radiusOf = (particle: Particle) => (particle.isEmber ? 1.1 : 0.8) + particle.depth * 1.7

/** Moves all particles by `seconds`. A particle that leaves at one edge returns at the opposite edge. */
export function moveParticles(particles: Particle[], width: number, height: number, seconds: number): void {
  for (const particle of particles) {
    const speed = 6 + particle.depth * 16
    particle.phase += seconds * (0.4 + particle.depth * 0.6)
    particle.x += (Math.sin(particle.phase) * 7 + speed * 0.25) * seconds
    particle.y -= (particle.isEmber ? speed * 1.7 : speed * 0.55) * seconds
    if (particle.y < -8) particle.y = height + 8
    if (particle.x > width + 8) particle.x = -8
    else if (particle.x < -8) particle.x = width + 8
  }
}
