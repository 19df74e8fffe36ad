import type { MentorTopic } from '../../topic.ts'

export const self: readonly MentorTopic[] = [
  {
    id: 'motivation',
    title: 'fear and doubt',
    asks: [
      'I doubt myself',
      'I feel like a fraud',
      'I am afraid to fail',
      'I have lost my motivation',
      'I do not dare to start',
      'I am scared of selling',
      'am I good enough to do this',
      'imposter syndrome',
    ],
    words: 'doubt fear afraid fraud imposter motivation courage',
    answer:
      'Fear usually points at the thing to test next. Make it small: one conversation, one price said aloud, one page shown to a stranger. Talk to one founder who is half a year ahead of you; most of what feels like your failing is the normal shape of the work. Count the small brave things of a week; they grow when they are counted.',
    more: 'Protect sleep and one day a week; judgement is the only tool you cannot replace. Decide beforehand how many months and how much money you give it, and who may tell you that you look bad. A job on the side is no shame: it buys you patience.',
    nextStep: 'Write the one question you are avoiding, and ask it to one person who can answer it.',
  },
  {
    id: 'burnout',
    title: 'too tired to go on like this',
    asks: [
      'I am exhausted',
      'I work too many hours',
      'I have no energy left',
      'I have not had a day off for months',
      'how do I avoid burnout',
      'the work never ends and I am tired',
      'I cannot keep up this pace',
      'I am exhausted, how do I keep going',
    ],
    words: 'exhausted tired burnout overworked weekend sleep holiday pause energy empty overwhelmed asleep',
    answer:
      'First the body: a free day this week, written in like a customer, and enough sleep for three nights before you decide anything. If you do not sleep, or nothing gives you joy any more, see a doctor; that is no weakness and no business question. Then write down one week by hours, and mark what earns, what only you can do, what nobody would miss. Cut or close the last part, even a day of opening. Compute what one closed day costs in money: usually less than you fear.',
    more: 'Tell one person at home and one at work what you will no longer do, so that they can remind you. A smaller company with you in it is better than a larger one without.',
    nextStep: 'Write the free day into this week and cross out three things nobody would miss.',
  },
  {
    id: 'quit-job',
    title: 'when to leave the job',
    asks: [
      'when should I quit my job',
      'is it time to leave my day job',
      'can I live from my business',
      'should I go full-time',
      'I work at night on my startup and have a job',
      'should I resign',
    ],
    words: 'quit job resign employer day-job full-time leave part-time boss',
    answer:
      'Compare three numbers: what you need a month, what the customers bring a month after costs, and how many months your savings close the gap. Leave when the gap lasts at least as long as it takes to win the missing customers at the speed of the last three months, and half as much again. Compute the three with last quarter’s real figures, not with hopes.',
    more: 'Before leaving, ask for fewer hours. One free day a week shows whether time was what was missing.',
    nextStep:
      'Write the three numbers on one page and the month in which the gap closes at your present speed.',
  },
  {
    id: 'time',
    title: 'what to do next',
    asks: [
      'what should I do next',
      'I have too much to do',
      'where do I begin',
      'how do I set priorities',
      'I do not know what to do first',
      'how do I use my time better',
      'I am busy all day and nothing moves',
      'I have a hundred things to do',
      'what do I do tomorrow morning',
      'what do I do today',
    ],
    words: 'priorities next first begin busy productivity',
    answer:
      'Ask each Monday: which single unknown, if answered, would change what I do? Everything else waits. In the first months that is nearly always about customers, not about the product. Two hours of calls before noon beat a day of building. Count last week’s talks with customers; if there were none, begin there, and put the rest of the list into a drawer until Friday.',
    more: 'Keep three lists: assumptions, tests, learned. An item moves only when somebody outside has done something. If a week passes without a line in the third list, you were busy, not progressing.',
    nextStep:
      'Write your three riskiest assumptions about your company and book one conversation that tests the first.',
  },
  {
    id: 'too-many-ideas',
    title: 'too many things at once',
    asks: [
      'I have too many ideas',
      'I start everything and finish nothing',
      'I run three businesses at once',
      'how do I stay focused',
      'every week I have a new idea',
      'should I do two projects at the same time',
      'I have five ideas and start all of them',
    ],
    words: 'ideas focus distracted several start finish',
    answer:
      'Put them on one page with three columns: who paid or asked last, what it earned in the last ninety days, hours it took. Divide money by hours. Choose one for ninety days, with one number that decides at the end; all others go into a drawer with a date, not into the bin. New ideas get a line in the drawer and nothing more. Tell those who wait for something from the others when you will be back. Two halves of a business rarely earn as one whole does.',
    more: 'If you cannot choose, take the one in which somebody would complain on Monday if you stopped.',
    nextStep: 'Fill the three columns tonight and write down which one gets the next ninety days.',
  },
  {
    id: 'family-pressure',
    title: 'a family that does not believe in it',
    asks: [
      'my wife wants me to give up the business',
      'my parents want me to get a real job',
      'my family does not support me',
      'my husband is against my startup',
      'my family thinks I waste my time',
      'how do I convince my family',
    ],
    words: 'wife husband parents real job support',
    answer:
      'Do not convince; agree. Behind “get a real job” there is usually a fear with a figure in it: rent, school, the savings. Ask for the figure. Then set together how much money and how many months the try may take, which sum is never touched, and on which day you look at it again. Show two numbers each month, good or bad. Compute what the household needs and what the business has brought in the last three months. A limit agreed at the kitchen table buys more freedom than any argument.',
    more: 'Ask what they would need to see by the summer to be calmer. It may be a smaller thing than you think.',
    nextStep: 'Sit down this week and agree on sum, months and the day of the next look.',
  },
  {
    id: 'founder-ill',
    title: 'when you fall ill',
    asks: [
      'what happens if I get sick',
      'who runs the company when I am ill',
      'I have to go to hospital and the shop stays alone',
      'I am pregnant and run a business',
      'what if something happens to me',
      'who replaces me on holiday',
      'what happens with the firm if I am sick for months',
    ],
    words: 'sick ill hospital accident pregnant holiday absence',
    answer:
      'Write the page you would want to hand over at the hospital door: what must happen daily, weekly, monthly; who is called; where keys, passwords and contracts are; who may sign and up to which sum. Give one trusted person access and a power of attorney; a bank and a notary tell you the form. Compute one month without you: what goes on, what stops, what it costs. That sum is your reserve or what an insurance must pay. Try it with three days off before you need it.',
    more: 'Tell your three largest customers who stands in for you. It makes them calmer, not nervous.',
    nextStep: 'Write the one page tonight and walk one person through it.',
  },
  {
    id: 'asked-of-me',
    title: 'what I would ask you',
    asks: [
      'what would you ask me',
      'what am I missing',
      'what have I not told you',
      'what is my blind spot',
      'can you summarise what we decided',
      'do you remember what I said',
    ],
    words: '',
    answer:
      'Without a model I keep no minutes and read nothing between the lines. The Problem Validation asks the eight questions I would ask, and shows your answers side by side; your saved results stand in the AI history. What you confirmed about your venture stands under “What I understood”; look there first, and strike what is wrong. Then take the line that is only a guess and carries the most.',
    more: 'The three I would begin with: how many have paid you and how many said no, what it costs them each time, and where the next twenty are.',
    nextStep: 'Open Problem Validation and answer the eight questions in one sitting.',
  },
  {
    id: 'health',
    title: 'a medical question',
    asks: [
      'I have a rash should I see a doctor',
      'is this pain dangerous',
      'which medicine should I take',
      'I have symptoms of an illness',
      'is this disease dangerous',
    ],
    words: '',
    answer:
      'I cannot judge that. A doctor or a pharmacist can; if it feels urgent, call the emergency services.',
    more: 'Write down since when and what changed; it helps the one who sees you.',
    nextStep: 'Ask a doctor or a pharmacist today.',
  },
]
