import type { Texts } from './texts.ts'

export const fr: Texts = {
  placeOpen: 'lieu ouvert',
  sized: (tam, sam, som) =>
    `Si je vous lis bien, tout le marché vaut ${tam} par an, ${sam} conviennent, et une petite équipe pourrait en gagner ${som} la troisième année.`,
  ofPart: (words, country) =>
    `Le compte porte sur ce que vous avez nommé, ${words}${country && `, et non sur tout le pays (${country})`}.`,
  ifEntry: entry => `Si c'est exact : ${entry}. Sinon, laissez de côté tout ce qui vient de l'atlas.`,
  looksLike: entry => `Cela ressemble à : ${entry}. Utilisé seulement quand vous nommez le pays.`,
  openTotal: "Pas encore de total : une donnée manque et je n'en invente pas. Ce qu'il faut est plus bas.",
  confirmed: {
    sized: (tam, sam, som) =>
      `D'après les chiffres que vous avez confirmés, tout le marché vaut ${tam} par an, dont ${sam} conviennent, et une petite équipe pourrait en gagner ${som} la troisième année.`,
    confidence: {
      guess:
        "Le nombre ou le prix est une supposition d'après votre propre marque, le total aussi. La part qui convient et les clients gagnés sont de premières estimations de notre part.",
      told: 'Le nombre et le prix vous ont été dits. Un registre et trois reçus les rendraient solides ; la part qui convient et les clients gagnés sont de premières estimations de notre part.',
      observed:
        'Le nombre et le prix reposent sur ce que vous avez vu ou sur un comptage publié. Restent à vérifier deux premières estimations de notre part : la part qui convient et les clients gagnés.',
    },
    permission: [
      "L'autorisation",
      "Vous avez marqué qu'elle manque encore ou que vous ne savez pas ; sans elle, rien de ce marché n'est à vous.",
      "Demandez à l'administration ou à la chambre qui la délivre ce qu'il faut, en combien de temps et à quel prix.",
    ],
    forbidden:
      "Vous l'avez marqué comme interdit, je ne calcule donc aucune taille. Changez la marque si cela peut se vendre légalement.",
  },
  place: [
    'Le pays où vous commencez',
    'Je lis les pays, pas les villes ni les régions, et les comptes officiels sont par pays.',
    'Ajoutez le pays à la ligne du marché et relancez.',
  ],
  buyers: [
    'Combien il y en a là où vous commencez',
    "Une taille sans nombre d'acheteurs est une supposition.",
    "L'institut de statistique compte les entreprises par branche et les personnes par âge et lieu, l'association ses membres ; un registre public se compte à la main.",
  ],
  price: [
    "Combien l'un d'eux vous paie, et pour quoi",
    'Sans prix, pas de montant annuel.',
    'Dites un prix à trois et écrivez-le dans la ligne du marché.',
  ],
  severalAmounts: amounts => [
    'Lequel est votre prix',
    `Je lis plusieurs montants (${amounts}) et n'en choisis aucun pour vous.`,
    'Ne laissez que votre prix dans la ligne du marché.',
  ],
  severalCounts: counts => [
    "Lequel est le nombre d'acheteurs possibles",
    `Je lis plusieurs nombres (${counts}) et n'en choisis aucun pour vous.`,
    'Ne laissez que le nombre du lieu où vous commencez.',
  ],
  needs: {
    times: [
      "Combien de fois l'un d'eux paie par an",
      'Vous facturez chaque fois ou par jour ; reste à savoir combien de fois.',
      "Comptez trois mois d'un vrai client et multipliez par quatre.",
    ],
    hours: [
      "Combien d'heures l'un d'eux paie par an",
      'Vous facturez à l’heure ; reste à savoir combien d’heures.',
      "Comptez trois mois d'un vrai client et multipliez par quatre.",
    ],
    units: [
      "Combien d'unités l'un d'eux prend",
      "Vous facturez à l'unité ; reste à savoir combien l'un d'eux en prend.",
      'Demandez à cinq combien ils en prendraient la première année.',
    ],
    currency: [
      'De quel pays est la monnaie du prix',
      'Plusieurs pays ont une monnaie de ce nom, et je n’en choisis aucun.',
      'Ajoutez le pays à la ligne du marché, ou écrivez le code, comme EUR.',
    ],
    period: [
      'La période du prix',
      "Je lis le montant, mais pas s'il vaut par fois, par mois ou par an.",
      'Écrivez le prix avec « par mois », « par an » ou « une seule fois » dans la ligne du marché.',
    ],
    yearly: [
      "Ce que l'un d'eux paie par an",
      "Je lis un prix à l'unité et un nombre d'unités dans un temps, et je ne les multiplie pas au hasard.",
      "Écrivez-le comme un montant par an : le prix fois les unités que l'un d'eux prend par an.",
    ],
    volume: [
      "Ce qui passe par l'un d'eux par an",
      'Vous prenez une part ; reste à savoir de quoi.',
      'Demandez à cinq les commandes par mois et la valeur moyenne.',
    ],
  },
  solveBuyers: (price, hundred, thousand) =>
    `À ${price}, 100 d'entre eux font ${hundred} par an et 1 000 font ${thousand}. Y en a-t-il autant ?`,
  solvePrice: (count, total) => `Si les ${count} paient chacun 1 par mois, cela fait ${total} par an.`,
  solveOneEach: (count, total) => `Un pour chacun des ${count} fait ${total} par an.`,
  otherPayers: (paying, counted) => [
    'Combien il y a de ceux qui paient',
    `${paying} et ${counted} parlent de personnes différentes, je ne les multiplie donc pas.`,
  ],
  guesses: 'La part qui convient et les clients gagnés sont nos premières suppositions : changez-les.',
  oneOff: 'Votre prix a une partie unique, ce sont donc des montants de la première année.',
  tooSmall:
    'C’est plus de la moitié : soit ce marché est trop petit pour une petite équipe, soit la part qui convient est fixée trop bas.',
  onePlace:
    'C’est plus de la moitié de ceux à qui cela convient là où vous commencez : pour grandir, il faut un deuxième lieu, comptez donc aussi le suivant.',
  demand: (customers, monthly) => `Gagner ${customers} en 36 mois, c'est ${monthly} nouveaux par mois.`,
  noTopDown:
    "Pas de contrôle d'en haut : aucun total publié n'est connu ici pour ce lieu. Cherchez-en un avant de montrer le TAM.",
  statusQuo: 'Ne rien faire de nouveau',
  statusQuoLine:
    "Ce qu'ils font aujourd'hui à la place. Ni décision ni facture ; demandez à cinq ce que c'est et ce que cela coûte.",
  statusQuoBasis: 'il y en a dans tout marché',
  unchecked: 'nommé par le modèle, non vérifié',
  origins: {
    confirmed: 'confirmé',
    own: 'du modèle ; je ne le trouve pas dans ce que vous avez dit',
    recalled: 'de mémoire du modèle, non vérifié',
  },
  confidence: {
    open: "Une donnée manque, donc pas de total plutôt qu'un total inventé.",
    sized:
      'Cela repose sur des chiffres de vos mots, si je les lis bien, et sur de premières suppositions marquées comme telles.',
  },
  counter:
    "Un nombre et un prix sont de l'arithmétique tant que trois n'ont pas payé. Vous décrivez peut-être un problème pour lequel personne ne paie aujourd'hui.",
  test: 'Demandez à dix la dernière facture payée à cause de ce problème. Trois factures sont le début d’un marché.',
  actions: [
    'Écrivez une liste de 30 avec noms et moyen de joindre chacun.',
    'Appelez-en dix. Demandez ce qu’ils ont fait le mois dernier et ce que cela a coûté, dites votre prix et notez la réponse.',
    'Mettez ce que vous avez compté dans la ligne du marché et relancez.',
  ],
  listAll: count => `Écrivez la liste des ${count} avec noms et moyen de joindre chacun.`,
  headings: {
    title: 'Étude de marché',
    size: 'Taille du marché',
    needs: "Ce qu'il nous faut de vous",
    rivals: 'Concurrents, ne rien faire compris',
    prices: "Ce que l'on paie aujourd'hui",
    trends: 'Tendances',
    counter: 'Et la contre-tendance',
    web: 'Trouvé sur le web',
    reach: 'Moyens de les joindre',
    rules: 'Règles à connaître',
    end: 'Quelle certitude, et la suite',
    how: 'Comment :',
    noTotal: 'Pas de total, car une donnée manque.',
    assumptions: 'Les hypothèses derrière',
    above: "Le même marché vu d'en haut",
  },
  assumed: {
    where: 'là où vous commencez',
    customers: 'clients',
    buyers: 'Acheteurs possibles',
    price: 'Ce qu’un acheteur paie par an',
    perCustomer: 'par client et par an',
    fit: many => `Part à qui cela convient (${many})`,
    ofThem: many => `d’entre eux (${many})`,
    fitBasis:
      'un sur quatre comme première supposition ; remplacez-la par un décompte de ceux qui ont le problème aujourd’hui',
    won: 'Clients gagnés en trois ans',
    wonBasis:
      'deux fondateurs : environ 12 conversations sérieuses par mois pendant 36 mois, un sur cinq achète',
    wonAll:
      'deux fondateurs pourraient en gagner environ 90 dans ce temps ; il n’y en a pas plus qui conviennent',
    total: 'Total publié',
    ofTotal: 'du total',
    published: what => `Total publié : ${what}`,
    yearly: 'par an',
    spent: 'Part dépensée pour ce genre de chose',
    judged: of => `notre jugement, ${of} ; demandez leur budget à dix acheteurs`,
  },
  sizes: {
    tam: 'TAM · tous ceux qui pourraient acheter',
    sam: 'SAM · ceux à qui cela convient',
    som: 'SOM · ce qui peut être gagné en trois ans',
    'sam-customers': 'Clients dans le SAM',
    'som-customers': 'Clients dans le SOM',
    penetration: 'Part du SAM gagnée',
    'top-down': 'TAM vu d’en haut',
    'top-down-ratio': 'd’en bas ÷ d’en haut',
  },
  above: {
    check: 'par an. D’en bas ÷ d’en haut =',
    fair: times =>
      `Les deux chemins concordent à 2× près (${times}×), ce qui est correct pour un premier passage : aucun chiffre ne porte seul l’histoire.`,
    'look-again': (times, larger) =>
      `Le chiffre ${larger} vaut ${times}× l’autre : pas absurde, mais regardez encore avant de le montrer.`,
    wrong: (times, larger) =>
      `Le chiffre ${larger} vaut ${times}× l’autre. Au-delà de 3× quelque chose ne va pas : ne montrez encore aucun des deux.`,
    larger: ['d’en bas', 'd’en haut'],
    reasons: [
      'Raisons probables : le décompte comprend beaucoup de gens qui ne paieraient jamais, le prix est trop haut pour l’acheteur moyen, ou la part des dépenses est trop basse.',
      'Raisons probables : le prix est bas pour ce que dépense ce secteur, il manque des acheteurs dans le décompte, ou la part des dépenses est trop haute.',
    ],
  },
  sizing: {
    language: 'fr',
    assumptions: 'Hypothèse | Probable | De – à | Où, quand | D’où',
    sizes: 'Taille | Probable | Fourchette | Calcul',
    founder: 'vous',
    benchmark: 'repère',
    web: 'web',
    estimate: 'estimation',
  },
  rivalColumns: 'Qui | Genre | À savoir | D’où',
  rivalKinds: { direct: 'direct', indirect: 'indirect', 'status quo': 'ne rien faire' },
  figuresIn: (currency, place, year) => `Tous les chiffres en ${currency} par an, ${place}, ${year}.`,
  somShare: share => `Le SOM est ${share} du SAM.`,
  quality: {
    'web-enhanced': "avec le web : cite des pages lues aujourd'hui",
    'ai-estimated': 'estimé : aucune page lue pour cela',
  },
  noEntry: 'avec vos propres chiffres',
  apart: {
    atlas: (what, ours, theirs) =>
      `${what}: L’atlas a ${ours}, le modèle dit ${theirs}. Plus de trois fois d’écart : regardez les deux.`,
    founder: (what, ours, theirs) =>
      `${what}: Votre texte se lit comme ${ours}, le modèle dit ${theirs}. Plus de trois fois d’écart : regardez les deux.`,
  },
}
