import type { MentorTopic } from '../../topic.ts'

export const people: readonly MentorTopic[] = [
  {
    id: 'cofounder',
    title: 'finding or working with a co-founder',
    asks: [
      'how do I find a co-founder',
      'where do I meet someone to start a company with',
      'how do we split the shares between founders',
      'should I take a partner',
      'my cofounder wants half of the equity',
      'how do I choose a business partner',
    ],
    words: 'cofounder co-founder partner founder shares join equity split friend technical',
    answer:
      'Choose a co-founder by working together, not by talking about it: four weeks on one real deliverable with a date. Split equity by the work still ahead, mostly evenly, with four years of vesting and a one-year cliff for everyone, you included. Write down who decides what before you need it. Compute each one’s months without pay, side by side.',
    more: 'Have the hard conversation early: how long can each live without salary, what would make you quit, what if one wants to sell? Most break-ups come from unspoken answers to those. If you already disagree, agree on the test that would settle it instead of on the opinion.',
    nextStep:
      'Agree with your candidate on one piece of work for your company with a date four weeks from now.',
  },
  {
    id: 'cofounder-conflict',
    title: 'quarrels between founders',
    asks: [
      'my partner and I fight about every decision',
      'my co-founder does not work enough',
      'we founders disagree',
      'my business partner and I want different things',
      'conflict between founders',
      'my cofounder does nothing',
      'I do not trust my partner any more',
    ],
    words: 'quarrel fight disagree conflict argue trust',
    answer:
      'Separate three things: what each wants from the company in three years, who decides what, and who does how much. Each writes a page alone, then you exchange pages and only ask questions. Often the quarrel about work is one about the goal. Divide the decisions: each field has one person who decides after hearing the other. Compute the hours and results of the last four weeks for both, on the same sheet, before saying “you never”. Agree on a date for a second look, and on a third person if it fails.',
    more: 'If the goals differ for good, part while you still speak; a fair price agreed in peace is the cheapest one.',
    nextStep: 'Each writes the page on three years, and you exchange them at a fixed hour.',
  },
  {
    id: 'cofounder-leaves',
    title: 'a co-founder who leaves or must go',
    asks: [
      'my co-founder stopped working',
      'my co-founder does nothing any more',
      'my cofounder disappeared',
      'my co-founder is gone',
      'my partner does not do his part any more',

      'my co-founder left',
      'my co-founder wants to leave the company',
      'how do I fire my co-founder',
      'my partner walked out',
      'my cofounder took the passwords',
      'how do we separate as founders',
      'how do I buy out my partner',
    ],
    words: 'left leaves walked quit passwords separate fire buy-out',
    answer:
      'First secure, then talk: accounts, code, domain, bank and customer contacts, today, with access on paper. Then read what was signed about shares and about who owns the work; if nothing was, see a lawyer before you write to anyone. Separate the person from the position: what must be handed over, by when, for what. Compute which share each has really earned by today.',
    more: 'Tell customers and staff yourself, in two sentences without blame, before they hear it elsewhere. A fair price for the shares now is cheaper than a quarrel in the next round.',
    nextStep:
      'List every account and who can enter it, and change what only the other person holds; book an hour with a lawyer.',
  },
  {
    id: 'solo',
    title: 'founding alone',
    asks: [
      'can I do this alone',
      'should I found alone without a partner',
      'is a solo founder a problem',
      'I am the only founder',
      'do I need a co-founder',
      'I feel alone with all decisions',
    ],
    words: 'alone single solo',
    answer:
      'Many good businesses were begun by one person; what is missing is not a second owner but a second view and a second pair of hands. Get the view for free: two founders at the same stage, one hour every second week, each brings numbers and one decision. Buy the hands by the hour for what you do worst. Write down what would stop if you lay in bed for two weeks, and give each point to somebody. Compute what that help costs a month; compare it with half of the company.',
    more: 'Take a partner when you met the person, not because the form has a second line.',
    nextStep: 'Ask two founders for an hour every second week and list what would stop without you.',
  },
  {
    id: 'hiring',
    title: 'the first hires',
    asks: [
      'when should I hire my first employee',
      'should I hire somebody',
      'how do I find good people',
      'I need help but I am afraid of hiring',
      'how do I hire the right person',
      'whom should I hire first',
      'how do I recruit without money',
      'I cannot find staff',
      'staff',
    ],
    words: 'hire employee helper staff recruit assistant apprentice early worker bring',
    answer:
      'Hire when the same work has hurt for three months, not when money arrives. The first people should be able to do the job without being managed; give finalists a paid day of real work instead of another interview. Until then, a contractor with a clear deliverable is cheaper to be wrong about. Compute the whole cost of the place for a year, wage and what comes on top, against the hours it gives back to you.',
    more: 'Write what this person will have finished after ninety days; if you cannot, you do not need them yet. Tell candidates what is broken. People who still want to come are the ones to take.',
    nextStep:
      'Write down what a first hire would have finished after ninety days, and try to get that done by a contractor in two weeks.',
  },
  {
    id: 'wages',
    title: 'what to pay people',
    asks: [
      'how much should I pay my first employee',
      'what wage is fair',
      'my workers want more money',
      'a worker asks for a raise',
      'how do I set salaries',
      'can I pay by results',
      'what salary should I offer',
      'how much do I pay my first worker',
      'wages',
      'salaries',
    ],
    words: 'wage wages salary pay raise bonus',
    answer:
      'Three numbers frame it: what the person can get elsewhere, which two job boards and one colleague in your trade tell you; the legal minimum or union rate, which the labour office knows; and what the place earns you. Compute the third: the extra sales or freed hours of a month, less wage and everything that comes on top of it. Pay a fixed part one can live from, and tie a smaller part to something the person controls. Same work, same pay, and say how it can rise.',
    more: 'When somebody asks for more, ask what they would like to be paid for in half a year, and write it down together.',
    nextStep:
      'Ask two job boards and the labour office for the rate and compute what the place brings in a month.',
  },
  {
    id: 'employee-equity',
    title: 'shares for employees',
    asks: [
      'should I give employees shares',
      'how do stock options for staff work',
      'how much equity does an early employee get',
      'my developer wants shares in the company',
      'should I pay with equity instead of salary',
      'virtual shares for the team',
    ],
    words: 'options shares equity employees vesting',
    answer:
      'Give shares for staying and building, not instead of a wage somebody needs to live. Write what it means in words a person can check: how many of how many, earned over which years, what happens on leaving, when it could turn into money, and that it may be nothing. Compute the size from the pay they give up: yearly difference times years, divided by today’s value of the company. Tax on shares differs greatly by country and can come before any money, so see an accountant first. A share of profit is often the plainer gift.',
    more: 'Lay aside one pool for all before the first promise. Promises by mouth are the ones that come back.',
    nextStep:
      'Write the one-page explanation with a number and take it to an accountant before you offer it.',
  },
  {
    id: 'contractor',
    title: 'freelancer or employee',
    asks: [
      'freelancer or employee',
      'should I hire or use contractors',
      'should I outsource this work',
      'where do I find a good freelancer',
      'the freelancer does not deliver',
      'is my freelancer really an employee',
    ],
    words: 'freelancer contractor outsource agency',
    answer:
      'Take a freelancer for work with an end you can describe, an employee for work that returns every week and must be learned. Compute both for three months: rate times hours, against wage plus what comes on top plus the weeks of learning. Write result, date, price, two rounds of changes and who owns the work, and pay in parts after pieces you have seen. Begin with a piece of two days. Who works only for you, at your hours and desk, may be an employee by law; ask before it gets expensive.',
    more: 'When a freelancer does not deliver, ask for what exists today, as it is. Then you know whether it is late or missing.',
    nextStep: 'Describe one piece of two days with result and date, and order exactly that.',
  },
]
