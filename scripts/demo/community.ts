import type { Industry } from '../../contracts/industries.ts'

/** The community of the demo: the members, their posts of today, and their conversations. */

export type DemoMember = {
  readonly name: string
  readonly type: 'founder' | 'investor' | 'mentor' | 'entrepreneur' | 'advisor'
  readonly company: string
  readonly location: string
  readonly bio: string
  readonly industry: Industry
  readonly lookingFor?: string
  readonly follows: readonly string[]
  /** The hue of the member's avatar and story pictures. */
  readonly hue: number
  readonly story?: string
}

/** The first member is the account that visitors of the demo use. */
export const members: readonly DemoMember[] = [
  {
    name: 'Nora Lindqvist',
    type: 'founder',
    industry: 'healthcare',
    company: 'Chairside',
    location: 'Berlin, Germany',
    bio: 'Ex dental-practice manager. Building no-show prevention for small clinics, because I counted nine empty chairs in one week.',
    follows: ['Amara Okafor', 'Jonas Weber', 'Priya Raman', 'Tomás Rivera', 'Helen Park', 'Samir Haddad'],
    hue: 24,
    story: 'Interview no. 14',
  },
  {
    name: 'Amara Okafor',
    type: 'mentor',
    industry: 'technology',
    company: 'Second Summit',
    location: 'London, UK',
    bio: 'Two exits, one spectacular failure. I ask the question you hoped nobody would ask.',
    lookingFor: 'Founders with ten interviews behind them; two hours a week',
    follows: ['Nora Lindqvist', 'Helen Park', 'Leila Farouk', 'Daniel Osei'],
    hue: 262,
    story: 'Office hours: 5 seats left',
  },
  {
    name: 'Jonas Weber',
    type: 'investor',
    industry: 'healthcare',
    company: 'Nordlicht Capital',
    location: 'Hamburg, Germany',
    lookingFor: 'Pre-seed rounds in health and climate, with a number in the first line',
    bio: 'Pre-seed, health and climate. First cheque 150–400k. I answer every cold mail that states a number.',
    follows: ['Nora Lindqvist', 'Samir Haddad', 'Ines Carvalho'],
    hue: 200,
  },
  {
    name: 'Priya Raman',
    type: 'founder',
    industry: 'finance',
    lookingFor: 'A technical co-founder who has seen a factory floor',
    company: 'Lotus Ledger',
    location: 'Bengaluru, India',
    bio: 'Bookkeeping for the 40-person factory. Three pilots, one of them pays.',
    follows: ['Amara Okafor', 'Tomás Rivera', 'Mei Tanaka', 'Daniel Osei'],
    hue: 330,
    story: 'Pilot day',
  },
  {
    name: 'Tomás Rivera',
    type: 'entrepreneur',
    industry: 'retail',
    company: 'Casa Verde',
    location: 'Mexico City, Mexico',
    bio: 'Refill groceries by bicycle. 212 households, 61 percent reorder within ten days.',
    follows: ['Nora Lindqvist', 'Priya Raman', 'Leila Farouk', 'Ines Carvalho'],
    hue: 140,
  },
  {
    name: 'Helen Park',
    type: 'advisor',
    industry: 'other',
    company: 'Park & Plain',
    location: 'Toronto, Canada',
    bio: 'Pricing. If nobody complained about the price, it was too low.',
    follows: ['Nora Lindqvist', 'Amara Okafor', 'Mei Tanaka'],
    hue: 48,
    story: 'Price talk at noon',
  },
  {
    name: 'Samir Haddad',
    type: 'founder',
    industry: 'healthcare',
    lookingFor: 'Ten physios who treat at home',
    company: 'Relay Rehab',
    location: 'Lyon, France',
    bio: 'Home exercises that physios can actually follow up on. Physio for nine years before this.',
    follows: ['Nora Lindqvist', 'Jonas Weber', 'Leila Farouk'],
    hue: 176,
  },
  {
    name: 'Leila Farouk',
    type: 'mentor',
    industry: 'education',
    company: 'Founder House Cairo',
    location: 'Cairo, Egypt',
    bio: 'I run interview clinics: bring your script, leave with half of it crossed out.',
    follows: ['Amara Okafor', 'Samir Haddad', 'Daniel Osei'],
    hue: 8,
  },
  {
    name: 'Daniel Osei',
    type: 'founder',
    industry: 'manufacturing',
    company: 'Kente Cold',
    location: 'Accra, Ghana',
    bio: 'Solar cold rooms for tomato traders. Spoilage went from 31 to 12 percent at our first market.',
    follows: ['Priya Raman', 'Amara Okafor', 'Ines Carvalho'],
    hue: 90,
    story: 'Market, 5 a.m.',
  },
  {
    name: 'Mei Tanaka',
    type: 'entrepreneur',
    industry: 'education',
    company: 'Tsumiki Labs',
    location: 'Osaka, Japan',
    bio: 'Wooden robotics kits for schools. Second company; the first taught me to sell before I build.',
    follows: ['Helen Park', 'Priya Raman'],
    hue: 300,
  },
  {
    name: 'Ines Carvalho',
    type: 'investor',
    industry: 'other',
    company: 'Atlântico Angels',
    location: 'Lisbon, Portugal',
    bio: 'Angel, former COO. Operations questions only, and I mean only.',
    follows: ['Tomás Rivera', 'Daniel Osei', 'Jonas Weber'],
    hue: 220,
  },
  {
    name: 'Grace Mwangi',
    type: 'founder',
    industry: 'technology',
    lookingFor: 'A technical co-founder who knows text messages',
    company: 'Shamba Signals',
    location: 'Nairobi, Kenya',
    bio: 'SMS weather advice for smallholders. 1,900 farmers, 70 cents a season, and yes, they pay.',
    follows: ['Daniel Osei', 'Leila Farouk', 'Amara Okafor'],
    hue: 110,
  },
]

