// Common small words of each language, such as articles. They say nothing about the venture.
import type { Language } from '../numbers/locale.ts'

export const spoken: Readonly<Record<Language, string>> = {
  en: 'the and of to on out off into after before got is are was were they we you it that this with for from have has not but our their who which would about there my at be been what how when because if do does an each every them its by as get gets can should more without than then will just any some your said says pay pays paid month week year two three four five nobody',
  de: 'der die das und ist sind war waren sie wir ich es nicht mit für von haben hat ein eine einen einem einer auf den des zu im bei aber auch unser unsere ihre wer wie noch schon pro nach über aus durch wenn oder kein keine mich mir sich wird werden kann zur zum vom ins bis jede jeder jeden einmal mal uns ihm ihr als sehr soll muss mein meine habe hab was warum welche welchen',
  es: 'el la los las y es son era con para por que no una un unos del se su sus nuestro nuestra pero como muy más hay tienen tiene está están cada al lo porque yo mi les cuando sin sobre ellos nadie ya también fue hace esta este eso quién debo puedo tengo tenemos quiero mis qué cómo quiere quieren',
  fr: 'le la les et est sont était avec pour par que ne pas une un des du se sa ses notre nos mais comme très plus il elle ils elles nous vous je ai ont dans sur chaque au aux ce cette qui leur leurs on sans mes chez quand qu déjà tout tous fait être personne ça à dois peux mon ma faut avons comment son parce pendant puis donc deux trois',
  pt: 'o os as e é em mês são era com para por que não uma um uns do da dos das se seu sua nosso nossa mas como muito mais há têm tem está estão cada ao no na nos nas eu meu minha eles elas nós quando sem sobre ninguém já também foi isso à pelo pela devo posso tenho temos quero agora meus fazer você vocês nem só até depois porque',
}
