// The rotating quotes, grouped by the page that shows them.
export const quoteCategories = ['general', 'validation', 'refinement', 'customers', 'pitch'] as const
type QuoteCategory = (typeof quoteCategories)[number]
export type Quote = { text: string; author: string }

const quotes: Record<QuoteCategory, readonly Quote[]> = {
  general: [
    { text: 'The way to get started is to quit talking and begin doing.', author: 'Walt Disney' },
    { text: 'Fortune favours the bold.', author: 'Virgil' },
    { text: 'It always seems impossible until it is done.', author: 'Nelson Mandela' },
    { text: 'Whether you think you can, or you think you can’t, you’re right.', author: 'Henry Ford' },
    { text: 'A journey of a thousand miles begins with a single step.', author: 'Lao Tzu' },
    { text: 'Make something people want.', author: 'Paul Graham' },
  ],
  validation: [
    { text: 'Get out of the building.', author: 'Steve Blank' },
    { text: 'In God we trust. All others must bring data.', author: 'W. Edwards Deming' },
    { text: 'Life’s too short to build something nobody wants.', author: 'Ash Maurya' },
    { text: 'The only way to win is to learn faster than anyone else.', author: 'Eric Ries' },
    {
      text: 'Reality is that which, when you stop believing in it, doesn’t go away.',
      author: 'Philip K. Dick',
    },
  ],
  refinement: [
    { text: 'Simplicity is the ultimate sophistication.', author: 'Proverb' },
    { text: 'The best way to have a good idea is to have a lot of ideas.', author: 'Linus Pauling' },
    { text: 'Fall in love with the problem, not the solution.', author: 'Uri Levine' },
    {
      text: 'If you are not embarrassed by the first version of your product, you’ve launched too late.',
      author: 'Reid Hoffman',
    },
    { text: 'Good design is as little design as possible.', author: 'Dieter Rams' },
  ],
  customers: [
    { text: 'There is only one boss. The customer.', author: 'Sam Walton' },
    { text: 'Your most unhappy customers are your greatest source of learning.', author: 'Bill Gates' },
    { text: 'The purpose of a business is to create a customer.', author: 'Peter Drucker' },
    { text: 'Get closer than ever to your customers.', author: 'Steve Jobs' },
    { text: 'Do things that don’t scale.', author: 'Paul Graham' },
  ],
  pitch: [
    { text: 'Brevity is the soul of wit.', author: 'William Shakespeare' },
    { text: 'People don’t buy what you do; they buy why you do it.', author: 'Simon Sinek' },
    { text: 'Well begun is half done.', author: 'Aristotle' },
    { text: 'Whatever is well conceived is clearly said.', author: 'Nicolas Boileau' },
    {
      text: 'The most important thing in communication is hearing what isn’t said.',
      author: 'Peter Drucker',
    },
  ],
}

/** Returns the general quotes for an unknown category. */
export function quotesOf(category: string): readonly Quote[] {
  const known = quoteCategories.find(name => name === category)
  return quotes[known ?? 'general']
}
