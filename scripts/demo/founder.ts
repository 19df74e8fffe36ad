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
] as const

export const refinement = [
  'An app that reminds dental patients of their appointments, so that practices lose fewer hours.',
  'Dental practices with two to six chairs in Germany lose nine chair hours a week to patients who do not come.',
  'The app finds a patient who can come within the hour and offers them the empty chair by text message.',
  'Unlike a reminder it fills the chair instead of only announcing that it stays empty.',
  'Each practice pays €79 a month, less than one empty hour costs.',
  'Practice managers meet in the regional dental chambers; I know eleven of them by name.',
  'It only works if at least three patients a day are glad to come earlier.',
]

export const validation = [
  'Patients do not come to their appointments, and the chair stays empty while the dentist waits.',
  'In the last month I counted 38 empty chair hours at one practice with four chairs in Leipzig.',
  'Anna, who runs that practice, calls every patient by hand, two hours a day, and half do not pick up.',
  'Last Tuesday two root canals did not show up; that was 240 euros of empty chair.',
  'Of fourteen practices I interviewed, eleven named the last patient who did not come.',
  'Three practices paid a deposit of 79 euros for the pilot, two said no.',
  'Practices with two to six chairs in Saxony and Berlin, where the manager keeps the calendar herself.',
  'The Saxon dental chamber sends a letter to 3,900 members each month, and its editor offered me a page.',
]

export const research = {
  market: 'No-show prevention for dental practices in Germany',
  industry: 'healthcare',
  targetCustomer: 'Practices with two to six chairs, paying €79 a month',
}

export const pitch = [
  'Dental practices in Germany lose nine chair hours a week to patients who do not come; one empty hour costs about 120 euros.',
  'Chairside finds a patient who can come within the hour and offers them the empty chair by text message.',
  'There are 18,800 practices with two to six chairs in Germany.',
  'Three practices paid for the pilot; in four weeks we filled 41 of 112 empty hours.',
  'We are raising €150,000 to reach 60 paying practices by next summer.',
]
