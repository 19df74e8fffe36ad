import { counted } from '../../../language/message.ts'
import { openLines, type Texts } from './texts.ts'

export const en: Texts = {
  opening:
    'I am your pitch coach. Eight short questions at most, then I write your pitch for an investor, a customer and a partner, from your own sentences. Answer as you would speak.',
  allSaid: 'That is all I need.',
  stillOpen: openLines(
    'Those were my questions. Still open.',
    'A blank in the pitches:',
    'Left out of them:',
  ),
  done: 'Press “Generate My Pitches”, or write what you would like to add.',
  questions: {
    problem: [
      'What goes wrong for your customer today, told as one scene with a number in it?',
      'The first ten seconds decide.',
    ],
    customer: [
      'Who is it for, so that one person in the room says “that is me”?',
      'A listener can only introduce you to people they can picture.',
    ],
    solution: [
      'What do you do about it, said so that your grandmother understands?',
      'Here they decide whether to go on listening.',
    ],
    difference: [
      'What do they do today instead, and where is yours better?',
      'Everybody compares, so do it for them.',
    ],
    market: [
      'How many such customers are there where you start, and who counted them?',
      'A count with a source beats a big word.',
    ],
    traction: [
      'What has already happened, with numbers?',
      'Even a small number is stronger than a big adjective.',
    ],
    team: [
      'What have you seen or done that makes you the one to build this?',
      'One fact about you is enough.',
    ],
    ask: [
      'What exactly do you want from the listener, and what will it make possible?',
      'Without it a pitch ends in politeness.',
    ],
  },
  labels: {
    problem: 'The problem',
    customer: 'The customer',
    solution: 'What we do',
    difference: 'The difference',
    market: 'The market',
    traction: 'So far',
    team: 'The team',
    ask: 'What we ask for',
  },
  blanks: {
    problem: '[your problem]',
    customer: '[your customer]',
    solution: '[your solution]',
    difference: '[your difference]',
    market: '[your count of customers]',
    traction: '[what has happened so far]',
    team: '[your team]',
    ask: '[your ask]',
  },
  parts: { Hook: 'Hook', Solution: 'Solution', Market: 'Market', Traction: 'Traction', Ask: 'Ask' },
  audiences: { investor: 'Investor pitch', customer: 'Customer pitch', partner: 'Partner pitch' },
  seconds: 'seconds',
  words: 'words',
  bridges: [
    ['Solution', 'before', 'Here is what we do about it.'],
    ['Traction', 'before', 'Where are we today? I tell you what has happened, nothing more.'],
    ['Hook', 'after', 'Stay with that picture for a moment, because everything else I say follows from it.'],
    ['Market', 'before', 'Who is it for? Picture one of them today, as they are.'],
    ['Solution', 'after', 'That is the whole idea, and you could explain it to a friend tonight.'],
    ['Market', 'after', 'I would rather be the obvious choice for a few of them than a maybe for many.'],
    ['Traction', 'after', 'I would rather show you little that is true than much that is not.'],
    ['Hook', 'before', 'Let me begin with them, and not with us.'],
  ],
  closings: {
    investor: 'If that is your kind of problem, let us talk this week, and bring your hardest question.',
    customer: 'May I show it to you on your own case this week? If it does not help, just say so.',
    partner:
      'If these people are your customers too, let us try it together on a small scale and look at the result side by side.',
  },
  tipsLead: 'Practice tips',
  tips: [
    'Learn the first sentence by heart, say it without looking down, then stop for a breath.',
    'Slow down at each number: it needs a pause before and after it.',
    'Read it aloud once; where you run out of air, break the sentence in two.',
    'Record yourself with a timer. If you finish early, you rushed the start.',
    'End on the ask and stay silent.',
  ],
  otherLength:
    'You asked for a longer one. I write these three, of 45 to 60 seconds; for more minutes keep the five parts of the investor pitch in their order and tell one customer’s story in each.',
  missingLead: 'Would make it stronger',
  notYet: ['With three answers I can write all three pitches. These I have:', 'none yet', 'Next:'],
  confidence: counted(
    'en',
    'Every fact in them is a sentence of yours ({count, plural, one {# answer} other {# answers}}).',
  ),
  figure: '[your figure]',
  unwritten: 'The model did not write this; it is put together from your own sentences:',
  toFill: 'Blanks in brackets are still yours to fill:',
  inOrder: 'I found none of my questions in the talk, so I took your messages in the order in which I ask.',
  counter:
    '“Why now, and why has nobody done it before?” The pitch has no room for that answer, so have one sentence ready.',
  testFirst:
    'Say the customer version to someone who has the problem and ask them to repeat it. What they leave out was not clear; what they add is what they want.',
  actions: [
    'Record the investor version three times and keep the take in which you sound least rehearsed.',
    'Say the customer version to two real customers and write down the first question each of them asks.',
    'Fill one blank or sharpen one number, and generate again.',
  ],
}
