// The founder's choices (stage, aim) in the founder's language. Newer facts store the choice as their value. Older
// facts contain only its English text.
import type { FactValue } from '../../contracts/fact-values.ts'
import type { founderAims, founderStages } from '../../contracts/founder.ts'
import type { Language } from '../numbers/locale.ts'

type Aim = (typeof founderAims)[number]
type Stage = (typeof founderStages)[number]

export const aimWords: Record<Language, Record<Aim, string>> = {
  en: { 'side income': 'side income', 'a living': 'a living', 'ten people': 'ten people', large: 'large' },
  de: {
    'side income': 'Nebenverdienst',
    'a living': 'ein Auskommen',
    'ten people': 'zehn Leute',
    large: 'groß',
  },
  es: {
    'side income': 'un ingreso extra',
    'a living': 'un sustento',
    'ten people': 'diez personas',
    large: 'grande',
  },
  fr: {
    'side income': 'un revenu d’appoint',
    'a living': 'de quoi vivre',
    'ten people': 'dix personnes',
    large: 'grand',
  },
  pt: {
    'side income': 'renda extra',
    'a living': 'um sustento',
    'ten people': 'dez pessoas',
    large: 'grande',
  },
}

const stageWords: Record<Language, Record<Stage, string>> = {
  en: {
    idea: 'idea',
    'talking to customers': 'talking to customers',
    'first users': 'first users',
    'first money': 'first money',
  },
  de: {
    idea: 'Idee',
    'talking to customers': 'Gespräche mit Kunden',
    'first users': 'erste Nutzer',
    'first money': 'erste Einnahmen',
  },
  es: {
    idea: 'idea',
    'talking to customers': 'conversaciones con clientes',
    'first users': 'primeros usuarios',
    'first money': 'primeros ingresos',
  },
  fr: {
    idea: 'idée',
    'talking to customers': 'échanges avec des clients',
    'first users': 'premiers utilisateurs',
    'first money': 'premières recettes',
  },
  pt: {
    idea: 'ideia',
    'talking to customers': 'conversas com clientes',
    'first users': 'primeiros usuários',
    'first money': 'primeiras receitas',
  },
}

/** The choice as text, with a capital first letter. Null if there is no choice with this name. */
export function choiceText(name: string, language: Language): string | null {
  const words: Record<string, string> = { ...stageWords[language], ...aimWords[language] }
  const found = Object.hasOwn(words, name) ? words[name] : undefined
  return found ? found.charAt(0).toUpperCase() + found.slice(1) : null
}

/** The choice that a fact contains. */
export function choiceIn<Choice extends string>(
  choices: readonly Choice[],
  { text, value }: { text: string; value: FactValue | null },
): Choice | null {
  const held = value?.kind === 'name' ? value.name : text.trim().toLowerCase()
  return choices.find(choice => choice === held) ?? null
}
