import { counted } from '../../../language/message.ts'
import type { Texts } from './texts.ts'

export const en: Texts = {
  opening:
    'I am the customer you hope to win: busy, fair and hard to convince. I ask about the problem, not about your product, one question at a time, eleven at most. Then you get a scorecard.',
  questions: {
    problem: [
      'What exactly went wrong the last time you saw it happen?',
      'One real case says more than a description.',
    ],
    who: [
      'Who has this worst: which job, which kind of place, which country?',
      'A group you could ring up this afternoon can be tested this week.',
    ],
    frequency: [
      'How often does it happen to one of them?',
      'A problem that comes once a year is rarely paid for.',
    ],
    'frequency-counted': [
      'In the last four weeks, how many times did one of them have it?',
      'A count can be checked, a feeling cannot.',
    ],
    intensity: [
      'What does it cost them each time, in money or hours?',
      'Your price will be held against this number.',
    ],
    'intensity-summed': [
      'As one rough number with its unit, how much is lost in a month?',
      'Even a rough number can be put beside a price.',
    ],
    workaround: ['What do they do about it today?', 'That is what you have to beat.'],
    money: [
      'How many have paid you, and how many said no?',
      'Money that moved decides more than anything said.',
    ],
    'money-asked': [
      'How many people have you asked for money so far?',
      'A price nobody was asked for is a guess.',
    ],
    reach: [
      'Where do you find the next twenty of them, and how many are there?',
      'A list of names is worth more than a channel.',
    ],
    evidence: [
      'How many of them have you spoken with or watched, and what did they do?',
      'What people did weighs more than what they said.',
    ],
  },
  labels: {
    problem: 'Problem',
    who: 'Who has it',
    frequency: 'How often',
    intensity: 'What it costs',
    workaround: 'Today’s workaround',
    money: 'Money',
    reach: 'Reach',
    evidence: 'Evidence',
  },
  find: {
    problem: [
      'Whether people name this problem themselves.',
      'Hold eight talks of 20 minutes about their last bad week, without mentioning your product.',
      'How many bring it up before you do',
      '5 of 8',
      'People name this problem themselves.',
    ],
    who: [
      'Which group has it far worse than the others.',
      'List 20 names in three groups and call four of each.',
      'How many in each group already tried to fix it',
      'one group at 3 of 4, another at 1 or fewer',
      'One group has it far worse than the others.',
    ],
    frequency: [
      'How often it really happens.',
      'Ask five of them for their last cases, up to three, each with its date and a bill, a message or a note that shows it.',
      'Time between two cases',
      'no longer than you were told, for 3 of 5',
      'It happens as often as we were told.',
    ],
    intensity: [
      'What it costs in their own records.',
      'Sit with three of them and work out on paper what the last case cost, in hours and money, and all cases of a year.',
      'Cost of a year in their own figures',
      'at least ten times what you charge for a year',
      'In their own records it costs far more than we charge.',
    ],
    workaround: [
      'Where today’s way lets them down.',
      'Let three of them show you, step by step, what they did the last time, also if they did nothing.',
      'The step that is repeated, skipped or given up',
      'the same weak step for all 3',
      'Today’s way lets all of them down at the same step.',
    ],
    money: [
      'Who pays before it is finished, and why the others do not.',
      'Offer ten of them a refundable deposit with a date, and write down each reason for a no.',
      'Deposits received, not promises',
      '3 of 10',
      'They pay before it is finished.',
    ],
    reach: [
      'Whether one place reaches them at a price you can bear.',
      'Write to 40 of them through the one place they gather.',
      'Replies that ask something or give a time',
      '8 of 40',
      'One place reaches them at a price we can bear.',
    ],
    evidence: [
      'Whether they act without being pushed.',
      'Tell five of those you met where they find you, then remind nobody for two weeks.',
      'How many come or write by themselves',
      '2 of 5',
      'They act without being pushed.',
    ],
  },
  findMore: {
    money: [
      'Whether those who pay stay, and why the others do not pay.',
      'Ask each one who pays for the next payment, or for two names where it is bought only once, and each one who left or said no what decided it.',
      'Payers who pay again, and reasons written down',
      '3 of 4 payers, and a reason of each of the others',
      'Those who pay stay.',
    ],
    fromUs: [
      'Who pays you, where you pay those you named.',
      'Ask ten who would buy it from you for an order with an amount and a date, and write down each reason for a no.',
      'Orders in writing',
      '3 of 10',
      'There are buyers besides those we pay.',
    ],
    given: [
      'Who gives again, where those who use it do not pay.',
      'Ask ten who could give (firms, foundations, members) for an amount a year, and write down each reason for a no.',
      'Amounts promised in writing',
      '3 of 10',
      'Those who gave once give again.',
    ],
    reach: [
      'Who has it beyond the ones you can already reach.',
      'Ask each of the last ten for two names outside that place, and write to them.',
      'Replies from people outside it',
      '8 of 20',
      'People beyond the ones we already reach have it, too.',
    ],
  },
  verdict: 'Verdict:',
  verdicts: { GO: '', PIVOT: '', STOP: '', 'NOT YET': '' },
  columns: ['Score', 'You said', 'Why this score'],
  steppingOut: 'I step out of the customer’s shoes now. This is what I would tell a friend.',
  notYet: counted(
    'en',
    'That is the normal verdict at this point and no judgement of the idea. From messages alone ({count, plural, one {# answer} other {# answers}}) I give no line more than 2 of 5: I heard it, I did not see it. To lift it: mark on the page how you know each line (guessed, told, seen), or connect a model that weighs it.',
  ),
  stop: 'What you describe needs a permission, and none was named. Until it is, I stop here: this is about the law, not about your effort.',
  findLead: 'Three things to find out',
  findSome: 'What to find out',
  testLead: 'Test cards',
  open: 'This line is still open.',
  heard: 'Told, not seen by me.',
  doubtful: 'Told. If it answers another question, write that line’s name, a colon and the words again.',
  told: 'I read no figure in it that answers the question, so this line counts as open.',
  nothing: 'By your words it costs them nothing. Then little will be paid to be rid of it.',
  withFigure: 'Told. If I read you right:',
  confidence: counted(
    'en',
    'It rests on what you told me ({count, plural, one {# answer} other {# answers}}) and on nothing I saw. I cannot tell whether something is untrue or left out.',
  ),
  counter:
    'People accept most problems for years and pay for few of them. Whether this is one of the few, only money or time given by others can show.',
  comeBack: 'Come back with what people did, and run this interview again.',
  after: 'Write what you find out, and it goes onto the card.',
}