export const posts: readonly {
  readonly by: string
  readonly hoursAgo: number
  readonly text: string
  readonly likedBy: readonly string[]
  readonly comments: readonly { readonly by: string; readonly text: string }[]
}[] = [
  {
    by: 'Amara Okafor',
    hoursAgo: 1.2,
    text: 'A founder told me today that "everyone" is their customer. We spent an hour finding the eleven people who are.\n\nThey left with eleven names and a phone. Best hour of my week.',
    likedBy: ['Nora Lindqvist', 'Helen Park', 'Leila Farouk', 'Daniel Osei'],
    comments: [
      {
        by: 'Nora Lindqvist',
        text: 'Guilty. My first deck said "all clinics in Europe". My first customer is two streets away.',
      },
      { by: 'Helen Park', text: 'Eleven names beat eleven million in a slide.' },
    ],
  },
  {
    by: 'Tomás Rivera',
    hoursAgo: 2.5,
    text: 'Week 30 numbers: 212 households, 61% reorder within ten days, delivery cost down to 1.10 per bag since we route by hill instead of by distance. Bicycles know things maps do not.',
    likedBy: ['Nora Lindqvist', 'Priya Raman', 'Ines Carvalho'],
    comments: [
      {
        by: 'Ines Carvalho',
        text: 'What does a bag earn after the 1.10? That is the number I would route by.',
      },
    ],
  },
  {
    by: 'Nora Lindqvist',
    hoursAgo: 3.1,
    text: 'Interview 14 done. Pattern so far: practices with two to six chairs feel no-shows by name ("Mr Krause, again"), chains only as a percentage. I know whom I am building for now.',
    likedBy: ['Amara Okafor', 'Jonas Weber', 'Samir Haddad', 'Helen Park', 'Tomás Rivera'],
    comments: [
      { by: 'Jonas Weber', text: 'What did the last one cost them, in euros? Ask for the invoice.' },
      { by: 'Nora Lindqvist', text: 'Two root canals, 240 euros of empty chair. I have the calendar page.' },
      { by: 'Samir Haddad', text: 'Same at physios. Happy to introduce you to three practices in Lyon.' },
    ],
  },
  {
    by: 'Helen Park',
    hoursAgo: 5,
    text: 'Pricing exercise for today: write down what your customer pays for the workaround they use now, time included. If you cannot, you do not have a price yet, you have a hope.',
    likedBy: ['Nora Lindqvist', 'Mei Tanaka', 'Priya Raman'],
    comments: [],
  },
  {
    by: 'Priya Raman',
    hoursAgo: 6.4,
    text: 'Pilot no. 3 signed: 14,000 rupees a month, annual. They did not ask for a discount. Helen, I can hear you from here.',
    likedBy: ['Helen Park', 'Amara Okafor', 'Tomás Rivera', 'Daniel Osei'],
    comments: [{ by: 'Helen Park', text: 'Then pilot no. 4 is 18,000.' }],
  },
  {
    by: 'Samir Haddad',
    hoursAgo: 9,
    text: 'Killed a feature with 40% of our code in it. Four physios in a row opened it, nodded, and never came back. Sad afternoon, lighter evening.',
    likedBy: ['Nora Lindqvist', 'Leila Farouk'],
    comments: [{ by: 'Leila Farouk', text: 'Nodding is the most expensive sound in our trade.' }],
  },
  {
    by: 'Daniel Osei',
    hoursAgo: 11,
    text: 'Cold room no. 2 runs since 5 a.m. Spoilage at the first market is down from 31% to 12% over six weeks. Looking for somebody who has leased equipment to traders before.',
    likedBy: ['Priya Raman', 'Amara Okafor', 'Ines Carvalho', 'Grace Mwangi'],
    comments: [
      { by: 'Grace Mwangi', text: 'We lease soil sensors by harvest instead of by month. Call me.' },
    ],
  },
  {
    by: 'Jonas Weber',
    hoursAgo: 14,
    text: 'Read 40 decks this month. 31 had a market size. 4 had a formula under it. Guess which 4 I called.',
    likedBy: ['Nora Lindqvist', 'Helen Park', 'Samir Haddad'],
    comments: [],
  },
  {
    by: 'Nora Lindqvist',
    hoursAgo: 13 * 24,
    text: 'Three of ten practices paid a deposit for something that does not exist yet. I had written “three” on the card before I asked, and sealed it. That envelope was the longest two weeks of my life.',
    likedBy: ['Amara Okafor', 'Jonas Weber', 'Priya Raman', 'Tomás Rivera'],
    comments: [
      { by: 'Jonas Weber', text: 'And the seven? Their reasons are your roadmap.' },
      { by: 'Helen Park', text: 'Next time ask for 99.' },
    ],
  },
  {
    by: 'Leila Farouk',
    hoursAgo: 20 * 24,
    text: 'Interview clinic no. 12: nine founders, nine scripts, one question left standing in most of them: “When did it last happen?”',
    likedBy: ['Nora Lindqvist', 'Amara Okafor', 'Grace Mwangi'],
    comments: [],
  },
  {
    by: 'Mei Tanaka',
    hoursAgo: 33 * 24,
    text: 'First school ordered a second class set. Nobody asked for an app. I cancelled the app.',
    likedBy: ['Helen Park', 'Priya Raman'],
    comments: [{ by: 'Samir Haddad', text: 'The best code is the one a customer talked you out of.' }],
  },
]

