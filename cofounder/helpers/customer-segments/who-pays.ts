// Whether others pay than the group that was named, or one kind within it, in the founder's words.
import { hasMoney, only } from '../../guide/figures.ts'
import { clausesOf, isOnlyOffered, offererIn } from '../../guide/offers.ts'
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

/** A clause about somebody who pays or gives: their own words, and whether it says that they do not, or only offered. */
type Party = { words: string[]; clause: string; sentence: string; isFree: boolean; isOffer: boolean }

function partyIn(sentence: string, clause: string, language: Language): Party[] {
  const offerer = offererIn(clause, language)
  const who =
    pay.exec(clause)?.groups?.who ??
    offerer ??
    (hasMoney(clause, language) ? give.exec(clause)?.groups?.who : null)
  const words = (who ?? '')
    .split(/[^\p{L}’'-]+/u)
    .filter(word => word && !small.test(word) && !only(word, language, 'count'))
  if (!words.length || words.length > mostWords || words.some(word => anybody.test(word))) return []
  return [{ words, clause, sentence, isFree: negated.test(clause), isOffer: offerer !== null }]
}

/** "Krankenhaus" and "Krankenhäuser" are one thing. */
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

/** "Patients, and the hospitals": more than one kind. */
const joined = /(?:\s(?:and|und|sowie|y|et|e)\s|[&+/])/iu

/** Others pay than the group; one kind within the group does; or others only offered. */
export type Payer = { kind: 'others' | 'inside' | 'offered'; words: string }

/**
 * The founder's words about who pays: "Hotels pay us KES 650 a kilo", said of beekeepers. The words are empty where the
 * group is paid and nobody said by whom; null where the group pays, or nothing is said of it.
 */
export function otherPayer({ paid, prices, groups }: SavedWork, language: Language): Payer | null {
  const ofGroup = groups
    .flatMap(({ text }) => plain(text).split(/[^\p{L}]+/u))
    .filter(word => word.length > 2)
  const isGroup = ({ words }: Party) => words.some(word => ofGroup.some(one => isSameThing(plain(word), one)))
  const told = [...(paid ? [paid] : []), ...prices.filter(({ source }) => source === 'idea refinement')]
  const parties = told
    .flatMap(({ text }) => text.split(/[;·]|\.(?!\d)/))
    .flatMap(sentence => clausesOf(sentence).flatMap(clause => partyIn(sentence, clause, language)))
  const [first, ...more] = parties.filter(({ isFree }) => !isFree)
  if (!first) return paid && isFromUs(paid.text) ? { kind: 'others', words: '' } : null
  const { sentence, clause } = first
  const words = quoted(sentence.slice(sentence.indexOf(clause)).trim(), language)
  if (isGroup(first) || more.some(isGroup)) {
    const isOfKinds = groups.some(({ text }) => joined.test(text))
    const usesFree = parties.some(party => party.isFree && isGroup(party))
    return isOfKinds && (usesFree || !isGroup(first)) ? { kind: 'inside', words } : null
  }
  const isOffered = first.isOffer && paid !== null && isOnlyOffered(paid.text, language)
  return { kind: isOffered ? 'offered' : 'others', words }
}
