// The facts that a result was made from, and whether they are still true.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { Fact, RestsOn } from '../../contracts/facts.ts'
import { isHeld, personIn, plain } from './compare.ts'
import { type FactReader, pickFacts } from './pick.ts'

/** The facts behind a new result: all held facts that the helper reads, as they are now. */
export function restOf(facts: readonly Fact[], reader: FactReader): RestsOn {
  return restOn(pickFacts(facts, reader).filter(isHeld))
}

/**
 * Uses the clock of the database. A later change then always has a later time, even if this machine's clock is
 * wrong.
 */
export function restOn(facts: readonly Fact[]): RestsOn {
  const [newest = new Date(0).toISOString()] = facts
    .map(({ updated_at }) => updated_at)
    .toSorted((one, other) => Date.parse(other) - Date.parse(one))
  const said = Object.fromEntries(facts.map(({ id, text }) => [id, begun(text)]))
  return { facts: facts.map(({ id }) => id), at: newest, said }
}

/** The part of a text that is stored for comparison. The database cuts the text at the same length. */
const begun = (text: string) => [...text].slice(0, 200).join('')

/** Payments, promises and refusals that were recorded after the result was made. The result does not contain them. */
export function loggedSince(facts: readonly Fact[], reader: FactReader, restsOn: RestsOn): Fact[] {
  const made = Date.parse(restsOn.at)
  return pickFacts(facts, reader).filter(
    fact =>
      isHeld(fact) &&
      personIn(fact.value) &&
      !restsOn.facts.includes(fact.id) &&
      Date.parse(fact.created_at ?? fact.said_at) > made,
  )
}

/**
 * Facts behind a result that were later corrected, withdrawn or replaced. Deleted facts are only counted, because
 * their text is gone.
 */
export function changedSince(
  facts: readonly Fact[],
  restsOn: readonly string[],
  madeAt: string,
): { changed: Fact[]; gone: number } {
  const byId = new Map(facts.map(fact => [fact.id, fact]))
  const known = restsOn.flatMap(id => byId.get(id) ?? [])
  const made = Date.parse(madeAt)
  return {
    changed: known.filter(fact => !isHeld(fact) || Date.parse(fact.updated_at) > made),
    gone: restsOn.length - known.length,
  }
}

/** `now`: null if the fact is no longer held. `before`: null if its old text was not stored. */
export type Move = { topic: FactTopic; before: string | null; now: string | null }

/** The text of each changed fact, when the result was made and now. */
export function movesSince(facts: readonly Fact[], restsOn: RestsOn): Move[] {
  const made = Date.parse(restsOn.at)
  const { changed } = changedSince(facts, restsOn.facts, restsOn.at)
  const saidOf = ({ id, quote }: Fact) => restsOn.said?.[id] ?? quote
  const inPlaceOf = ({ topic, subject }: Fact) =>
    facts
      .filter(fact => isHeld(fact) && fact.topic === topic && plain(fact.subject) === plain(subject))
      .filter(fact => !personIn(fact.value) && !restsOn.facts.includes(fact.id))
      .filter(({ created_at, said_at }) => Date.parse(created_at ?? said_at) > made)
      .toSorted((one, other) => other.said_at.localeCompare(one.said_at))[0]
  const moves = changed.map(
    (fact): Move =>
      isHeld(fact)
        ? { topic: fact.topic, before: saidOf(fact), now: fact.text }
        : { topic: fact.topic, before: saidOf(fact) ?? fact.text, now: inPlaceOf(fact)?.text ?? null },
  )
  const isNews = ({ before, now }: Move) => now === null || before === null || begun(before) !== begun(now)
  const isFirst = ({ topic, before, now }: Move, at: number) =>
    moves.findIndex(one => one.topic === topic && one.before === before && one.now === now) === at
  return moves.filter((move, at) => isNews(move) && isFirst(move, at))
}

/**
 * Prints a change, for example "€79 a month → €99 a month". A field name at the start of both texts is left out,
 * because the topic is shown above.
 */
export function sayMove({ before, now }: Move): string {
  const field = /^[^:.!?\n]{2,60}: /.exec(before ?? '')?.[0]
  const bare = (text: string) => (field && text.startsWith(field) ? text.slice(field.length) : text)
  const isSame = now === null || (field !== undefined && now.startsWith(field))
  const [was, is] = [before, now].map(text => text && shortened(isSame ? bare(text) : text))
  return was ? `${was} → ${is ?? gone}` : (is ?? gone)
}

const gone = 'no longer true'

function shortened(text: string): string {
  const whole = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.。]+$/, '')
  return whole.length > mostShown ? `${whole.slice(0, mostShown - 1).trimEnd()}…` : whole
}
const mostShown = 120
