import type { MentorTopic } from '../../topic.ts'

export const team: readonly MentorTopic[] = [
  {
    id: 'letting-go',
    title: 'letting somebody go',
    asks: [
      'how do I fire an employee',
      'I have to let someone go',
      'how do I dismiss somebody decently',
      'an employee does not perform',
      'how do I give notice to a worker',
      'we have to lay off people',
    ],
    words: 'fire sack dismiss lay off terminate notice',
    answer:
      'First be sure the person was told plainly, once, what is missing and by when; if not, do that tomorrow, with a date four weeks on. If it is decided, ask a lawyer or your chamber about notice, reasons and form before you speak; mistakes there cost months. Then tell it in person, early in the day, in two sentences, without a debate; say what they get, when, and what you will tell others. Compute what is due: notice, holidays, open hours. Speak to the team the same day, with respect.',
    more: 'If it is for lack of money, go once and deep enough. A second round breaks those who stay.',
    nextStep: 'Write the two sentences, compute what is due, and ask a lawyer about form and notice.',
  },
  {
    id: 'remote-staff',
    title: 'people who work elsewhere',
    asks: [
      'my team works remotely',
      'how do I manage remote staff',
      'I do not know what my people do all day',
      'home office does not work',
      'how do I lead a team in several countries',
      'my remote employee does not answer',
    ],
    words: 'remote home office distance abroad team manage',
    answer:
      'Manage results, not hours: each person has on Monday at most three things that will be finished on Friday, in words a stranger could check. Twenty minutes together each morning or, with time zones, a written line: done, next, stuck. Write decisions where all can find them. Meet in person when you can pay for it, first for those who never met. Compute how many of last week’s promises were kept, per person; talk about the number before you talk about trust. Employing across borders has tax and labour rules; ask first.',
    more: 'If someone keeps falling silent, call and ask what makes the work hard. It is more often unclear tasks than idleness.',
    nextStep: 'Agree with each person on three checkable results for Friday and count them then.',
  },
  {
    id: 'volunteers',
    title: 'volunteers and interns',
    asks: [
      'how do I keep volunteers',
      'our volunteers leave',
      'how do I find volunteers',
      'should I take interns',
      'can interns work for free',
      'people who help for free are unreliable',
    ],
    words: 'volunteer volunteers interns unpaid helpers',
    answer:
      'People who give time want three things: a task with an end, somebody who notices, and to see what came of it. Give shifts of two or three hours with a clear finish, one contact person, and a message the same week about what it changed. Ask at the beginning how long they want to stay, and say goodbye well, so that they come back. Compute how many of ten are still there after three months, and ask two who left. Whether an intern may be unpaid is a question of law in your country.',
    more: 'Never let volunteers carry what must happen every day. Build that on paid hours, however few.',
    nextStep: 'Call two volunteers who left and turn the largest task into shifts with an end.',
  },
  {
    id: 'family-working',
    title: 'relatives who work for you',
    asks: [
      'my sister wants to join but she is lazy',
      'my brother works with me and does nothing',
      'should I take my cousin into the business',
      'my sister works for me and does not take it seriously',
      'should I employ family',
      'my husband and I run the business together',
      'my cousin works badly but I cannot fire him',
      'my relatives want a job in my company',
      'working with family members',
    ],
    words: 'sister brother cousin lazy join husband wife sister cousin family relative works',
    answer:
      'Give the relative what everybody else has: a task, hours, a wage, and one person to report to, if possible not you. Write it on a page and say: at work I am the boss, at dinner I am your brother. Then judge the work by something counted, the same for all. Compute what the place costs you and what the work would cost elsewhere; the difference is what you give the family, and it is better to give it openly. Decide beforehand with the elders what happens if it does not work.',
    more: 'Others watch how you treat family. One exception for a cousin costs you the respect of five.',
    nextStep: 'Write the page with task, hours and wage and talk it through with the relative this week.',
  },
  {
    id: 'key-person',
    title: 'a person you cannot do without',
    asks: [
      'my best employee wants to leave',
      'our only baker might go to the competitor',
      'what if my key person quits',
      'everything depends on one employee',
      'how do I keep good people',
      'my developer got a better offer',
    ],
    words: 'key best leave resign offer indispensable',
    answer:
      'Ask today, before the other offer is signed: what would have to be different here for you to stay gladly? It is often not money; it is hours, a say, or a person. Answer within two days. At the same time have the knowledge written down: a list of what only this person can do, one afternoon a week with a second one. Compute what it costs to replace them: weeks without, search, learning, mistakes; it usually allows a fair raise. If they go, part well; some come back.',
    more: 'Once a year ask each good person why they stay. It is the cheaper talk.',
    nextStep: 'Hold the talk today and write the list of things only this person can do.',
  },
  {
    id: 'late-staff',
    title: 'staff who come late or stay away',
    asks: [
      'my staff arrive late every morning',
      'employees do not show up',
      'my workers are often sick',
      'nobody sticks to the hours',
      'how do I deal with unreliable staff',
      'my people are lazy',
    ],
    words: 'late absent sick lazy unreliable punctual',
    answer:
      'Look for the reason before the punishment: bus, child, pay day, a boss who comes late too. Count for two weeks: who, when, how long, what it cost. Talk to each one alone, with the list, and ask what would solve it; a shift half an hour later costs you less than a quarrel. Then one rule for all, on the wall, with a consequence you will really carry out. Thank those who are on time. What you may deduct or demand as proof of illness the labour office tells you.',
    more: 'If all of them come late, it is not them. Look at the start of the day: does anything happen then?',
    nextStep: 'Count two weeks, then talk with the one at the top of the list alone.',
  },
  {
    id: 'delegating',
    title: 'handing work over',
    asks: [
      'I do everything myself',
      'I cannot let go',
      'how do I delegate',
      'nobody does it as well as I do',
      'I am the bottleneck in my company',
      'how do I get my staff to decide on their own',
    ],
    words: 'delegate bottleneck everything myself handover',
    answer:
      'Write down everything you did for a week, with minutes. Mark what only you can do; it will be less than a third. Hand over one task: show it, do it together, let the person do it while you watch, then look only at the result. Say what may be decided alone and up to which sum. Expect it to be done at eight tenths of your quality, and mend the instructions instead of the work. Compute your freed hours times what an hour of yours sells.',
    more: 'Answer “what should I do?” with “what would you do?” for two weeks. Then most of the questions stop.',
    nextStep: 'Keep the list for three days and hand over the task that returns most often.',
  },
  {
    id: 'advisor',
    title: 'advisers and their share',
    asks: [
      'an adviser wants equity',
      'should I give shares to a mentor',
      'how much does an advisor get',
      'do I need an advisory board',
      'somebody wants five percent for advising me',
      'how do I find a good mentor',
      'an experienced man wants a percentage for advising me',
    ],
    words: 'advisor adviser mentor board advice percent',
    answer:
      'Pay an adviser for something you can name: introductions made, hours a month, a door opened. A small share, vested over two years and ending when the help ends, is usual; agree on it in one page. Most help is worth a thank-you and a report on what came of it. Compute what the same hours would cost you as a bill.',
    more: 'Work together for three months before any share changes hands.',
    nextStep:
      'Write down the one thing the adviser would have done for you in three months, and agree on that first.',
  },
  {
    id: 'team-quarrel',
    title: 'quarrels in the team',
    asks: [
      'two employees do not speak with each other',
      'conflict in my team',
      'my staff fight',
      'bad mood in the team',
      'how do I solve a dispute between workers',
      'one person poisons the atmosphere',
    ],
    words: 'quarrel team mood dispute gossip',
    answer:
      'Hear each one alone first, with the same three questions: what happened, what did it cost the work, what do you need from now on? Then sit down with both, for half an hour, only about the third. Write two sentences each will keep, and look at them in two weeks. Do not judge the past; you were not there. Look for a cause you made: one task with two owners, unequal pay, unclear orders. Count what it costs: hours, mistakes, customers who noticed. Insults and threats are no quarrel; those you stop the same day.',
    more: 'If one person stands in the middle of each quarrel, talk about that person’s behaviour, with dates, and alone.',
    nextStep: 'Hear both alone within two days and bring them together over what is needed from now on.',
  },
  {
    id: 'payroll-gap',
    title: 'wages you cannot pay this month',
    asks: [
      'I cannot pay salaries this month',
      'there is no money for wages on friday',
      'how do I tell my staff that the pay is late',
      'I cannot make payroll',
      'wages are due and the account is empty',
      'can I pay my workers later',
    ],
    words: 'payroll wages salaries friday unable',
    answer:
      'Tell them before pay day, yourself, with the sum that is missing and the day you expect it. Never let them find out at the bank. Today: call everybody who owes you money, offer a reduction for payment now, sell stock or take deposits, ask suppliers for a week. Pay those first who cannot live without it. Compute what is missing, what surely comes in within seven days, and what is left. Wages and social contributions have legal rank in most countries, and if you cannot pay what is due, duties begin: call a lawyer today.',
    more: 'If it happens a second time, it is not a gap but a hole: then the size of the team is the question.',
    nextStep:
      'Compute the gap tonight, call all debtors tomorrow morning, and speak with the team before noon.',
  },
]
