import type { Texts } from './texts.ts'

export const fr: Texts = {
  title: 'Segments : commencez par',
  summary:
    'Commencez par le groupe que vous avez nommé. Les deux autres sont des coupes à tester, sans chiffres, tant que personne ne les a comptées.',
  summaryOpen:
    "Votre premier groupe est encore ouvert dans le travail enregistré ; d'ici là ces trois sont des questions, pas des constats.",
  firstGroup: 'Votre premier groupe',
  cuts: [
    [
      'Une coupe à tester : ceux qui paient déjà une solution de fortune',
      "Partie du premier groupe : ils ont aujourd'hui une facture pour le problème",
    ],
    [
      'Une coupe à tester : ceux que vous atteignez en un lieu',
      'Partie du premier groupe : ils se retrouvent en un lieu où vous pouvez aller',
    ],
  ],
  cutNote: "Demandez à cinq d'entre eux si c'est pire pour eux que pour les autres.",
  named: 'Avec vos mots :',
  open: 'Cette ligne est encore ouverte.',
  openFind: 'Là où vous avez rencontré ceux à qui vous avez parlé, et les deux noms que chacun peut donner',
  trigger: "À découvrir : demandez aux trois derniers ce qui s'était passé cette semaine-là",
  scoreOwn: 'Nommé par vous. Les points sont un début pour un test, pas une mesure.',
  scorePaid:
    'Nommé par vous et, selon votre compte, certains ont payé. Les points sont un début pour un test, pas une mesure.',
  scoreCut: "Une coupe du premier groupe ; personne ne l'a comptée ni interrogée.",
  byMarks: {
    summary:
      "Dans l'ordre de vos propres marques : la manière dont vous atteignez chaque groupe, fois ce qu'il a fait avec de l'argent. Ce qui n'est pas nommé est une coupe à tester, sans chiffres.",
    score: "D'après vos propres marques :",
    bySaying: "D'après ce que vous avez dit de l'argent :",
    unmarked: 'non marqué',
    find: 'Encore ouvert : où avez-vous rencontré le dernier ?',
    pain: "Encore ouvert : qu'est-ce que cela coûte à l'un d'eux ?",
    paidAlone: paid => `${paid} ont payé ; combien ont dit non reste ouvert.`,
  },
  noFigures:
    "CAC, LTV, retour, pénétration, revenu possible : données insuffisantes. Tout dépend du temps qu'un client reste et de ce qu'il coûte à gagner ; voyez ce qu'il nous faut de vous.",
  perYear: "d'un client par an, avant ce qu'il coûte à gagner et à servir.",
  lacking: 'données insuffisantes',
  conversion: 'données insuffisantes : comptez vos 20 premières conversations',
  used: answers => `réponses notées sous une question : ${answers}`,
  read: 'lue en entier',
  unused: 'données insuffisantes : pas encore enregistré',
  why: [
    'C’est le groupe avec vos mots ; les coupes sont de nous.',
    "Un groupe d'abord, pour avoir vite une réponse.",
  ],
  firstTen: [
    [
      'Cinq par le lieu que vous avez nommé',
      "Racontez la dernière fois. Qu'avez-vous fait, et combien cela a-t-il coûté ?",
    ],
    [
      'Cinq par deux noms de chacun',
      'Je peux le régler à la main dès lundi. Que cela vaudrait-il par mois ?',
    ],
  ],
  plan: [
    [
      'Semaines 1–2',
      'Parlez à 20 du premier groupe, un par un. Ne vendez rien.',
      "Moins de 8 l'ont eu en 30 jours : regardez la première coupe.",
    ],
    [
      'Semaines 3–6',
      'Réglez-le à la main pour trois, contre paiement.',
      'Trois ont payé et deux demandent le mois suivant.',
    ],
    [
      'Semaines 7–12',
      'Un seul canal, celui qui a amené les trois.',
      'Dix paient, et vous savez ce que les cinq derniers ont coûté.',
    ],
  ],
  missingSource: {
    'problem validation': [
      'Une validation enregistrée',
      "Rien ici n'y repose encore.",
      "Terminez l'entretien de validation et enregistrez-le.",
    ],
    'idea refinement': [
      'Une idée affinée enregistrée',
      "Rien ici n'y repose encore.",
      "Terminez l'entretien sur l'idée et enregistrez-le.",
    ],
    'market research': [
      'Une étude de marché enregistrée',
      "Rien ici n'y repose encore.",
      "Faites l'étude de marché et enregistrez-la.",
    ],
  },
  missing: [
    [
      'Combien de mois un client reste',
      'Sans cela, pas de LTV.',
      'Comptez combien de ceux qui payaient il y a trois mois paient encore.',
    ],
    [
      'Ce que coûte un nouveau client',
      'Sans cela, ni CAC ni retour.',
      'Notez heures et argent pour les cinq derniers.',
    ],
  ],
  confidence:
    'Cela repose sur ce que vous avez enregistré, avec vos mots, et sur rien qui ait été compté ici.',
  counter:
    "Peut-être avez-vous choisi ce groupe parce qu'il vous parle, pas parce qu'il achète. Si une coupe paie plus tôt, l'ordre est faux.",
  testFirst:
    "Demandez maintenant de l'argent à dix du premier groupe : un acompte d'un mois, rendu si vous ne livrez pas en six semaines. Deux sur dix : il reste premier ; aucun : une coupe monte.",
  testGiven:
    "Retournez voir ceux qui ont donné : demandez à chacun la même chose, avec une date, et ce qu'il veut voir en retour. Qui donne une deuxième fois fait vivre le projet ; ceux qui l'utilisent n'ont pas à payer.",
  actions: [
    'Écrivez 30 noms du premier groupe.',
    'Tenez cinq conversations de 20 minutes sur le mois dernier, jamais sur votre idée.',
    'Envoyez à trois une offre avec prix et date et notez ce qui se passe.',
  ],
  headings: {
    rests: 'Sur quoi cela repose',
    matrix: 'Ordre',
    beachhead: 'Tête de pont',
    firstTen: 'Où sont les dix premiers clients',
    plan: 'Plan',
    needs: "Ce qu'il nous faut de vous",
    end: 'Quelle certitude, et la suite',
  },
  columns: {
    sources: "Source | Utilisée | Ce qu'elle a donné",
    matrix: 'Segment | Rang | Accès 1–5 | Disposition 1–5 | Produit | Pourquoi',
    plan: "Quand | Quoi | Jusqu'à",
    yes: 'oui',
    no: 'non',
  },
  labels: {
    who: 'Qui',
    pain: 'Douleur',
    trigger: 'Quand ils achètent',
    find: 'Où ils sont',
    figures: 'Chiffres.',
    conversion: 'Conversion.',
    ask: 'Demandez :',
    how: 'Comment :',
  },
  priorities: { primary: 'premier', secondary: 'deuxième', tertiary: 'troisième' },
  sources: {
    'problem validation': 'validation',
    'competitor analysis': 'analyse de la concurrence',
    'idea refinement': 'idée',
    'market research': 'étude',
    atlas: 'atlas',
    judgement: 'notre jugement',
  },
}
