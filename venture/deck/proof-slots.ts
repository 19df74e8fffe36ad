// The slots about proof: what was tested, what could still go wrong, and how well each fact is known.
import type { Assumption, Experiment } from '../../contracts/evidence.ts'
import type { Fact } from '../../contracts/facts.ts'
import { outcomeOf } from '../experiments/outcome.ts'
import { placeAssumptions } from '../experiments/support.ts'
import { contradictions } from '../facts/compare.ts'
import { bearsOf, rung, weigh } from '../facts/evidence.ts'
import { isCardFigure } from '../figures/card-figure.ts'
import { beliefName, type Material, type Place, placeOf, testName, topicLabel } from '../figures/figures.ts'
import { factsAbout } from './facts-about.ts'
import { type Draft, slot, words } from './slot.ts'
import { countWords } from './words.ts'

const outcomeWords = {
  right: 'Tested, came out right',
  wrong: 'Tested, came out wrong',
  unclear: 'Tested, unclear',
}

export function testSlots(material: Material): Draft[] {
  const { tests, changes } = material
  const meeting = meetingIn(material)
  const sealed = tests.filter(({ state, sealed_at }) => state === 'open' && sealed_at !== null)
  // The test of the greatest risk is left out here until it has a result. Until then, `riskSlots` shows it beside
  // the risk.
  const others = sealed.filter(test => test !== meeting || test.resulted_at !== null)
  const open = others.length > 0 ? others : sealed
  const done = open
    .filter(({ resulted_at }) => resulted_at !== null)
    .toSorted((one, other) => (other.resulted_at ?? '').localeCompare(one.resulted_at ?? ''))
  const shown = [...done, ...open.filter(test => !done.includes(test))].slice(0, 2)
  if (shown.length === 0)
    return [
      slot('product.test1', null, {
        label: 'Tested',
        blank: ['What you tested, and what came out', 'evidence'],
      }),
    ]
  return shown.map((test, index) => {
    const own = changes.filter(({ experiment_id }) => experiment_id === test.id)
    const outcome = outcomeOf(test, own)
    return slot(`product.test${index + 1}`, `{${testName(test)}:words}`, {
      label: outcome ? outcomeWords[outcome] : 'Being tested',
    })
  })
}

/** The most important assumption without strong evidence (the "leap of faith"). */
function leapOf({ facts, assumptions, links, tests, changes }: Material): Assumption | null {
  const [leap] = placeAssumptions(assumptions, { facts, links, tests, changes })
  return leap && leap.support.level !== 'strong' ? leap.assumption : null
}

/**
 * The assumptions that are linked to the greatest risk. If there is no risk, it is the most important assumption
 * without strong evidence.
 */
function threatened(material: Material, risk: Fact | undefined): Assumption[] {
  const { links, assumptions } = material
  const leap = leapOf(material)
  return risk
    ? assumptions.filter(({ id }) =>
        links.some(({ fact_id, assumption_id }) => fact_id === risk.id && assumption_id === id),
      )
    : [leap].filter(found => found !== null)
}

const meetingIn = (material: Material): Experiment | undefined => {
  const about = threatened(material, factsAbout(material, ['risk'])[0])
  return material.tests.find(
    ({ state, assumption_id }) => state === 'open' && about.some(({ id }) => id === assumption_id),
  )
}

/**
 * The greatest risk in the founder's words, with the test for it. If there is no risk, it is the most important
 * assumption without strong evidence.
 */
export function riskSlots(material: Material): Draft[] {
  const { tests } = material
  const [risk] = factsAbout(material, ['risk'])
  const leap = leapOf(material)
  const about = threatened(material, risk)
  const template = words(risk) ?? (leap && `{${beliefName(leap)}:words}`)
  const test = meetingIn(material)
  return [
    slot('product.risk', template, {
      label: risk || !leap ? 'Greatest risk' : 'Greatest risk, not proven',
      blank: ['What could still go wrong', placeOf('risk')],
    }),
    slot('product.meets', test && ruleName(test), {
      label: 'The test that meets it',
      blank: template
        ? [
            risk && about.length === 0 && tests.some(({ state }) => state === 'open')
              ? 'The test that meets this risk: link the risk to its assumption'
              : 'The test that meets this risk',
            'evidence',
          ]
        : undefined,
    }),
  ]
}

const ruleName = (test: Experiment) => `{${testName(test)}-rule}`

/** A text with at most this many words may be only a number, so its label also shows the topic. */
const fewWords = 5
const about = (label: string, fact: Fact | undefined): string =>
  fact && !isCardFigure(fact) && countWords(fact.text) <= fewWords
    ? `${label}: ${topicLabel(fact.topic).toLowerCase()}`
    : label

export function knowledgeSlots(material: Material, held: readonly Fact[]): Draft[] {
  const byRung = held.toSorted((one, other) => rung(weigh(other)) - rung(weigh(one)))
  const strongest = byRung.find(
    fact => bearsOf(fact) !== 'against' && fact.evidence !== null && weigh(fact) !== 'guess',
  )
  const against = byRung.find(fact => bearsOf(fact) === 'against')
  // Finds the greatest risk. It is left out here, because another slide already shows it.
  const [risk] = factsAbout(material, ['risk'])
  const guess = held.find(fact => fact !== strongest && fact !== risk && weigh(fact) === 'guess')
  const leap = leapOf(material)
  const [clash] = contradictions(held)
  return [
    slot('knowledge.headline', words(strongest), {
      label: about('Best known', strongest),
      blank: ['One fact with how you know it: told, seen, committed, paid', 'evidence'],
    }),
    slot('knowledge.against', words(against), { label: about('Speaks against it', against) }),
    slot('knowledge.leap', leap && `{${beliefName(leap)}:words}`, {
      label: 'Not proven yet',
      ...(material.assumptions.length === 0 && {
        blank: ['What must be true for this to work', 'evidence'] as [string, Place],
      }),
    }),
    slot('knowledge.guess', words(guess), { label: about('Not checked', guess) }),
    slot('knowledge.clash', words(clash?.later), { label: 'Said differently before' }),
  ]
}
