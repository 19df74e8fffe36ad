import { counted } from '../../../language/message.ts'
import type { Texts } from './texts.ts'

export const fr: Texts = {
  opening:
    "Rendons-la assez claire pour qu'un inconnu la répète. Une question à la fois ; chaque réponse prend sa place, avec vos mots.",
  questions: {
    problem: [
      "Qu'est-ce qui va mal pour eux aujourd'hui, sans votre produit dans la phrase ?",
      'Si le problème est clair, le reste peut être vérifié.',
    ],
    customer: [
      "Pour qui est-ce d'abord exactement : quel métier, quel type de lieu, quelle région ?",
      'Les dix premiers clients se trouvent plus vite que le premier marché.',
    ],
    solution: [
      'Que font-ils le premier jour, et que reçoivent-ils ?',
      'Dit pas à pas, cela s’essaie à la main cette semaine.',
    ],
    difference: [
      "Que prendraient-ils si vous n'existiez pas, et qu'est-ce qui est mieux chez vous ?",
      "C'est la comparaison que chacun fait.",
    ],
    revenue: ['Qui paie, combien et pour quoi ?', 'Un prix dit à voix haute est le test le moins cher.'],
    'revenue-number': [
      'En un chiffre avec son unité, que diriez-vous demain ?',
      'Un chiffre se refuse, et un refus apprend.',
    ],
    risk: [
      "Qu'est-ce qui doit être vrai pour que cela marche et que vous n'avez pas encore vu ?",
      "C'est ce qu'il faut tester d'abord.",
    ],
  },
  labels: {
    problem: 'Problème',
    customer: 'Client',
    solution: 'Solution',
    difference: 'Différence',
    revenue: 'Revenus',
    risk: 'Hypothèse la plus risquée',
  },
  blank: '[encore ouvert]',
  version: 'Votre idée, version',
  changed: 'Nouveau :',
  canvasLead: 'Canevas lean',
  openBox: 'ouvert :',
  boxes: {
    Problem: ['Problème', "Ce qui va mal pour eux aujourd'hui."],
    'Customer segments': ['Clients', 'Qui en souffre le plus.'],
    'Unique value proposition': ['Proposition de valeur', "Ce qui est mieux que la manière d'aujourd'hui."],
    Solution: ['Solution', "Ce qu'ils font le premier jour."],
    Channels: ['Canaux', 'Le lieu où l’on en rencontre dix.'],
    'Revenue streams': ['Revenus', 'Qui paie, combien, pour quoi.'],
    'Cost structure': ['Coûts', 'Ce que vous coûte un client par mois.'],
    'Key metrics': ['Mesure', 'Le chiffre qui montre que cela aide.'],
    'Unfair advantage': ['Avantage', "Ce que vous avez et qui ne s'achète pas."],
  },
  done: 'Le canevas est à vous : changez une case et elle compte. Écrivez plus, et c’est ajouté.',
  confidence: counted(
    'fr',
    "Il contient ce que vous m'avez dit ({count, plural, one {# réponse} other {# réponses}}), chacune dans la case demandée ; rien n'est vérifié.",
  ),
  counter:
    "Une phrase claire n'est pas encore vraie. L'hypothèse la plus risquée décide, et seuls les gens du dehors peuvent y répondre.",
  thin: "Une case d'un ou deux mots dit peu. Commencez par le problème : écrivez un cas en une phrase, ce qui s'est passé, à qui, et quand la dernière fois.",
  testFirst:
    "Dites l'idée à trois personnes de votre premier groupe et faites-la répéter. Puis testez l'hypothèse la plus risquée en deux semaines.",
  actions: [
    "Lisez votre idée à quelqu'un qui fait ce métier et notez sa première question.",
    "Écrivez le test de l'hypothèse la plus risquée : ce que vous faites, ce que vous comptez, quel chiffre suffit.",
    'Remplissez une case ouverte par une conversation, pas depuis le bureau.',
  ],
}
