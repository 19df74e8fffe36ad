// Whether others pay than the group that was named, in the founder's words.
import { hasMoney, only } from '../../guide/figures.ts'
import { isFromUs } from '../../guide/payers.ts'
import { quoted } from '../../guide/turn.ts'
import type { Language } from '../../language/recognise.ts'
import { isSameThing } from '../market-research/read-price.ts'
import type { SavedWork } from './saved-work.ts'

const pay =
  /^(?<who>.{2,60}?)\s(?<verb>pays?|paid|paying|(?:have |has )?(?:bought|purchased)|(?:be)?zahl(?:t|en|ten)|kauf(?:t|en|ten)|paga[nm]?|pag(?:aron|aram|ou|ó)|compra[nm]?|compr(?:aron|aram|ou|ó)|(?:ont |a )?pay(?:é|ent)|paie(?:nt)?|ach[eè]te(?:nt)?|(?:ont |a )acheté)(?!\p{L})/iu
/** Said of many things: of money where an amount stands beside it. */
const give =
  /^(?<who>.{2,60}?)\s(?<verb>offer(?:s|ed)?|gave|gives?|bieten|boten|gaben|geben|ofrec(?:en|ieron|ió)|dieron|dan|offrent|(?:ont |a )offert|donnent|(?:ont |a )donné|oferec(?:em|eram|eu)|deram|dão)(?!\p{L})/iu
const negated =
  /(?<!\p{L})(?:not|nothing|n[’']t|nicht|nichts|nunca|nada|rien|pas|no|não|never|nie)(?!\p{L})/iu

/** Words beside the one who pays. */
const small =
  /^(?:the|an?|our|have|has|are|is|already|now|also|and|der|die|das|ein|eine|haben|hat|schon|und|el|la|los|las|un|una|ya|han|ha|y|le|les|une?|des|ont|déjà|et|o|os|as|um|uma|já|e)$/iu
/** No party of their own. */
const anybody =
  /^(?:they|them|we|i|you|he|she|it|who|that|which|each|every|every(?:one|body)|nobody|none|nane|one|some|any\p{L}*|many|most|all|others?|half|both|my|customers?|people|users?|clients?|folks?|er|sie|es|wir|ich|man|jede\p{L}*|alle|andere\p{L}*|wer|kunden|leute|niemand|keine?r?|einige|viele|mein\p{L}*|yo|nosotros|ell[oa]s|todos?|tod[oa]s|clientes?|nadie|ningun[oa]|gente|algunos|otros|que|quien|mi|je|nous|on|ils?|elles?|tous|chacune?|chaque|personne|aucune?|qui|gens|certains|autres|mon|ma|mes|eu|nós|eles?|elas?|ninguém|cada|alguns|outros|quem|meu|minha)$/iu

const mostWords = 4

function partyIn(clause: string, language: Language): string[] | null {
  const { who } = (pay.exec(clause) ?? (hasMoney(clause, language) ? give.exec(clause) : null))?.groups ?? {}
  if (!who || negated.test(clause)) return null
  const words = who.split(/[^\p{L}’'-]+/u).filter(word => word && !small.test(word))
  const own = words.filter(word => !only(word, language, 'count'))
  return own.length && own.length <= mostWords && !own.some(word => anybody.test(word)) ? own : null
}

/**
 * The founder's words about others who pay: "Hotels pay us KES 650 a kilo", said of beekeepers. Empty where the group is
 * paid and nobody said by whom; null where the group pays, or nothing is said of it.
 */
export function otherPayer({ paid, prices, groups }: SavedWork, language: Language): string | null {
  const ofGroup = groups.flatMap(({ text }) => text.split(/[^\p{L}]+/u)).filter(word => word.length > 2)
  const told = [...(paid ? [paid] : []), ...prices.filter(({ source }) => source === 'idea refinement')]
  for (const { text } of told)
    for (const sentence of text.split(/[;·]|\.(?!\d)/))
      for (const clause of sentence.split(/,(?!\d)/)) {
        const party = partyIn(clause.trim(), language)
        if (!party) continue
        const isGroup = party.some(word => ofGroup.some(one => isSameThing(word, one)))
        return isGroup ? null : quoted(sentence.slice(sentence.indexOf(clause)).trim(), language)
      }
  return paid && isFromUs(paid.text) ? '' : null
}
