import type { MentorTopic } from '../../topic.ts'

export const funding: readonly MentorTopic[] = [
  {
    id: 'fundraising',
    title: 'raising money',
    asks: [
      'how do I raise money from investors',
      'how do I find investors',
      'how do we raise a seed round',
      'when should I raise funding',
      'how do I get venture capital',
      'investors are not interested in us',
      'how much money should we raise',
      'we want to raise money, how do we begin',
    ],
    words: 'investors investor raise funding seed venture vc round fund',
    answer:
      'Raise when money is what holds you back, and know exactly which milestone it buys: “this amount, these months, that proof”. Before there is proof, investors buy your speed of learning, so show them what you believed in month one and what you know now. Grants, customers and a smaller plan are cheaper than equity. Compute the months it buys before you name the sum.',
    more: 'Build a list of forty investors who have backed your stage and field, get introduced by founders they funded, and run all first meetings within three weeks so that answers come together. Read the liquidation preference and the board seats before the valuation. A slow maybe is a no.',
    nextStep:
      'Write the sentence “With this amount we reach that proof by that month” and show it to two founders who have raised.',
  },
  {
    id: 'safe-or-wait',
    title: 'taking money now or later',
    asks: [
      'should we take the investment now or wait',
      'an angel offers us a cheque',
      'should I accept this term sheet',
      'is this investment offer good',
      'take the money now or later',
      'should we sign the safe',
    ],
    words: 'angel cheque check safe wait term sheet offer cap',
    answer:
      'Take it when the money buys proof you cannot get without it, and wait when the proof comes anyway and soon. Put both on one line: months to the proof without the money, and what the same share costs before and after it. A cheque also brings a person; ask two founders they backed. Compute the share for both cases before the next meeting.',
    more: 'A smaller cheque to the next proof keeps more of the company than a large one before it.',
    nextStep:
      'Write down which proof you would reach with it, in which month, and what happens to that proof without it.',
  },
  {
    id: 'dilution',
    title: 'how much of the company you give away',
    asks: [
      'how much of the company do I lose',
      'how does dilution work',
      'how much equity should I give away',
      'how many percent do investors take',
      'will I lose control of my company',
      'what is left for me after two rounds',
    ],
    words: 'dilution equity percent shares stake control',
    answer:
      'Multiply what stays, never add what goes: who sells a fifth and later a quarter keeps 0.8 × 0.75 = 60 %, not 55 %. Put into the same sum the shares laid aside for staff, because investors usually want them made before they come, out of your part. Look at control apart from share: board seats, vetoes, and what is paid out first at a sale. Write three lines for your own case: today, after this round, after the next, with the votes beside the share. Have a lawyer read the preferences.',
    more: 'A smaller share of something that lives is more than all of something that does not. But give it for proof, not for comfort.',
    nextStep:
      'Write your share after this round and the next one, and mark the line at which you lose a vote.',
  },
  {
    id: 'valuation',
    title: 'what the company is worth',
    asks: [
      'what is my startup worth',
      'how do I value my company',
      'which valuation should I ask for',
      'is this valuation fair',
      'how do I calculate the value of my business',
      'investors say our valuation is too high',
    ],
    words: 'valuation worth value price',
    answer:
      'For a young company a valuation is not measured, it is agreed. Begin from need: how much money reaches which proof, and what share can you give for it; money divided by share is the valuation after the money. Then ask two founders who raised in your field and country this year what they got, since such figures age fast. For a running business buyers look at yearly profit with a fair wage for you taken out, and at how well it runs without you. Compute that profit first; an adviser can tell you the usual multiple.',
    more: 'A high number today is a promise about the next round. Take the one you can grow into in eighteen months.',
    nextStep:
      'Compute money needed divided by the share you would give, and check it with two founders who just raised.',
  },
  {
    id: 'due-diligence',
    title: 'when an investor looks closely',
    asks: [
      'what goes into a data room',
      'the investor wants due diligence',
      'which documents do investors want to see',
      'how do I prepare for due diligence',
      'the investor asks for our numbers',
      'what do investors check',
    ],
    words: 'diligence data room documents audit',
    answer:
      'Give them one folder with seven parts: company papers and who owns what, contracts with customers, money (accounts, open invoices, plan), people and their contracts, who owns the work and the name, permissions, open quarrels. Put the bad news in yourself, with one page on what you do about it; found later, it costs trust or the deal. Make a page of key figures that agree with the accounts, and compute each twice. Show customer names only when you are nearly agreed. Keep a list of who saw what.',
    more: 'Ask them for their list and their date of decision in return. Who cannot name a date is not ready.',
    nextStep: 'Make the seven folders and write on one page what is missing or ugly in each.',
  },
  {
    id: 'investor-update',
    title: 'reporting to investors',
    asks: [
      'what do I write to my investors',
      'how do I write an investor update',
      'how often should I report to investors',
      'should I tell investors bad news',
      'what goes into a monthly report',
      'my investors ask how it is going',
    ],
    words: 'update report monthly investors newsletter',
    answer:
      'One page, the same day each month, the same order: three numbers against last month, what worked, what did not and what you do about it, money and months left, one thing you ask for. Bad news first and early; investors forgive numbers and not surprises. Compute the months left in front of their eyes: cash divided by what you lose per month. Make the ask so small that it can be answered from a phone: one introduction, by name. Silence is read as trouble, and usually it is.',
    more: 'Send it also to the three people who said no last time. A year of honest pages has opened more doors than any deck.',
    nextStep: 'Write this month’s page in half an hour and send it today.',
  },
  {
    id: 'investor-silence',
    title: 'investors who do not answer',
    asks: [
      'the investor does not answer',
      'the fund liked us and never wrote back',
      'investors ghost me',
      'how often should I follow up with investors',
      'they said they will get back to us',
      'no answer after the pitch',
    ],
    words: 'silence ghosted follow-up reply investor fund',
    answer:
      'Silence after two weeks is a no that nobody wanted to write. Send one message with news, not with a question: a number that moved, a customer who signed, and a date on which you decide. Then go on; run the talks side by side, so that none of them matters so much. Compute per ten first meetings: how many second ones, how many gave a reason. Below two of ten, change the list or the first minute. Ask one who refused, politely, what would have made it easy to say yes.',
    more: 'A maybe costs you more than a no. Put each name on one of two lists: has a next date, or has not.',
    nextStep:
      'Send one message with news to each silent investor and move those without a date to the second list.',
  },
  {
    id: 'crowdfunding',
    title: 'crowdfunding',
    asks: [
      'should I do a kickstarter',
      'does crowdfunding work',
      'how do I prepare a crowdfunding campaign',
      'can the crowd pay for my first batch',
      'how do I collect money from many people online',
      'crowdfunding or investors',
    ],
    words: 'crowdfunding kickstarter indiegogo backers campaign',
    answer:
      'It is a sale with a deadline, and strangers come only when your own people came first. Before the start write a list of those who promised to buy on day one; if it does not carry about a third of your goal, wait and grow the list. Compute the goal backwards: making the goods, packing, shipping to each country, fees of the site, taxes, returns, and a reserve for what breaks. Many campaigns succeed and then lose money on delivery. Selling shares to a crowd is regulated; ask first.',
    more: 'Show a piece that works. A film of a drawing tests your film.',
    nextStep:
      'Write the list of first-day buyers by name and compute the cost of delivering one piece to three countries.',
  },
  {
    id: 'grants',
    title: 'grants and public support',
    asks: [
      'the grant needs a plan, is it worth the bother',
      'is the grant worth the paperwork',
      'do I bother with a grant',
      'are there grants for founders',
      'how do I get public funding',
      'can the state support my startup',
      'how do I apply for a grant',
      'is there free money for starting a business',
      'subsidies for small companies',
      'grants',
    ],
    words: 'bother grant subsidy public funding programme support state',
    answer:
      'Ask those who know your region: the chamber, the town’s business office, a university’s founding office, a development bank; they know what is open now, and often help for free. Read the conditions before the purpose: some pay only afterwards, some forbid starting before the approval, most ask for your own part. Compute the hours of writing and reporting, times your rate, divided by the chance; and the months until money arrives, against your cash. Take it only for what you would do anyway.',
    more: 'A grant that pays later is a loan you give the state. Ask a bank beforehand who bridges it.',
    nextStep:
      'Call one public office for founders, ask which two programmes fit, and write down deadline, own part and pay day.',
  },
  {
    id: 'grant-ended',
    title: 'when a grant or sponsor ends',
    asks: [
      'our grant was not renewed',
      'the foundation stops funding us',
      'our main sponsor left',
      'how do we go on without the grant',
      'the project funding ends this year',
      'will the grant be renewed',
    ],
    words: 'grant renewed ended foundation sponsor funding stops',
    answer:
      'Ask the funder this week for the reason, for a bridge of some months, and for two introductions; most give at least one. Compute the month in which the money ends, and the part of the work that costs least and helps most: that part is what you keep. Then list who saves money or trouble through you, such as town, insurers, employers, parents, and offer three of them a price for a year. Tell your people early and honestly. Stop what only the grant wanted.',
    more: 'Three smaller sources with different dates keep you alive when one ends. Never let two end in the same quarter again.',
    nextStep: 'Write the month zero and ask the funder for a bridge and two introductions.',
  },
  {
    id: 'charity',
    title: 'money for a good cause',
    asks: [
      'how can our charity earn money',
      'how does a nonprofit finance itself',
      'how do we get donations',
      'can an association sell services',
      'who pays for a good cause',
      'how do we find sponsors',
      'how do we get companies to pay a charity',
      'how can an association earn its own income',
    ],
    words: 'charity nonprofit donation association donors sponsor income club',
    answer:
      'Those who save money or look better through you can pay you: ask for a service fee with an invoice, not for a gift, and name what it saves them. Gifts and fees are taxed and allowed differently, so have your regulator or an accountant confirm what your status permits before the first invoice. Compute what one case costs you before you name a fee.',
    more: 'Two small payers for a year are worth more than one large gift: they tell you what the work is worth to somebody.',
    nextStep:
      'Ask two of those who benefit what the problem costs them today, and offer a fee below that for three months.',
  },
  {
    id: 'accelerator',
    title: 'accelerators and founder programmes',
    asks: [
      'should we join an accelerator',
      'is an incubator worth it',
      'an accelerator wants seven percent',
      'should I apply to a startup programme',
      'which founder programme should I choose',
      'does a startup competition help',
    ],
    words: 'accelerator incubator programme batch competition',
    answer:
      'Decide by people, not by logos: which three persons there would open which door for you, and have they done it for a firm like yours? Call two founders who left the programme a year ago and two who dropped out. Compute the price: the share times what you think the company will be worth when you next raise, plus the weeks away from customers. Compare with buying the same help by the hour. If customers are what you lack, three months of selling may bring more.',
    more: 'Programmes without a share, from towns and universities, are often enough for the first papers and contacts.',
    nextStep: 'Call two former participants and ask what they would pay for it today.',
  },
  {
    id: 'business-plan',
    title: 'a business plan',
    asks: [
      'do I need a business plan',
      'how do I write a business plan',
      'the bank wants a business plan',
      'how long should a business plan be',
      'what goes into a business plan',
      'is a business plan a waste of time',
    ],
    words: 'business plan pages document',
    answer:
      'Write it for the reader who asked, and ask that reader for the list of parts. A bank wants to know who pays back from what, so the money table, contracts and your own savings count more than pages of market talk. For yourself one page is enough: who has the trouble, what you do, who pays how much, what must be true, what you test next. Compute the table first and write the words around it. Every number gets a source or the word “guess”.',
    more: 'Give it to somebody who dislikes risk and ask them to mark the first sentence they do not believe.',
    nextStep: 'Ask the reader for their list and fill the money table before you write a sentence.',
  },
]
