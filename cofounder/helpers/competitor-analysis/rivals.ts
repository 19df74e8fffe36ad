// Who else gets this customer's money or patience: from the founder's words first, then from the atlas.
import type { CompetitionDimension, Rival } from '../../../contracts/results/competitor-analysis.ts'
import { findVerticals } from '../../atlas/match.ts'
import type { Player, Vertical } from '../../atlas/vertical.ts'
import type { Interview } from '../../interview/state.ts'
import { findNames } from '../../language/names.ts'
import { capitalise, excerpt, quote } from '../../language/phrases.ts'
import type { Reading } from '../../language/reading.ts'
import { everydayTools } from './dimensions.ts'

type State = Interview<CompetitionDimension>

function priceBeside(reading: Reading, name: string): string | null {
  const start = reading.text.indexOf(name)
  const after = reading.text.slice(start + name.length)
  const nextName = findNames(after)[0]
  const reach = nextName ? after.slice(0, after.indexOf(nextName)) : after
  const amount = reading.money.find(money => reach.includes(money.text))
  return amount ? `${amount.text}${amount.per && amount.per !== 'use' ? ` a ${amount.per}` : ''}` : null
}

const loseTo = {
  direct: [
    'They have customers, reviews and a salesperson; you have a promise.',
    'A buyer who must justify the choice picks the name the boss knows.',
    'They can copy your one feature faster than you can copy the rest of theirs.',
  ],
  indirect: [
    'It is already paid for and everyone knows how to use it.',
    'It bends to every odd case; yours handles the ones you thought of.',
  ],
  'status quo': ['It needs no decision, no training and no invoice.'],
} as const

/** What the founder set against this very rival; a difference from one is no difference from another. */
function winOver(state: State, name: string, isFirst: boolean): string {
  const { positioning, price } = state.standings
  const against = positioning.heard.find(
    ({ reading, score }) => score >= 2 && reading.text.toLowerCase().includes(name.toLowerCase()),
  )
  if (against) return `You said ${quote(excerpt(against.reading, name))}`
  if (isFirst && positioning.best && positioning.score >= 3)
    return `You said ${quote(excerpt(positioning.best))}`
  if (isFirst && price.best && price.score >= 3) return `Price, perhaps: ${quote(excerpt(price.best))}`
  return positioning.score >= 2
    ? 'Not compared yet: say what you do that this cannot.'
    : 'Open: you named no advantage a buyer could check.'
}

function reasonToChoose(
  reading: Reading,
  name: string,
  players: readonly Player[],
): Pick<Rival, 'chosenFor' | 'provenance'> {
  const player = players.find(it => it.name.toLowerCase().startsWith(name.toLowerCase()))
  if (player) return { chosenFor: capitalise(player.line), provenance: 'benchmark' }
  const saysMore = /\b(?:only|does|offers?|lets?|has|have|charges?|costs?|is|are|good at|better|for)\b/i.test(
    reading.text,
  )
  return {
    chosenFor: saysMore
      ? `You said ${quote(excerpt(reading, name))}`
      : 'You named it, not what people choose it for',
    provenance: 'founder',
  }
}

const isPartner =
  /\b(?:partner\w*|contract with|exclusiv\w*|introduc\w*|through|newsletter|investors?|advis\w*|pilot with|customers? (?:like|such as))\b/i

function named(state: State, readings: readonly Reading[], players: readonly Player[]): Rival[] {
  const rivals = new Map<string, Rival>()
  for (const reading of readings) {
    if (reading.signals.instruction || isPartner.test(reading.text)) continue
    for (const name of findNames(reading.text)) {
      const known = rivals.get(name.toLowerCase())
      const price = priceBeside(reading, name)
      if (known) {
        known.price ??= price
        continue
      }
      const kind = everydayTools.test(name) ? 'indirect' : 'direct'
      rivals.set(name.toLowerCase(), {
        name,
        kind,
        ...reasonToChoose(reading, name, players),
        price,
        youWin: winOver(state, name, rivals.size === 0),
        youLose: loseTo[kind][rivals.size % loseTo[kind].length] ?? loseTo[kind][0],
      })
    }
  }
  return [...rivals.values()].slice(0, 4)
}

function fromAtlas(state: State, players: readonly Player[], known: readonly Rival[]): Rival[] {
  const said = known.map(rival => rival.name.toLowerCase())
  return players
    .filter(player => !said.some(name => player.name.toLowerCase().startsWith(name)))
    .slice(0, Math.max(0, 3 - known.filter(rival => rival.kind === 'direct').length))
    .map((player, index) => ({
      name: player.name,
      kind: 'direct' as const,
      chosenFor: capitalise(player.line),
      price: null,
      youWin: winOver(state, player.name, known.length + index === 0),
      youLose: loseTo.direct[(known.length + index) % loseTo.direct.length] ?? loseTo.direct[0],
      provenance: 'benchmark' as const,
    }))
}

function statusQuo(state: State, vertical: Vertical | undefined): Rival {
  const { best, score } = state.standings['status-quo']
  const said = score >= 2 ? best : null
  return {
    name: 'Doing nothing',
    kind: 'status quo',
    chosenFor: said
      ? `You said ${quote(excerpt(said))}`
      : capitalise(vertical?.statusQuo ?? 'it is free, familiar and needs nobody’s approval'),
    price: null,
    youWin: said?.quantities.length
      ? 'The cost of waiting has a figure; put it first.'
      : 'Only if you can say what a year of waiting costs.',
    youLose: loseTo['status quo'][0],
    provenance: said ? 'founder' : vertical ? 'benchmark' : 'estimate',
  }
}

function substitute(state: State, known: readonly Rival[]): Rival[] {
  const { heard } = state.standings.indirect
  const said = heard
    .toSorted((a, b) => b.score - a.score)
    .find(({ reading, score }) => score >= 2 && reading !== state.standings['status-quo'].best)
  if (!said || known.some(rival => rival.kind === 'indirect')) return []
  const tool = everydayTools.exec(said.reading.text)?.[0]
  return [
    {
      name: tool ? capitalise(tool) : 'Another way to do it',
      kind: 'indirect',
      chosenFor: `You said ${quote(excerpt(said.reading))}`,
      price: said.reading.money[0]?.text ?? null,
      youWin: winOver(state, tool ?? '\u0000', false),
      youLose: loseTo.indirect[0],
      provenance: 'founder',
    },
  ]
}

export function listRivals(state: State, background: string): Rival[] {
  const readings = state.answers.flatMap(answer => answer.readings)
  const text = [background, ...state.answers.map(answer => answer.text)].join('\n')
  const vertical = findVerticals(text)[0]?.vertical
  const players = vertical?.players ?? []
  const byFounder = named(state, readings, players)
  const rivals = [...byFounder, ...substitute(state, byFounder), ...fromAtlas(state, players, byFounder)]
  return [...rivals.slice(0, 7), statusQuo(state, vertical)]
}
