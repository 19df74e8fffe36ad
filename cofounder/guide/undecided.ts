// Who was asked and has neither paid nor refused: undecided, waiting, or signed without a word on money.
import type { Language } from '../language/recognise.ts'
import { only } from './figures.ts'
import { partsOf, paymentAt } from './paying.ts'

const notYet =
  /(?<!\p{L})(?:not (?:\p{L}+ )?yet|\p{L}+n['’]t (?:\p{L}+ )?yet|noch nicht|todavía no|aún no|pas encore|ainda não|non ancora)(?!\p{L})/iu

const thinking =
  /(?<!\p{L})(?:undecided|unsure|not sure|on the fence|still open|pending|mulling|think(?:ing)? (?:about|on|over|it over)|(?:are|is|still) thinking|considering|waiting|(?:said|say|says|a) maybe|maybes|(?:yes|aye) n?or (?:no|naw)|yet to (?:decide|answer|reply|say)|no (?:answer|reply)|(?:not|n['’]t|none|nane|nobody|no one)(?: [\p{L}']+){0,5}? (?:decided|answered|replied|(?:got|come) back)|unentschieden|unentschlossen|überleg\p{L}*|denk\p{L}* [^,;.]{0,20}nach|wart(?:en|et|ete|eten)|abwarten|unsicher|zöger\p{L}*|schwank\p{L}*|noch offen|(?:sag\p{L}+|gesagt,?) vielleicht|ja (?:oder|noch) nein|nicht (?:entschieden|geantwortet|gemeldet)|(?:keine|ohne) antwort|indecis[oaie]s?|(?:lo|se lo) (?:\p{L}+ )?pens\p{L}+|pens[aá]ndo\p{L}*|esper(?:an|ando|am)|no (?:han|ha|se han|se) (?:decidido|respondido|contestado|deciden)|sin (?:decidir|respuesta|responder|contestar)|(?:dij\p{L}+|dicen) (?:que )?(?:tal vez|quizás?)|(?:que )?sí (?:o|ni) (?:que )?no|dud(?:an|ando|osos)|pendientes?|indécis\p{L}*|réfléchi\p{L}*|hésit\p{L}*|attend(?:ent|re|aient)|en attente|pas (?:répondu|décidé)|sans réponse|(?:dit|disent) peut-être|oui (?:ou|ni) non|a pensar|pensam|à espera|não (?:se )?(?:decidiram|responderam)|sem resposta|diss\p{L}+ (?:que )?talvez|sim (?:ou|nem) (?:que )?não|ci pensano|aspett(?:ano|ando)|in attesa)(?!\p{L})/iu

/** Signed, promised or said yes: whether those who paid are among them is not said. */
const committed =
  /(?<!\p{L})(?:signed|promis\p{L}*|said (?:yes|aye)|pre-?ordered|reserved|interested|unterschr\p{L}*|versproch\p{L}*|zugesagt|vorbestellt|interessiert\p{L}*|firmaron|firmad[oa]s?|promet\p{L}*|reservaron|dijeron que sí|interesad[oa]s?|signée?s?|promis|réservé|dit oui|intéressé\p{L}*|assinaram|assinou|reservaram|disseram que sim|interessad[oa]s?|firmato|promesso|prenotato)(?!\p{L})/iu

export const isThinking = (part: string): boolean => thinking.test(part)

/** Whether a part of what was said is of people who have not decided. */
export const isUndecided = (part: string, language: Language): boolean =>
  notYet.test(part) || (isThinking(part) && paymentAt(part, language) < 0)

/** How many have not decided, 0 where none is told of; null where others are told of and nobody can say how many. */
export function undecidedIn(text: string, language: Language): number | null {
  return partsOf(text, language).reduce<number | null>((sum, part) => {
    const isOpen = isUndecided(part, language)
    if (sum === null || (!isOpen && committed.test(part) && paymentAt(part, language) < 0)) return null
    const count = isOpen ? only(part, language, 'count')?.low : 0
    return count === undefined ? null : sum + count
  }, 0)
}
