import { aimWords } from '../../../../../venture/language/founder-choices.ts'
import { listed, type Marks } from './marks.ts'

export const en: Marks = {
  known: ['a guess', 'told to me', 'told with a figure or a case', 'seen by me', 'seen in their records'],
  money: [
    'nobody yet, or only a price',
    'they would pay',
    'an unpaid trial',
    'committed or paid',
    'paid and stayed',
  ],
  reach: ['an idea', 'a named place', 'with a count', 'introduced there', 'customers came from it'],
  evidence: ['nobody yet', 'spoke with one', 'spoke with five', 'watched three', 'they acted unasked'],
  permissions: {
    'none needed': 'none needed',
    'have it': 'I have it',
    'not yet': 'not yet',
    forbidden: 'forbidden',
    unknown: 'I do not know',
  },
  aims: aimWords.en,
  verdict: 'Verdict',
  intro:
    'That was everything I ask. Before a verdict, read your lines back: strike, move or edit them, and mark how you know each one.',
  unmarked: 'not marked: counts as told',
  paidNeeds: missing =>
    `Paid counts with how many, how much and since when. In the line I did not read: ${listed(missing, { count: 'how many', amount: 'how much', date: 'since when' })}. So it counts as told.`,
  byMarks: 'By your own marks.',
  aimNeeds: missing =>
    `Whether the market carries what you want is open.${missing.length ? ` I did not read: ${listed(missing, { aim: 'what you are after', buyers: 'one count of those who pay, in Reach', price: 'a price with its period and currency, in Money' })}.` : ''}`,
  reachRead: read =>
    `In Reach I read ${read}, as those you reach: for a sum, put one number of buyers there, named as in Money.`,
  priceRead: read =>
    `In Money I read ${read}: for a sum, add what one of them pays in a month or a year, with the currency by its code, such as EUR.`,
  whoseMoney: name => `Several countries have ${name}: for the aim, write the code, such as EUR.`,
  nobodyPaid: 'GO needs somebody who has committed or paid; in the line of money I read no payment yet.',
  tooSmall: 'The market you counted is too small for what you want.',
  unplaced: 'Money holds a second number that I could not place: fill in how many said no or left.',
  go: 'Six lines and more stand on more than hearsay, and people have paid. Lies cannot be seen: it is as true as your marks.',
  left: 'By your words some who paid have left: ask each of them why before you win more.',
  open: 'Open: ',
  before: 'before',
  reasons: {
    unlawful: 'What you describe needs a permission, and none was named.',
    forbidden: 'You marked it as forbidden: this is about the law, not about your effort.',
    refuted: 'What you saw refutes it.',
    'own pivot': 'You want to turn.',
    refusals: 'At least five said no, and three times as many as paid: the offer or the group has to change.',
    misfit: 'Problem and customer do not fit together.',
    'few answers': 'Fewer than six lines are answered.',
    'few lines': 'Fewer than six lines stand above “told”.',
    money:
      'Money stands below “committed or paid”. If somebody has committed or paid you, mark it so, and write how many, how much and since when into the line.',
    contradiction: 'Two of your facts disagree.',
    permission: 'Whether a permission is needed and held is open.',
  },
  market: (count, price, total, aim) =>
    `If the ${count} are your buyers, all of them at ${price} make ${total} a year${aim}.`,
  forAim: (aim, bar, isCarried) =>
    isCarried
      ? `: enough for ${aim}, for which I count with about ${bar}`
      : `: not ${aim}, for which I count with about ${bar}`,
  confidence: above =>
    `${above} of 8 lines are better known than told, by your own marks. I cannot see whether a mark is right.`,
}
