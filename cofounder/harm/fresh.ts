// After a trade was stopped another idea may be meant: that is asked, never guessed, and on a "yes" the talk begins with it.
import type { ConversationMessage } from '../../contracts/conversation.ts'
import { isYes } from '../language/noise.ts'
import { type InLanguages, languages } from '../language/recognise.ts'

export const freshQuestions: InLanguages = {
  en: 'Is your last message another idea, without what I stopped at? Say “yes” and I begin with it, or name the permission you hold.',
  de: 'Ist Ihre letzte Nachricht eine andere Idee, ohne das, wobei ich angehalten habe? Sagen Sie „ja“, und ich beginne damit, oder nennen Sie die Erlaubnis, die Sie haben.',
  es: '¿Es su último mensaje otra idea, sin aquello en lo que me detuve? Diga “sí” y empiezo por ella, o nombre el permiso que tiene.',
  fr: 'Votre dernier message est-il une autre idée, sans ce qui m’a arrêté ? Dites « oui » et je commence par elle, ou nommez l’autorisation que vous avez.',
  pt: 'A sua última mensagem é outra ideia, sem aquilo em que parei? Diga “sim” e começo por ela, ou diga que permissão você tem.',
}

/** Said with a STOP. */
export const freshHints: InLanguages = {
  en: 'If you have another idea, write it here and I ask about that one.',
  de: 'Wenn Sie eine andere Idee haben, schreiben Sie sie hier, und ich frage nach ihr.',
  es: 'Si tiene otra idea, escríbala aquí y le pregunto por ella.',
  fr: 'Si vous avez une autre idée, écrivez-la ici et je vous interroge sur elle.',
  pt: 'Se tiver outra ideia, escreva aqui e eu pergunto sobre ela.',
}

const asksFresh = (content: string) => languages.some(language => content.includes(freshQuestions[language]))

/** The talk since another idea was begun: that idea, and what followed the "yes". */
export function sinceFresh(messages: readonly ConversationMessage[]): {
  messages: readonly ConversationMessage[]
  isFresh: boolean
} {
  const yes = messages.findLastIndex(
    ({ role, content }, at) =>
      role === 'user' &&
      isYes(content) &&
      messages[at - 1]?.role === 'assistant' &&
      asksFresh(messages[at - 1]?.content ?? ''),
  )
  const idea = yes > 1 ? messages[yes - 2] : undefined
  if (!idea) return { messages, isFresh: false }
  return { messages: [idea, ...messages.slice(yes + 1)], isFresh: true }
}