export const conversations: readonly {
  readonly between: readonly [string, string]
  readonly messages: readonly { readonly by: string; readonly text: string; readonly minutesAgo: number }[]
}[] = [
  {
    between: ['Nora Lindqvist', 'Jonas Weber'],
    messages: [
      {
        by: 'Jonas Weber',
        text: 'Your post about the two-to-six-chair practices: how many of those are there in Germany?',
        minutesAgo: 190,
      },
      {
        by: 'Nora Lindqvist',
        text: 'About 18,800 by the dentists’ association’s yearbook. I have talked to fourteen.',
        minutesAgo: 184,
      },
      {
        by: 'Jonas Weber',
        text: 'Fourteen is a good number for Monday. Can you bring the calendar pages?',
        minutesAgo: 12,
      },
      { by: 'Jonas Weber', text: '10:30, our office or a call?', minutesAgo: 11 },
    ],
  },
  {
    between: ['Nora Lindqvist', 'Amara Okafor'],
    messages: [
      {
        by: 'Nora Lindqvist',
        text: 'Would you look at my interview script before Thursday?',
        minutesAgo: 1500,
      },
      {
        by: 'Amara Okafor',
        text: 'Send it. I will cross out everything that starts with "would you".',
        minutesAgo: 1440,
      },
      { by: 'Nora Lindqvist', text: 'That leaves me with a greeting.', minutesAgo: 1435 },
    ],
  },
  {
    between: ['Nora Lindqvist', 'Samir Haddad'],
    messages: [
      {
        by: 'Samir Haddad',
        text: 'Three physio practices said yes to a call with you. Shall I introduce you by mail?',
        minutesAgo: 45,
      },
    ],
  },
]
