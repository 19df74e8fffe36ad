import type { MentorTopic } from '../../topic.ts'

export const rivals: readonly MentorTopic[] = [
  {
    id: 'competition',
    title: 'competitors',
    asks: [
      'how do I beat the competition',
      'there is already a big company doing this',
      'what if google builds it',
      'how am I different from competitors',
      'my competitors have more money',
      'should I worry about competitors',
      'how do we stand out',
      'a big one just launched the same',
    ],
    words: 'competitor competition rival giant google same launched bigger funding',
    answer:
      'Your strongest rival is doing nothing; the second is the tool they already pay for. Do not list features: find the one situation in which your customers lose with the others and you win, and own that. Big companies copy what is already working, so speed and closeness protect you first, data and habits later. Count in your last ten talks who was named as the other choice.',
    more: 'Use the rival as a paying customer would, read its one-star reviews, and talk to three people who left it. What they repeat is your opening. Then ask what gets stronger with each customer you win; if the answer is nothing, you have a head start, not a moat.',
    nextStep: 'Talk to two people who stopped using the obvious alternative and ask what the last straw was.',
  },
  {
    id: 'copied',
    title: 'being copied',
    asks: [
      'a competitor copied my design',
      'another shop copies what I make',
      'somebody copied me',

      'a rival copies us',
      'somebody copied my product',
      'they stole my design',
      'a competitor sells a copy of our product',
      'a former employee opened the same shop',
      'fake products with our name',
      'a rival copies our designs and sells them',
      'what if my customer builds its own',
      'what if the big one builds it himself',
      'they could build it themselves',
    ],
    words: 'copied copy copy copied copies counterfeit imitate plagiarise neighbour builds',
    answer:
      'Save proof first: dated pictures, pages, a bought copy with its receipt, and your own older drafts. Then find out what you have in law, design, brand, copyright or a contract with a former employee; a lawyer for such rights says in an hour whether a letter is worth it. Meanwhile compute what you lose: ask ten customers whether they have seen the copy, and how many orders fell. Often it is less than the anger. Tell your customers how to know the real one, and bring the next thing out earlier.',
    more: 'What cannot be copied quickly is your list of customers, your service and your dates. Put the next month’s work there.',
    nextStep: 'Save the proof today and ask ten customers whether they have seen the copy.',
  },
  {
    id: 'platform-dependence',
    title: 'depending on a platform',
    asks: [
      'all my orders come through one app',
      'amazon changed its rules and our sales fell',
      'what if the platform throws us out',
      'we depend on google or facebook',
      'my account was blocked by the platform',
      'the app store takes too much',
      'our page was deleted',
    ],
    words: 'platform etsy amazon ebay airbnb uber app suspended blocked banned store algorithm rides',
    answer:
      'Compute which share of your orders and of your profit comes through it, after its fees. Above half, you rent your business, and the owner may change the rent. Today save what is yours: customer contacts where you may, pictures, texts, reviews, invoices. If you were blocked, read the rule they name, answer once with proof through their form, and keep copies; there may be an appeal or a mediator in your country. Then build a second door: with each order a card or message that gives a reason to come directly next time, within their rules.',
    more: 'Aim for one order in ten by the second door within a quarter. A small direct stream is what keeps you alive on the bad day.',
    nextStep:
      'Compute the share, save the contacts you may keep, and put a reason to come directly into the next ten orders.',
  },
  {
    id: 'two-sides',
    title: 'a marketplace with two sides',
    asks: [
      'we need sellers to get buyers and buyers to get sellers',
      'chicken and egg problem',
      'how do I start a marketplace',
      'how do I get both sides of my platform',
      'nobody comes because nobody is there',
      'we have supply but no demand',
      'we need drivers to get riders',
    ],
    words: 'marketplace sides supply demand drivers riders buyers sellers',
    answer:
      'Make it so small that twenty people fill it: one street, one trade, one evening a week. Win the harder side first by giving something that is useful alone, such as a calendar, bills, a page, and bring the other side by hand, with your own phone. It is no shame to be both for a month. Compute the number that decides: of ten requests, how many found an answer within a day? Below seven, more visitors make it worse. When one corner works, open the next, not all of them.',
    more: 'Pay the hard side a minimum for a few weeks if you must; it is cheaper than ads to an empty hall.',
    nextStep: 'Choose the smallest corner, name twenty people for it, and match five requests by phone.',
  },
  {
    id: 'ai-rival',
    title: 'artificial intelligence as a rival',
    asks: [
      'will ai replace my service',
      'customers use chatgpt instead of us',
      'artificial intelligence makes my work worthless',
      'should we use ai in our product',
      'our competitors use ai',
      'how do I compete with ai',
    ],
    words: 'ai artificial intelligence chatgpt robot automation',
    answer:
      'Try it yourself on five real orders of last month, for an afternoon, and write beside each: as good, worse, useless, dangerous. What was as good will get cheap, so do it faster with the tool and do not sell it by the hour any more. What was worse is your offer: knowing the customer, answering for the result, being there. Compute what share of your income stands in each column; it tells you how much time you have. Ask three customers what they would never leave to a machine. Check what you may put into such tools.',
    more: 'Offer to be the one who checks. Somebody has to sign.',
    nextStep: 'Run five real orders through the tool this week and fill the four columns.',
  },
]
