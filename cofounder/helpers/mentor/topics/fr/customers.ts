import type { MentorTopic } from '../../topic.ts'

export const customers: readonly MentorTopic[] = [
  {
    id: 'first-customers',
    title: 'trouver les premiers clients',
    asks: [
      'comment attirer plus de clients',
      'plus de clients',

      'comment trouver mes premiers clients',
      'où trouver des clients',
      "personne n'achète encore",
      'comment avoir des clients qui paient',
      "je n'ai pas de clients",
      'comment trouver des utilisateurs',
    ],
    words: 'clients acheteurs utilisateurs ventes téléchargements prospecter',
    answer:
      "Les dix premiers clients viennent de conversations, pas de canaux. Écrivez quarante noms, demandez à chacun quinze minutes sur le problème et ne proposez le produit qu'à ceux qui posent des questions. Installez-le vous-même. Comptez les réponses pour dix messages : ce chiffre vous dit si c'est la liste ou la phrase qui ne va pas. Commencez par ceux que vous pouvez voir cette semaine.",
    more: "Demandez à chaque refus le nom de quelqu'un qui l'a plus fort. Quand un lieu en amène trois, c'est votre premier canal.",
    nextStep:
      'Écrivez à dix personnes nommées une phrase sur leur problème et une question, et comptez les réponses.',
  },
  {
    id: 'interviews',
    title: 'parler aux clients',
    asks: [
      'comment interroger les clients',
      'que demander à de futurs clients',
      'comment vérifier que le problème est réel',
      'les gens sont juste polis avec mon idée',
      'dois-je faire un sondage',
      'quelles questions poser en entretien',
    ],
    words: 'questions demander entretien sondage écouter interroger valider comprendre',
    answer:
      "Demandez la dernière fois, jamais votre idée : qu'avez-vous fait, combien cela a-t-il coûté, qu'avez-vous essayé ? Le comportement passé et l'argent sont des preuves ; « je l'utiliserais » non. Commencez par cinq personnes qui devraient avoir le même problème, et comptez combien ont nommé une somme ou vous ont montré quelque chose. Cinq entretiens en disent plus qu'un long sondage. Le reste, ce sont des avis.",
    more: 'Finissez en demandant quelque chose qui coûte : une introduction, des données, un acompte.',
    nextStep: 'Tenez trois entretiens de vingt minutes sans citer votre produit.',
  },
  {
    id: 'marketing',
    title: 'choisir un canal',
    asks: [
      'comment se faire connaître',
      'quel canal de marketing choisir',
      'comment faire de la publicité',
      'Instagram ou Facebook',
      'personne ne nous connaît',
      'comment promouvoir mon activité sans argent',
      'faire savoir aux gens que nous existons',
      'publicité',
    ],
    words: 'publicité promouvoir annonces réseaux connaître savoir existons faire-connaître canal',
    answer:
      "Essayez trois canaux deux semaines chacun, avec un petit budget et un chiffre : le coût d'une conversation avec un client. Gardez celui qui gagne et laissez les autres. Commencez là où vous avez déjà eu trois bonnes conversations, et notez le coût de chacune, vos heures comprises. Les mentions « j'aime » ne comptent pas, les conversations oui. Un seul canal bien tenu suffit souvent la première année.",
    more: 'Allez là où ils sont déjà et dites le problème avec leurs mots avant votre nom.',
    nextStep: 'Choisissez un lieu où ils se retrouvent et commencez-y chaque jour une conversation honnête.',
  },
  {
    id: 'exclusivity',
    title: "un client qui veut l'exclusivité",
    asks: [
      'un client veut l’exclusivité, j’accepte',

      "un client demande l'exclusivité",
      'un revendeur veut être le seul à vendre',
      'ils veulent des droits exclusifs pour la région',
      "on nous demande de ne travailler avec personne d'autre",
      "faut-il donner l'exclusivité",
    ],
    words: 'exclusif exclusivité exclusive zone seul',
    answer:
      "L'exclusivité se vend : mettez-y un prix et une fin. Un minimum d'achat par trimestre, une zone, douze mois, et elle tombe si le minimum manque. Sans minimum, c'est non. Calculez ce que vous y gagneriez avec d'autres pendant ces douze mois : c'est le prix minimum. Faites lire la clause par un avocat avant de signer. Ne parlez de durée et de zone qu'ensuite.",
    more: "Proposez d'abord moins : trois mois d'avance ou un compte nommé.",
    nextStep: 'Demandez de quel rival il veut se protéger et écrivez le minimum qui le vaudrait.',
  },
  {
    id: 'rejected',
    title: "un non de quelqu'un qui compte",
    asks: [
      'la fédération nous a dit non',
      'nous avons été refusés',
      'le partenaire important refuse',
      'que faire après un refus',
      'ils ne veulent pas travailler avec nous',
    ],
    words: 'refus refusé rejeté non fédération',
    answer:
      "Un non à votre offre n'est pas un non de vos clients. Demandez une fois ce qui devrait changer. Puis allez aux mêmes gens par une autre porte : dix membres, un par un. Calculez quelle part de votre plan tenait à cette seule réponse : c'est elle qu'il faut reconstruire d'abord. Le reste ne bouge pas. Et n'écrivez rien sous le coup de la colère.",
    more: "N'accrochez jamais le plan à une seule porte.",
    nextStep: 'Nommez deux autres chemins vers les mêmes vingt personnes et essayez le plus petit.',
  },
  {
    id: 'complaints',
    title: 'des plaintes sur la qualité',
    asks: [
      'un client se plaint de la qualité',
      'des clients font des réclamations',
      'comment traiter les plaintes',
      'une cliente en colère me crie dessus',
      'ils disent que le travail est mal fait',
      'nous recevons de plus en plus de réclamations',
    ],
    words: 'plainte plaint réclamation furieuse colère mauvais cassé défaut mécontent',
    answer:
      "Écoutez jusqu'au bout, redites-le avec vos mots et demandez ce qui arrangerait les choses ; la plupart veulent moins que ce que vous offririez. Décidez dans la journée et donnez la date à laquelle ce sera réglé. N'expliquez pas à qui la faute. Puis regardez de votre côté : notez chaque plainte avec date, produit et cause, et calculez les plaintes pour cent commandes. Deux fois la même cause, c'est un défaut du travail. Si quelqu'un peut se blesser, ne livrez plus rien aujourd'hui.",
    more: "Rappelez une semaine plus tard. Un client bien dépanné reste souvent plus longtemps que celui qui n'a jamais eu de souci.",
    nextStep: 'Réglez le cas du jour avec une date et commencez la liste : date, produit, cause.',
  },
  {
    id: 'platform-dependence',
    title: "dépendre d'une plateforme",
    asks: [
      'toutes nos commandes passent par une application',
      'la plateforme a changé ses règles',
      'et si Amazon nous exclut',
      'la plateforme a bloqué notre compte',
      'nous dépendons de Google',
    ],
    words: 'plateforme amazon etsy airbnb application bloqué suspendu algorithme',
    answer:
      "Calculez quelle part de vos commandes et de votre bénéfice passe par elle, après commissions. Au-dessus de la moitié, vous êtes locataire de votre affaire. Sauvez aujourd'hui ce qui est à vous : contacts si c'est permis, photos, textes, avis, factures. Si l'on vous a bloqué, lisez la règle citée, répondez une fois avec des preuves par leur formulaire et gardez des copies. Ouvrez ensuite une deuxième porte : avec chaque commande, une raison de venir en direct la prochaine fois, dans leurs règles.",
    more: 'Visez une commande sur dix par la deuxième porte en un trimestre. Ce petit flux vous tient debout le mauvais jour.',
    nextStep:
      'Calculez cette part et glissez dans les dix prochaines commandes une raison de venir en direct.',
  },
  {
    id: 'competition',
    title: 'les concurrents',
    asks: [
      'une grande entreprise fait déjà la même chose',
      'comment battre la concurrence',
      "mes concurrents ont plus d'argent",
      "qu'est-ce qui nous rend différents",
      'dois-je craindre la concurrence',
    ],
    words: 'concurrence concurrent rival même grande',
    answer:
      "Votre plus fort rival est de ne rien faire ; le second, ce qu'ils paient déjà. Ne listez pas de fonctions : trouvez la situation où l'on perd avec les autres et gagne avec vous. Comptez, dans vos dix derniers entretiens, qui a été cité comme l'autre choix. Commencez par le plus cité et demandez ce qui y manque. C'est là votre entrée.",
    more: 'Utilisez le rival en client, lisez ses pires avis et parlez à trois qui sont partis.',
    nextStep: "Parlez à deux personnes qui ont quitté l'option évidente.",
  },
  {
    id: 'shelves',
    title: 'entrer dans les magasins',
    asks: [
      'comment entrer dans les magasins',
      'comment vendre en grande surface',
      'comment placer mon produit en rayon',
      'comment trouver des revendeurs',
      'quelle marge demande un magasin',
    ],
    words: 'magasin magasins rayon supermarché revendeur détaillant boutique distribution',
    answer:
      "Commencez par cinq magasins où le patron décide lui-même. Apportez un carton plein, le prix en rayon et le jour de livraison. Calculez à rebours : prix en rayon, moins la taxe, moins la part du magasin, moins la livraison et les retours ; ce qui reste doit porter vos coûts et vous. Demandez à chaque magasin sa part, elle change selon le métier. Ce qui compte n'est pas le premier carton, c'est le deuxième : calculez les pièces vendues par magasin et par semaine. Avec ce chiffre vous pouvez parler à une chaîne.",
    more: "Passez un samedi dans le magasin et faites goûter. Ce que les gens disent là va sur l'étiquette.",
    nextStep:
      'Visitez trois magasins cette semaine avec un carton et demandez leur part, le jour de livraison et les retours.',
  },
]
