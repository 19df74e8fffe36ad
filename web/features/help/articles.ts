/** The texts of the six guides. They must describe how the product really works. */
export type Article = {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly overview: string
  readonly steps: readonly { readonly title: string; readonly text: string }[]
  readonly tips: readonly string[]
}

export const articles: readonly Article[] = [
  {
    id: 'getting-started',
    title: 'Getting started',
    summary: 'From a new account to your first honest answer, in about fifteen minutes.',
    overview:
      'Undaunted has two halves: the Building Hub, where your AI co-founder works with you on one startup, and the network, where people who build talk to each other. You can use either without the other. Start with the half that scares you less.',
    steps: [
      {
        title: 'Say what you are building',
        text: 'Open Settings and give your project a name, an industry and one plain sentence. Every helper reads it.',
      },
      {
        title: 'Look at the journey',
        text: 'The Building Hub shows eight steps from problem to business plan. The current step has a start button; finishing a step moves you to the next.',
      },
      {
        title: 'Have one interview',
        text: 'Under Problem Validation, start the simulation. The AI plays a sceptical customer. Answer as you would to a real one.',
      },
      {
        title: 'Find three people',
        text: 'In the feed, search for a name or a company, or follow somebody from “Recommended for you”. Their posts of the last day appear in your feed.',
      },
    ],
    tips: [
      'Everything the co-founder makes for you can be saved and opened again from AI History.',
      'Press Ctrl or ⌘ with K to go anywhere; with B to fold the sidebar.',
      'The page always says who answered: the built-in playbook (guided mode: it asks and computes), or the name of a model, which also reads between the lines. “Give it a mind” beside it says which models you can have, what they cost and where your words go. The one who runs this server connects one in its settings: DeepSeek, or any OpenAI-compatible one. An Ollama on the same machine is found by itself.',
    ],
  },
  {
    id: 'problem-validation',
    title: 'Problem validation',
    summary: 'Find out whether anybody has the problem badly enough, before you build.',
    overview:
      'Most startups do not fail because they could not build the thing, but because nobody needed it. The validation simulation is a rehearsal: it presses on what is vague, so that your real interviews start where others end. Three items count as validation: the problem, the competition and the market.',
    steps: [
      {
        title: 'Start the simulation',
        text: 'The AI opens as a sceptical customer and asks one question at a time. It never flatters, and it names what is weak: “everyone”, “would use”, compliments, missing numbers.',
      },
      {
        title: 'Answer with facts',
        text: 'When did it last happen, to whom, what did it cost, what did they do about it? A date and a sum beat ten opinions.',
      },
      {
        title: 'Read the scorecard',
        text: 'After enough answers you get eight scores that quote you, a verdict (GO, PIVOT, STOP or, as for most at first, NOT YET) and tests you can run this week.',
      },
      {
        title: 'Mark it complete',
        text: 'Once the conversation has more than five messages, the progress panel offers “Mark Complete”. That saves the conversation and opens the AI insights.',
      },
    ],
    tips: [
      'Do the competitor simulation too. It always includes the strongest competitor of all: doing nothing.',
      'A STOP is a gift. It costs an hour now instead of a year later.',
      'Nothing replaces talking to people. Take the test cards to five real ones.',
    ],
  },
  {
    id: 'market-research',
    title: 'Market research',
    summary: 'TAM, SAM and SOM with every assumption on the table.',
    overview:
      'The market research tool sizes your market from the bottom: how many buyers, at what price, how many you could serve, how many you could win. It checks the result against a top-down figure and tells you when the two disagree. Every number says where it comes from: you, a benchmark with source and year, the web, or an estimate.',
    steps: [
      {
        title: 'Name the market and the industry',
        text: 'Both are needed. A target customer is optional and makes the answer sharper: “practices with two to six chairs in Germany” beats “clinics”.',
      },
      {
        title: 'Read the assumptions first',
        text: 'They carry everything else. Change one that you know better and all figures follow at once; “reset to suggested” takes it back.',
      },
      {
        title: 'Check the label',
        text: '“Web-Enhanced” means that retrieved pages are cited. “AI Analysis” means built-in benchmarks and estimates.',
      },
      {
        title: 'Save it',
        text: 'Save Research keeps it with your project; customer analysis and your plan use it from there.',
      },
    ],
    tips: [
      'If bottom-up and top-down are more than three times apart, something is wrong. Find it before an investor does.',
      'SOM is a plan, not a hope: how many customers can you reach with the people you have?',
      'A small market you can win is better than a large one you can describe.',
    ],
  },
  {
    id: 'business-planning',
    title: 'Business planning',
    summary: 'Turn what you learned into a plan that others can read.',
    overview:
      'Your plan grows as you work: the project, the journey, and the latest result of each helper. Customer segments and unit economics make it a business, the pitch makes it audible. With early access, Business Plan writes it up for a bank or an investor: a lean plan, a traditional one or a memo, from what you have gathered.',
    steps: [
      {
        title: 'Refine the idea',
        text: 'Idea Refinement sharpens problem, customer, solution, difference, revenue and riskiest assumption, turn by turn, into one sentence and a lean canvas.',
      },
      {
        title: 'Choose a beachhead',
        text: 'Customer Segment ranks three segments from your saved data, with acquisition cost, lifetime value, payback and where to find the first ten customers.',
      },
      {
        title: 'Say it in a minute',
        text: 'The pitch coach asks up to eight questions and writes an investor, a customer and a partner pitch from your own facts.',
      },
      {
        title: 'Export and share',
        text: 'Export Plan on the journey page gives you the whole as a document; Collaboration makes a read-only link that you can revoke.',
      },
    ],
    tips: [
      'Lifetime value below three times acquisition cost is a warning, not a detail.',
      'Write the date next to every assumption. Old numbers look exactly like new ones.',
      'A plan nobody challenged is a diary. Send the link to somebody who will.',
    ],
  },
  {
    id: 'mvp-development',
    title: 'MVP development',
    summary: 'The smallest thing that can prove you wrong.',
    overview:
      'A minimum viable product is an experiment, not a small version of the dream. It tests the riskiest assumption with the least work. With early access, MVP Creation does these steps with you, from your own board and figures; without it they work with a pencil.',
    steps: [
      {
        title: 'Name the riskiest assumption',
        text: 'Idea Refinement ends with one. If it is wrong, nothing else matters, so test it first.',
      },
      {
        title: 'Choose the cheapest test',
        text: 'A landing page tests interest, a concierge service tests value, a pre-order tests money. Code comes last.',
      },
      {
        title: 'Set the threshold before you start',
        text: '“Five of twenty practices pay 50 euros within two weeks.” Write it down, so that you cannot move it later.',
      },
      {
        title: 'Build it with what exists',
        text: 'The AI Tools page lists tools for every step, with prices and how to begin.',
      },
    ],
    tips: [
      'If you are not a little embarrassed, you waited too long.',
      'Do by hand what you will later automate. You learn what to automate.',
      'Stop when the threshold is met or missed, not when it is comfortable.',
    ],
  },
  {
    id: 'funding-guide',
    title: 'Funding guide',
    summary: 'When to raise, from whom, and what to bring.',
    overview:
      'Money buys time to learn. Raise when you know what you will learn with it, and from people who have seen that before. Many good companies never raise; customers are the cheapest investors.',
    steps: [
      {
        title: 'Know your number',
        text: 'Eighteen months to the next proof, plus a third. If you cannot say what the money proves, wait.',
      },
      {
        title: 'Bring evidence',
        text: 'Interviews with dates, a market with its formula, unit economics, the pitch. All of it is in your plan.',
      },
      {
        title: 'Practise the minute',
        text: 'Hook 10 seconds, solution 15, market 10, traction 10, ask 10. The practice timer runs through the five parts.',
      },
      {
        title: 'Talk to the right people',
        text: 'Investors and mentors here say on their profile what they look for. Read it, then write them one message with one number in it.',
      },
    ],
    tips: [
      'Ask for advice and you may get money; ask for money and you will get advice.',
      'A fast no is worth more than a slow maybe. Ask when they decide, and how.',
      'Never invent traction. It is the one thing they check.',
    ],
  },
]
