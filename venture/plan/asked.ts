// Turns a piece of missing information into the question that a reader would ask.
const asked: Readonly<Record<string, string>> = {
  'The name of your venture': 'What is the venture called?',
  'One sentence: what you do, and for whom': 'What does the venture do, and for whom, in one sentence?',
  'One proof: something that was paid, committed or seen':
    'What proof is there: something that was paid, committed or seen?',
  'What changed, so that it works now and did not before':
    'Why now: what changed, so that it works now and did not before?',
  'The problem, as your customer tells it': 'What is the problem, as the customer tells it?',
  'How often it happens': 'How often does it happen?',
  'What it costs them each time': 'What does it cost them each time?',
  'What they do about it today': 'What do they do about it today?',
  'What you do about it': 'What does the venture do about it?',
  'Who has the problem and pays': 'Who has the problem, and who pays?',
  'How you reach them': 'How are customers reached?',
  'Who paid, signed or used it: how many, how much, when':
    'Who paid, signed or used it: how many, how much, when?',
  'How many said no, and why': 'How many said no, and why?',
  'How many buyers there are, and who counted them': 'How many buyers are there, and who counted them?',
  'The size of the market: run a market research': 'How large is the market?',
  'Where you begin': 'Where does it begin?',
  'Why a customer takes yours': 'Why does a customer take this one?',
  'Whom they would choose instead': 'Whom would customers choose instead?',
  'How far it is: an idea, a prototype, in use': 'How far is it: an idea, a prototype, in use?',
  'What you tested, and what came out': 'What was tested, and what came out?',
  'What could still go wrong': 'What could still go wrong?',
  'The test that meets this risk': 'Which test meets the greatest risk?',
  'The test that meets this risk: link the risk to its assumption': 'Which test meets the greatest risk?',
  'Your price, and what it is paid for': 'What is the price, and what is it paid for?',
  'What is left of the price, and what a customer costs: make a forecast':
    'What is left of the price, and what does it cost to win a customer?',
  'Who you are, and why you are the ones to do it': 'Who runs it, and why are they the ones?',
  'Your name': 'What is the founder’s name?',
  'Two lines on what you did before': 'What did the founder do before?',
  'Revenue and cash of three years: make a forecast': 'What are revenue and cash in the first three years?',
  'How much you ask for, and until when it lasts': 'How much is asked for, and until when does it last?',
  'Whether it is a loan, equity or a grant': 'Is it a loan, equity or a grant?',
  'What you want this to become': 'What is the venture to become?',
  'One fact with how you know it: told, seen, committed, paid':
    'What is known best, and was it told, seen, committed or paid?',
  'What must be true for this to work': 'What must be true for this to work?',
  'The point of this slide': 'What is the point of the slide that was added?',
  'A line that supports it': 'What supports the slide that was added?',
  'Where the money comes from and where it goes: make a forecast':
    'Where does the money come from, and where does it go?',
  'Twenty-four months, month by month: make a forecast': 'How do the first two years look, month by month?',
  'The legal form, or the one you mean to choose': 'Which legal form does it have, or will it have?',
  'What secures a loan: collateral, a guarantee, or that there is none':
    'What secures a loan: collateral, a guarantee, or nothing?',
  'Which other debts there are, or that there are none': 'Which other debts are there?',
  'How many months of operating costs are to stay in reserve':
    'How many months of operating costs stay in reserve?',
  'What the money beyond that sum is for': 'What is the money beyond the sum that is needed for?',
  'Where the rest of that sum comes from': 'Where does the rest of the sum that is needed come from?',
}

/** The question that asks for a piece of missing information. */
export const askedOf = (missing: string): string => asked[missing] ?? `${missing}?`
/** Whether there is a special question for this missing information. */
export const isAsked = (missing: string): boolean => missing in asked
