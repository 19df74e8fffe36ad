// "No, I asked about the rent": what we took it for is out for the rest of the talk.
import type { ConversationMessage } from '../../../contracts/conversation.ts'
import { type Language, languages } from '../../language/recognise.ts'
import { topics } from './find-topic.ts'
import { texts } from './texts.ts'

const askedLead =
  /(?:i (?:asked|was asking|meant|mean)(?: you)?|ich (?:fragte|meinte|meine)|ich (?:habe|hatte)|meine frage war|(?:yo )?(?:pregunté|preguntaba|quería decir)|(?:je demandais|j'ai demandé|je parlais)|(?:eu )?(?:perguntei|quis dizer))(?!\p{L})/iu
const refusal =
  /^(?:no|nope|wrong|nein|falsch|non|faux|não|errado)(?=[\s,.!]).{0,20}(?:asked|meant|mean|fragt|meint|pregunt|demand|parl|pergunt|dizer)|(?:that|this|it)(?: is|'s)(?: not| about| no)(?!\p{L})|not what i|das (?:ist nicht|handelt von|meint)|eso (?:no|es sobre|trata)|ce n'est pas|ça parle|(?:isso|isto) (?:não|é sobre)/iu

export function isCorrection(text: string): boolean {
  return refusal.test(text) && (askedLead.test(text) || text.length < 80)
}

/** What they say they asked; empty when they only say what it is not. */
export function askedIn(text: string): string {
  const lead = askedLead.exec(text)
  return lead ? text.slice(lead.index + lead[0].length).trim() : ''
}

/** The subjects a message of ours took a question for. */
export const takenIn = (content: string) =>
  languages.flatMap((language: Language) =>
    topics[language].filter(({ title }) => content.includes(texts[language].takeAs(title))),
  )

/** The subjects the founder turned down so far. */
export function rejectedIn(messages: readonly ConversationMessage[]): string[] {
  return messages.flatMap(({ role, content }, at) => {
    const before = messages[at - 1]
    const isRefused = role === 'user' && before?.role === 'assistant' && isCorrection(content)
    return isRefused ? takenIn(before.content).map(({ id }) => id) : []
  })
}
