import type { MentorTopic } from '../../topic.ts'

export const later: readonly MentorTopic[] = [
  {
    id: 'second-location',
    title: 'a second place',
    asks: [
      'should I open a second shop',
      'when should I expand',
      'should I open another branch',
      'how do I grow to more cities',
      'is it time for a second location',
      'we want to expand our business',
    ],
    words: 'second branch expand location another city',
    answer:
      'First leave the first place for three weeks. If sales hold, there is something to repeat; if not, you would only divide yourself. Write what makes it work, hours, people, buying, the person at the counter, and ask which of it you can have twice. Compute the second alone: rent, fitting, stock, wages and the loss until it carries itself, in your first one’s real number of months; can the first place pay that in its worst season? Test the district with a stall, deliveries or evenings. Who will run it should be known by name.',
    more: 'Sometimes the second place is longer hours, or a second product for the same people. It is cheaper.',
    nextStep: 'Plan one week away from the first place and write down everything they call you about.',
  },
  {
    id: 'franchise',
    title: 'franchising',
    asks: [
      'someone wants to open a shop under our name',
      'should I franchise my business',
      'should I buy a franchise',
      'how does franchising work',
      'a franchisee wants to use our brand',
      'is a franchise a good start',
    ],
    words: 'franchise franchisee concept licence brand',
    answer:
      'As the giver: you sell a way of working, so it must earn without you, be written down, and work in two places of your own first. As the taker: call ten who run one, five of them not on the list you were given, and ask what is left after fees, and what they would do again. Compute one year for the person at the counter: sales less goods, wages, rent, entry fee spread over the term, monthly fees; what is left must be more than a wage. In many countries papers must be shown beforehand; a lawyer reads them.',
    more: 'A licence for the name and recipe in one town, for one year, is a smaller first step than a system.',
    nextStep: 'Compute one year of one place with all fees and call two who run one.',
  },
  {
    id: 'sell-company',
    title: 'selling the company',
    asks: [
      'a competitor wants to buy my business',
      'how do I sell my company',
      'what is the process of selling a business',
      'someone made an offer for our company',
      'how do I find a buyer for my shop',
      'should I sell',
    ],
    words: 'sell buyer acquisition offer exit company takeover',
    answer:
      'Say that you listen, and give no figures yet. Ask what they want to buy: customers, people, the place, or that you stop. Ask for a written first offer with price, what is paid when, and what you must still do afterwards; the last two are worth more than the first. Compute what you would have after taxes and debts, and how many years of your present profit that is. Before customer lists or recipes leave the house, have secrecy signed. Talk to a second buyer; one is not a market. Lawyer and accountant before any signature.',
    more: 'Get it into a state in which it runs two months without you. It raises the price, and you may want to keep it.',
    nextStep: 'Ask for the offer in writing and compute what is left after tax and debts.',
  },
  {
    id: 'successor',
    title: 'handing the business over',
    asks: [
      'I want to hand the business over to my daughter',
      'who takes over my workshop',
      'how do I find a successor',
      'I want to retire',
      'handing over to the next generation',
      'my children do not want the business',
    ],
    words: 'successor retire daughter son handover generation',
    answer:
      'Begin years before, with a question and not with a contract: do they want it, in this form, and what would they change? Let the successor run one part with its own money for a year. Then settle three things apart: who leads from which day, who owns what, what the others in the family get. Compute the price the business can pay from its profit without choking; that is what it is worth to a successor. Tax and inheritance law decide much here; ask an adviser early. And tell customers before rumours do.',
    more: 'If nobody in the family wants it, ask your best employee and your rival, in that order. Chambers keep lists of people who look for a business.',
    nextStep: 'Ask the person openly this week and name one part they could lead from next month.',
  },
  {
    id: 'shut-down',
    title: 'stopping the company',
    asks: [
      'should I close the business',
      'how do I shut down the company',
      'I want to stop with my business',
      'is it time to give up the shop',
      'how do I end it properly',
      'how do I wind up a company',
      'should we liquidate',
    ],
    words: 'shut close closing wind liquidate insolvency end stop company business',
    answer:
      'Decide on a day you slept, with three numbers: money left, months it lasts, and what would have to happen by when. If nobody would miss it and you would not start it again today, stopping is a decision, not a failure. If you cannot pay what is due, ask a lawyer or adviser at once: there are deadlines, and they bind you personally.',
    more: 'Write to customers, staff and creditors before they ask. Stopping in order costs less than stopping late.',
    nextStep:
      'Write the sentence “We stop if … has not happened by …” and show it to someone who will hold you to it.',
  },
]
