// The words of a question that can tell subjects apart: without function words, accents and endings.
import type { InLanguages, Language } from '../../language/recognise.ts'

const setOf = (words: string) => new Set(words.split(/\s+/))

/** Words that stand in every question and name no subject. */
const empty: InLanguages<ReadonlySet<string>> = {
  en: setOf(
    `a about all also am an and another any are aren't as at be because been being but by can could did didn't do does doesn't don't each even ever every from gave gets got had has hasn't have haven't he her here hers him his how i i'd i'll i'm i've if in into is isn't it it's its just like me might most must my now of ok one or other our please puts she should so such than that that's the their them then there these they this those to us very was we were what what's where which while who why will with won't would you your yours`,
  ),
  de: setOf(
    'aber all alle alles als also am an auch auf aus bei beim bin bis bisher da dabei dafür damit dann das dass davon dazu dem den denn der des die dies diese dieser doch du durch ein eine einem einen einer eines er erzähl es etwas euch für gegen gerade hab habe haben hat hatte hatten ich ihm ihn ihnen ihr ihre im in ins ist jede jeder jetzt kann kannst können könnte man mein meine meinem meinen meiner meinst mehr mich mir mit muss müssen nach noch nun nur ob oder recht schon sehr sei sein seine seit sich sie sind so soll sollen sollte sollten über um und uns unser unsere unserem unseren vom von vor wann war warum was weiß welche welchen welcher wenn wer werde werden wie wir wird wo zu zum zur',
  ),
  es: setOf(
    'a al algo ahora aún cada como cómo con conmigo conte cuál cuándo cuánto cuéntame de debe debería debo del desde dicho dónde dos el ella ellos en era eres es esa ese eso esta está están este esto estoy fue ha hacen hacemos han hará hasta hay he hemos la las le les lo los más me mi mis mismo muy nada nos nosotros nuestra nuestro o os otra otro para pero por porque puede puedo que qué quién sé se sea ser si sí sino sobre solo sólo somos son soy su sus también tan tanto te tener tengo tenemos tiene tienen toda todas todo todos tu un una unas uno unos vamos voy y ya yo',
  ),
  fr: setOf(
    'a ai ainsi alors après as au aucun aussi autre autres aux avec avoir avons c ce ceci cela ces cet cette ceux chaque chez combien comme comment d dans de déjà depuis des deux dois doit donc du elle en encore es est et étais était êtes être eu eux faites faut fera il ils j je l la là le les leur leurs lui m ma mais me même mes moi mon n ne ni nos notre nous on ont ou où par pas pensez peut peux pour pourquoi puis qu quand que quel quelle quelles quels qui quoi raconte s sa sais se sera ses seul si son sont suis sur t ta te tes toi ton tout toute toutes tous très tu un une va vais voir vos votre vous y',
  ),
  pt: setOf(
    'a acha agora ainda algo ao aos aquela aquele as até cada com como conte da das de deve devo disse dois do dos e é ela ele eles em era essa esse esta está estão estar este estou eu fazem fez foi há isso isto já la lá lhe mais mas me mesmo meu meus minha minhas na nada nas nem nenhum no nós nos nossa nosso o onde ou outra outro para pela pelo pode podem posso porque pra qual qualquer quando quanto que quem são se sei seja ser será seu seus sim só sobre somos sou sua suas também tão te tem têm temos tenho ter teu toda todas todo todos tu tudo um uma umas uns vamos você vou',
  ),
}

/** Words that help to tell two ways of asking apart and say nothing alone: "keep customers", "no customers". */
const thin: InLanguages<ReadonlySet<string>> = {
  en: setOf(
    `back begin begins call called cannot can't far few find first for gone give gives go goes going get getting good happen happens keep keeps know let long look make makes making many may more much need needs never new next not no off old on only out over own put really said say says see show some something still take taken takes tell thing things think too two up use used want wants watch way when without work works write`,
  ),
  de: setOf(
    'bekommen bringt erste ersten finde finden geben gehen geht gibt ganz gut kommen komme kommt lange machen macht mache nicht niemand ohne richtig sagen sagt tun viel viele will wollen zeit',
  ),
  es: setOf(
    'alguien bien bueno da decir dejar dice digo gente hace hacer hago mejor mucho nadie no poco poner pone primero queda quiere quieren quiero sin tiempo va veces',
  ),
  fr: setOf(
    'aller arrive bien bon dire dit donner faire fait gens mettre moins personne peu plus premier prendre reste sans temps trop veut veux',
  ),
  pt: setOf(
    'alguém bem bom dar diz dizer digo faço faz fazer gente melhor muito ninguém não pouco por primeiro quer querem quero sem tempo vai',
  ),
}

const endings: InLanguages<(word: string) => string> = {
  en: word => {
    const single = word
      .replace(/'s$/, '')
      .replace(/'/g, '')
      .replace(/(..)ies$/, '$1y')
      .replace(/(..[^su])s$/, '$1')
    const root = single.length > 5 ? single.replace(/(?:ing|ed|ly|ment)$/, '') : single
    return root.length > 3
      ? root
          .replace(/([^aeiou])\1$/, '$1')
          .replace(/e$/, '')
          .replace(/y$/, 'i')
      : root
  },
  de: word => {
    const root = word.length > 4 ? word.replace(/(?:en|er|es|em|e|n|s|t)$/, '') : word
    return root.length > 5 ? root.replace(/(?:en|er|st)$/, '') : root
  },
  es: romance,
  fr: romance,
  pt: romance,
}

function romance(word: string): string {
  if (word.length <= 4) return word
  return word.replace(/(?:es|s)$/, '').replace(/(?:[aeo]|ar|er|ir|ando|endo|ant|ez|ent)$/, '')
}

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

const termOf = (word: string, language: Language) => endings[language](plain(word))

/** Each once, in the order of the text. Figures name no subject. */
export function termsOf(text: string, language: Language): string[] {
  const words = text
    .toLowerCase()
    .replace(/’/g, "'")
    .split(/[^\p{L}\p{N}']+/u)
  // An apostrophe joins in English ("don't") and parts in French ("l'argent").
  const parts = language === 'en' ? words : words.flatMap(word => word.split("'"))
  const telling = parts.filter(word => word.length > 1 && !/^\d/.test(word) && !empty[language].has(word))
  return [...new Set(telling.map(word => termOf(word, language)).filter(Boolean))]
}

const thinTerms = new Map<Language, ReadonlySet<string>>()

export function isThin(term: string, language: Language): boolean {
  const known = thinTerms.get(language)
  if (known) return known.has(term)
  thinTerms.set(language, new Set([...thin[language]].map(word => termOf(word, language))))
  return isThin(term, language)
}
