// A person in distress, in the first person, in two strengths. Talk about others and quoted speech pass.
import type { InLanguages } from '../language/recognise.ts'
import { wholeWords } from './whole-words.ts'

export type Strength = 'grave' | 'heavy'

// "How much can I lose without hurting myself" is about money, "en finir avec ce contrat" about a contract.
const grave: InLanguages<RegExp> = {
  en: wholeWords(
    `(?:kill|killing) myself(?! (?:with|over|for))|(?<!without )(?:hurt|hurting|harm|harming) myself|end(?:ing)? my (?:own )?life|tak(?:e|ing) my (?:own )?life|i (?:just )?(?:want|wish|would like) to die|wish i (?:was|were) dead|i(?:'m| am)? better off dead|(?:do not|don't|dont) want to (?:live|be alive|wake up|be here)(?: any ?more)?|no reason to (?:live|go on living)|better off without me|i(?:'m| am| feel) suicidal|suicidal thoughts keep|end it all|can(?:'t|not) go on living|i(?:'ve| have)? (?:been |often |keep )?think(?:ing)? (?:about|of) (?:suicide|ending it|killing myself)|why i should (?:keep|go on) living|(?:no|see (?:the|a|any)|what(?:'s| is) the) point (?:of|in) (?:living|life|being alive|waking up)|(?:better|easier|rather) (?:if i (?:did not|didn't|never)|not to|never to|not) (?:wake|woke) up(?: again| any ?more| tomorrow)?(?=\\s*(?:[.,;!?…]|$))`,
  ),
  de: wholeWords(
    `mich um(?:zu)?bringen|bring(?:e|') mich um|mir (?:das|mein) leben (?:zu )?nehmen|nehm(?:e|') mir das leben|(?:will|möchte|mag) (?:einfach |nur )*nicht mehr (?:leben|da sein|aufwachen)|ich (?:will|möchte) (?:nur noch |einfach )?sterben|wäre (?:ich )?(?:lieber|besser) tot|ohne mich (?:alle )?besser dran|mir etwas an(?:zu)?tun|(?<!ohne )mich selbst (?:zu )?verletzen|(?:habe|hab) (?:ich )?(?:suizid|selbstmord)gedanken|keinen grund (?:mehr )?zu leben|meinem leben ein ende|denke (?:oft |ständig |jeden tag )?an (?:selbstmord|suizid)|wäre ich (?:doch |nur )?tot|keinen sinn mehr, ich mache schluss|keinen sinn mehr (?:im leben|aufzuwachen|aufzustehen|zu leben|weiterzuleben)|(?:besser|lieber|leichter),? (?:wenn ich )?(?:einfach )?(?:nicht|nie) (?:mehr |wieder )?(?:aufzuwachen|aufwachen|aufwache|aufwachte)(?: würde)?(?=\\s*(?:[.,;!?…]|$))`,
  ),
  es: wholeWords(
    String.raw`(?:quiero|quisiera|me quiero) morir(?:me)?|suicidarme|matarme|quitarme la vida|(?:acabar|terminar) con mi vida|no quiero (?:seguir (?:viviendo|aquí)|vivir)(?: más)?|estarían mejor sin mí|mejor sin mí|(?<!sin )hacerme daño|no (?:vale|merece) la pena (?:seguir )?viv\p{L}*|ojalá estuviera muert[oa]|tengo pensamientos suicidas|pienso en (?:el )?suicidio|ojalá no (?:despertara|me despertara)|sentido (?:a|en) (?:vivir|seguir (?:viviendo|despertándome)|la vida|despertar\p{L}*)|para qué (?:seguir viviendo|despertar\p{L}*)|(?:mejor|prefer\p{L}+|quisiera|quiero) no (?:volver a )?despertar(?:me)?(?: más| mañana)?(?=\s*(?:[.,;!?…]|$))`,
  ),
  fr: wholeWords(
    `me (?:tuer|suicider|foutre en l'air)|mettre fin à (?:mes jours|ma vie)|(?:envie de|je veux|je voudrais) mourir|(?:plus|pas) envie de vivre|je ne veux plus (?:vivre|être là)|je veux plus vivre|mieux sans moi|(?<!sans )me faire du mal|(?:j'ai|des) (?:idées|pensées) suicidaires|je veux en finir(?! avec (?!la vie|ma vie|moi|tout))|je préférerais être morte?|je pense (?:souvent )?au suicide|(?:l'intérêt|le sens|la raison) de (?:vivre|continuer à vivre|me réveiller)|autant (?:disparaître|mourir)|à quoi bon (?:vivre|me réveiller|continuer à vivre)|(?:mieux|préférable|voudrais|veux)(?: de| que je)? ne (?:pas|plus)(?: jamais)? me réveiller(?=\\s*(?:[.,;!?…]|$))`,
  ),
  pt: wholeWords(
    `(?:quero|queria|vontade de) morrer|me matar|matar-me|me suicidar|suicidar-me|(?:tirar|acabar com) a minha (?:própria )?vida|não quero (?:mais )?(?:viver|estar aqui)|(?:melhor|melhores) sem mim|(?<!sem )me machucar|fazer mal a mim|não vale a pena viver|(?:tenho|tendo) pensamentos suicidas|penso em suicídio|sentido em (?:viver|continuar vivendo|acordar)|para que (?:viver|acordar)|(?:melhor|preferia|prefiro|queria|quero) não (?:mais )?acordar(?: mais| amanhã)?(?=\\s*(?:[.,;!?…]|$))|(?:queria|quero) (?:sumir|desaparecer) para sempre`,
  ),
}

