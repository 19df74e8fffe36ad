// What the founder reads behind a step that was done, in the language of the talk.
import type { InLanguages, Language } from '../language/recognise.ts'

const details = {
  assumed: {
    en: 'assumed, nobody gave it: {}',
    de: 'angenommen, von niemandem genannt: {}',
    es: 'supuesto, nadie lo dijo: {}',
    fr: 'supposé, personne ne l’a dit : {}',
    pt: 'suposto, ninguém disse: {}',
  },
  noEntry: {
    en: 'No entry',
    de: 'Kein Eintrag',
    es: 'Sin entrada',
    fr: 'Aucune entrée',
    pt: 'Sem registro',
  },
  noneYet: {
    en: 'None yet',
    de: 'Noch keine',
    es: 'Todavía no hay',
    fr: 'Pas encore',
    pt: 'Ainda não há',
  },
  found: {
    en: 'Found: {}',
    de: 'Gefunden: {}',
    es: 'Encontrados: {}',
    fr: 'Trouvés : {}',
    pt: 'Encontrados: {}',
  },
  pages: {
    en: 'Pages: {}',
    de: 'Seiten: {}',
    es: 'Páginas: {}',
    fr: 'Pages : {}',
    pt: 'Páginas: {}',
  },
  cashEnds: {
    en: 'Cash runs out in {}.',
    de: 'Das Geld geht aus: {}.',
    es: 'El dinero se acaba: {}.',
    fr: 'La trésorerie s’épuise : {}.',
    pt: 'O dinheiro acaba: {}.',
  },
  cashLasts: {
    en: 'Cash does not run out within the horizon.',
    de: 'Das Geld geht in dieser Zeit nicht aus.',
    es: 'El dinero no se acaba en ese plazo.',
    fr: 'La trésorerie tient sur cette durée.',
    pt: 'O dinheiro não acaba nesse prazo.',
  },
  notSaid: {
    en: 'Not in your words, so left out',
    de: 'Nicht in Ihren Worten, also weggelassen',
    es: 'No está en sus palabras, así que se omite',
    fr: 'Pas dans vos mots, donc omis',
    pt: 'Não está nas suas palavras, então foi omitido',
  },
  mostCards: {
    en: 'Not shown as a card: three are the most of one turn',
    de: 'Keine Karte: drei sind das meiste auf einmal',
    es: 'Sin tarjeta: tres son el máximo por respuesta',
    fr: 'Pas de carte : trois au plus par réponse',
    pt: 'Sem cartão: três é o máximo por resposta',
  },
  noCard: {
    en: 'Not shown as a card',
    de: 'Keine Karte',
    es: 'Sin tarjeta',
    fr: 'Pas de carte',
    pt: 'Sem cartão',
  },
  noSum: {
    en: 'Could not be computed',
    de: 'Ließ sich nicht berechnen',
    es: 'No se pudo calcular',
    fr: 'N’a pas pu être calculé',
    pt: 'Não foi possível calcular',
  },
  unread: {
    en: 'Could not be read',
    de: 'Konnte nicht gelesen werden',
    es: 'No se pudo leer',
    fr: 'N’a pas pu être lu',
    pt: 'Não foi possível ler',
  },
} as const satisfies Record<string, InLanguages>

export const detailText = (name: keyof typeof details, language: Language, what: string | number = '') =>
  details[name][language].replace('{}', String(what))
