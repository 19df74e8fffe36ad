import { counted } from '../../../language/message.ts'
import { openLines, type Texts } from './texts.ts'

export const fr: Texts = {
  opening:
    "Je suis votre coach de pitch. Huit questions courtes au plus, puis j'écris votre pitch pour un investisseur, un client et un partenaire, avec vos propres phrases. Répondez comme vous parlez.",
  allSaid: 'Il ne me faut rien de plus.',
  stillOpen: openLines(
    'C’étaient mes questions. Encore ouvert.',
    'Un blanc dans les pitchs :',
    'Laissé de côté :',
  ),
  done: 'Appuyez sur « Generate My Pitches », ou écrivez ce que vous voulez ajouter.',
  questions: {
    problem: [
      "Qu'est-ce qui va mal aujourd'hui pour votre client, raconté comme une scène avec un chiffre ?",
      'Les dix premières secondes décident.',
    ],
    customer: [
      "Pour qui est-ce, pour que quelqu'un dans la salle dise « c'est moi » ?",
      "On ne vous présente qu'à des gens qu'on peut imaginer.",
    ],
    solution: [
      'Que faites-vous contre cela, dit pour que votre grand-mère comprenne ?',
      "C'est ici qu'on décide de continuer à écouter.",
    ],
    difference: [
      "Que font-ils aujourd'hui à la place, et où le vôtre est-il meilleur ?",
      'Tout le monde compare, faites-le donc vous-même.',
    ],
    market: [
      'Combien y a-t-il de tels clients là où vous commencez, et qui les a comptés ?',
      "Un compte avec une source vaut mieux qu'un grand mot.",
    ],
    traction: [
      "Que s'est-il déjà passé, avec des chiffres ?",
      'Même un petit chiffre est plus fort qu’un grand adjectif.',
    ],
    team: ['Qu’avez-vous vu ou fait qui fait de vous la bonne personne ?', 'Un seul fait sur vous suffit.'],
    ask: [
      "Que voulez-vous exactement de celui qui écoute, et qu'est-ce que cela rendra possible ?",
      'Sans demande, un pitch finit en politesse.',
    ],
  },
  labels: {
    problem: 'Le problème',
    customer: 'Le client',
    solution: 'Ce que nous faisons',
    difference: 'La différence',
    market: 'Le marché',
    traction: "Jusqu'ici",
    team: "L'équipe",
    ask: 'Ce que nous demandons',
  },
  blanks: {
    problem: '[votre problème]',
    customer: '[votre client]',
    solution: '[votre solution]',
    difference: '[votre différence]',
    market: '[votre nombre de clients]',
    traction: "[ce qui s'est passé jusqu'ici]",
    team: '[votre équipe]',
    ask: '[votre demande]',
  },
  parts: { Hook: 'Accroche', Solution: 'Solution', Market: 'Marché', Traction: 'Avancée', Ask: 'Demande' },
  audiences: { investor: 'Pitch investisseur', customer: 'Pitch client', partner: 'Pitch partenaire' },
  seconds: 'secondes',
  words: 'mots',
  bridges: [
    ['Solution', 'before', 'Voici ce que nous faisons contre cela.'],
    ['Traction', 'before', "Où en sommes-nous aujourd'hui ? Je vous dis ce qui s'est passé, rien de plus."],
    ['Hook', 'after', 'Restez un moment avec cette image, car tout le reste en découle.'],
    ['Market', 'before', "Pour qui est-ce ? Imaginez l'un d'entre eux."],
    ['Solution', 'after', "C'est toute l'idée, et vous pourriez l'expliquer ce soir à un ami."],
    ['Market', 'after', "Je préfère être le choix évident de quelques-uns qu'un peut-être pour beaucoup."],
    ['Traction', 'after', "Je préfère vous montrer peu qui soit vrai que beaucoup qui ne l'est pas."],
    ['Hook', 'before', 'Laissez-moi commencer par eux, et non par nous.'],
  ],
  closings: {
    investor:
      "Si c'est votre genre de problème, parlons-en cette semaine, et apportez votre question la plus dure.",
    customer:
      "Puis-je vous le montrer cette semaine sur votre propre cas ? Si cela n'aide pas, dites-le simplement.",
    partner:
      'Si ce sont aussi vos clients, essayons ensemble à petite échelle et regardons le résultat côte à côte.',
  },
  tipsLead: 'Conseils pour répéter',
  tips: [
    'Apprenez la première phrase par cœur, dites-la sans baisser les yeux, puis respirez.',
    'Ralentissez à chaque chiffre : il lui faut une pause avant et après.',
    "Lisez-le une fois à voix haute ; là où l'air manque, coupez la phrase.",
    'Enregistrez-vous avec un minuteur. Si vous finissez tôt, le début était trop rapide.',
    'Finissez par la demande et taisez-vous.',
  ],
  otherLength:
    'Un pitch plus long était demandé. J’écris ces trois-là, de 45 à 60 secondes ; pour plus de minutes, gardez les cinq parties du pitch pour investisseurs dans leur ordre et racontez dans chacune l’histoire d’un client.',
  missingLead: 'Le rendrait plus fort',
  notYet: [
    "Avec trois réponses je peux écrire les trois pitchs. J'ai celles-ci :",
    'aucune encore',
    'Ensuite :',
  ],
  confidence: counted(
    'fr',
    'Chaque fait est une phrase de vous ({count, plural, one {# réponse} other {# réponses}}).',
  ),
  figure: '[votre chiffre]',
  unwritten: 'Le modèle n’a pas écrit ceci ; c’est composé de vos propres phrases :',
  toFill: 'Les blancs entre crochets sont à remplir :',
  inOrder:
    "Je n'ai trouvé aucune de mes questions dans la conversation et j'ai pris vos messages dans l'ordre où je demande.",
  counter:
    "« Pourquoi maintenant, et pourquoi personne ne l'a fait avant ? » Le pitch n'a pas de place pour cette réponse ; ayez une phrase prête.",
  testFirst:
    "Dites la version client à quelqu'un qui a le problème et faites-la répéter. Ce qu'il oublie n'était pas clair ; ce qu'il ajoute, il le veut.",
  actions: [
    'Enregistrez trois fois la version investisseur et gardez celle qui sonne le moins répétée.',
    'Dites la version client à deux vrais clients et notez la première question de chacun.',
    'Remplissez un blanc ou précisez un chiffre, et générez de nouveau.',
  ],
}
