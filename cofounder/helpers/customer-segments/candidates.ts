// Candidates for the three segments: groups the founder named, then the atlas, then behaviours anyone can look for.
import type { CustomerSegment, SourcedText } from '../../../contracts/results/customer-segments.ts'
import type { SegmentSeed, Vertical } from '../../atlas/vertical.ts'
import { capitalise, excerpt, quote } from '../../language/phrases.ts'
import type { Group } from './groups.ts'

export type Candidate = Pick<
  CustomerSegment,
  'name' | 'who' | 'pain' | 'trigger' | 'find' | 'reach' | 'readiness' | 'scoreReason'
> & { origin: 'founder' | 'atlas' | 'behaviour' }

const judged = (text: string): SourcedText => ({ text, source: 'judgement' })
const fromAtlas = (text: string): SourcedText => ({ text, source: 'atlas' })

function ofSeed({ name, who, pain, trigger, find, reach, readiness }: SegmentSeed): Candidate {
  return {
    name,
    who: fromAtlas(capitalise(who)),
    pain: fromAtlas(capitalise(pain)),
    trigger: fromAtlas(capitalise(trigger)),
    find: fromAtlas(capitalise(find)),
    reach,
    readiness,
    scoreReason:
      'Scores are the atlas’s judgement of this vertical; nothing you saved speaks of this group yet.',
    origin: 'atlas',
  }
}

const evidenceWords: Record<number, string> = {
  5: 'money changed hands',
  4: 'something was done and counted',
  3: 'an amount of money or time was named',
  2: 'named, without a number',
  1: 'only talk about the future or praise',
  0: 'what you heard speaks against it',
}

function painOf(evidence: number, said: string, strongest: string): string {
  if (evidence === 0) return `What you heard speaks against it: ${strongest}`
  if (evidence === 1) return `Insufficient data: praise or talk about the future only (${said})`
  if (evidence === 2) return `Insufficient data on what it costs them; you said ${said}`
  return said
}

function ofGroup({ name, named, best, source, evidence }: Group, seed: SegmentSeed | undefined): Candidate {
  const said = quote(excerpt(named))
  const strongest = quote(excerpt(best))
  // Named without a number: the atlas's judgement counts, but no further than the middle.
  const readiness = evidence === 2 && seed ? Math.min(3, seed.readiness) : Math.max(1, evidence)
  return {
    name: capitalise(name),
    who: {
      text: best === named ? 'Named by you' : `Named by you. The strongest thing you reported: ${strongest}`,
      source,
    },
    pain: { text: painOf(evidence, said, strongest), source },
    trigger: seed
      ? fromAtlas(capitalise(seed.trigger))
      : judged('Not known yet. Ask the last three who cared what had happened that week.'),
    find: seed
      ? fromAtlas(capitalise(seed.find))
      : judged('Where you found the ones you already spoke to, and the two names each of them can give you'),
    reach: seed?.reach ?? 3,
    readiness,
    scoreReason: `Readiness ${readiness} because ${evidenceWords[evidence] ?? 'little is known'} (${source}); reach ${seed?.reach ?? 3} is ${seed ? 'the atlas’s' : 'our'} judgement.`,
    origin: 'founder',
  }
}

const behaviours: Candidate[] = [
  {
    name: 'Those who already pay someone to solve it',
    who: judged('Whoever has an invoice for the problem: a freelancer, an agency, a clumsy tool'),
    pain: judged('They pay and are still annoyed, so budget and pain are both proven'),
    trigger: judged('The next invoice or a bad result'),
    find: judged('Ask suppliers of today’s workaround who their customers are'),
    reach: 3,
    readiness: 4,
    scoreReason:
      'Our judgement: paying today is the strongest sign there is; nothing you saved names the group.',
    origin: 'behaviour',
  },
  {
    name: 'Those who built their own workaround',
    who: judged('People with a spreadsheet, a script or a ritual for it'),
    pain: judged('They spend hours that nobody pays for'),
    trigger: judged('The person who keeps the workaround leaves'),
    find: judged('Forums and groups where templates for the problem are shared'),
    reach: 4,
    readiness: 3,
    scoreReason: 'Our judgement: effort is proven, money is not.',
    origin: 'behaviour',
  },
  {
    name: 'Those who met the problem for the first time last month',
    who: judged('Newcomers: just opened, just hired, just moved'),
    pain: judged('They have no habit to give up'),
    trigger: judged('The event itself'),
    find: judged('Registers, job posts and courses for beginners'),
    reach: 3,
    readiness: 2,
    scoreReason: 'Our judgement: easy to switch, but they may not know yet what it costs.',
    origin: 'behaviour',
  },
]

const words = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(word => word.length > 4)
      .map(word => word.slice(0, 7)),
  )

const overlap = (a: string, b: string) => {
  const other = words(b)
  return [...words(a)].filter(word => other.has(word)).length
}

/** "Dental practices" is the market, not a segment of it. */
function isWholeMarket({ name, evidence }: Group, { buyer }: Vertical): boolean {
  const generic = words(`${buyer.many} ${buyer.one}`)
  return evidence < 4 && [...words(name)].every(word => generic.has(word))
}

/** What was seen outweighs what we judge: a group with evidence of its own goes before a better guess. */
const evidenceBonus = 6
export const rankOf = ({ reach, readiness, origin }: Candidate) =>
  reach * readiness + (origin === 'founder' && readiness >= 3 ? evidenceBonus : 0)

/** Exactly three, best first by reach × readiness. A founder's group takes the place of the seed it resembles. */
export function chooseThree(groups: readonly Group[], vertical: Vertical | null): Candidate[] {
  const seeds = [...(vertical?.segments ?? [])]
  const specific = groups.filter(group => !vertical || !isWholeMarket(group, vertical))
  const like = (group: Group) =>
    seeds
      .map(seed => ({ seed, shared: overlap(`${seed.name} ${seed.who}`, group.name) }))
      .filter(({ shared }) => shared > 0)
      .toSorted((a, b) => b.shared - a.shared)[0]?.seed
  const own: Candidate[] = []
  for (const group of specific) {
    if (own.length === (vertical ? 2 : 3)) break
    const closest = like(group)
    // A group without evidence only stands where the atlas has nothing, or knows it too.
    if (group.evidence < 3 && vertical && !closest) continue
    const seed = closest ?? (own.length === 0 ? seeds[0] : undefined)
    if (seed) seeds.splice(seeds.indexOf(seed), 1)
    own.push(ofGroup(group, seed))
  }
  const ranked = seeds.toSorted((a, b) => b.reach * b.readiness - a.reach * a.readiness).map(ofSeed)
  return [...own, ...ranked, ...behaviours]
    .slice(0, 3)
    .toSorted((a, b) => rankOf(b) - rankOf(a) || b.readiness - a.readiness)
}
