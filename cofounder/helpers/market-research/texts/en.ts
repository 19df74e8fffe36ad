import type { Texts } from './texts.ts'

export const en: Texts = {
  placeOpen: 'place open',
  sized: (tam, sam, som) =>
    `If I read you right, the whole market is worth ${tam} a year, ${sam} of it fits, and a small team could earn ${som} of it in year three.`,
  ofPart: (words, country) =>
    `The count is of what you named, ${words}${country && `, and not of the whole country (${country})`}.`,
  ifEntry: entry => `If this is right: ${entry}. If it is not, leave everything from the atlas aside.`,
  looksLike: entry => `This looks like: ${entry}. It is used only once you name the country.`,
  openTotal:
    'There is no total yet: an input is missing, and I do not invent one. What it takes stands below.',
  confirmed: {
    sized: (tam, sam, som) =>
      `By the figures you confirmed, the whole market is worth ${tam} a year, ${sam} of it fits, and a small team could earn ${som} of it in year three.`,
    confidence: {
      guess:
        'The count or the price is a guess by your own mark, and so is the total. The share that fits and the customers won are first guesses of ours.',
      told: 'Count and price were told to you. One register and three receipts would make them firm; the share that fits and the customers won are first guesses of ours.',
      observed:
        'Count and price rest on what you saw or on a published count. What is left to test are two first guesses of ours: the share that fits and the customers won.',
    },
    permission: [
      'The permission',
      'You marked that it is not there yet or not known, and without it nothing of this market is yours.',
      'Ask the office or chamber that grants it what it takes, how long and for how much.',
    ],
    forbidden: 'You marked it as forbidden, so I size nothing. Change the mark if it can be sold lawfully.',
  },
  place: [
    'The country you start in',
    'I read countries, not towns or regions, and official counts are kept by country.',
    'Add the country to the market line and run it again.',
  ],
  buyers: [
    'How many of them there are where you start',
    'A market size without a count of buyers is a guess.',
    'The national statistics office counts businesses by branch and people by age and place; the trade association counts its members; a public register can be counted by hand.',
  ],
  price: [
    'What one of them pays you, and per what',
    'Without a price there is no yearly amount.',
    'Say one price to three of them and write it into the market line.',
  ],
  severalAmounts: amounts => [
    'Which of these is your price',
    `I read several amounts (${amounts}) and choose none for you.`,
    'Leave only your own price in the market line.',
  ],
  severalCounts: counts => [
    'Which of these is the number of possible buyers',
    `I read several counts (${counts}) and choose none for you.`,
    'Leave only the count for the place where you start.',
  ],
  needs: {
    times: [
      'How often one of them pays in a year',
      'You charge each time or by the day; the number of times is open.',
      'Count the last three months of one real customer and multiply by four.',
    ],
    hours: [
      'How many hours one of them pays for in a year',
      'You charge by the hour; the number of hours is open.',
      'Count the last three months of one real customer and multiply by four.',
    ],
    units: [
      'How many units one of them takes',
      'You charge per unit; how many one buyer takes is open.',
      'Ask five of them how many they would take in the first year.',
    ],
    currency: [
      'Whose money the price is in',
      'Several countries have money of that name, and I do not choose one.',
      'Add the country to the market line, or write the code, such as EUR.',
    ],
    period: [
      'The period of the price',
      'I read the amount, and not whether it is for one time, a month or a year.',
      'Write the price with “a month”, “a year” or “once” in the market line.',
    ],
    yearly: [
      'What one of them pays you in a year',
      'I read a price for one unit and a number of units over time, and I do not multiply them on a guess.',
      'Write it as one amount a year: the price times the units one of them takes in a year.',
    ],
    volume: [
      'What goes through one of them in a year',
      'You take a share; what it is a share of is open.',
      'Ask five of them for orders a month and the average order.',
    ],
  },
  solveBuyers: (price, hundred, thousand) =>
    `At ${price}, 100 of them make ${hundred} a year and 1,000 make ${thousand}. Are there so many?`,
  solvePrice: (count, total) => `Each 1 a month that all ${count} of them pay makes ${total} a year.`,
  solveOneEach: (count, total) => `One each for all ${count} of them makes ${total} a year.`,
  otherPayers: (paying, counted) => [
    'How many there are of those who pay',
    `${paying} and ${counted} speak of different people, so I do not multiply them.`,
  ],
  guesses: 'The share that fits and the customers won are first guesses of ours: change them.',
  oneOff: 'Your price has a one-off part, so these are first-year amounts.',
  tooSmall:
    'That is more than half: either this market is too small for a small team, or the share that fits is set too low.',
  onePlace:
    'That is more than half of those it fits where you start: to grow you need a second place, so count the next one too.',
  demand: (customers, monthly) => `Winning ${customers} within 36 months means ${monthly} new ones a month.`,
  noTopDown:
    'No top-down check: no published total for this place is known here. Look for one before you show the TAM to anyone.',
  statusQuo: 'Doing nothing new',
  statusQuoLine:
    'What they do today instead. It needs no decision and no invoice; ask five of them what it is and what it costs.',
  statusQuoBasis: 'every market has one',
  unchecked: 'named by the model, not checked',
  origins: {
    confirmed: 'confirmed',
    own: 'the model’s own; I do not find it in what you told me',
    recalled: 'recalled by the model, unchecked',
  },
  confidence: {
    open: 'An input is missing, so no total is shown rather than an invented one.',
    sized:
      'It rests on figures read from your words, if I read them right, and on first guesses that are marked as such.',
  },
  counter:
    'A count and a price are arithmetic until three people have paid. You may be describing a problem nobody pays for today.',
  test: 'Ask ten of them for the last receipt or invoice they paid because of this problem. Three receipts are the beginning of a market.',
  actions: [
    'Write a list of 30 of them with names and a way to reach each.',
    'Call ten. Ask what they did about it last month and what it cost, then say your price and write down what they answer.',
    'Put what you counted into the market line and run this research again.',
  ],
  listAll: count => `Write a list of all ${count} of them with names and a way to reach each.`,
  headings: {
    title: 'Market research',
    size: 'Market size',
    needs: 'What we need from you',
    rivals: 'Competitors, doing nothing included',
    prices: 'What buyers pay today',
    trends: 'Trends',
    counter: 'And the counter-trend',
    web: 'Found on the web',
    reach: 'Ways to reach them',
    rules: 'Rules to know',
    end: 'How sure, and what next',
    how: 'How:',
    noTotal: 'No total is shown, because an input is missing.',
    assumptions: 'The assumptions behind it',
    above: 'The same market from above',
  },
  assumed: {
    where: 'where you start',
    customers: 'customers',
    buyers: 'Possible buyers',
    price: 'What one buyer pays in a year',
    perCustomer: 'per customer a year',
    fit: many => `Part of the ${many} this fits`,
    ofThem: many => `of ${many}`,
    fitBasis: 'one in four as a first guess; replace it with a count of those who have the problem today',
    won: 'Customers won within three years',
    wonBasis: 'two founders: about 12 qualified conversations a month for 36 months, one in five buys',
    wonAll: 'two founders could win about 90 in that time; no more of them fit',
    total: 'Published total',
    ofTotal: 'of the total',
    published: what => `Published total: ${what}`,
    yearly: 'a year',
    spent: 'Part of it spent on this kind of thing',
    judged: of => `our judgement, ${of}; ask ten buyers for their budget line`,
  },
  sizes: {
    tam: 'TAM · everyone who could buy',
    sam: 'SAM · those this product fits',
    som: 'SOM · what can be won in three years',
    'sam-customers': 'Customers in the SAM',
    'som-customers': 'Customers in the SOM',
    penetration: 'Share of the SAM won',
    'top-down': 'Top-down TAM',
    'top-down-ratio': 'Bottom-up ÷ top-down',
  },
  above: {
    check: 'a year. Bottom-up ÷ top-down =',
    fair: times =>
      `The two ways agree within 2× (${times}×), which is fair for a first pass: neither number is carrying the story alone.`,
    'look-again': (times, larger) =>
      `The ${larger} figure is ${times}× the other: not absurd, but look again before it goes on a slide.`,
    wrong: (times, larger) =>
      `The ${larger} figure is ${times}× the other. Beyond 3× something is wrong, so do not show either number yet.`,
    larger: ['bottom-up', 'top-down'],
    reasons: [
      'Likely reasons: the buyer count includes many who would never pay, the price is too high for the average buyer, or the share of spending is set too low.',
      'Likely reasons: the price is low for what this sector spends, buyers are missing from the count, or the share of spending is set too high.',
    ],
  },
  sizing: {
    language: 'en',
    assumptions: 'Assumption | Likely | Low – high | Where, when | Where it comes from',
    sizes: 'Size | Likely | Range | How it is reached',
    founder: 'founder',
    benchmark: 'benchmark',
    web: 'web',
    estimate: 'estimate',
  },
  rivalColumns: 'Who | Kind | What to know | From',
  rivalKinds: { direct: 'direct', indirect: 'indirect', 'status quo': 'status quo' },
  figuresIn: (currency, place, year) => `All figures in ${currency} a year, ${place}, ${year}.`,
  somShare: share => `The SOM is ${share} of the SAM.`,
  quality: {
    'web-enhanced': 'web-enhanced: it cites pages read today',
    'ai-estimated': 'estimated: no web page was read for it',
  },
  noEntry: 'from your own numbers',
  apart: {
    atlas: (what, ours, theirs) =>
      `${what}: The atlas has ${ours}, the model says ${theirs}. More than three times apart: look at both.`,
    founder: (what, ours, theirs) =>
      `${what}: Your text reads as ${ours}, the model says ${theirs}. More than three times apart: look at both.`,
  },
}