const heavy: InLanguages<RegExp> = {
  en: wholeWords(
    `i(?:'m| am) (?:so |completely |totally |just )*(?:exhausted|burn(?:ed|t) out|desperate|hopeless|falling apart|at the end of my rope|at my breaking point|broken)|i (?:have not|haven't) slept (?:in|for)|i can(?:'t|not) sleep(?: any ?more| at night)?(?=\\s*(?:[.,;!…]|$))|i can(?:'t|not) (?:take (?:it|this) any ?more|cope any ?more|do this any ?more|go on(?= like this|[.,;!…]|$))|(?:no|see (?:the|a|any)|what(?:'s| is) the) point (?:of|in) (?:going on|carrying on|anything|it all)(?= any ?more|\\s*(?:[.,;!?…]|$))|i cry (?:every|at) night|i(?:'m| am) having panic attacks|i have panic attacks`,
  ),
  de: wholeWords(
    String.raw`ich kann (?:einfach |echt |wirklich |bald )*nicht mehr(?=\s*(?:[.,;!…]|$|und ))|ich bin (?:völlig |total |einfach |komplett )*(?:am ende|erschöpft|ausgebrannt|verzweifelt|hoffnungslos)|(?:schlafe|geschlafen) seit (?:wochen|tagen|monaten)|seit (?:wochen|tagen|monaten) nicht (?:mehr )?geschlafen|halte (?:das|es) (?:alles )?nicht mehr aus|ich breche zusammen|ich habe panikattacken|weine jede nacht`,
  ),
  es: wholeWords(
    String.raw`(?:ya )?no puedo más(?! que)|(?:ya )?no aguanto(?: más)?(?=\s*(?:[.,;!…]|$))|estoy (?:muy |tan |completamente |totalmente )*(?:agotad[oa]|desesperad[oa]|quemad[oa]|hundid[oa]|al límite)|llevo (?:\p{L}+ )?(?:semanas|días|meses) sin dormir|no sé si tiene sentido (?:todo esto|seguir)|no duermo desde|me estoy (?:hundiendo|derrumbando)|lloro (?:cada noche|todas las noches)|tengo ataques de pánico`,
  ),
  fr: wholeWords(
    String.raw`je n'en peux plus|j'en peux plus|je suis (?:complètement |totalement |vraiment )*(?:épuisée?|à bout|désespérée?|au bout du rouleau|en burn-?out)|je ne dors plus|je craque(?=\s*(?:[.,;!…]|$))|je pleure (?:chaque nuit|toutes les nuits)|je fais des crises (?:de panique|d'angoisse)`,
  ),
  pt: wholeWords(
    String.raw`não aguento mais(?=\s*(?:[.,;!…]|$))|não consigo mais(?=\s*(?:[.,;!…]|$))|estou (?:muito |tão |completamente |totalmente )*(?:exaust[oa]|esgotad[oa]|desesperad[oa]|no (?:meu )?limite|no fundo do poço)|não durmo (?:há|faz)|(?:há|faz) (?:semanas|dias|meses) que não durmo|choro todas as noites|tenho (?:ataques|crises) de pânico`,
  ),
}

/** `text` in lower case. */
export function findDistress(text: string): Strength | null {
  if (Object.values(grave).some(pattern => pattern.test(text))) return 'grave'
  return Object.values(heavy).some(pattern => pattern.test(text)) ? 'heavy' : null
}
