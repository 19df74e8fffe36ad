/** The project of the demo's founder, and her answers in each conversation. */

export const project = {
  name: 'Chairside',
  industry: 'healthcare',
  description: 'No-show prevention for dental practices with two to six chairs.',
} as const

export const completedSteps = [
  'problem-definition',
  'problem-validation',
  'idea-refinement',
  'customer-mapping',
  'elevator-pitch',
] as const

/** The facts that she knows so far. Each fact says how sure she is. */
export const facts = [
  ['problem', 'observed', 'Patients do not come, and the chair stays empty.'],
  [
    'customer',
    'told',
    'Managers of dental practices with two to six chairs who keep the calendar themselves.',
  ],
  ['place', null, 'Saxony, Germany'],
  ['frequency', 'observed', 'Nine times a week in a practice with four chairs.'],
  ['cost', 'told', 'An empty hour costs about 120 euros.'],
  ['workaround', 'observed', 'They call every patient by hand, two hours a day.'],
  ['price', 'told', '€79 a month'],
  ['difference', null, 'It fills the chair instead of only announcing that it stays empty.'],
] as const

/** Figures for the forecast that no fact contains. Money is in cents. */
export const forecast = {
  first: 6,
  growth: 0.03,
  churn: 0.02,
  heads: 2,
  salary: 350_000,
  costs: 90_000,
  marketing: 120_000,
  cash: 2_500_000,
  funding: 15_000_000,
}

/**
 * The month of the forecast in which she gets the money. From then on the founders are paid. Before that they work
 * without pay.
 */
export const paidFrom = 3

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000)
/** The date of her goal. The forecast reaches 60 practices a month earlier. */
const goalDay = dayIn(335)

/** The facts that only a lender asks for. */
export const basics = {
  form: 'UG (haftungsbeschränkt), to be founded when the money comes',
  collateral: 'None',
  debts: 'None',
  reserve: 6,
  worse:
    'The second of us keeps a day job for a year longer, and marketing stops, as soon as a quarter brings half of what is planned.',
  goal: 60,
  goalBy: goalDay.toISOString().slice(0, 7),
}

export const idea =
  'An app that reminds dental patients of their appointments, so that practices lose fewer hours.'

export const research = {
  market: 'No-show prevention for dental practices in Germany',
  industry: 'healthcare',
  targetCustomer: 'Practices with two to six chairs',
  record: {
    version: 1,
    answers: {
      many: {
        place: { country: 'DE', text: 'Sachsen' },
        buyers: { low: 3900, high: 3900 },
        counted: 'register',
        where: 'Saxon dental chamber',
      },
      earn: {
        type: 'subscription',
        price: { low: 79, high: 79, currency: 'EUR', per: 'month' },
        known: 'saw',
      },
      far: {
        fits: 40,
        // The number of customers in the last month of the forecast.
        won: { low: 292, high: 292 },
        aim: { low: 3200, high: 3200, currency: 'EUR', per: 'month' },
        known: 'guess',
      },
    },
  },
} as const

/** Returns the month as she would write it, such as "November 2026". */
const monthOf = (day: Date) => day.toLocaleDateString('en-US', { month: 'long', year: 'numeric' })

/** The month in which the first practices paid. */
const paidSince = monthOf(dayIn(-90))
export const goal = `60 paying practices by ${monthOf(goalDay)}`

/** Facts that she told in a conversation, not in a field, and then confirmed. */
export const heard = [
  [
    'solution',
    null,
    'Chairside finds a patient who can come within the hour and offers them the empty chair by text message.',
  ],
  ['money', 'paid', `Since ${paidSince} three practices pay €79 a month for the pilot.`],
  [
    'reach',
    'told',
    'The Saxon dental chamber sends a letter to 3,900 members each month, and its editor offered me a page.',
  ],
  ['risk', 'guess', 'It only works if at least three patients a day are glad to come earlier.'],
  ['refusals', 'told', 'Two practices said no.'],
  ['traction', 'observed', 'In four weeks we filled 41 of 112 empty hours.'],
  [
    'buyers',
    'observed',
    'There are 3,900 members in the Saxon dental chamber, and its own register counts them.',
  ],
  ['team', null, 'I ran the front desk of a practice for six years and was the one who called.'],
  ['ask', null, `We are raising €150,000 to reach ${goal}.`],
  ['stage', null, 'First money'],
] as const
