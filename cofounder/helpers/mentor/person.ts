// What is said to the mentor and is no question about the company: a death, a remark about us, a wish for a summary.
import { isNoise } from '../../language/noise.ts'
import type { InLanguages, Language } from '../../language/recognise.ts'

const near: InLanguages = {
  en: 'mum|mom|mother|dad|father|wife|husband|partner|son|daughter|child|baby|brother|sister|grandmother|grandfather|best friend',
  de: 'mutter|mama|vater|papa|frau|mann|partnerin|partner|sohn|tochter|kind|bruder|schwester|oma|opa|freundin|freund',
  es: 'madre|mamá|padre|papá|esposa|esposo|mujer|marido|pareja|hijo|hija|hermano|hermana|abuela|abuelo',
  fr: 'mère|maman|père|papa|femme|mari|conjointe?|fils|fille|enfant|frère|sœur',
  pt: 'mãe|pai|esposa|mulher|marido|filho|filha|irmão|irmã|avó|avô',
}

const lost: readonly RegExp[] = [
  new RegExp(
    `(?:my|our) (?:${near.en}) (?:has |just |suddenly |recently )*(?:died|passed away)(?!\\p{L})`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})(?:lost|buried|death of|funeral of) (?:my|our) (?:${near.en})(?!\\p{L})`, 'iu'),
  new RegExp(`mein(?:e[nr]?)? (?:${near.de}) (?:ist )?(?:\\p{L}+ ){0,3}(?:gestorben|verstorben)`, 'iu'),
  new RegExp(`(?:ist|tod) mein(?:e[srn]?)? (?:${near.de}) (?:\\p{L}+ ){0,3}(?:gestorben|verstorben)`, 'iu'),
  new RegExp(`(?:mi|nuestr[oa]) (?:${near.es}) (?:se )?(?:murió|falleció|ha muerto|ha fallecido)`, 'iu'),
  new RegExp(`(?:se )?(?:murió|falleció|perdí a) mi (?:${near.es})(?!\\p{L})`, 'iu'),
  new RegExp(
    `(?:ma|mon|notre) (?:${near.fr}) (?:est|vient de|nous a) (?:morte?|décédée?|mourir|quittés)`,
    'iu',
  ),
  new RegExp(`j['’]ai perdu (?:ma|mon) (?:${near.fr})(?!\\p{L})`, 'iu'),
  new RegExp(`(?:minha|meu|nossa|nosso) (?:${near.pt}) (?:morreu|faleceu)`, 'iu'),
  new RegExp(`perdi (?:a minha|o meu|minha|meu) (?:${near.pt})(?!\\p{L})`, 'iu'),
]

/** Somebody near to them has died. */
export const isBereaved = (text: string) => lost.some(pattern => pattern.test(text))

const languageAsked: readonly (readonly [Language, RegExp])[] = [
  ['en', /\bin english\b|auf englisch|en inglés|en anglais|em inglês/iu],
  ['de', /\bin german\b|auf deutsch|en alemán|en allemand|em alemão/iu],
  ['es', /\bin spanish\b|auf spanisch|en español|en castellano|en espagnol|em espanhol/iu],
  ['fr', /\bin french\b|auf französisch|en francés|en français|em francês/iu],
  ['pt', /\bin portuguese\b|auf portugiesisch|en portugués|en portugais|em português/iu],
]
const speak =
  /(?<!\p{L})(?:answer|reply|speak|talk|write|antwort\p{L}*|sprich|sprechen|schreib\p{L}*|respond\p{L}*|contest\p{L}*|habl\p{L}*|répond\p{L}*|parl\p{L}*|fal[ae]\p{L}*)(?!\p{L})/iu
const shortRemark = 80

/** "Kannst du bitte auf Deutsch antworten?" */
export function languageWished(text: string): Language | null {
  if (text.length > shortRemark || !speak.test(text)) return null
  return languageAsked.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

const summary =
  /^(?:please |bitte |por favor )?(?:summari[sz]e|sum up|recap|fasse?n? .{0,30}zusammen|resum(?:e|a|ir|amos)(?!\p{L})|haz(?:me)? un resumen|résum(?:e|ez|er)(?!\p{L})|faça um resumo)/iu

export const wantsSummary = (text: string) => text.length <= shortRemark && summary.test(text.trim())

/** An insult or nothing at all: not about the company. */
export const isRemark = (text: string) => isNoise(text, false)
