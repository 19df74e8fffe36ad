// One line of outside knowledge that belongs to the question, with whose figure it is and of which year.

import { formatMoney, formatPercent } from '../../../contracts/figures.ts'
import { findVerticals } from '../../atlas/match.ts'
import type { Vertical } from '../../atlas/vertical.ts'
import { joinList } from '../../language/phrases.ts'
import type { MentorTopic } from './topic.ts'

function priceLine({ prices, name }: Vertical): string | null {
  const [price] = prices
  if (!price) return null
  const range =
    price.low === price.high
      ? formatMoney(price.low, price.currency)
      : `${formatMoney(price.low, price.currency)} to ${formatMoney(price.high, price.currency)}`
  return `For comparison in ${name.toLowerCase()}: ${price.what}, ${range} per ${price.per} (${price.source}, ${price.year}).`
}

export function atlasLine(topic: MentorTopic, about: string, industry: string | null): string | null {
  if (!topic.atlas) return null
  const vertical = findVerticals(about, industry)[0]?.vertical
  if (!vertical) return null
  switch (topic.atlas) {
    case 'prices':
      return priceLine(vertical)
    case 'channels':
      return vertical.channels.length
        ? `Where ${vertical.buyer.many} are usually reached: ${joinList(vertical.channels.slice(0, 3))} (built-in atlas).`
        : null
    case 'players':
      return vertical.players.length
        ? `Names a buyer in ${vertical.name.toLowerCase()} will bring up: ${joinList(vertical.players.slice(0, 3).map(player => player.name))} (built-in atlas).`
        : null
    case 'churn':
    case 'cac': {
      const benchmark = vertical[topic.atlas]
      return benchmark && topic.atlas === 'churn'
        ? `A benchmark: ${benchmark.what}, around ${formatPercent(benchmark.likely)} (${benchmark.source}, ${benchmark.year}).`
        : null
    }
    case 'regulation':
      return vertical.regulation[0] ? `In your field look at this first: ${vertical.regulation[0]}` : null
  }
}
