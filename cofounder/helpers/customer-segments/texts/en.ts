import type { Texts } from './texts.ts'

export const en: Texts = {
  title: 'Customer segments: start with',
  summary:
    'Start with the group you named yourself. The other two are cuts to test, without figures, until somebody counted them.',
  summaryOpen:
    'Your first group is still open in the saved work; until it is named, these three are questions, not findings.',
  firstGroup: 'Your first group',
  cuts: [
    [
      'A cut to test: those who already pay for a way around it',
      'Part of the first group: they have an invoice for the problem today',
    ],
    [
      'A cut to test: those you can reach through one place',
      'Part of the first group: they meet in one place you can go to',
    ],
  ],
  cutNote: 'Ask five of them whether it is worse for them than for the others.',
  named: 'In your words:',
  open: 'This line is still open.',
  openFind: 'Where you met the ones you already spoke to, and the two names each of them can give you',
  trigger: 'To find out: ask the last three who cared what had happened that week',
  scoreOwn: 'You named it. The scores are a start for a test, not a measurement.',
  scorePaid:
    'You named it, and by your own count some of them have paid. The scores are a start for a test, not a measurement.',
  scoreCut: 'A cut of the first group; nobody has counted or asked it yet.',
  byMarks: {
    summary:
      'In the order of your own marks: how well you reach each group, times what it has done with money. What was not named is a cut to test, without figures.',
    score: 'By your own marks:',
    bySaying: 'By what you said of money:',
    unmarked: 'not marked',
    find: 'Not said yet: where did you meet the last one?',
    pain: 'Not said yet: what does it cost one of them?',
    paidAlone: paid => `${paid} paid; how many said no is open.`,
  },
  noFigures:
    'CAC, LTV, Payback, Penetration, Revenue potential: insufficient data. How long a customer stays and what winning one costs decide them; see what we need from you.',
  perYear: 'from one customer in a year, before what it costs to win and serve them.',
  lacking: 'insufficient data',
  conversion: 'insufficient data: count your first 20 conversations',
  used: answers => `answers filed under a question: ${answers}`,
  read: 'read whole',
  unused: 'insufficient data: not saved yet',
  why: [
    'It is the group in your own words; the cuts are ours.',
    'One group first, so that an answer comes soon.',
  ],
  firstTen: [
    [
      'Five through the place you named for reaching them',
      'Tell me about the last time this happened. What did you do, and what did it cost you?',
    ],
    [
      'Five through two names from each of those',
      'I can solve it by hand for you from Monday. What would that be worth to you a month?',
    ],
  ],
  plan: [
    [
      'Weeks 1–2',
      'Talk to 20 of the first group, one at a time. Sell nothing.',
      'Fewer than 8 had it in the last 30 days: look at the first cut.',
    ],
    [
      'Weeks 3–6',
      'Solve it by hand for three of them against payment.',
      'Three have paid and two ask for the next month.',
    ],
    [
      'Weeks 7–12',
      'One channel only, the one that brought the three.',
      'Ten pay, and you know what winning the last five cost.',
    ],
  ],
  missingSource: {
    'problem validation': [
      'A saved problem validation',
      'Nothing here rests on one yet.',
      'Finish the problem validation conversation and save it.',
    ],
    'idea refinement': [
      'A saved idea refinement',
      'Nothing here rests on one yet.',
      'Finish the idea refinement conversation and save it.',
    ],
    'market research': [
      'A saved market research',
      'Nothing here rests on one yet.',
      'Run the market research tool and save it.',
    ],
  },
  missing: [
    [
      'How many months a customer stays',
      'Without it there is no LTV.',
      'Count, of those who paid three months ago, how many still pay.',
    ],
    [
      'What winning one customer costs',
      'Without it there is no CAC and no payback.',
      'Write down hours and money for the last five you won.',
    ],
  ],
  confidence: 'It rests on what you saved, in your words, and on nothing that was counted here.',
  counter:
    'You may have chosen this group because they talk to you, not because they buy. If one of the cuts pays sooner, the order is wrong.',
  testFirst:
    'Ask ten of the first group for money now: a deposit of one month, returned if you do not deliver in six weeks. Two of ten keep it first; none moves a cut up.',
  testGiven:
    'Go back to those who gave: ask each for the same again, with a date, and what they want to see for it. Who gives a second time carries this; those who use it need not pay.',
  actions: [
    'Write 30 names of the first group.',
    'Hold five conversations of 20 minutes about last month, never about your idea.',
    'Send three of them an offer with a price and a start date, and note what happened.',
  ],
  headings: {
    rests: 'What this rests on',
    matrix: 'Prioritisation matrix',
    beachhead: 'Beachhead',
    firstTen: 'Where the first ten customers are',
    plan: 'Go to market',
    needs: 'What we need from you',
    end: 'How sure, and what next',
  },
  columns: {
    sources: 'Source | Used | What it gave',
    matrix: 'Segment | Priority | Reach 1–5 | Readiness 1–5 | Product | Why',
    plan: 'When | Do | Until',
    yes: 'yes',
    no: 'no',
  },
  labels: {
    who: 'Who',
    pain: 'Pain',
    trigger: 'When they buy',
    find: 'Where they are',
    figures: 'Figures.',
    conversion: 'Conversion.',
    ask: 'Ask:',
    how: 'How:',
  },
  priorities: { primary: 'primary', secondary: 'secondary', tertiary: 'tertiary' },
  sources: {
    'problem validation': 'problem validation',
    'competitor analysis': 'competitor analysis',
    'idea refinement': 'idea refinement',
    'market research': 'market research',
    atlas: 'atlas',
    judgement: 'judgement',
  },
}
