import type { MentorTopic } from '../../topic.ts'

export const cash: readonly MentorTopic[] = [
  {
    id: 'runway',
    title: 'how long the money lasts',
    asks: [
      'how long does the money last',
      'how much runway do I need',
      'how many months can we go on',
      'when do we run out of money',
      'we are running out of cash',
      'what is our burn rate',
      'how long can I survive with what is in the account',
      'we have so much left and spend so much every month, when is it over',
      'we have this much left and burn that much a month, how long do we have',
    ],
    words: 'runway burn cash months left last survive melting spend holds lose',
    answer:
      'Runway is cash divided by what you lose a month; count it in conversations you can still have, not in months. Cut what does not produce learning or revenue this quarter. The cheapest money is a customer paying in advance. Compute it today: what is in the account, what goes out, what surely comes in, and the month in which it reaches zero.',
    more: 'Plan twelve months with three lines: worst, likely, best, and decide now what you do when you fall to the worst line. Raise or cut at six months left; at three you no longer choose.',
    nextStep:
      'Put cash, monthly costs and monthly income on one page and mark the month in which it reaches zero.',
  },
  {
    id: 'unpaid-invoice',
    title: 'invoices nobody pays',
    asks: [
      'customers pay late',
      'clients always pay weeks too late',
      'my customers do not pay on time',

      'a customer does not pay',
      'my client has not paid the invoice',
      'how do I get my money',
      'an invoice is overdue',
      'they ignore my reminders',
      'a client owes me money',
      'how do I collect a debt from a customer',
      'a client has not paid me for months',
      'the invoice is unpaid since summer',
      'unpaid invoices',
      'late payers',
    ],
    words:
      'unpaid overdue owes owe owed invoice reminder transferred transfer settle bill debtor cent paid pay still',
    answer:
      'Call today, do not write: ask whether something was wrong with the work and on which day they pay. A named reason can be mended; no reason means a date. Confirm the date in writing the same hour. If it passes, stop further work, send one letter with a last day, and then use what your country offers for clear claims; a court office, chamber or lawyer tells you which and what it costs. Compute the gap: what is overdue, against what you must pay until then.',
    more: 'From now on take a part in advance, send the invoice on the day of delivery, and call one day after it is due. Most late payers pay first whom they expect to hear from.',
    nextStep: 'List all open invoices by age, call the oldest today, and write down the promised date.',
  },
  {
    id: 'payment-terms',
    title: 'customers who pay late by contract',
    asks: [
      'the hospital pays only after months',
      'public clients pay very late',
      'our customer has ninety days to pay',
      'how do we bridge the time until they pay',
      'long payment terms are killing us',
      'the money comes four months after the work',
    ],
    words: 'days terms late ninety sixty hospital public prefinance bridge',
    answer:
      'Treat it as a loan you give, and price it. Compute the gap: monthly cost of the work times the months until payment; that is the cash you need before the first transfer. Then ask for the cheapest mending first: part payment at the start, invoices per month instead of at the end, a reduction for quick payment. Find out who over there releases the payment and what they need on the invoice. Only after that ask a bank about advancing invoices, and compare its cost with your margin.',
    more: 'Growing with such customers makes the gap grow too. Limit their share to what your cash can carry.',
    nextStep: 'Compute the gap for one order in cash and ask the customer for monthly invoices.',
  },
  {
    id: 'supplier-credit',
    title: 'buying on credit from suppliers',
    asks: [
      'my supplier wants cash up front',
      'how do I get goods on credit',
      'the wholesaler gives no credit',
      'how do I get better payment terms from suppliers',
      'I must pay for stock before I sell it',
      'can I pay my suppliers later',
      'can I get the goods now and pay next month',
    ],
    words: 'credit wholesaler terms goods upfront supplier later fabric material now payment delivery before',
    answer:
      'Credit is given to people who were punctual in small things. Ask for a small line first: one week on a tenth of your usual order, paid a day early, three times. Then ask for more, with your record in hand. Bring what calms a seller: your sales per week, other suppliers who vouch for you, a standing order. Compute how many days pass between paying for goods and being paid for them, times what you buy per day; so much credit you need, no more.',
    more: 'Ask what they give for paying at once. Sometimes the reduction is worth more than the time.',
    nextStep:
      'Compute the days between paying and being paid, and ask one supplier for one week on a small order.',
  },
  {
    id: 'growth-cash',
    title: 'growing and always short of cash',
    asks: [
      'sales are growing but the account is empty',
      'we make profit but have no money',
      'why is there never cash although we sell more',
      'we grow and run out of money',
      'where does my money go',
    ],
    words: 'growing cash profit empty short',
    answer:
      'Growth eats cash before it gives any: goods, wages and rent go out weeks before customers pay. Compute three numbers in days: how long stock lies, how long customers take to pay, how long you may take to pay suppliers. First plus second less third, times your daily costs, is the money locked in. Free it in this order: invoice on the day of delivery, deposits, less stock, longer terms. And look at each product once: selling more of one that earns nothing makes it worse.',
    more: 'Make a list of what goes out and comes in for the next eight weeks, week by week. Profit is an opinion there, cash is not.',
    nextStep: 'Work out the three day counts from last month and pick the largest to shorten.',
  },
  {
    id: 'debts',
    title: 'more debts than money',
    asks: [
      'I owe money to several people',
      'I cannot pay my debts',
      'creditors call me every day',
      'we cannot pay what is due',
      'how do I get out of debt with the business',
      'too many loans at once',
    ],
    words: 'debts owe creditors loans repay',
    answer:
      'Make one list: to whom, how much, since when, what happens if it waits. Then do not begin with the one who shouts loudest. If you cannot pay what is due, speak with a lawyer or a debt adviser at once: in many countries owners have duties with deadlines, and some payments are then no longer allowed. Until then sign nothing new and borrow nothing to pay the old. Compute what is left each month after wages and food; only that can be promised. Call each creditor with it before they call you.',
    more: 'Debt advice is free in many towns, from consumer offices, chambers or charities. They have seen worse, and they know the order.',
    nextStep: 'Write the whole list tonight and call a debt adviser or lawyer tomorrow.',
  },
  {
    id: 'loan',
    title: 'borrowing from a bank',
    asks: [
      'should I take a loan',
      'should I borrow from the bank',
      'is it smart to take a credit',
      'how do I get a business loan',
      'microcredit for my shop',
      'should I borrow to buy a machine',
      'loan',
      'a loan',
    ],
    words: 'loan borrow bank credit finance interest lender microcredit',
    answer:
      'Borrow for something that brings in more than it costs while you pay it back, such as a machine with orders waiting. Do not borrow to fill a monthly hole. Compute three lines: the instalment, what the thing brings in a usual month after costs, and in the worst month of last year. If the worst does not carry the instalment, the loan is too large or too short. Ask what happens if you miss one, what you sign for personally, and the full sum you pay back. Compare two offers.',
    more: 'If the bank refuses, ask for the reason and what would change it. Guarantee banks, development banks and leasing look at other things.',
    nextStep:
      'Put the instalment beside the worst month of last year and ask two lenders for the full sum you would pay back.',
  },
  {
    id: 'family-money',
    title: 'money from family and friends',
    asks: [
      'should I take money from my family',
      'my uncle wants to invest',
      'I borrowed from my brother and now he wants a say',
      'friends want to put money into the business',
      'my parents lent me money',
      'how do I take money from relatives without losing them',
      'a relative offers to put money into the shop, should I accept',
    ],
    words:
      'uncle aunt mother mum father dad parents brother sister friends relatives family lend savings borrow father-in-law',
    answer:
      'Take only what they can lose without a changed life, and say that sentence aloud to them. Then write half a page, even with your mother: gift, loan or share; how much; paid back when and from what; who decides in the business. Most quarrels come from one side thinking loan and the other share. Compute what you could pay back each month if things go badly; promise that and not more. Report twice a year without being asked, with one number. A gift may be taxed; ask.',
    more: 'If somebody already wants a say, sit down and offer two ways: repayment by a plan, or a share with the rights written down. Keep it away from the dinner table.',
    nextStep: 'Write the half page and talk it through with the person before any more money moves.',
  },
  {
    id: 'own-pay',
    title: 'what to pay yourself',
    asks: [
      'how much should I pay myself',
      'when can I take a salary',
      'can I take money out of the company',
      'I do not pay myself anything',
      'how much may the owner take out',
      'founder salary',
    ],
    words: 'salary myself withdraw owner',
    answer:
      'Pay yourself something every month, on a date, even if it is small; a business that lives from your free work does not know whether it works. Compute two sums: the least your household needs, and what is left in an average month after all bills, taxes laid aside and a reserve. The lower one is your pay now. If the first is larger, the gap times the months is how long you can go on. How to take it out, as wage or as profit, decides tax and insurance: ask an accountant.',
    more: 'Lay taxes aside on a second account on the day money comes in. What lies there is not yours.',
    nextStep:
      'Write your household’s minimum beside last quarter’s average surplus, and fix a day and a sum.',
  },
  {
    id: 'cash-handling',
    title: 'takings in cash',
    asks: [
      'I keep the takings at home',
      'where should I keep cash',
      'all my customers pay cash',
      'is it dangerous to keep money under the mattress',
      'how do I control the cash register',
      'cash is missing in the evening',
      'I keep the takings in a box at home',
    ],
    words: 'cash takings till mattress coins safe drawer',
    answer:
      'Count twice a day, on paper, by two people if you can: start, sales, taken out, end. The difference is a number, and it should be near nothing. Take every private coin out with a slip. Bring cash away on changing days and times; money at home can be stolen, spent and, above some sums, is hard to explain to a bank or tax office later. Compute what it costs you: an hour of counting, a loss, no record for a loan. Ask two banks or mobile money services what paying in costs.',
    more: 'A record of daily takings, kept for a year, is what a lender wants to see most. Cash without a book is worth nothing there.',
    nextStep: 'Start the daily slip tonight: start, sales, taken out, end, difference.',
  },
  {
    id: 'separate-accounts',
    title: 'private and business money mixed',
    asks: [
      'I use one account for the business and my family',
      'should I separate private and business money',
      "my money and the company's money are mixed",
      'I take from the till for the household',
      'do I need a second account',
    ],
    words: 'private household mixed separate account',
    answer:
      'Open a second pot this week: an account if you can, a second mobile wallet or a locked box if you cannot. All sales go in there, all business costs go out, and once a month a fixed sum goes to you. Do not try to sort the past year; begin with a date. Compute after one month: came in, went out, went to the family. For the first time you see whether the business feeds you or you feed it. With some company forms mixing has legal consequences; ask an accountant.',
    more: 'Emergencies of the family get a line of their own with a limit. Without one they eat the stock.',
    nextStep: 'Open the second pot and name the day and sum of your monthly pay.',
  },
  {
    id: 'seasonality',
    title: 'good and bad seasons',
    asks: [
      'in winter nobody comes',
      'we earn everything in three months',
      'how do I survive the low season',
      'our business is seasonal',
      'sales drop every summer',
      'how do I get through the quiet months',
    ],
    words:
      'season seasonal winter summer spring autumn months quiet christmas october march tourists september',
    answer:
      'Compute the year by month: money in, money out, and the sum at the end of each. The lowest point is the reserve you need on the last day of the good season; lay that aside weekly while it is good, before anything else is bought. Then shrink the bad months: costs that stop when you close, staff by season, rent by turnover. Only after that look for a second use of what you have: the same customers, another need, in the quiet time. Sell vouchers or early orders for the next season.',
    more: 'Write down which weeks were dead last year. Two of them closed and planned cost less than two open and empty.',
    nextStep: 'Draw the twelve months, mark the lowest point, and compute the weekly sum that fills it.',
  },
  {
    id: 'currency',
    title: 'changing exchange rates',
    asks: [
      'we buy in dollars and sell in our own currency',
      'the exchange rate is killing us',
      'how do I deal with a falling currency',
      'currency risk',
      'our money loses value every month',
      'inflation eats our prices',
      'the money is worth less every week',
    ],
    words: 'currency exchange dollar euro naira peso inflation devaluation',
    answer:
      'Compute how much of one sale is in the other currency, and what a bad month of the last year would do to your margin. Then shorten the time at risk: quotes that hold one week, prices tied to the rate by a sentence in the contract, buying goods on the day the order is paid. Ask customers who earn the strong currency to pay in it where that is allowed. Do not keep more local cash than the next weeks need; keep goods. Forward contracts are for sums a bank takes seriously.',
    more: 'Look for local material for the dearest imported part. Even at a higher price it can be the calmer one.',
    nextStep: 'Work out one sale at today’s rate and at the worst of the last twelve months.',
  },
]
