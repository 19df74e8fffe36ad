import { counted } from '../../../language/message.ts'
import type { Texts } from './texts.ts'

export const en: Texts = {
  opening:
    'Let us make it sharp enough that a stranger can repeat it. One question at a time; each answer lands in its place, in your words.',
  questions: {
    problem: [
      'What goes wrong for them today, without your product in the sentence?',
      'If the problem is clear, the rest can be checked against it.',
    ],
    customer: [
      'Who exactly is it for first: which job, which kind of place, which region?',
      'The first ten customers are easier to find than the first market.',
    ],
    solution: [
      'What do they do on the first day, and what do they get back?',
      'Said step by step it can be tried by hand this week.',
    ],
    difference: [
      'What would they use if you did not exist, and what is better in yours?',
      'That is the comparison each of them makes.',
    ],
    revenue: ['Who pays, how much, and for what?', 'A price said aloud is the cheapest test there is.'],
    'revenue-number': [
      'As one number with its unit, what would you say tomorrow?',
      'A number can be refused, and a refusal teaches.',
    ],
    risk: [
      'What must be true for this to work that you have not seen yourself?',
      'That is what to test first.',
    ],
  },
  labels: {
    problem: 'Problem',
    customer: 'Customer',
    solution: 'Solution',
    difference: 'Difference',
    revenue: 'Revenue',
    risk: 'Riskiest assumption',
  },
  blank: '[still open]',
  version: 'Your idea, version',
  changed: 'New:',
  canvasLead: 'Lean canvas',
  openBox: 'open:',
  boxes: {
    Problem: ['Problem', 'What goes wrong for them today.'],
    'Customer segments': ['Customer segments', 'Who has it worst.'],
    'Unique value proposition': ['Unique value proposition', 'What is better than today’s way.'],
    Solution: ['Solution', 'What they do on the first day.'],
    Channels: ['Channels', 'The one place where ten of them can be met.'],
    'Revenue streams': ['Revenue streams', 'Who pays, how much, for what.'],
    'Cost structure': ['Cost structure', 'What one customer costs you in a month.'],
    'Key metrics': ['Key metrics', 'The one number that shows it helps.'],
    'Unfair advantage': ['Unfair advantage', 'What you have that cannot be bought.'],
  },
  done: 'The canvas is yours: change a box and it counts. Write more, and it is added.',
  confidence: counted(
    'en',
    'It holds what you told me ({count, plural, one {# answer} other {# answers}}), each in the box it was asked for; nothing was checked.',
  ),
  counter:
    'A clear sentence is not yet a true one. The riskiest assumption decides, and only people outside can answer it.',
  thin: 'A box of one or two words says little. Begin with the problem: write one case in a sentence, what happened, to whom, and when last.',
  testFirst:
    'Tell the idea to three people of your first group and ask them to repeat it. Then test the riskiest assumption within two weeks.',
  actions: [
    'Read your idea aloud to someone who does the job, and note what they ask first.',
    'Write the test for your riskiest assumption: what you do, what you count, which number is enough.',
    'Fill one open box from a conversation, not from the desk.',
  ],
}
