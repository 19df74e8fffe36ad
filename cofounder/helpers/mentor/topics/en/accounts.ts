import type { MentorTopic } from '../../topic.ts'

export const accounts: readonly MentorTopic[] = [
  {
    id: 'forecast',
    title: 'a financial plan',
    asks: [
      'how do I make a financial plan',
      'how do I forecast next year',
      'how do I make a budget',
      'how do I project revenue',
      'what goes into a cash flow plan',
      'how do I plan sales for the next twelve months',
    ],
    words: 'forecast plan budget projection spreadsheet',
    answer:
      'Plan cash by month, in a table with four blocks: what comes in, in the month it really arrives; what goes out; what you owe the tax office; what is left. Build sales from things you do, such as visits times yes rate times price, not from a growth rate. Make a worse version with half the sales one quarter later, and look for the month below zero. That month is what the plan is for. Compare with reality on the same day each month, and change one assumption at a time.',
    more: 'Mark each number as known, asked or guessed. Work on the largest guess first.',
    nextStep: 'Fill the next six months, then halve the sales and mark the first month below zero.',
  },
  {
    id: 'bookkeeping',
    title: 'keeping the books',
    asks: [
      'how do I keep books',
      'I have a box full of receipts',
      'do I need accounting software',
      'I do not know what I earn',
      'how do I do my bookkeeping',
      'should I hire a bookkeeper',
    ],
    words: 'books bookkeeping receipts accounting ledger',
    answer:
      'Half an hour a week, always the same day. Three piles: came in, went out, open. Photograph each receipt on the day, because paper fades. One line each: date, who, what for, sum, private or business. At the month’s end compute three numbers: earned, spent, still owed to you. A spreadsheet is enough to begin with; which form the tax office accepts and how long you must keep things an accountant tells you in one hour. Pay somebody for it as soon as it eats an evening in which you could sell.',
    more: 'Do not start with last year’s box. Start with this month, and do one old month each week.',
    nextStep: 'Photograph and list every receipt of this month, and compute the three numbers.',
  },
  {
    id: 'buy-or-lease',
    title: 'buying, renting or leasing equipment',
    asks: [
      'should I buy the van or lease it',
      'buy or rent the machine',
      'new or used equipment',
      'is leasing cheaper',
      'should I buy my own tools or rent them',
      'do we need our own kitchen',
    ],
    words: 'buy lease rent van machine equipment used',
    answer:
      'Rent first while you do not know how often you need it. Compute the cost per day of use: buying price less what you get when selling it, plus repair, insurance and interest, divided by the days you really use it; beside it the rent or lease for the same days. Then ask what happens when it stands still or breaks: who repairs, how fast. Cash matters more than the last percent early on. Read the lease to its end: return, limits, what you owe if you stop. Tax differs; ask an accountant.',
    more: 'Used, with a paid look by a mechanic, is often the best of all three for a first machine.',
    nextStep: 'Count the days you would have used it last month and compute both costs per day.',
  },
  {
    id: 'payment-methods',
    title: 'how customers can pay',
    asks: [
      'how do I collect money from people without an app',
      'my customers have no card or phone payment',
      'how do I collect small sums from many people',
      'how do I collect money from people without a bank account',

      'should I accept cards',
      'cash or mobile money',
      'which payment methods should I offer',
      'card fees are too high',
      'customers want to pay by phone',
      'how do I take payments online',
      'cash, card or momo',
      'should customers pay in cash or by phone',
    ],
    words: 'collect upi mpesa app cash card cash paypal mobile terminal pay momo mpesa m-pesa card',
    answer:
      'Ask the last twenty customers how they would have liked to pay, and count how many sales you lost over it; that decides, not fashion. Compute the full cost of each way for your usual sale: fee in percent and per payment, device, days until the money arrives, and for cash the counting, change and loss. A fee that hurts on a coffee disappears on a repair. Read what happens when a customer takes a payment back. Begin with two ways that nearly everybody has.',
    more: 'Look at when the money arrives. Two days earlier can be worth more than half a percent.',
    nextStep: 'Ask twenty customers, and compute the cost of two ways for your most common sale.',
  },
  {
    id: 'bank-account',
    title: 'a bank that refuses an account',
    asks: [
      'no bank will open an account for my company',
      'the bank refused us an account',
      'the bank closed our account',
      'how do I open a business account',
      'my bank account was frozen',
      'banks do not want our kind of business',
    ],
    words: 'bank account open frozen blocked closed',
    answer:
      'Ask for the reason in writing; often it is a missing paper, your line of business, or a rule about origin of money, and the first can be mended. Bring what a bank must check: registration, who owns the firm, where money comes from, three contracts or invoices. Ask three banks at once, among them a cooperative or savings bank and a licensed payment service. In some countries you have a right to a basic account or an ombudsman; ask the regulator. Compute which payments are due next week, and move those first.',
    more: 'Keep a second account somewhere else with one month of costs on it. A bank can close yours within weeks.',
    nextStep:
      'Ask for the reason in writing and apply at two other institutions with the full set of papers.',
  },
]
