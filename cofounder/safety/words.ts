// The answers of the safety check. They contain no phone number, because a wrong number would be worse than none.
import de from '../../content/safety/de.json' with { type: 'json' }
import en from '../../content/safety/en.json' with { type: 'json' }
import es from '../../content/safety/es.json' with { type: 'json' }
import fr from '../../content/safety/fr.json' with { type: 'json' }
import pt from '../../content/safety/pt.json' with { type: 'json' }
import { type InLanguages, languages } from '../../venture/numbers/locale.ts'

type HarmWords = typeof en

export const harmWords: InLanguages<HarmWords> = { en, de, es, fr, pt }

export const inEach = <Text>(pick: (words: HarmWords) => Text) =>
  Object.fromEntries(languages.map(language => [language, pick(harmWords[language])])) as InLanguages<Text>
