/** What the demo's founder told her co-founder: her project, and her side of each conversation. */

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

/** What she has told about it so far, and how well she knows it. */
export const facts = [
  ['problem', 'observed', 'Patients do not come, and the chair stays empty.'],
  [
    'customer',
    'told',
    'Managers of dental practices with two to six chairs who keep the calendar themselves.',
  ],
  ['place', null, 'Germany'],
  ['frequency', 'observed', 'Nine times a week in a practice with four chairs.'],
  ['cost', 'told', 'An empty hour costs about 120 euros.'],
  ['workaround', 'observed', 'They call every patient by hand, two hours a day.'],
  ['price', 'told', '€79 a month'],
  ['difference', null, 'It fills the chair instead of only announcing that it stays empty.'],
] as const

/** What the forecast asks and no fact says; money in cents. */
export const forecast = {
  first: 6,
  growth: 0.06,
  churn: 0.02,
  heads: 2,
  salary: 320_000,
  costs: 90_000,
  marketing: 120_000,
  cash: 2_500_000,
  funding: 15_000_000,
}

/** Each answer is to the question guided mode asks at that place. */
export const refinement = [
  'An app that reminds dental patients of their appointments, so that practices lose fewer hours.',
  'Practices lose nine chair hours a week to patients who do not come, and learn of it when the chair is already empty.',
  'Managers of dental practices with two to six chairs in Germany who keep the calendar themselves.',
  'The app finds a patient who can come within the hour and offers them the empty chair by text message.',
  'They call by hand or send reminders; unlike a reminder it fills the chair instead of only announcing that it stays empty.',
  'Each practice pays €79 a month, less than one empty hour costs.',
  'It only works if at least three patients a day are glad to come earlier.',
] as const

/** When the deposits came, as she would say it. */
const paidSince = new Date(Date.now() - 26 * 86_400_000).toLocaleDateString('en-US', {
  month: 'long',
  year: 'numeric',
})

export const validation = [
  'Patients do not come, and the chair stays empty: last Tuesday it was two root canals in one morning.',
  'Managers of dental practices with two to six chairs in Saxony and Berlin, who keep the calendar themselves.',
  'Nine times a week in a practice with four chairs.',
  'An empty hour costs about 120 euros.',
  'Anna, who runs a practice in Leipzig, calls every patient by hand, two hours a day, and half do not pick up.',
  `Since ${paidSince} three practices pay €79 a month for the pilot, and two said no.`,
  'The Saxon dental chamber sends a letter to 3,900 members each month, and its editor offered me a page.',
  'I interviewed fourteen practices, and eleven of them named the last patient who did not come.',
] as const

export const research = {
  market: 'No-show prevention for dental practices in Germany',
  industry: 'healthcare',
  targetCustomer: 'Practices with two to six chairs, paying €79 a month',
}

export const pitch = [
  'Dental practices in Germany lose nine chair hours a week to patients who do not come; one empty hour costs about 120 euros.',
  'It is for managers of practices with two to six chairs who keep the calendar themselves.',
  'Chairside finds a patient who can come within the hour and offers them the empty chair by text message.',
  'Today they call by hand for two hours a day; a reminder only announces that the chair stays empty, and we fill it.',
  'There are 3,900 members in the Saxon dental chamber, and its own register counts them.',
  'Three practices paid for the pilot; in four weeks we filled 41 of 112 empty hours.',
  'I ran the front desk of a practice for six years and was the one who called.',
  'We are raising €150,000 to reach 60 paying practices by next summer.',
] as const

/** What her helpers heard in those talks, and she confirmed. */
export const heard = [
  ['solution', null, pitch[2]],
  ['money', 'paid', validation[5]],
  ['refusals', 'told', 'Two practices said no.'],
  ['traction', 'observed', pitch[5]],
  ['reach', 'told', validation[6]],
  ['buyers', 'observed', pitch[4]],
  ['team', null, pitch[6]],
  ['ask', null, pitch[7]],
  ['risk', 'guess', refinement[6]],
  ['stage', null, 'First money'],
] as const
