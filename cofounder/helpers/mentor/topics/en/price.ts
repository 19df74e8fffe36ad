import type { MentorTopic } from '../../topic.ts'

export const price: readonly MentorTopic[] = [
  {
    id: 'pricing',
    title: 'setting a price',
    asks: [
      'how much should I charge',
      'what should I charge',
      'what price should I set',
      'is my price too high',
      'is it too cheap',
      'how do I find the right price',
      'what should it cost',
      'what can I ask for one job',
      'how do I price my product',
      'how much can I ask for it without scaring people away',
      'what do I ask for one repair',
      'is this too cheap or too dear',
      'price',
      'my price',
    ],
    words: 'price fair charge cost expensive cheap fee worth rate',
    answer:
      'Price from what the problem costs your customers, not from what the product costs you. A tenth of the yearly damage is easy to say yes to; half of it needs proof. Start with one price, say it aloud, and stop talking. If nobody winces it is too low. Compute both ends: below which price you lose on each sale, and what the trouble costs them in a year.',
    more: 'Raise the price with each of the next five conversations until one in three says no; that is roughly where it belongs. Sell a month or a pilot rather than a free trial: someone who pays a little tells you more than ten who pay nothing. Leave tiers until two groups of customers clearly want different things.',
    nextStep:
      'Name one price to three of your customers in person and write down the first thing each of them compares it with.',
  },
  {
    id: 'raise-prices',
    title: 'raising prices for existing customers',
    asks: [
      'how do I raise prices',
      'how do I tell customers that it costs more',
      'I have not raised my prices for years',
      'I am afraid of losing people if I put the price up',
      'should I increase the price for old customers',
      'our costs went up and the price did not',
    ],
    words: 'raise increase higher pass regulars existing renewals price inflation dearer fees',
    answer:
      'Raise for new customers first and see whether they still say yes. Then tell existing ones early, in person, with the date and what they got so far in their own figures, and let them keep the old price for a fixed time if they commit for a year. Expect some to leave; decide before how many are acceptable. Compute how many may leave before you earn less than today.',
    more: 'Move the three who get most out of it first. If they accept without a question, the price was too low.',
    nextStep:
      'Write the letter for three customers: what they gained, the new price, the date, and the offer to fix the old one for a year.',
  },
  {
    id: 'quoting',
    title: 'pricing a job or an hour',
    asks: [
      'how do I calculate my hourly rate',
      'how much should I charge per hour as a freelancer',
      'how do I write a quote for a job',
      'fixed price or by the hour',
      'my estimates are always too low',
      'how do I price a project',
    ],
    words: 'hourly quote estimate freelancer rate project lessons',
    answer:
      'Add up what you need in a year: your living, taxes and insurance, tools, rent, holidays, sick days. Divide by the hours you can really bill, which are far fewer than the hours you work. That is the lowest hour. For a fixed price, list the pieces of work, estimate each, compare with your last three jobs, and add what went wrong there. Write what is included, what extra costs, and until when the quote holds. Sell the result, not the hours.',
    more: 'After each job write planned hours beside real hours. After five jobs you know your own factor, and it is more honest than any table.',
    nextStep: 'Compute your lowest hour from a year’s needs and the hours you billed last month.',
  },
  {
    id: 'subscription',
    title: 'once or every month',
    asks: [
      'should I sell it once or as a subscription',
      'monthly fee or one-time payment',
      'subscription or single purchase',
      'should I charge yearly or monthly',
      'customers do not want another subscription',
      'pay per use or flat rate',
    ],
    words: 'subscription monthly one-off once recurring flat',
    answer:
      'Follow the use: who needs it every week can pay every month, who needs it once a year will cancel. Ask your last five customers when they would want to pay, and for what moment. Compute both over two years: one-off price, less the cost of finding the next buyer; monthly price times the months they really stay, less service. A year in advance with a small reduction often serves both sides, because you get the cash and they stop thinking about it.',
    more: 'A mix is possible: a price for setting it up, a small one for keeping it running. Then nobody has to swallow one large sum.',
    nextStep:
      'Compute what one customer brings in two years in both ways and ask two of them which they would choose.',
  },
  {
    id: 'free-users',
    title: 'users who do not pay',
    asks: [
      'thousands use the free version and nobody pays',
      'how do I turn free users into paying ones',
      'nobody upgrades',
      'should I offer a free version',
      'people use it but will not pay',
      'our users want everything for free',
    ],
    words: 'free freemium upgrade convert',
    answer:
      'Find the ten who use it most and call them; ask what they would do on the day it is gone. If nothing, it is nice and not needed. If something costly, charge for exactly that. Move the line: free is what brings the next user, paid is what saves money or time at work. Compute what a free user costs you each month, and how many pay of every hundred who were there ninety days ago. Announce the change early, and keep old promises.',
    more: 'Often the payer is not the user but the boss. Ask who would be angry if it stopped working.',
    nextStep:
      'Call your five heaviest free users, name a price, and write down the first sentence each of them says.',
  },
  {
    id: 'deposit',
    title: 'asking for money in advance',
    asks: [
      'customers cancel at the last minute',
      'people do not show up for their appointment',
      'how do I stop last-minute cancellations',

      'can I ask for a deposit',
      'should customers pay half up front',
      'how do I get paid in advance',
      'customers cancel after I bought the material',
      'prepayment',
      'people order and do not show up',
    ],
    words: 'deposit advance upfront prepay half down cancel no-show guests book table',
    answer:
      'Ask, calmly, as if it were normal; in many trades it is. Compute what you have spent on an order before the customer pays: material, subcontractors, days. The deposit should cover at least that. Say it in the first offer, not at the end: so much at the order, so much at delivery. Write what happens if they cancel. Some countries limit what you may keep from private customers, so have the sentence checked once. Who refuses any deposit was often a risk.',
    more: 'Offer something for it: a fixed date, a fixed price, or the place at the head of the queue.',
    nextStep: 'Put the sentence about the deposit into your next three offers and count who accepts.',
  },
  {
    id: 'price-war',
    title: 'a rival who is cheaper',
    asks: [
      'my competitor is much cheaper',
      'a rival sells below my cost',
      'should I lower my prices too',
      'someone undercuts my price',
      'we are in a price war',
      'customers go to the cheaper one',
    ],
    words: 'undercut cheaper below dumping cost rival',
    answer:
      'Do not answer with your price before you know whom you lose. Ask the last three who left what they got there and what they miss. Then compute two things: your profit on one sale at the rival’s price, and how many more you would have to sell to stand where you are now. Usually it cannot be reached. Keep those who need what the cheap one leaves out, and say it in plain words: date kept, repair, credit, a person who answers. Let the others go.',
    more: 'If you must fight, make a smaller offer with another name for the price hunters, and leave the main price alone.',
    nextStep: 'Call three customers who went to the cheaper one and ask what they miss.',
  },
  {
    id: 'margin',
    title: 'what is left of a sale',
    asks: [
      'how much do I really earn on each sale',
      'what is my margin',
      'I sell a lot and nothing is left',
      'how do I calculate the cost of one piece',
      'do I earn anything on this product',
      'what profit margin is normal',
    ],
    words: 'margin profit left earn piece sale',
    answer:
      'Take one single sale and write under each other: price, less sales tax, less material, less your or your people’s minutes times what an hour costs, less packing, delivery, payment fees, breakage. What is left pays rent and you. Do it for your three best sellers; usually one of them earns nothing. What is normal differs by trade, and your accountant or trade body knows it. Then change one thing: the price, the size, or the piece itself. Stop selling what only keeps you busy.',
    more: 'Count your own hours as if you had to hire somebody. Else the figure says that you are profitable because you are cheap.',
    nextStep: 'Work out one sale of your three best sellers line by line and mark the weakest.',
  },
  {
    id: 'unit-economics',
    title: 'unit economics',
    asks: [
      'what are good unit economics',
      'how do I calculate ltv and cac',
      'what does it cost to win a customer',
      'is our payback time too long',
      'how do I calculate lifetime value',
      'our acquisition cost is too high',
    ],
    words: 'cac ltv lifetime acquisition payback cohort',
    answer:
      'Three figures decide: what a customer brings in a month, what share of that is left after serving them, and how many leave each month. Lifetime value is the first two multiplied, divided by the third. If it is not three times what winning a customer costs, fix retention before growth. Begin with the figure you know least; a guess there makes the other two worthless.',
    more: 'Look at cohorts, not averages: of those who came in a given month, how many are still there after three? A flat tail is the best news a young company can have. Payback in under twelve months means you can grow from revenue.',
    nextStep:
      'Write down price, cost to serve and how many left last month; if one is unknown, measure that one first.',
  },
  {
    id: 'break-even',
    title: 'how much must be sold',
    asks: [
      'how many do I have to sell to cover my costs',
      'what is my break-even point',
      'when do we become profitable',
      'how much turnover do I need to live from it',
      'how many customers do I need to survive',
      'when does it pay off',
    ],
    words: 'break-even cover costs profitable sell enough',
    answer:
      'Two figures do it. First the costs that come every month whether you sell or not: rent, wages, insurance, loan, and your own living. Second what one sale leaves after everything that sale itself costs. Divide the first by the second: so many sales a month. Divide again by your opening days, and look at whether that many people come past. If it is too many, there are only three levers: the price, the cost of one sale, the monthly costs. Try each on paper first.',
    more: 'Do it once more with the worst month of last year. A business has to survive that one, not the average.',
    nextStep: 'Write the monthly costs, what one sale leaves, and the number of sales per day that follows.',
  },
  {
    id: 'take-rate',
    title: 'a marketplace’s share',
    asks: [
      'what commission should our marketplace take',
      'how many percent should a platform keep',
      'is ten percent of each sale too much',
      'how high should our take rate be',
      'suppliers complain about our commission',
      'how much can a broker take',
    ],
    words: 'commission percent marketplace fee take rate',
    answer:
      'Ask what the sellers pay today for the same thing: ads, agents, empty hours. Your share must be clearly below that, and above what one deal costs you: payment, support, fraud, refunds. Compute it for one typical deal: price times share, less those four. If nothing is left, a higher share will not mend it, because sellers go around you; larger or more frequent deals will. Start low enough to be forgotten, and be paid for extras: guarantee, early payout, a better place in the list.',
    more: 'Take it from the side that has fewer other ways to earn, and show each side what it got for it.',
    nextStep: 'Compute one typical deal: your share, less payment, support, fraud and refunds.',
  },
  {
    id: 'business-model',
    title: 'how the company earns',
    asks: [
      'how could this make money',
      'what is the best business model',
      'who should pay for this',
      'how do I monetise my app',
      'how do we earn money with it',
      'should we live from advertising',
      'how can this make money at all',
    ],
    words: 'model monetise monetize revenue earn income pays',
    answer:
      'Let the one who feels the pain pay, at the moment they feel relief. Subscriptions fit habits, commissions fit transactions you really cause, licences fit those who integrate you. If the user and the payer differ, you have two products to sell. Compute one real transaction from end to end, with everybody’s share and your own hours in it, before any plan.',
    more: 'For a marketplace, win the harder side first in one town and one category, and pay for the other side’s first month with your own hands. Advertising is no plan before you have an audience most companies never get.',
    nextStep:
      'Draw who gives whom what, and money in which direction, for one real transaction of a customer.',
  },
  {
    id: 'market-size',
    title: 'the size of the market',
    asks: [
      'is my market big enough',
      'how do I calculate the market size',
      'what are tam sam and som',
      'how many customers are there',
      'investors say our market is too small',
      'how do I estimate the market',
    ],
    words: 'market size tam big large addressable',
    answer:
      'Count from below: how many possible customers are there where you start, what would one pay in a year, and how many can you honestly reach? Multiply only figures with a source. A small market you can name beats a billion you cannot. Compute it first for one town where you can count by hand, and write beside each figure where it comes from.',
    more: 'Then check from above: if the top-down figure differs from yours by more than three times, one of the assumptions is wrong. Investors rarely believe the number; they look at how you got it.',
    nextStep:
      'Find one official count of your customers in your first region and run Market Research with it.',
  },
]
