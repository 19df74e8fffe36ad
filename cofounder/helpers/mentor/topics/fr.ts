import type { MentorTopic } from '../topic.ts'

export const fr: readonly MentorTopic[] = [
  {
    id: 'first-customers',
    title: 'trouver les premiers clients',
    words: 'premiers clients trouver gagner vendre dix utilisateurs prospects',
    advice: [
      "Les dix premiers clients viennent de conversations, pas de canaux. Écrivez quarante noms, demandez à chacun quinze minutes sur le problème et ne proposez le produit qu'à ceux qui posent des questions. Installez-le vous-même.",
      "Demandez à chaque refus le nom de quelqu'un qui l'a plus fort. Quand un lieu en amène trois, c'est votre premier canal.",
    ],
    nextStep:
      'Écrivez à dix personnes nommées une phrase sur leur problème et une question, et comptez les réponses.',
  },
  {
    id: 'pricing',
    title: 'fixer le prix',
    words: 'prix tarif fixer facturer combien cher abonnement remise',
    advice: [
      "Partez de ce que coûte le problème, pas de ce que vous coûte le produit. Un dixième du dommage annuel s'accepte facilement ; la moitié demande une preuve. Dites un prix à voix haute et taisez-vous. Si personne ne tique, il est trop bas.",
      "Montez à chacune des cinq prochaines conversations jusqu'à ce qu'un sur trois dise non.",
    ],
    nextStep: 'Dites le même prix à trois clients et notez à quoi chacun le compare.',
  },
  {
    id: 'interviews',
    title: 'parler aux clients',
    words: 'entretien entretiens interroger valider problème questions sondage parler clients',
    advice: [
      "Demandez la dernière fois, jamais votre idée : qu'avez-vous fait, combien cela a-t-il coûté, qu'avez-vous essayé ? Le comportement passé et l'argent sont des preuves ; « je l'utiliserais » non.",
      'Finissez en demandant quelque chose qui coûte : une introduction, des données, un acompte.',
    ],
    nextStep: 'Tenez trois entretiens de vingt minutes sans citer votre produit.',
  },
  {
    id: 'mvp',
    title: 'la première version',
    words: 'mvp prototype première version construire fonctions développer coder',
    advice: [
      "La première version teste l'hypothèse la plus risquée, elle ne montre pas toute l'idée. Faites à la main ce que le client ne voit pas : un formulaire, un tableau et vous au milieu suffisent pour cinq clients.",
      'Donnez-vous deux semaines ; le reste va sur une liste.',
    ],
    nextStep: 'Livrez le résultat une fois, tout à la main, et notez chaque étape.',
  },
  {
    id: 'fundraising',
    title: 'lever des fonds',
    words: 'lever fonds investisseur investisseurs financement capital argent valorisation subvention',
    advice: [
      "Levez quand c'est l'argent qui manque et sachez quelle preuve il achète : ce montant, ces mois, cette preuve. Subventions, clients et un plan plus petit coûtent moins que des parts.",
      'Quarante investisseurs adaptés, présentés par des fondateurs, premiers rendez-vous en trois semaines.',
    ],
    nextStep: 'Écrivez : « Avec ce montant nous atteignons cette preuve en tel mois. »',
  },
  {
    id: 'cofounder',
    title: 'les associés',
    words: 'associé associée cofondateur cofondatrice équipe partage parts conflit départ prendre',
    advice: [
      "Choisissez en travaillant ensemble : quatre semaines sur un vrai résultat daté. Partagez selon le travail à venir, avec quatre ans d'acquisition pour tous. Écrivez qui décide quoi. Si quelqu'un part, sécurisez d'abord accès, code et compte, puis lisez ce qui est signé.",
      'Dites tôt combien de temps chacun tient sans salaire.',
    ],
    nextStep: 'Convenez d’un travail précis avec une date dans quatre semaines.',
  },
  {
    id: 'competition',
    title: 'les concurrents',
    words: 'concurrence concurrent concurrents rival copier différent',
    advice: [
      "Votre plus fort rival est de ne rien faire ; le second, ce qu'ils paient déjà. Ne listez pas de fonctions : trouvez la situation où l'on perd avec les autres et gagne avec vous.",
      'Utilisez le rival en client, lisez ses pires avis et parlez à trois qui sont partis.',
    ],
    nextStep: "Parlez à deux personnes qui ont quitté l'option évidente.",
  },
  {
    id: 'runway',
    title: "combien de temps l'argent dure",
    words: 'argent reste mois dépense trésorerie durée tenir combien temps',
    advice: [
      "L'argent divisé par ce qui sort en trop chaque mois donne les mois. À six, décidez : couper, vendre ou lever ; à trois, vous ne choisissez plus.",
      'Faites trois lignes : mauvaise, probable, bonne, et décidez ce que vous faites à la mauvaise.',
    ],
    nextStep: 'Mettez caisse, coûts et revenus par mois sur une page et marquez le mois zéro.',
  },
  {
    id: 'legal',
    title: 'droit et impôts',
    words:
      'droit juridique avocat contrat société immatriculer marque brevet données impôt impôts tva licence',
    advice: [
      "Là-dessus je ne peux pas conseiller : cela dépend du pays et de votre cas. Pour le droit, un avocat ; pour les impôts, un expert-comptable ; pour les autorisations, l'administration.",
      'Apportez les trois questions qui pourraient arrêter le projet.',
    ],
    nextStep: 'Écrivez les trois questions et réservez une heure.',
  },
  {
    id: 'pivot',
    title: 'changer de cap ou arrêter',
    words: 'arrêter fermer abandonner changer cap pivoter échec marche pas continuer',
    advice: [
      "Séparez les parties : les gens, le problème, la solution, la vente. Souvent une seule est fausse. Fixez la limite avant de regarder : si d'ici là moins de tant le font, nous changeons. Si vous ne pouvez payer ce qui est dû, voyez tout de suite un avocat : il y a des délais.",
      'Sans date, chaque semaine semble la mauvaise.',
    ],
    nextStep: 'Écrivez une phrase avec un chiffre et une date qui vous ferait changer.',
  },
  {
    id: 'exclusivity',
    title: "un client qui veut l'exclusivité",
    words: 'exclusivité exclusif exclusive zone région gros client',
    advice: [
      "L'exclusivité se vend : mettez-y un prix et une fin. Un minimum d'achat par trimestre, une zone, douze mois, et elle tombe si le minimum manque. Sans minimum, c'est non.",
      "Proposez d'abord moins : trois mois d'avance ou un compte nommé.",
    ],
    nextStep: 'Demandez de quel rival il veut se protéger et écrivez le minimum qui le vaudrait.',
  },
  {
    id: 'rejected',
    title: "un non de quelqu'un d'important",
    words: 'refus refuse refusent association syndicat rejette décline',
    advice: [
      "Un non à votre offre n'est pas un non de vos clients. Demandez une fois ce qui devrait changer. Puis allez aux mêmes gens par une autre porte : dix membres, un par un.",
      "N'accrochez jamais le plan à une seule porte.",
    ],
    nextStep: 'Nommez deux autres chemins vers les mêmes vingt personnes et essayez le plus petit.',
  },
  {
    id: 'quit-job',
    title: 'quand quitter son emploi',
    words: 'quitter emploi travail démissionner salaire vivre assez cdi',
    advice: [
      "Comparez trois chiffres : ce qu'il vous faut par mois, ce que laissent les clients après coûts, et combien de mois vos économies couvrent l'écart. Partez quand l'écart dure plus longtemps qu'il n'en faut pour gagner les clients manquants au rythme des trois derniers mois, et moitié plus.",
      "Demandez d'abord moins d'heures.",
    ],
    nextStep: "Écrivez les trois chiffres sur une page et le mois où l'écart se ferme.",
  },
  {
    id: 'marketing',
    title: 'choisir un canal',
    words: 'marketing canal publicité annonces réseaux sociaux instagram contenu promotion',
    advice: [
      "Essayez trois canaux deux semaines chacun, avec un petit budget et un chiffre : le coût d'une conversation avec un client. Gardez celui qui gagne et laissez les autres.",
      'Allez là où ils sont déjà et dites le problème avec leurs mots avant votre nom.',
    ],
    nextStep: 'Choisissez un lieu où ils se retrouvent et commencez-y chaque jour une conversation honnête.',
  },
]
