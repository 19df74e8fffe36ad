import type { MentorTopic } from '../../topic.ts'

export const law: readonly MentorTopic[] = [
  {
    id: 'legal',
    title: 'legal questions',
    asks: [
      'do I need a lawyer',
      'is this allowed by law',
      'I have a legal question',
      'what are the legal requirements',
      'where do I get legal advice',
      'is my plan legal',
      'does a lawyer have to look at this',
    ],
    words: 'lawyer law legal allowed forbidden court rules punished liable',
    answer:
      'Register the company before the first invoice, the first contract or the first co-founder, whichever comes first. Make everyone who builds sign over their work to it. For regulated fields, find out in week one which permission you need; it often decides who your customer can be. This is orientation, not legal advice. Compute what a wrong step would cost, and take the dearest question to the lawyer first.',
    more: 'Take the standard form of your country for the company, the standard agreement for first investors, and spend the lawyer’s hours on what is unusual about you: data about health, money, children, or a licence. Trademarks matter before patents for most.',
    nextStep:
      'List the three legal questions that could stop your company, and book one hour with a lawyer who serves founders in your field.',
  },
  {
    id: 'tax',
    title: 'taxes',
    asks: [
      'how much tax do I have to pay',
      'do I need to charge vat',
      'which taxes does a small business pay',
      'can I deduct this',
      'do I pay tax on side income',
      'the tax office wrote to me',
      'do I need an accountant',
      'how much vat goes on my invoices',
      'is GST registration compulsory below a turnover',
      'from what turnover must I register for VAT or GST',
    ],
    words: 'tax taxes vat accountant irs deduct declare gst vat turnover threshold compulsory',
    answer:
      'I cannot advise on taxes: they differ by country and by your situation. An accountant or the tax office in your country can, and many offer a first talk for little or nothing. Bring four things: what you earned and from whom, in which country they sit, your form of company, and what else you earn. Until then lay a part of each payment aside on a second account, and ask how large it should be. Compute what came in during the last twelve months; many duties begin at a sum. If a letter has a deadline, call before it passes.',
    more: 'Keep each invoice and receipt in one folder by month; that alone makes the hour cheap.',
    nextStep: 'Write your three tax questions down and book one hour with an accountant.',
  },
  {
    id: 'registration',
    title: 'registering the business',
    asks: [
      'do I have to register my business',
      'when should I make my business official',
      'I sell from home without papers',
      'how do I formalise my trade',
      'is it illegal to sell without registration',
      'how do I set up a company',
    ],
    words: 'register registration official declare papers home formal neighbours vendors street',
    answer:
      'Ask the town’s business office or the chamber what your trade needs; the first talk is usually free, and asking does not betray you. It differs by place: some small trades need a note, others a licence first. Compute both sides for a year: fees, taxes, insurance and hours, against what you lose without papers, such as larger customers, a bank account, a loan, help in a dispute, sleep. Often there is a simple form for small beginners. Begin with today, and let an adviser tell you how to handle what was before.',
    more: 'Bring to the office: what you sell, where, since when, how much a month. Four lines are enough for a clear answer.',
    nextStep: 'Write the four lines and call the business office or chamber this week.',
  },
  {
    id: 'licence',
    title: 'permits and licences',
    asks: [
      'which permits do I need',
      'do I need a licence for this',
      'how do I get permission to sell food',
      'which authority is responsible',
      'we operate without a licence',
      'how long does a permit take',
      'do I need a permit to sell on the street',
      'permits',
    ],
    words: 'permit licence license permission authority food',
    answer:
      'Find the authority before you find premises: the permit often decides place, equipment and who may run it. Ask the town’s business office which authority answers for your trade, and ask that one three things in writing: which permit, what it requires, how long it takes. Do not rely on what others in the street do. Compute the cost of waiting: rent and wages per month times the months, and begin paying neither before you have a date. Until then test what needs no permit: orders, interest, price. A licensed partner can be the bridge.',
    more: 'Ask for the list by which the inspector will go. Most authorities give it, and it is the cheapest plan you can get.',
    nextStep:
      'Call the business office, get the name of the authority, and send your three questions in writing.',
  },
  {
    id: 'data-protection',
    title: 'data protection',
    asks: [
      'what do we have to do for gdpr',
      'do I need a lawyer for gdpr',
      'how do I handle personal data',
      'do we need a privacy policy',
      'may I store customer data',
      'we keep patient data',
      'do I need a data protection officer',
    ],
    words: 'gdpr privacy data patients consent phone numbers keep',
    answer:
      'Draw first what you keep: which data, of whom, why, where, who sees it, when it is deleted. What you do not need, stop collecting; that mends more than any text. Then ask whether anything is about health, children, money or place, since stricter rules hold there and I cannot judge your case: the data protection authority has free guides for small firms, a lawyer checks the rest. Sign an agreement with each service that handles the data for you. Count how many people can open the list today, and halve it.',
    more: 'Practise one request: somebody wants to see and delete their data. If it takes more than an hour, the drawing is not finished.',
    nextStep: 'Draw the table of your data on one page and delete one thing you do not need.',
  },
  {
    id: 'insurance',
    title: 'insurance',
    asks: [
      'which insurance do I need',
      'do I need liability insurance',
      'is business insurance worth it',
      'the insurance does not pay',
      'how do I insure my shop',
      'what if somebody gets hurt',
      'what if somebody is hurt or dies while I work for them',
      'who is liable when an accident happens',
      'what if a customer dies',
    ],
    words: 'insurance insure liability insurer classes dies accident hurt injured',
    answer:
      'Insure what would end the business, carry yourself what would only annoy. List ten things that can go wrong, with two numbers each: how likely in ten years, and what it costs. Everything you could not pay from savings goes on the list for the broker; often it is liability for harm to others, your own inability to work, fire and water. Some are required by law or by customers; ask your trade body. Get three offers with the same words, and read what is excluded. Compute the premium against one day’s sales.',
    more: 'If an insurer refuses, ask for the clause in writing. There is an ombudsman in many countries, and asking costs nothing.',
    nextStep: 'List your ten risks with the two numbers and ask a broker for offers on the three largest.',
  },
]
