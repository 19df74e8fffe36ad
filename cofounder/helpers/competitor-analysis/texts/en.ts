import { counted } from '../../../language/message.ts'
import type { Texts } from './texts.ts'

export const en: Texts = {
  opening:
    'I lead product at the company whose customers you want. I find out, politely, whether I need to worry about you. One question at a time, eleven at most; then you get the comparison and where you would lose to me today.',
  questions: {
    direct: [
      'Which products or companies would a customer put next to yours, as a list with commas?',
      'A buyer has these names in mind before you speak.',
    ],
    'direct-names': [
      'Only the names, with commas between them, or “none”: which are they?',
      'Each name gets a row of its own in the comparison.',
    ],
    'status-quo': [
      'What do they do today if they buy from nobody?',
      'Most lost deals end in no decision at all.',
    ],
    indirect: [
      'Which quite different thing does the same job: an agency, a spreadsheet, a neighbour?',
      'The same money can go there.',
    ],
    positioning: [
      'At what exactly are you better, and for whom?',
      'One difference a buyer can check beats five that sound good.',
    ],
    price: [
      'What do you charge, and what does each of those names, or today’s way, cost them?',
      'A price is cheap or dear only beside another one.',
    ],
    'price-theirs': [
      'And what do they pay for each of those names, or for today’s way?',
      'Without their number yours has no anchor.',
    ],
    switching: [
      'What must a customer do to move over to you: data, staff, contract, habits?',
      'Whoever does that work decides whether they move.',
    ],
    moat: ['What could I not copy by next summer?', 'A head start ends, something that grows does not.'],
  },
  labels: {
    direct: 'Direct rivals',
    indirect: 'Indirect rivals',
    'status-quo': 'Doing nothing',
    positioning: 'Positioning',
    price: 'Price',
    switching: 'Switching',
    moat: 'Moat',
  },
  losses: {
    direct: [
      'In the first comparison: a buyer asks how you differ from a name on their list.',
      'Ask five buyers which names were on their list the last time they looked, with prices.',
    ],
    'status-quo': [
      'Against no decision at all: it needs no training and no invoice.',
      'Find three who looked and decided nothing, and ask what it has cost them since.',
    ],
    indirect: [
      'Against a quite different way that is already there.',
      'Ask five buyers what they would use tomorrow if every product of the kind vanished.',
    ],
    positioning: [
      'On the comparison page, where a rival can write the same sentence.',
      'Show five buyers your sentence and a rival’s without logos, and ask whose is whose.',
    ],
    price: [
      'When the buyer asks: compared with what.',
      'Put both prices on one page and ask five buyers which they would have to defend.',
    ],
    switching: [
      'In the week of switching: data, staff and habits are work for somebody.',
      'Move one real customer over yourself, with a stopwatch running.',
    ],
    moat: [
      'In the second year, once it works and a larger rival looks at it.',
      'Ask someone who builds such products how long a copy takes, and what cannot be copied.',
    ],
  },
  columns: ['Rival', 'Chosen for', 'Price', 'Where you win', 'Where you lose', 'From'],
  kinds: { direct: 'direct', indirect: 'indirect', 'status quo': 'status quo' },
  steppingOut: 'Stepping out of my role: this is how the field looks from the other side.',
  origins: { benchmark: 'benchmark', web: 'web', estimate: 'estimate' },
  doingNothing: 'Doing nothing',
  seeWords: 'see your words below',
  prices: 'Prices, in your words.',
  notSaid: 'open',
  toFind: 'To find out: ask three who chose it',
  toCompare: 'To compare: what you do that this cannot',
  samePrice: 'By these prices you both ask the same, so “cheaper” is not shown.',
  they: 'you',
  position: 'Your position.',
  positionOpen: 'This line is still open. Finish it for a buyer: “Choose us, not them, if you …”.',
  lossesLead: 'Where you would lose today',
  answersLead: 'What I asked and what you said',
  lowered: lines => `No words of yours carry these lines, so they count as a guess: ${lines}.`,
  open: 'This line is still open.',
  confidence: counted(
    'en',
    'It rests on what you told me ({count, plural, one {# answer} other {# answers}}); I looked nothing up and checked no rival.',
  ),
  counter:
    'A buyer who does nothing makes no mistake. Until waiting costs more than you, that is the rival to beat.',
  tryRival:
    'Look at the first rival on your list as a customer meets it, and write down each step that annoys you.',
  askNo: 'Ask three who said no, to you or to anyone like you, what they did instead.',
}
