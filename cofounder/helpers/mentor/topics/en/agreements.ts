import type { MentorTopic } from '../../topic.ts'

export const agreements: readonly MentorTopic[] = [
  {
    id: 'contract',
    title: 'written agreements',
    asks: [
      'do I need a written contract',
      'how do I write a contract with a client',
      'we only agreed by handshake',
      'what belongs in an agreement',
      'the client wants me to sign their contract',
      'do I need terms and conditions',
    ],
    words: 'contract agreement written terms handshake',
    answer:
      'Write it down, even with friends; not because of mistrust but because memory differs. Half a page does for most: who does what by when, what it costs and when it is paid, what is not included, what happens if somebody stops, who owns the result. Send it by mail and ask for a “yes”. For their contract read four places: payment days, liability, exclusivity, ending. Compute the worst case in money if you fail; if you could not pay it, ask for a limit. Large or unusual ones go to a lawyer before signing.',
    more: 'Your trade body often has a tested form. Take it and change as little as you can.',
    nextStep: 'Write the half page for your most important customer and send it for a yes.',
  },
  {
    id: 'trademark',
    title: 'protecting the brand',
    asks: [
      'somebody else uses our brand name',
      'should I register a trademark',
      'how do I protect my name',
      'a company says our name is theirs',
      'can I use this logo',
      'is my brand protected',
    ],
    words: 'trademark brand logo name',
    answer:
      'Search first: the trademark register of your country, the company register, shops and domains, for the name and for what sounds like it, in your kind of goods. If it is free and you want to keep it, registering is usually worth it before you print a thousand boxes; the office tells you fees and classes. If someone writes that you use theirs, do not answer in anger and do not ignore the date: see a lawyer for trademarks. Compute what a new name would cost you today, and in a year. If someone uses yours, save proof with dates.',
    more: 'Keep the first invoices and pictures that show the name. Who used it first matters in some countries.',
    nextStep: 'Search the register for your name and write down what you find that sounds alike.',
  },
  {
    id: 'patent',
    title: 'patents and inventions',
    asks: [
      'should I patent my invention',
      'how do I protect my idea with a patent',
      'is a patent worth the money',
      'how much does a patent cost',
      'somebody may copy my invention',
      'how do I license my invention',
    ],
    words: 'patent patenting invention invent',
    answer:
      'Say nothing in public before you have asked: in many countries an invention once shown can no longer be protected. Search the free patent databases for a day; you learn who else tried and why it failed. A patent is a right to sue, so ask who would copy, whether you would notice, and whether you could pay for the fight. Compute the cost over its years, which a patent attorney estimates, against the profit that only the patent protects. Often secrecy, speed or the brand protect more. Many patent offices offer a free first talk.',
    more: 'A licence to a maker who already sells to your customers can be worth more than a factory of your own.',
    nextStep: 'Spend one day in a patent database and book a first talk before you show it to anybody.',
  },
  {
    id: 'nda',
    title: 'fear that the idea is stolen',
    asks: [
      'I am afraid someone will steal my idea',
      'should I make people sign an nda',
      'can I tell investors my idea',
      'how do I keep my idea secret',
      'how do I talk about it without being copied',
      'should I ask for confidentiality',
    ],
    words: 'nda secret steal idea confidential',
    answer:
      'Ideas are rarely stolen, because carrying one out is the hard part; an idea nobody hears of dies surely. Tell the problem and the result freely, and keep the recipe: the formula, the list of customers, the code, the supplier. Investors seldom sign secrecy papers, partners and makers who see the recipe should. Count: how many conversations have you not had for fear of it? Those cost more. If it can be patented, ask an attorney before any public word. And write dated notes of what you made.',
    more: 'Ask yourself what a copier would still lack after a year. If it is nothing, work on that rather than on secrecy.',
    nextStep: 'Write what is recipe and what is not, and tell the second part to three people this week.',
  },
  {
    id: 'who-owns-work',
    title: 'who owns the work',
    asks: [
      'my university claims to own what I built',
      'who owns what I made at work',
      'does my employer own my invention',

      'the freelancer says the code is his',
      'who owns what my employee made',
      'who owns the design we paid for',
      'does the company own the software',
      'my former employer claims my invention',
      'intellectual property of the founders',
    ],
    words: 'owns code copyright rights transfer freelancer',
    answer:
      'Paying for work does not make it yours everywhere; often only a written transfer does. List what the company stands on: code, designs, texts, photos, recipes, domain, accounts; beside each who made it, when, under which paper, and who can open it. Close the gaps while you are on good terms: one page on which each maker transfers the rights, signed, with a fair payment if none was made. What was made in an employed job may belong to the employer; ask a lawyer before you build on it. Count the lines without a paper.',
    more: 'Do it before investors or buyers ask. Then each missing signature has a price.',
    nextStep: 'Make the list tonight and send the one-page transfer to those still friendly.',
  },
  {
    id: 'lawsuit',
    title: 'threats and lawsuits',
    asks: [
      'a former customer threatens to sue us',
      'we got a letter from a lawyer',
      'I am being sued',
      'should I take them to court',
      'legal dispute with a partner',
      'we received a cease and desist',
    ],
    words: 'sue sued court lawsuit lawyer letter',
    answer:
      'Look at the date in the letter first, and do not answer before a lawyer has read it; an apology or an angry line can cost you the case. Collect in one folder: contract, messages, photos, payments, in order of time. Ask your insurance and trade body whether they pay or help. Then compute both ways: what they want, what the fight costs in money and hours, and how likely you win, by the lawyer’s word. A settlement below that sum is no defeat. Keep talking politely, or not at all.',
    more: 'If you want to sue yourself: ask first whether the other could pay at all. A won case against an empty pocket is a loss.',
    nextStep: 'Put the papers in order of time and show them to a lawyer before the date in the letter.',
  },
  {
    id: 'company-form',
    title: 'which form of company',
    asks: [
      'sole trader or limited company',
      'which legal form should I choose',
      'should I found a limited company',
      'what company structure is best',
      'when should I incorporate',
      'partnership or company',
    ],
    words: 'sole trader limited llc form incorporate',
    answer:
      'Three questions decide more than any table: what can go wrong that you could not pay yourself, will others own a part, and does a customer, investor or licence require a form? If the answers are nothing, no and no, the simplest form is usually enough to begin, and you can change later. With risk or partners, a form that limits liability is worth its costs. Compute these costs for a year: founding, accounts, fees, tax on your usual profit; an accountant does it in an hour. The rules differ by country, so decide there.',
    more: 'Two founders without any form are, in many countries, already a partnership in which each pays for the other. Do not leave it at that.',
    nextStep: 'Write the three answers down and take them to one hour with an accountant or founding office.',
  },
  {
    id: 'bribe',
    title: 'being asked for a bribe',
    asks: [
      'an official wants a bribe for the permit',
      'the county asks for a bribe',

      'the official wants money under the table',
      'I was asked for a bribe',
      'the buyer wants a private commission',
      'everybody pays bribes here',
      'how do I deal with corruption',
      'they want a gift to sign the contract',
    ],
    words: 'bribe bribery corruption officer police official present gift',
    answer:
      'Do not pay and do not refuse loudly. Ask, politely and in front of somebody, for the written rule, the official fee and a receipt; many demands end there. Note date, place and words. Do not go alone the next time. Paying is a crime in most countries for both, can follow you abroad, and makes you a customer for good. Ask your trade association, a lawyer or an anti-corruption office which way others have gone; together you are harder to press. Compute the cost of waiting, so that the delay has a price you decided on.',
    more: 'Plan more time and a second way, another office, an online form, an agent with a clean name, for each permit from now on.',
    nextStep:
      'Ask for the rule and the receipt in writing, and call your association about how others handle it.',
  },
  {
    id: 'inspection',
    title: 'inspections and authorities',
    asks: [
      'the inspector is coming',
      'we have an inspection next week',
      'the health department closed my shop',
      'how do I prepare for an audit',
      'the authority found faults',
      'tax audit',
    ],
    words: 'inspector inspection audit health department council office',
    answer:
      'Ask which rule book and list they go by, and walk through your place with it as if you were them; two evenings before are worth a month afterwards. Put the papers in one folder: permit, training, cleaning or safety lists, contracts, receipts. On the day, one person goes along, answers what is asked, and writes down every point. For faults, ask for a date in writing, mend the dangerous ones at once, and send photos. Compute what a closed day costs, and put it against the repair. If you disagree, object within the time in the letter.',
    more: 'For a tax audit call your accountant before you hand over anything.',
    nextStep: 'Get the list, walk through with it tonight, and mend the three worst points.',
  },
]
