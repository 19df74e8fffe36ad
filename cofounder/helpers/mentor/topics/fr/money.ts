import type { MentorTopic } from '../../topic.ts'

export const money: readonly MentorTopic[] = [
  {
    id: 'pricing',
    title: 'fixer le prix',
    asks: [
      'quel prix fixer',
      'combien demander',
      'est-ce trop cher',
      'suis-je trop bon marché',
      'comment trouver le bon prix',
      'combien cela peut-il coûter',
      'comment je fixe mon prix',
      'est-ce trop cher ou pas assez',
      'prix',
    ],
    words: 'prix tarif cher coûte demander facturer assez marché',
    answer:
      "Partez de ce que coûte le problème, pas de ce que vous coûte le produit. Un dixième du dommage annuel s'accepte facilement ; la moitié demande une preuve. Dites un prix à voix haute et taisez-vous. Si personne ne tique, il est trop bas. Calculez les deux bouts : sous quel prix vous perdez à chaque vente, et ce que le problème leur coûte par an. Votre marge de jeu est entre les deux.",
    more: "Montez à chacune des cinq prochaines conversations jusqu'à ce qu'un sur trois dise non.",
    nextStep: 'Dites le même prix à trois clients et notez à quoi chacun le compare.',
  },
  {
    id: 'raise-prices',
    title: 'augmenter les prix des clients actuels',
    asks: [
      'comment augmenter mes prix',
      'comment annoncer aux clients que ce sera plus cher',
      "je n'ai pas augmenté mes prix depuis des années",
      "j'ai peur de perdre des clients si j'augmente",
      'mes coûts ont monté et mon prix non',
    ],
    words: 'augmenter hausse augmentation répercuter anciens habitués',
    answer:
      "Augmentez d'abord pour les nouveaux clients et voyez s'ils disent encore oui. Dites-le ensuite aux anciens, tôt et de vive voix, avec la date et ce qu'ils y ont gagné jusqu'ici dans leurs propres chiffres. Celui qui s'engage pour un an garde l'ancien prix un temps fixé. Calculez avant combien peuvent partir sans que vous gagniez moins qu'aujourd'hui ; c'est souvent plus qu'on ne craint. Quelques-uns partiront, et c'est prévu.",
    more: "Commencez par les trois qui en profitent le plus. S'ils acceptent sans question, le prix était trop bas.",
    nextStep:
      "Écrivez la lettre à trois clients : ce qu'ils ont gagné, le nouveau prix, la date, l'offre pour un an.",
  },
  {
    id: 'runway',
    title: "combien de temps l'argent dure",
    asks: [
      "combien de temps l'argent dure",
      'combien de mois pouvons-nous tenir',
      'quand la caisse sera vide',
      "nous n'avons bientôt plus d'argent",
      'combien de temps avec ce qui reste sur le compte',
      'combien de temps si je dépense tant par mois',
    ],
    words: 'mois tenir trésorerie caisse reste dépense',
    answer:
      "L'argent divisé par ce qui sort en trop chaque mois donne les mois. À six, décidez : couper, vendre ou lever ; à trois, vous ne choisissez plus. Faites-le aujourd'hui : ce qu'il y a sur le compte, ce qui sort, ce qui entre à coup sûr. Ce qui n'est pas encore payé ne compte pas. Notez le mois zéro. Arrondissez toujours contre vous.",
    more: 'Faites trois lignes : mauvaise, probable, bonne, et décidez ce que vous faites à la mauvaise.',
    nextStep: 'Mettez caisse, coûts et revenus par mois sur une page et marquez le mois zéro.',
  },
  {
    id: 'unpaid-invoice',
    title: 'des factures impayées',
    asks: [
      'les clients paient en retard',
      'mes clients paient toujours trop tard',
      'on ne me paie pas à temps',

      'un client ne paie pas',
      'la facture est en retard',
      'comment récupérer mon argent',
      'un client ne règle pas ma facture',
      'ils ignorent mes relances',
      "on me doit de l'argent",
      "on ne m'a rien payé depuis des mois",
      'impayés',
    ],
    words: 'facture factures payé paie payer impayé impayée relance doit dette retard viré',
    answer:
      "Appelez aujourd'hui, n'écrivez pas : demandez si quelque chose n'allait pas et quel jour ils paient. Une raison nommée se règle ; sans raison, il faut une date. Confirmez-la par écrit dans l'heure. Si elle passe, arrêtez le travail et envoyez une lettre avec un dernier délai ; la suite et son coût, une chambre, le tribunal ou un avocat vous les disent. Calculez le trou : ce qui est en retard, face à ce que vous devez payer d'ici là.",
    more: "Désormais demandez une part d'avance, facturez le jour de la livraison et appelez le lendemain de l'échéance.",
    nextStep:
      "Classez les factures ouvertes par âge, appelez aujourd'hui pour la plus vieille et notez la date promise.",
  },
  {
    id: 'supplier-credit',
    title: 'acheter à crédit chez ses fournisseurs',
    asks: [
      "le fournisseur veut être payé d'avance",
      'comment obtenir de la marchandise à crédit',
      "le grossiste ne vend qu'au comptant",
      'je dois payer le stock avant de le vendre',
      'comment obtenir un délai de paiement',
    ],
    words: 'fournisseur grossiste comptant avance délai marchandise crédit',
    answer:
      "Le crédit va à ceux qui ont été ponctuels dans les petites choses. Demandez d'abord peu : une semaine sur une petite part de votre commande habituelle, payée un jour plus tôt, trois fois. Puis demandez davantage, cette liste en main. Apportez ce qui rassure un vendeur : vos ventes par semaine, un autre fournisseur qui parle pour vous. Calculez les jours entre votre paiement et celui de vos clients, fois ce que vous achetez par jour ; voilà le crédit qu'il vous faut, pas plus.",
    more: "Demandez aussi ce que l'on vous donne si vous payez tout de suite. Parfois la remise vaut plus que le délai.",
    nextStep: 'Calculez ces jours et demandez à un fournisseur une semaine sur une petite commande.',
  },
  {
    id: 'loan',
    title: 'emprunter à la banque',
    asks: [
      'dois-je faire un prêt',
      'faut-il emprunter à la banque',
      'comment obtenir un crédit',

      'un microcrédit pour ma boutique',
      'prêt',
    ],
    words: 'prêt emprunter emprunt crédit banque intérêts financer',
    answer:
      "Empruntez pour ce qui rapporte plus que cela ne coûte pendant que vous remboursez, comme une machine pour laquelle des commandes attendent. N'empruntez pas pour boucher un trou de chaque mois. Calculez trois lignes : la mensualité, ce que la chose laisse un mois normal après frais, et ce qu'a laissé le pire mois de l'an dernier. Si le pire ne la porte pas, le prêt est trop gros ou trop court. Demandez ce que vous signez à titre personnel et le total à rembourser. Comparez deux offres.",
    more: 'Si la banque refuse, demandez la raison et ce qui la changerait. Banques publiques, garanties et crédit-bail regardent autre chose.',
    nextStep: 'Mettez la mensualité à côté du pire mois et demandez à deux prêteurs le total à rembourser.',
  },
  {
    id: 'family-money',
    title: "l'argent de la famille et des amis",
    asks: [
      "dois-je accepter l'argent de ma famille",
      'mon oncle veut investir',
      "mon frère m'a prêté de l'argent et veut décider",
      "des amis veulent mettre de l'argent",
      "mes parents m'ont prêté de l'argent",
    ],
    words: 'mère père parents oncle tante frère sœur famille amis économies prêter',
    answer:
      "N'acceptez que ce qu'ils peuvent perdre sans changer de vie, et dites-leur cette phrase à voix haute. Puis écrivez une demi-page, même avec votre mère : don, prêt ou part ; combien ; rendu quand et avec quoi ; qui décide dans l'affaire. La plupart des brouilles viennent de ce que l'un pense prêt et l'autre part. Calculez ce que vous pourriez rendre par mois si cela va mal, et ne promettez que cela. Pour l'impôt, demandez à un comptable.",
    more: "Si quelqu'un veut déjà commander, proposez deux voies : un remboursement selon un plan, ou une part avec des droits écrits.",
    nextStep: "Écrivez la demi-page et parlez-en avant qu'un sou de plus ne bouge.",
  },
  {
    id: 'seasonality',
    title: 'les bonnes et les mauvaises saisons',
    asks: [
      'en hiver personne ne vient',
      'nous gagnons tout en trois mois',
      'comment survivre à la basse saison',
      'mon activité est saisonnière',
      'les ventes chutent en été',
    ],
    words: 'saison hiver été printemps automne noël touristes',
    answer:
      "Calculez l'année par mois : ce qui entre, ce qui sort, ce qui reste. Le point le plus bas est la réserve qu'il vous faut au dernier jour de la bonne saison ; mettez-la de côté chaque semaine tant que tout va bien, avant le reste. Réduisez ensuite les mauvais mois : frais qui s'arrêtent, personnel selon la saison, loyer selon les ventes. Après seulement, cherchez un second usage à ce que vous avez. Vendez des bons ou des commandes anticipées.",
    more: "Notez les semaines mortes de l'an dernier. Deux semaines fermées et prévues coûtent moins que deux ouvertes et vides.",
    nextStep:
      'Dessinez les douze mois, marquez le point le plus bas et calculez la somme hebdomadaire qui le remplit.',
  },
  {
    id: 'fundraising',
    title: 'lever des fonds',
    asks: [
      'comment trouver des investisseurs',
      'comment convaincre des investisseurs',
      'comment lever des fonds',
      'quand faire un tour de table',
      "combien d'argent lever",
    ],
    words: 'investisseur investisseurs lever fonds tour',
    answer:
      "Levez quand c'est l'argent qui manque et sachez quelle preuve il achète : ce montant, ces mois, cette preuve. Subventions, clients et un plan plus petit coûtent moins que des parts. Calculez combien de mois cet argent achète avant de nommer la somme, et quelle part de l'entreprise vous reste ensuite. Montrez ce que vous croyiez le premier mois et ce que vous savez aujourd'hui.",
    more: 'Quarante investisseurs adaptés, présentés par des fondateurs, premiers rendez-vous en trois semaines.',
    nextStep: 'Écrivez : « Avec ce montant nous atteignons cette preuve en tel mois. »',
  },
  {
    id: 'bank-account',
    title: 'une banque qui refuse un compte',
    asks: [
      'aucune banque ne veut nous ouvrir un compte',
      'la banque a refusé le compte de la société',
      'la banque a fermé notre compte',
      'comment ouvrir un compte professionnel',
      'mon compte bancaire est bloqué',
    ],
    words: 'banque compte ouvrir fermé bloqué',
    answer:
      "Demandez la raison par écrit ; souvent c'est un papier manquant, votre métier ou l'origine de l'argent, et le premier se règle. Apportez ce qu'une banque doit vérifier : l'immatriculation, à qui est la société, d'où vient l'argent, trois contrats ou factures. Demandez à trois à la fois, dont une banque coopérative ou un service de paiement agréé. Dans certains pays il existe un droit au compte ou un médiateur ; l'autorité de contrôle le sait. Calculez quels paiements tombent la semaine prochaine et réglez ceux-là d'abord.",
    more: 'Gardez ailleurs un second compte avec un mois de frais. Une banque peut fermer le vôtre en quelques semaines.',
    nextStep: 'Demandez la raison par écrit et déposez deux autres demandes avec tous les papiers.',
  },
  {
    id: 'bank-refusal',
    title: 'une banque qui refuse le prêt',
    asks: [
      'ma banque refuse le prêt',
      'la banque a dit non pour le crédit',
      'mon prêt a été refusé',
      'aucune banque ne veut nous prêter',
      'que faire quand la banque refuse',
    ],
    words: 'banque refus refuse refusé crédit dossier',
    answer:
      "Demandez la raison, par écrit si possible : trop peu d'apport, pas de garantie, des chiffres qui ne convainquent pas, ou un métier qu'ils n'aiment pas. Chaque raison a son remède. Divisez ensuite la somme par deux : cherchez le plus petit montant qui commence à rapporter, et voyez si un fournisseur, un client qui paie d'avance ou une machine louée peut le porter. Allez voir une deuxième banque, un organisme de garantie et un microcrédit, avec le premier refus. Calculez la mensualité face à ce que l'argent rapporte par mois.",
    more: "Une banque prête sur ce qui s'est passé, pas sur ce qui viendra. Trois mois de ventes sur une page valent mieux qu'un plan.",
    nextStep:
      'Appelez la personne qui a refusé, demandez ce qui devrait changer pour un oui, et notez la réponse.',
  },
]
