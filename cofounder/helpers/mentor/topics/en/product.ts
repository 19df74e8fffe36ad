import type { MentorTopic } from '../../topic.ts'

export const product: readonly MentorTopic[] = [
  {
    id: 'mvp',
    title: 'the first version',
    asks: [
      'what should the first version be',
      'how small can my mvp be',
      'which features do I need first',
      'must everything be finished before I show it',
      'how do I build a prototype',
      'when is it good enough to show',
      'what is the smallest thing I can put in front of people',
      'can I start with a spreadsheet instead of software',
    ],
    words:
      'version prototype mvp minimum simple spreadsheet instead smallest unfinished finished release omit',
    answer:
      'The first version should test the riskiest assumption, not show the whole idea. Do by hand whatever a customer does not see: a form, a spreadsheet and you in the middle are enough for five customers. If you are not embarrassed by it, you waited too long. Choose that assumption first, in one sentence, and count how many of the five would be angry if you took it away again.',
    more: 'Write the one sentence a customer should say after using it, and cut every feature that does not lead there. Give yourself two weeks; what does not fit goes on a list you look at after five people have used it. Buy or borrow everything that is not your difference.',
    nextStep:
      'Deliver the result once, entirely by hand, to one of your customers, and note every step you would have to automate.',
  },
  {
    id: 'no-developer',
    title: 'building without a developer',
    asks: [
      'I cannot code',
      'how do I get my app built',
      'how do I find a programmer',
      'I need a developer but have no money',
      'how much does an app cost',
      'should I use no-code',
      'should I pay an agency',
    ],
    words: 'developer programmer code app agency no-code programmed',
    answer:
      'Do it by hand for five customers first, with forms, a spreadsheet and messages; you learn what the software must do, and half of it falls away. Then try a no-code tool for the one path that is left. Only what these cannot do is worth paying for. Describe it in ten sentences, “when this happens, that”, and order a piece of two weeks with a result you can click. Prices differ too widely to name; get three offers for the same ten sentences. Compute what the software saves or earns per month before you sign.',
    more: 'Own the accounts, the code and the domain from the first day, no matter who writes it.',
    nextStep: 'Write the ten sentences and serve one customer by hand along them.',
  },
  {
    id: 'feature-requests',
    title: 'customers who want more functions',
    asks: [
      'customers want a new feature every day',
      'which feature should I build next',
      'a customer wants something special',
      'how do I prioritise feature requests',
      'should I build what customers ask for',
      'how do I say no to customers',
    ],
    words: 'feature request wish build roadmap',
    answer:
      'Ask for the trouble behind the wish: “What did you do the last time you needed it?” Write trouble, who, how often, and what they pay; not the feature. Build when three who pay have the same trouble, or when one will pay the whole of it. Compute for the top five: customers touched times what each pays, divided by your days. Say no in one kind sentence, with the reason, and what they can do today instead. Remove one thing for each you add.',
    more: 'A wish that nobody repeats within a month was a mood. A list with dates shows that by itself.',
    nextStep: 'Sort the last twenty wishes by trouble and call the three who pay and asked for the same.',
  },
  {
    id: 'launch',
    title: 'the launch or opening',
    asks: [
      'how do I launch my product',
      'how do I prepare the opening day',
      'when should I launch',
      'how do I open my shop with a bang',
      'nobody came to our launch',
      'how do I announce it',
    ],
    words: 'launch opening open day announce',
    answer:
      'Open quietly first: ten invited people, two weeks, everything mended that went wrong. A loud opening of something unfinished is remembered. For the day itself you need a list of people who said “tell me”, a reason to come that day, and one next step for each visitor: buy, book, leave a number. Invite by name, not by poster. Compute beforehand what would make it a success: so many came, so many bought, so many came again within two weeks. The third number is the one that counts.',
    more: 'Ask three regulars-to-be to bring somebody. A full room is the best sign over a door.',
    nextStep: 'Write the list of ten for the quiet opening and invite them by name.',
  },
  {
    id: 'which-idea',
    title: 'choosing between ideas',
    asks: [
      'I cannot decide between two business ideas',
      'which idea should I choose',
      'is my idea good',
      'how do I know if my idea is good',
      'what business should I start',
      'I have no idea what to sell',
    ],
    words: 'idea choose between good',
    answer:
      'Do not compare ideas, compare proofs. For each: can you name five people with the trouble, did one already pay for something against it, can you reach them this week, and would you do the dull part of it for three years? Give each idea one week and the same test: ten conversations and one offer with a price. Count who did something: ordered, paid, introduced. If you have no idea, list what people already ask you for help with, and what they pay for badly today. I cannot tell you whether it is good; they can.',
    more: 'If both tie, take the one with which you can earn in the first month. Cash buys you the time for the other.',
    nextStep: 'Book five conversations for each idea and name the same kind of price in all of them.',
  },
  {
    id: 'metrics',
    title: 'which numbers to watch',
    asks: [
      'which numbers should I look at',
      'what kpis do I need',
      'how do I measure success',
      'what should we track every week',
      'which metrics matter',
      'how do I know if we are making progress',
    ],
    words: 'metrics kpi numbers measure track dashboard',
    answer:
      'Three are enough, on one sheet, every Monday. One about people: how many new ones did the thing that shows value, such as bought twice or finished the first job. One about money: what came in less what went out. One about the future: open offers with a date. Write the number and, in one sentence, why it moved. Compute shares and not sums where you can: of a hundred who came, how many stayed? Drop each number on which you have not acted in two months. Likes and visits are weather.',
    more: 'Choose one number for ninety days and let everybody in the team know it by heart.',
    nextStep:
      'Fill the sheet for the last four weeks by hand; what you cannot fill is what you measure first.',
  },
  {
    id: 'pivot',
    title: 'changing direction',
    asks: [
      'should I change direction',
      'it is not working',
      'should I try something different',
      'when should I pivot',
      'how do I know the idea is wrong',
      'I am stuck and nothing grows',
      'how do I know it is time to change the idea',
    ],
    words: 'pivot switch change direction growth another different market stuck wrong',
    answer:
      'Separate the parts: the people, the problem, the solution, the way you sell. Usually one of them is wrong and the others are worth keeping. If your customers do not miss it when it is gone, change the problem; if they miss it but do not pay, change who pays or how. Count for each part who acted in the last month, not who praised.',
    more: 'Set the bar before you look: “if fewer than this many do that by then, we change”. Without a date, every week looks like the wrong week to stop. A pivot is cheap while you still have the people’s trust and three months of money.',
    nextStep:
      'Write one sentence with a number and a date that would make you change direction, and show it to someone who will hold you to it.',
  },
]
