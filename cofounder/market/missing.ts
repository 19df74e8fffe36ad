import { formatCount, formatMoney, formatShortMoney } from '../../contracts/figures.ts'
import type { MissingInput } from '../../contracts/results/market-research.ts'
import type { Assumption } from '../../contracts/sizing.ts'
import { type Frame, inPlace, placeName } from './frame.ts'

const findCount =
  'Your national statistics office counts businesses by branch (NACE or NAICS code); the trade association’s member count plus its own estimate of coverage is the next best.'

/** What we need from the founder, why, and how to get it. */
export function missingInputs(
  frame: Frame,
  { buyers, price }: { buyers: Assumption | null; price: Assumption | null },
): MissingInput[] {
  const { vertical, facts, placeAssumed, currency } = frame
  const missing: MissingInput[] = []
  if (!vertical && facts.buyers?.noun)
    missing.push({
      what: `What ${facts.buyers.noun} use today instead, and what it costs them`,
      why: 'The built-in atlas does not know this trade, so it can name no competitor and no usual price; your count and your price carry the sizes alone.',
      how: 'Ask five of them to show you, not to tell you, how they do it now.',
    })
  if (!vertical && !facts.buyers?.noun)
    missing.push({
      what: 'Who exactly buys, in two or three plain words',
      why: 'The built-in atlas knows no market that matches these words, so there is no count, no price and no competitor to lean on.',
      how: 'Name a trade, a role or a kind of household, and what they do today instead.',
    })
  if (!buyers)
    missing.push({
      what: `How many ${vertical?.buyer.many ?? 'possible buyers'} there are ${inPlace(frame)}`,
      why: 'There is no solid count for this place in the atlas, and a market size without a count of buyers is a guess.',
      how: findCount,
    })
  if (!price) missing.push(missingPrice(frame, buyers))
  if (facts.price?.perSeat)
    missing.push({
      what: 'How many seats or units one customer takes',
      why: 'You gave a price per unit; the sizes below count one per buyer, so they are a lower bound.',
      how: 'Ask five possible buyers how many they would license in the first year.',
    })
  if (placeAssumed)
    missing.push({
      what: 'Where you sell first',
      why: `You named no country, so this assumes ${placeName(frame)} and ${currency}.`,
      how: 'Add a country or city to the market line and run it again.',
    })
  if (facts.everyone)
    missing.push({
      what: `Who exactly, instead of “${facts.everyone}”`,
      why: 'A market of everyone has no list to call and no place to meet it; nobody feels meant.',
      how: 'Name the group that had the problem last week and already did something about it.',
    })
  return missing
}

function missingPrice({ currency, facts, vertical }: Frame, buyers: Assumption | null): MissingInput {
  const one = vertical?.buyer.one ?? 'customer'
  const worth = buyers
    ? ` Each ${formatMoney(10, currency)} a month you charge is worth ${formatShortMoney(buyers.likely * 120, currency)} of TAM a year here (${formatCount(buyers.likely)} ${buyers.unit} × ${formatMoney(120, currency)}).`
    : ''
  if (facts.commission)
    return {
      what: `Yearly sales volume of one ${one}`,
      why: `You earn a share (“${facts.commission.quote}”): without the volume it applies to there is no yearly revenue per ${one}.`,
      how: `Ask five of them for orders per month and the average order value.${worth}`,
    }
  if (facts.usePrice)
    return {
      what: `How often one ${one} pays in a year`,
      why: `You charge per use (“${facts.usePrice.quote}”): the yearly amount is missing.`,
      how: `Count the last three months of one real customer and multiply by four.${worth}`,
    }
  return {
    what: `What one ${one} would pay in a year`,
    why: 'You named no price and the atlas has no published price that holds here.',
    how: `Ask five of them what they pay today for the nearest thing, then name your price and watch the face.${worth}`,
  }
}
