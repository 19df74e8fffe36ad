import { counted } from '../../../language/message.ts'
import type { Texts } from './texts.ts'

export const fr: Texts = {
  opening:
    "Je dirige le produit dans l'entreprise dont vous voulez les clients. Je cherche, poliment, si je dois m'inquiéter. Une question à la fois, onze au plus ; ensuite vous recevez la comparaison et où vous perdriez aujourd'hui contre moi.",
  questions: {
    direct: [
      'Quels produits ou entreprises un client mettrait-il à côté du vôtre, en liste avec des virgules ?',
      'Un acheteur a ces noms en tête avant de vous entendre.',
    ],
    'direct-names': [
      'Seulement les noms, séparés par des virgules, ou « aucun » : lesquels ?',
      'Chaque nom aura sa propre ligne dans la comparaison.',
    ],
    'status-quo': [
      "Que font-ils aujourd'hui s'ils n'achètent à personne ?",
      'La plupart des ventes perdues finissent sans décision.',
    ],
    indirect: [
      'Quelle chose toute différente fait le même travail : une agence, un tableur, un voisin ?',
      'Le même argent peut aller là.',
    ],
    positioning: [
      'En quoi êtes-vous meilleur exactement, et pour qui ?',
      'Une différence vérifiable vaut mieux que cinq qui sonnent bien.',
    ],
    price: [
      "Combien demandez-vous, et que leur coûte chacun de ces noms ou la manière d'aujourd'hui ?",
      "Un prix n'est haut ou bas qu'à côté d'un autre.",
    ],
    'price-theirs': [
      "Et combien paient-ils pour chacun de ces noms, ou pour la manière d'aujourd'hui ?",
      "Sans leur chiffre, le vôtre n'a pas d'appui.",
    ],
    switching: [
      'Que doit faire un client pour passer chez vous : données, personnel, contrat, habitudes ?',
      'Celui qui fait ce travail décide du changement.',
    ],
    moat: [
      "Que ne pourrais-je pas copier d'ici l'été prochain ?",
      "Une avance s'épuise, ce qui grandit reste.",
    ],
  },
  labels: {
    direct: 'Rivaux directs',
    indirect: 'Rivaux indirects',
    'status-quo': 'Ne rien faire',
    positioning: 'Position',
    price: 'Prix',
    switching: 'Changement',
    moat: 'Défense',
  },
  losses: {
    direct: [
      "À la première comparaison : l'acheteur demande ce qui vous distingue d'un nom de sa liste.",
      'Demandez à cinq acheteurs quels noms étaient sur leur dernière liste, avec les prix.',
    ],
    'status-quo': [
      "Contre l'absence de décision : ni formation, ni facture.",
      'Trouvez-en trois qui ont regardé sans rien décider et demandez ce que cela leur a coûté depuis.',
    ],
    indirect: [
      'Contre une manière toute différente, déjà là.',
      'Demandez à cinq acheteurs ce qu’ils prendraient demain si tous les produits du genre disparaissaient.',
    ],
    positioning: [
      'Sur la page de comparaison, où un rival peut écrire la même phrase.',
      "Montrez à cinq acheteurs votre phrase et celle d'un rival sans logo et demandez à qui elle est.",
    ],
    price: [
      "Quand l'acheteur demande : comparé à quoi.",
      'Mettez les deux prix sur une page et demandez à cinq acheteurs lequel ils devraient défendre.',
    ],
    switching: [
      "La semaine du changement : données, personnel et habitudes sont du travail pour quelqu'un.",
      'Faites passer un vrai client vous-même, chronomètre en main.',
    ],
    moat: [
      'La deuxième année, quand cela marche et qu’un plus grand regarde.',
      'Demandez à quelqu’un qui construit cela combien de temps prend une copie et ce qui ne se copie pas.',
    ],
  },
  columns: ['Rival', 'Choisi pour', 'Prix', 'Où vous gagnez', 'Où vous perdez', 'De'],
  kinds: { direct: 'direct', indirect: 'indirect', 'status quo': 'statu quo' },
  steppingOut: "Je quitte mon rôle : voici le terrain vu de l'autre côté.",
  origins: { benchmark: 'référence', web: 'web', estimate: 'estimation' },
  doingNothing: 'Ne rien faire',
  seeWords: 'voir vos mots ci-dessous',
  prices: 'Prix, dans vos mots.',
  notSaid: 'ouvert',
  toFind: "À découvrir : demandez à trois qui l'ont choisi",
  toCompare: 'À comparer : ce que vous faites et pas cela',
  samePrice: "D'après ces prix, vous demandez la même chose : « moins cher » n'est pas montré.",
  they: 'vous',
  position: 'Votre position.',
  positionOpen:
    'Cette ligne est encore ouverte. Finissez-la pour un acheteur : « Choisissez-nous, pas eux, si vous … ».',
  lossesLead: "Où vous perdriez aujourd'hui",
  answersLead: "Ce que j'ai demandé et ce que vous avez dit",
  lowered: lines =>
    `Aucun de vos mots ne porte ces lignes ; elles comptent donc comme une supposition : ${lines}.`,
  open: 'Cette ligne est encore ouverte.',
  confidence: counted(
    'fr',
    "Cela repose sur ce que vous m'avez dit ({count, plural, one {# réponse} other {# réponses}}) ; je n'ai rien cherché ni vérifié aucun rival.",
  ),
  counter:
    "Un acheteur qui ne fait rien ne se trompe pas. Tant qu'attendre coûte moins que vous, c'est le rival à battre.",
  tryRival:
    'Regardez le premier rival de votre liste comme un client le rencontre et notez chaque étape agaçante.',
  askNo: "Demandez à trois qui ont dit non ce qu'ils ont fait à la place.",
}
