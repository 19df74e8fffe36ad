import { counted } from '../../../language/message.ts'
import type { Texts } from './texts.ts'

export const fr: Texts = {
  opening:
    'Je suis le client que vous voulez gagner : occupé, juste et difficile à convaincre. Je vous interroge sur le problème, pas sur votre produit, une question à la fois, onze au plus. Ensuite vous recevez une fiche.',
  questions: {
    problem: [
      "Qu'est-ce qui a mal tourné exactement la dernière fois que vous l'avez vu ?",
      "Un cas réel en dit plus qu'une description.",
    ],
    who: [
      'Qui en souffre le plus : quel métier, quel type de lieu, quel pays ?',
      'Un groupe que vous pourriez appeler cet après-midi se teste cette semaine.',
    ],
    frequency: [
      "À quelle fréquence cela arrive-t-il à l'un d'eux ?",
      'On paie rarement pour un problème qui vient une fois par an.',
    ],
    'frequency-counted': [
      "Ces quatre dernières semaines, combien de fois est-ce arrivé à l'un d'eux ?",
      'Un compte se vérifie, une impression non.',
    ],
    intensity: [
      'Combien cela leur coûte-t-il chaque fois, en argent ou en heures ?',
      'Votre prix sera comparé à ce chiffre.',
    ],
    'intensity-summed': [
      'En un chiffre approximatif avec son unité, combien se perd en un mois ?',
      'Même un chiffre approximatif se met à côté d’un prix.',
    ],
    workaround: ["Que font-ils aujourd'hui pour s'en sortir ?", 'C’est cela que vous devez battre.'],
    money: [
      'Combien vous ont payé, et combien ont dit non ?',
      'L’argent versé décide plus que tout ce qui se dit.',
    ],
    'money-asked': [
      "À combien de personnes avez-vous demandé de l'argent jusqu'ici ?",
      'Un prix que personne n’a entendu est une supposition.',
    ],
    reach: [
      'Où trouvez-vous les vingt suivants, et combien sont-ils là ?',
      'Une liste de noms vaut mieux qu’un canal.',
    ],
    evidence: [
      "Avec combien avez-vous parlé ou combien avez-vous observés, et qu'ont-ils fait ?",
      'Ce que les gens font pèse plus que ce qu’ils disent.',
    ],
  },
  labels: {
    problem: 'Problème',
    who: "Qui l'a",
    frequency: 'À quelle fréquence',
    intensity: 'Ce que cela coûte',
    workaround: "Comment ils s'en sortent",
    money: 'Argent',
    reach: 'Accès',
    evidence: 'Preuves',
  },
  find: {
    problem: [
      "Si les gens nomment ce problème d'eux-mêmes.",
      'Huit entretiens de 20 minutes sur leur dernière mauvaise semaine, sans citer votre produit.',
      'Combien en parlent avant vous',
      '5 sur 8',
      'Les gens nomment ce problème d’eux-mêmes.',
    ],
    who: [
      'Quel groupe en souffre bien plus que les autres.',
      'Notez 20 noms en trois groupes et appelez-en quatre de chacun.',
      'Combien par groupe ont déjà essayé de le régler',
      'un groupe à 3 sur 4, un autre à 1 ou moins',
      'Un groupe en souffre bien plus que les autres.',
    ],
    frequency: [
      'À quelle fréquence cela arrive vraiment.',
      'Demandez à cinq d’entre eux leurs derniers cas, trois au plus, chacun avec sa date et une facture, un message ou une note qui le montre.',
      'Temps entre deux cas',
      'pas plus long que ce qu’on vous a dit, pour 3 sur 5',
      'Cela arrive aussi souvent qu’on nous l’a dit.',
    ],
    intensity: [
      'Ce que cela coûte selon leurs propres registres.',
      'Asseyez-vous avec trois d’entre eux et calculez sur papier ce que le dernier cas a coûté, en heures et en argent, puis tous les cas d’une année.',
      'Coût d’une année avec leurs chiffres',
      'au moins dix fois ce que vous demandez pour une année',
      'Dans leurs propres chiffres, cela coûte bien plus que ce que nous demandons.',
    ],
    workaround: [
      "Où la manière d'aujourd'hui les laisse tomber.",
      'Faites-vous montrer par trois d’entre eux, étape par étape, ce qu’ils ont fait la dernière fois, même si ce n’était rien.',
      'L’étape répétée, sautée ou abandonnée',
      'la même étape faible pour les 3',
      'La façon de faire d’aujourd’hui les lâche tous à la même étape.',
    ],
    money: [
      'Qui paie avant que ce soit fini, et pourquoi les autres non.',
      'Proposez à dix un acompte remboursable avec une date et notez la raison de chaque non.',
      'Acomptes reçus, pas de promesses',
      '3 sur 10',
      'Ils paient avant que ce soit fini.',
    ],
    reach: [
      'Si un seul lieu les atteint à un coût supportable.',
      'Écrivez à 40 d’entre eux par le lieu où ils se retrouvent.',
      'Réponses qui demandent quelque chose ou donnent une heure',
      '8 sur 40',
      'Un seul endroit les atteint à un prix que nous pouvons supporter.',
    ],
    evidence: [
      "S'ils agissent sans qu'on les pousse.",
      'Dites à cinq de ceux que vous avez vus où vous trouver, puis ne relancez personne pendant deux semaines.',
      'Combien viennent ou écrivent d’eux-mêmes',
      '2 sur 5',
      'Ils agissent sans qu’on les pousse.',
    ],
  },
  findMore: {
    money: [
      'Si ceux qui paient restent, et pourquoi les autres ne paient pas.',
      'Demandez à chacun de ceux qui paient le paiement suivant, ou deux noms si cela ne s’achète qu’une fois, et à chacun de ceux qui sont partis ou ont dit non ce qui a décidé.',
      'Qui paie à nouveau, et raisons notées',
      '3 payeurs sur 4 et une raison de chacun des autres',
      'Ceux qui paient restent.',
    ],
    fromUs: [
      'Qui vous paie, quand c’est vous qui payez ceux que vous avez nommés.',
      'Demandez à dix qui vous l’achèteraient une commande avec un montant et une date, et notez la raison de chaque non.',
      'Commandes écrites',
      '3 sur 10',
      'Il y a des acheteurs en plus de ceux que nous payons.',
    ],
    given: [
      'Qui donne à nouveau, si ceux qui s’en servent ne paient pas.',
      'Demandez à dix qui pourraient donner (entreprises, fondations, membres) une somme par an et notez la raison de chaque non.',
      'Sommes promises par écrit',
      '3 sur 10',
      'Ceux qui ont donné une fois donnent de nouveau.',
    ],
    reach: [
      "Qui l'a en dehors de ceux que vous atteignez déjà.",
      'Demandez à chacun des dix derniers deux noms hors de ce cercle et écrivez-leur.',
      'Réponses venues de dehors',
      '8 sur 20',
      'D’autres l’ont aussi, au-delà de ceux que nous atteignons déjà.',
    ],
  },
  verdict: 'Verdict :',
  verdicts: { GO: 'allez-y', PIVOT: 'réorienter', STOP: 'arrêter', 'NOT YET': 'pas encore' },
  columns: ['Points', 'Vous avez dit', 'Pourquoi'],
  steppingOut: 'Je quitte maintenant le rôle du client. Voici ce que je dirais à un ami.',
  notYet: counted(
    'fr',
    "C'est le verdict normal à ce stade et il ne juge pas l'idée. Avec des messages seuls ({count, plural, one {# réponse} other {# réponses}}), je ne donne à aucune ligne plus de 2 sur 5 : je l'ai entendu, je ne l'ai pas vu. Pour l'élever : marquez sur la page comment vous savez chaque ligne (supposé, raconté, vu), ou connectez un modèle qui pèse le pour et le contre.",
  ),
  stop: "Ce que vous décrivez exige une autorisation, et aucune n'a été nommée. D'ici là je m'arrête : il s'agit de la loi, pas de vos efforts.",
  findLead: 'Trois choses à découvrir',
  findSome: 'Ce qu’il faut découvrir',
  testLead: 'Tests',
  open: 'Cette ligne est encore ouverte.',
  heard: 'Raconté, pas vu par moi.',
  doubtful:
    'Raconté. Si cela répond à une autre question, écrivez le nom de cette ligne, deux-points et les mots à nouveau.',
  told: 'Je n’y lis pas de chiffre qui réponde à la question ; la ligne compte donc comme ouverte.',
  nothing: 'D’après vos mots, cela ne leur coûte rien. On paiera donc peu pour s’en défaire.',
  withFigure: 'Raconté. Si je vous lis bien :',
  confidence: counted(
    'fr',
    "Cela repose sur ce que vous m'avez dit ({count, plural, one {# réponse} other {# réponses}}) et sur rien que j'aie vu. Je ne peux pas savoir si quelque chose est inexact ou manque.",
  ),
  counter:
    "On supporte la plupart des problèmes pendant des années et l'on paie pour peu d'entre eux. Si celui-ci en est un, seul l'argent ou le temps donné par d'autres le montre.",
  comeBack: 'Revenez avec ce que les gens ont fait et refaites cet entretien.',
  after: 'Écrivez ce que vous découvrez et je l’ajoute à la fiche.',
}
