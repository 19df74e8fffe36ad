// Makes the founder's weekly mail. It may contain names of contacts, because only the founder gets it.
import { stageLabels } from '../../contracts/contacts.ts'
import type { MailBody } from '../../contracts/product-mail.ts'
import type { ThisWeek } from './this-week.ts'

const most = 5
const tab = (name: string) => `/evidence?tab=${name}`
/** Shortens a text without cutting an emoji in two, because the database refuses half an emoji. */
function cut(text: string): string {
  const signs = [...text]
  return signs.length > 200 ? `${signs.slice(0, 199).join('')}…` : text
}
const inWords = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
/** Prints a day, such as "Fri, Nov 20". A day in the past is printed as "since Fri, Nov 20". */
function dayInWords(day: string, today: string): string {
  const words = inWords.format(Date.parse(`${day}T00:00:00Z`))
  return day === today ? 'today' : day < today ? `since ${words}` : words
}

/**
 * The mail suggests only one person to talk to, because people put off a list of five. Null if there is no news.
 * Then no mail is sent.
 */
export function mondayMail(week: ThisWeek, today: string): { subject: string; body: MailBody } | null {
  const { riskiest, people, testsDue, actions, moved, next, isToDecide } = week
  const belief = riskiest?.assumption ?? next?.assumption
  if (!belief && people.length + testsDue.length + actions.length + moved.length === 0) return null
  const dated = (words: string | null, day: string | null) =>
    [words, day && dayInWords(day, today)].filter(Boolean).join(', ') || null
  const lead = riskiest?.isLeap ? 'Your leap of faith' : 'Your riskiest assumption'
  return {
    subject: belief ? cut(`This week: ${belief.text}`) : 'This week',
    body: {
      title: 'This week',
      paragraphs: [
        ...(belief ? [`${lead}: ${cut(belief.text)}`] : []),
        ...(moved.length > 0
          ? [`Since last week: ${moved.slice(0, most).map(cut).join('. ')}`]
          : ['Nothing moved since last week. One talk is enough to change that.']),
      ],
      items: [
        ...people.slice(0, 1).map(({ id, name, stage, next_step, next_on }) => ({
          text: `Talk to ${name}`,
          note: dated(cut(next_step ?? stageLabels[stage]), next_on),
          path: `${tab('interviews')}&with=${id}`,
        })),
        ...(isToDecide
          ? [
              {
                text: 'Decide what the result means: persevere, pivot or stop',
                note: null,
                path: tab('decisions'),
              },
            ]
          : []),
        ...(next
          ? [
              {
                text: `Your next test: ${cut(next.test.verify)}`,
                note: dated(cut(next.test.right_if), next.test.due_on),
                path: '/dashboard',
              },
            ]
          : []),
        ...testsDue.slice(0, most).map(({ believe, due_on }) => ({
          text: `Test due: ${cut(believe)}`,
          note: dated(null, due_on),
          path: tab('tests'),
        })),
        ...actions.slice(0, most).map(({ text, due_on }) => ({
          text: cut(text),
          note: dated('What did they do?', due_on),
          path: '/dashboard',
        })),
      ],
      button: { text: 'Open your week', path: '/dashboard' },
    },
  }
}
