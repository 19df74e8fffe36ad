import type { MentorTopic } from '../topic.ts'

export const en: readonly MentorTopic[] = [
  {
    id: 'pricing',
    title: 'setting a price',
    words:
      'price pricing charge how much should cost subscription monthly fee discount free trial freemium expensive cheap willingness pay tiers',
    advice: [
      'Price from what the problem costs your customers, not from what the product costs you. A tenth of the yearly damage is easy to say yes to; half of it needs proof. Start with one price, say it aloud, and stop talking. If nobody winces it is too low.',
      'Raise the price with each of the next five conversations until one in three says no; that is roughly where it belongs. Sell a month or a pilot rather than a free trial: someone who pays a little tells you more than ten who pay nothing. Leave tiers until two groups of customers clearly want different things.',
    ],
    nextStep:
      'Name one price to three of your customers in person and write down the first thing each of them compares it with.',
  },
  {
    id: 'first-customers',
    title: 'finding the first customers',
    words:
      'first customers find get ten users acquire acquisition where reach early adopters beta users launch customers leads sales outreach traction',
    advice: [
      'The first ten customers come from conversations, not from channels. Write forty names of possible customers, ask each for fifteen minutes about the problem, and offer the product only to those who lean in. Do what does not scale: set it up for them, sit beside them, fix it overnight.',
      'Ask every one who says no for the name of someone who has it worse; referrals from a polite no convert better than cold messages. Keep one list with date, answer and next step, and work it daily. When the same place produces three of them, you have found your first channel.',
    ],
    nextStep:
      'Write to ten customers by name with one sentence about their problem and one question, and count the replies.',
  },
  {
    id: 'interviews',
    title: 'talking to customers',
    words:
      'validate validation interview interviews talk customer discovery questions ask problem real survey research feedback mom test',
    advice: [
      'Ask about the last time it happened, never about your idea: what did you do, what did it cost, what have you tried? Past behaviour and money are evidence; “I would use that” and “great idea” are not. Five conversations with the same kind of people tell you more than a survey of two hundred.',
      'Open with their day, be silent longer than is comfortable, and ask “and then?” instead of explaining. End each talk by asking for something that costs them: an introduction, their data, a deposit. Write down exact words the same evening; you will need them for the pitch.',
    ],
    nextStep:
      'Hold three conversations of twenty minutes with your customers about the last time it went wrong, without mentioning your product.',
  },
  {
    id: 'mvp',
    title: 'the first version',
    words:
      'mvp minimum viable product prototype build first version features scope develop code no-code landing page roadmap technical',
    advice: [
      'The first version should test the riskiest assumption, not show the whole idea. Do by hand whatever a customer does not see: a form, a spreadsheet and you in the middle are enough for five customers. If you are not embarrassed by it, you waited too long.',
      'Write the one sentence a customer should say after using it, and cut every feature that does not lead there. Give yourself two weeks; what does not fit goes on a list you look at after five people have used it. Buy or borrow everything that is not your difference.',
    ],
    nextStep:
      'Deliver the result once, entirely by hand, to one of your customers, and note every step you would have to automate.',
  },
  {
    id: 'fundraising',
    title: 'raising money',
    words:
      'raise funding investors investor seed angel vc venture pre-seed valuation term sheet dilution safe convertible note grant money fundraise',
    advice: [
      'Raise when money is what holds you back, and know exactly which milestone it buys: “this amount, these months, that proof”. Before there is proof, investors buy your speed of learning, so show them what you believed in month one and what you know now. Grants, customers and a smaller plan are cheaper than equity.',
      'Build a list of forty investors who have backed your stage and field, get introduced by founders they funded, and run all first meetings within three weeks so that answers come together. Read the liquidation preference and the board seats before the valuation. A slow maybe is a no.',
    ],
    nextStep:
      'Write the sentence “With this amount we reach that proof by that month” and show it to two founders who have raised.',
  },
  {
    id: 'cofounder',
    title: 'finding or working with a co-founder',
    words:
      'cofounder co-founder partner team split equity vesting find technical founder conflict disagreement shares',
    advice: [
      'Choose a co-founder by working together, not by talking about it: four weeks on one real deliverable with a date. Split equity by the work still ahead, mostly evenly, with four years of vesting and a one-year cliff for everyone, you included. Write down who decides what before you need it.',
      'Have the hard conversation early: how long can each live without salary, what would make you quit, what if one wants to sell? Most break-ups come from unspoken answers to those. If you already disagree, agree on the test that would settle it instead of on the opinion.',
    ],
    nextStep:
      'Agree with your candidate on one piece of work for your company with a date four weeks from now.',
  },
  {
    id: 'hiring',
    title: 'hiring',
    words: 'hire hiring employee recruit salary contractor freelancer team first hire fire culture intern',
    advice: [
      'Hire when the same work has hurt for three months, not when money arrives. The first people should be able to do the job without being managed; give finalists a paid day of real work instead of another interview. Until then, a contractor with a clear deliverable is cheaper to be wrong about.',
      'Write what this person will have finished after ninety days; if you cannot, you do not need them yet. Tell candidates what is broken. People who still want to come are the ones to take.',
    ],
    nextStep:
      'Write down what a first hire would have finished after ninety days, and try to get that done by a contractor in two weeks.',
  },
  {
    id: 'marketing',
    title: 'choosing a channel',
    words:
      'marketing channel ads advertising social media content seo growth brand instagram tiktok newsletter linkedin campaign awareness viral',
    advice: [
      'Try three channels for two weeks each, with a fixed small budget and one number: cost per conversation with one of your customers. Keep the one that wins and drop the others completely. Most young companies live from a single channel; spreading thin is the usual mistake.',
      'Go where your customers already spend time, and say the problem in their words before you say your name. Content pays back late, paid ads pay back only once you know what a customer is worth, partnerships pay back when the partner earns too. Measure conversations, not likes.',
    ],
    nextStep:
      'Pick one place where your customers gather and start one honest conversation about the problem there each working day this week.',
  },
  {
    id: 'sales',
    title: 'closing a sale',
    words:
      'sell selling sales pitch close deal demo objection enterprise b2b contract negotiation procurement cold email call follow-up',
    advice: [
      'Selling is finding out whether they have the problem, who decides and by when. Ask for the next step in every conversation, with a date, and follow up five times before you give up. The demo should show their case, not your features.',
      'When they say “too expensive”, ask “compared with what?” When they say “not now”, ask what has to happen first. Write the reasons of every lost deal in one list; three of the same kind are a product decision.',
    ],
    nextStep:
      'Ask the three warmest of your customers for a decision with a date, and write down the reason for each no.',
  },
  {
    id: 'competition',
    title: 'competitors',
    words:
      'competition competitor competitors rival rivals google copy copied same launched feature big company differentiate different unique moat advantage defend alternative',
    advice: [
      'Your strongest rival is doing nothing; the second is the tool they already pay for. Do not list features: find the one situation in which your customers lose with the others and you win, and own that. Big companies copy what is already working, so speed and closeness protect you first, data and habits later.',
      'Use the rival as a paying customer would, read its one-star reviews, and talk to three people who left it. What they repeat is your opening. Then ask what gets stronger with each customer you win; if the answer is nothing, you have a head start, not a moat.',
    ],
    nextStep: 'Talk to two people who stopped using the obvious alternative and ask what the last straw was.',
  },
  {
    id: 'market-size',
    title: 'the size of the market',
    words: 'market size tam sam som big enough how large opportunity addressable bottom-up estimate',
    advice: [
      'Count from below: how many possible customers are there where you start, what would one pay in a year, and how many can you honestly reach? Multiply only figures with a source. A small market you can name beats a billion you cannot.',
      'Then check from above: if the top-down figure differs from yours by more than three times, one of the assumptions is wrong. Investors rarely believe the number; they look at how you got it.',
    ],
    nextStep:
      'Find one official count of your customers in your first region and run Market Research with it.',
  },
  {
    id: 'unit-economics',
    title: 'unit economics',
    words:
      'unit economics cac ltv churn retention payback margin lifetime value cost of acquisition cohort metrics kpi measure profitability',
    advice: [
      'Three figures decide: what a customer brings in a month, what share of that is left after serving them, and how many leave each month. Lifetime value is the first two multiplied, divided by the third. If it is not three times what winning a customer costs, fix retention before growth.',
      'Look at cohorts, not averages: of those who came in a given month, how many are still there after three? A flat tail is the best news a young company can have. Payback in under twelve months means you can grow from revenue.',
    ],
    nextStep:
      'Write down price, cost to serve and how many left last month; if one is unknown, measure that one first.',
  },
  {
    id: 'pivot',
    title: 'changing direction',
    words:
      'pivot change direction give up quit stop fail failing not working stuck wrong idea persevere traction slow',
    advice: [
      'Separate the parts: the people, the problem, the solution, the way you sell. Usually one of them is wrong and the others are worth keeping. If your customers do not miss it when it is gone, change the problem; if they miss it but do not pay, change who pays or how.',
      'Set the bar before you look: “if fewer than this many do that by then, we change”. Without a date, every week looks like the wrong week to stop. A pivot is cheap while you still have the people’s trust and three months of money.',
    ],
    nextStep:
      'Write one sentence with a number and a date that would make you change direction, and show it to someone who will hold you to it.',
  },
  {
    id: 'business-model',
    title: 'how the company earns',
    words:
      'business model revenue model monetize monetise make money marketplace commission subscription ads licence who pays',
    advice: [
      'Let the one who feels the pain pay, at the moment they feel relief. Subscriptions fit habits, commissions fit transactions you really cause, licences fit those who integrate you. If the user and the payer differ, you have two products to sell.',
      'For a marketplace, win the harder side first in one town and one category, and pay for the other side’s first month with your own hands. Advertising is no plan before you have an audience most companies never get.',
    ],
    nextStep:
      'Draw who gives whom what, and money in which direction, for one real transaction of a customer.',
  },
  {
    id: 'legal',
    title: 'legal questions',
    words:
      'legal incorporate company form register trademark patent ip intellectual property privacy gdpr hipaa licence regulation compliance contract terms tax lawyer',
    advice: [
      'Register the company before the first invoice, the first contract or the first co-founder, whichever comes first. Make everyone who builds sign over their work to it. For regulated fields, find out in week one which permission you need; it often decides who your customer can be. This is orientation, not legal advice.',
      'Take the standard form of your country for the company, the standard agreement for first investors, and spend the lawyer’s hours on what is unusual about you: data about health, money, children, or a licence. Trademarks matter before patents for most.',
    ],
    nextStep:
      'List the three legal questions that could stop your company, and book one hour with a lawyer who serves founders in your field.',
  },
  {
    id: 'motivation',
    title: 'staying upright',
    words:
      'motivation burnout tired afraid fear scared lonely overwhelmed imposter anxious stress doubt confidence alone family job quit my job',
    advice: [
      'Fear usually points at the thing to test next. Make it small: one conversation, one price said aloud, one page shown to a stranger. Talk to one founder who is half a year ahead of you; most of what feels like your failing is the normal shape of the work.',
      'Protect sleep and one day a week; judgement is the only tool you cannot replace. Decide beforehand how many months and how much money you give it, and who may tell you that you look bad. A job on the side is no shame: it buys you patience.',
    ],
    nextStep: 'Write the one question you are avoiding, and ask it to one person who can answer it.',
  },
  {
    id: 'time',
    title: 'what to do next',
    words:
      'time prioritise prioritize focus too much to do plan week productivity roadmap decide what first where start next step begin tomorrow morning today',
    advice: [
      'Ask each Monday: which single unknown, if answered, would change what I do? Everything else waits. In the first months that is nearly always about customers, not about the product. Two hours of calls before noon beat a day of building.',
      'Keep three lists: assumptions, tests, learned. An item moves only when somebody outside has done something. If a week passes without a line in the third list, you were busy, not progressing.',
    ],
    nextStep:
      'Write your three riskiest assumptions about your company and book one conversation that tests the first.',
  },
  {
    id: 'runway',
    title: 'how long the money lasts',
    words:
      'runway burn cash budget spend money left financial forecast projection costs months salary bootstrapping bootstrap savings',
    advice: [
      'Runway is cash divided by what you lose a month; count it in conversations you can still have, not in months. Cut what does not produce learning or revenue this quarter. The cheapest money is a customer paying in advance.',
      'Plan twelve months with three lines: worst, likely, best, and decide now what you do when you fall to the worst line. Raise or cut at six months left; at three you no longer choose.',
    ],
    nextStep:
      'Put cash, monthly costs and monthly income on one page and mark the month in which it reaches zero.',
  },
  {
    id: 'pitch',
    title: 'the pitch',
    words:
      'elevator pitch deck slides present presentation story one-liner tagline explain describe storytelling demo day',
    advice: [
      'Begin with a scene from the life of your customers, with one number in it; then what you do, for how many, what has already happened, and what you ask. Leave out the technology. If a listener cannot repeat it, it is too long.',
      'Say it to five people who do not owe you kindness and ask them to repeat it; what they drop was not clear. Put the strongest fact first, not last. Ten slides are enough, one thought each.',
    ],
    nextStep:
      'Open the Elevator Pitch coach with your three strongest facts and record the sixty-second version once.',
  },
  {
    id: 'name',
    title: 'the name',
    words: 'name naming domain brand logo company called title',
    advice: [
      'A name has to be spoken on the phone, spelled after hearing it once, and free to use in your field. It does not have to explain the product. Spend a day on it, not a month; customers buy the result.',
      'Say three candidates to ten people and ask the next day which one they remember. Check the trademark register of your country and the domain before you fall in love.',
    ],
    nextStep: 'Test three names on five people tomorrow and keep the one they can still spell the day after.',
  },
  {
    id: 'retention',
    title: 'customers who leave',
    words:
      'retention users leave inactive engagement come back habit activation onboarding churned cancel stopped using',
    advice: [
      'Find the moment after which people stay: the first result, the first colleague invited, the first week used twice. Then remove everything between sign-up and that moment. Call the last five who left; they tell you more than the dashboard.',
      'Separate those who never got the value from those who had it and left: the first is onboarding, the second is the product or the person. Fix the second group’s reason first if it is the one that pays.',
    ],
    nextStep:
      'Call the last five people who stopped, ask what they use now, and write down the words they use.',
  },
  {
    id: 'advisor',
    title: 'advisers and their share',
    words: 'advisor adviser advisors advisers board mentor equity give percent',
    advice: [
      'Pay an adviser for something you can name: introductions made, hours a month, a door opened. A small share, vested over two years and ending when the help ends, is usual; agree on it in one page. Most help is worth a thank-you and a report on what came of it.',
      'Work together for three months before any share changes hands.',
    ],
    nextStep:
      'Write down the one thing the adviser would have done for you in three months, and agree on that first.',
  },
  {
    id: 'press',
    title: 'press and publicity',
    words: 'journalist press media article newspaper podcast radio interview publicity story',
    advice: [
      'Say yes when your customers read it, and know the one sentence you want to see printed. Bring one customer who agreed to be named and one number you can prove. Ask what it is about and until when; everything you say may be printed.',
      'Have the page ready that a reader should reach, and count who comes from it.',
    ],
    nextStep: 'Write your one sentence and ask one customer whether they may be named.',
  },
  {
    id: 'supplier',
    title: 'depending on a supplier',
    words: 'supplier suppliers vendor manufacturer material dependency sole raised cost input',
    advice: [
      'First compute what the change does to one sale: old margin, new margin. Then ask the supplier what would bring it back: volume, prepayment, a longer contract. Name two others today and get written offers, even if you stay; without a second name you cannot negotiate.',
      'If no other exists, raise your price for new customers first and tell them why.',
    ],
    nextStep: 'Write the margin of one sale before and after, and ask two other suppliers for an offer.',
  },
  {
    id: 'health',
    title: 'a medical question',
    words: 'rash doctor symptom symptoms medical illness disease diagnosis dangerous pain medication sick',
    advice: [
      'I cannot judge that. A doctor or a pharmacist can; if it feels urgent, call the emergency services.',
      'Write down since when and what changed; it helps whoever sees you.',
    ],
    nextStep: 'Ask a doctor or a pharmacist today.',
  },
  {
    id: 'charity',
    title: 'money for a good cause',
    words:
      'charity charitable nonprofit non-profit donation donations grant status cause foundation volunteers supermarkets',
    advice: [
      'Whoever saves money or looks better through you can pay you: ask for a service fee with an invoice, not for a gift, and name what it saves them. Gifts and fees are taxed and allowed differently, so have your regulator or an accountant confirm what your status permits before the first invoice.',
      'Two small payers for a year are worth more than one large gift: they tell you what the work is worth to somebody.',
    ],
    nextStep:
      'Ask two of those who benefit what the problem costs them today, and offer a fee below that for three months.',
  },
  {
    id: 'exclusivity',
    title: 'a customer who wants exclusivity',
    words: 'exclusive exclusivity region territory sole biggest customer wants demand rights',
    advice: [
      'Exclusivity is something you sell, so put a price and an end on it: a minimum purchase each quarter, one region, twelve months, and it lapses when the minimum is missed. Without a minimum the answer is no, because you would pay with every customer you may no longer serve. Have a lawyer read the clause.',
      'Offer something narrower first: a head start of three months, a named account, a feature first. Often they want safety from one rival, not a whole market.',
    ],
    nextStep:
      'Ask them which rival or loss they fear, and write down the minimum that would make exclusivity worth it to you.',
  },
  {
    id: 'raise-prices',
    title: 'raising prices for existing customers',
    words: 'raise raising increase prices existing higher renewals',
    advice: [
      'Raise for new customers first and see whether they still say yes. Then tell existing ones early, in person, with the date and what they got so far in their own figures, and let them keep the old price for a fixed time if they commit for a year. Expect some to leave; decide before how many are acceptable.',
      'Move the three who get most out of it first. If they accept without a question, the price was too low.',
    ],
    nextStep:
      'Write the letter for three customers: what they gained, the new price, the date, and the offer to fix the old one for a year.',
  },
  {
    id: 'bypass',
    title: 'customers going around you',
    words:
      'around you bypass directly direct cut out middleman circumvent off platform mechanics suppliers take customer disintermediation leak',
    advice: [
      'People go around a middleman when the second deal needs nothing from him. So make the second deal need you: guarantee, payment protection, scheduling, parts, records, insurance. Or charge for the introduction once, at the start, and let the rest go. Rules and penalties slow it down and do not stop it.',
      'Ask five who went around you what they would have missed. What they name is your product; if they name nothing, earn at the first meeting.',
    ],
    nextStep: 'Call the last three who went around you and ask what would have kept the second job with you.',
  },
  {
    id: 'concentration',
    title: 'depending on a few customers',
    words:
      'same owner owned concentration dependent few customers one client biggest share revenue risk two of our',
    advice: [
      'Count owners, not contracts: customers who decide together are one customer. An investor will do that sum in the first meeting, so do it yourself. What share of the money ends if that one person says no? Above a third, the next sale must be to somebody else.',
      'Keep them and ask for two introductions outside their circle; that is the cheapest way out of the dependence.',
    ],
    nextStep:
      'Write the share of revenue per decision-maker and name the next three who belong to nobody on the list.',
  },
  {
    id: 'cofounder-leaves',
    title: 'a co-founder who leaves or must go',
    words:
      'fire co-founder cofounder left leave leaving quit break up remove code gone departed buy out separation',
    advice: [
      'First secure, then talk: accounts, code, domain, bank and customer contacts, today, with access on paper. Then read what was signed about shares and about who owns the work; if nothing was, see a lawyer before you write to anyone. Separate the person from the position: what must be handed over, by when, for what.',
      'Tell customers and staff yourself, in two sentences without blame, before they hear it elsewhere. A fair price for the shares now is cheaper than a quarrel in the next round.',
    ],
    nextStep:
      'List every account and who can enter it, and change what only the other person holds; book an hour with a lawyer.',
  },
  {
    id: 'shut-down',
    title: 'whether to stop',
    words: 'shut down close company stop give up end wind insolvency bankruptcy liquidate should i quit',
    advice: [
      'Decide on a day you slept, with three numbers: money left, months it lasts, and what would have to happen by when. If nobody would miss it and you would not start it again today, stopping is a decision, not a failure. If you cannot pay what is due, ask a lawyer or adviser at once: there are deadlines, and they bind you personally.',
      'Write to customers, staff and creditors before they ask. Stopping in order costs less than stopping late.',
    ],
    nextStep:
      'Write the sentence “We stop if … has not happened by …” and show it to someone who will hold you to it.',
  },
  {
    id: 'safe-or-wait',
    title: 'taking money now or later',
    words: 'angel cheque check cap safe wait investment offer round valuation',
    advice: [
      'Take it when the money buys proof you cannot get without it, and wait when the proof comes anyway and soon. Put both on one line: months to the proof without the money, and what the same share costs before and after it. A cheque also brings a person; ask two founders they backed.',
      'A smaller cheque to the next proof keeps more of the company than a large one before it.',
    ],
    nextStep:
      'Write down which proof you would reach with it, in which month, and what happens to that proof without it.',
  },
  {
    id: 'quit-job',
    title: 'when to leave the job',
    words: 'quit job resign full-time salary living part-time employer',
    advice: [
      'Compare three numbers: what you need a month, what the customers bring a month after costs, and how many months your savings close the gap. Leave when the gap lasts at least as long as it takes to win the missing customers at the speed of the last three months, and half as much again.',
      'Before leaving, ask for fewer hours. One free day a week shows whether time was what was missing.',
    ],
    nextStep:
      'Write the three numbers on one page and the month in which the gap closes at your present speed.',
  },
  {
    id: 'rejected',
    title: 'a no from somebody who matters',
    words: 'rejected refuses declines says no association partner refuse turned down no answer',
    advice: [
      'A no to your offer is not a no to your customers. Ask what would have to be different, once, politely, and write it down. Then go to the same people by another door: ten of the members, one by one. If several of them want it, the association will ask you.',
      'Never hang the plan on one door; have the second one named before you knock at the first.',
    ],
    nextStep: 'Name two other ways to the same twenty people and try the smaller one this week.',
  },
  {
    id: 'tax',
    title: 'taxes and accounting',
    words: 'tax taxes vat accountant accounting bookkeeping invoice deductible',
    advice: [
      'I cannot advise on taxes: they differ by country and by your situation. An accountant in your country can, and the first hour is often free. Bring what you earn, from whom, in which country, and your form of company.',
      'Until then keep every invoice and receipt in one folder by month; that alone makes the hour cheap.',
    ],
    nextStep: 'Write your three tax questions down and book one hour with an accountant.',
  },
  {
    id: 'asked-of-me',
    title: 'what I would ask you',
    words:
      'what would you ask me not told you missing question blind spot summarise summary decided remember',
    advice: [
      'Without a model I keep no minutes and read nothing between the lines. The Problem Validation asks the eight questions I would ask, and shows your answers side by side; your saved results stand in the AI history.',
      'The three I would begin with: how many have paid you and how many said no, what it costs them each time, and where the next twenty are.',
    ],
    nextStep: 'Open Problem Validation and answer the eight questions in one sitting.',
  },
]
