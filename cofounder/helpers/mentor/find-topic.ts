import MiniSearch from 'minisearch'
import type { MentorTopic } from './topic.ts'
import { mentorTopics } from './topics.ts'

const empty = new Set(
  'a an and are as at be but by can could do does for from get give has have how i if in is it its just me my not of on or our should so some that the their them there they this to us want was we what when where which who will with would you your really very about any make need think like know tell help please no now week weeks month show shows day days lose'.split(
    ' ',
  ),
)

function stem(term: string): string | null {
  const word = term.toLowerCase().replace(/[’']s$/, '')
  if (empty.has(word) || word.length < 2) return null
  return word.length > 4 ? word.replace(/(?:ies)$/, 'y').replace(/([^s])s$/, '$1') : word
}

const index = new MiniSearch<MentorTopic>({ fields: ['words', 'id'], processTerm: stem })
index.addAll([...mentorTopics])

const byId = new Map(mentorTopics.map(topic => [topic.id, topic]))

/** What is asked, without the story around it. */
function questionPart(text: string): string {
  const asked = text.match(/[^.!?\n]*\?/g)
  return asked ? asked.join(' ') : text
}

/** The topic a question is about; null rather than a guess. */
export function findTopic(question: string): MentorTopic | null {
  const [best] = index.search(questionPart(question).slice(0, 1000), { prefix: false, boost: { id: 2 } })
  return best && best.score >= 2 ? (byId.get(String(best.id)) ?? null) : null
}

export function findTopicById(id: string): MentorTopic | null {
  return byId.get(id) ?? null
}
