import type { MentorTopic } from '../../topic.ts'

export const trouble: readonly MentorTopic[] = [
  {
    id: 'cofounder-leaves',
    title: 'un associé qui part ou ne fait plus rien',
    asks: [
      'mon associé est parti',
      'mon associé ne travaille plus',
      'mon associé ne fait plus rien',
      'mon cofondateur a quitté le projet',
      'mon associée veut partir',
      'comment me séparer de mon associé',
      'mon associé ne répond plus',
      'comment racheter la part de mon associé',
    ],
    words: 'associé associée cofondateur parti quitté partir séparer racheter parts',
    answer:
      'D’abord sécuriser, ensuite parler : comptes, code, domaine, banque et contacts clients, aujourd’hui, avec les accès sur papier. Lisez ensuite ce qui a été signé sur les parts et sur la propriété du travail ; si rien ne l’est, voyez un avocat avant d’écrire. Séparez la personne de la tâche : quoi remettre, quand, contre quoi. Calculez la part que chacun a vraiment gagnée à ce jour.',
    more: 'Dites-le vous-même aux clients et à l’équipe, en deux phrases et sans reproche, avant qu’ils l’apprennent ailleurs.',
    nextStep: 'Notez chaque compte et qui y entre, et prenez une heure avec un avocat.',
  },
  {
    id: 'retention',
    title: 'des clients qui partent',
    asks: [
      'les clients partent après un mois',
      'ils essaient une fois et ne reviennent pas',
      'comment garder mes clients',
      'pourquoi les clients résilient',
      'nous perdons des clients chaque mois',
      'les clients ne restent pas',
      'trop de résiliations',
    ],
    words: 'résilient résiliation partent reviennent garder fidéliser churn restent perdre',
    answer:
      'Cherchez le moment après lequel les gens restent : le premier résultat, la deuxième visite, la première semaine utilisée deux fois. Enlevez tout ce qui se trouve entre l’inscription et ce moment. Appelez les cinq derniers partis. Calculez une part : de ceux venus il y a trois mois, combien paient encore aujourd’hui ? Commencez par ceux qui ont payé le plus longtemps avant de partir.',
    more: 'Séparez ceux qui n’en ont jamais profité de ceux qui en ont profité et sont partis : l’un est le début, l’autre le produit.',
    nextStep: 'Appelez les cinq derniers qui ont arrêté et demandez ce qu’ils utilisent maintenant.',
  },
  {
    id: 'haggling',
    title: 'des clients qui trouvent cela trop cher',
    asks: [
      'les clients disent que c’est trop cher',
      'tout le monde trouve ça trop cher',
      'chacun demande une remise',
      'comment réagir quand ils négocient',
      'ils le veulent moins cher',
      'dois-je faire des remises',
      'comment défendre mon prix',
      'le client fait baisser le prix',
    ],
    words: 'cher chère remise rabais négocier marchander baisser',
    answer:
      'Ne donnez jamais un prix plus bas pour rien : donnez-le contre quelque chose. Payer tout de suite, prendre plus, prendre moins, attendre, servir de référence. À « trop cher », demandez d’abord : par rapport à quoi ? Si dix personnes font la même comparaison, c’est l’offre qui est mal décrite, pas le prix. Calculez ce qu’une remise prend à votre marge et fixez votre minimum avant l’entretien.',
    more: 'Si presque tous négocient, l’offre est trop facile à comparer. Coupez-la en deux tailles, et l’on parlera de la taille.',
    nextStep: 'Écrivez trois contreparties à une remise et utilisez-en une au prochain entretien.',
  },
  {
    id: 'no-replies',
    title: 'des messages sans réponse',
    asks: [
      'personne ne répond à mes mails',
      'j’envoie des messages et rien ne revient',
      'la prospection ne marche pas',
      'comment écrire un mail de prospection',
      'j’ai écrit à cent personnes sans réponse',
      'on ne me répond pas',
    ],
    words: 'répond réponse mails messages prospection écrit démarchage',
    answer:
      'Regardez d’abord à qui vous écrivez, puis les mots. Dix personnes dont vous savez nommer l’ennui valent mieux que deux cents adresses. Quatre lignes : ce que vous avez vu chez elles, ce que cela coûte d’habitude, une question à laquelle on répond d’un mot, votre nom. Réécrivez après trois et dix jours, avec du nouveau. Comptez les réponses par vingt messages et changez une seule chose à la fois.',
    more: 'Essayez une autre porte pour les mêmes dix : une visite, un appel, quelqu’un qu’ils connaissent. Vérifiez aussi que ces envois sont permis chez vous.',
    nextStep:
      'Choisissez dix personnes par leur nom, écrivez à chacune quatre lignes à elle et comptez après une semaine.',
  },
  {
    id: 'difficult-customer',
    title: 'un client qui coûte trop',
    asks: [
      'un client me prend tout mon temps',
      'un client n’est jamais content',
      'comment me débarrasser d’un mauvais client',
      'le client veut toujours des extras gratuits',
      'un client traite mal mon équipe',
      'dois-je arrêter avec un client',
    ],
    words: 'difficile exigeant impoli extras gratuits content débarrasser pénible',
    answer:
      'Notez un mois de ce client : heures, extras, retards de paiement et ce qui est entré. Argent divisé par heures, à côté de vos autres clients : c’est alors un chiffre et non une impression. Puis dites une fois par écrit ce qui est compris, ce que coûte le reste, à partir de quand. Qui accepte devient un client normal. Aux autres, donnez une date de fin, tenez vos promesses et recommandez quelqu’un.',
    more: 'Regardez par où ce client est venu. Si deux mauvais sont entrés par la même porte, fermez-la.',
    nextStep:
      'Calculez ce que ce client a payé par heure le mois dernier et écrivez sur une page ce qui est compris.',
  },
  {
    id: 'too-many-orders',
    title: 'plus de commandes que vous ne pouvez servir',
    asks: [
      "j'ai trop de demandes",
      "trop de demandes d'un coup",
      'trop de demandes en haute saison, au printemps ou en été',
      'je ne peux pas servir tout le monde',
      'j’ai trop de demandes',
      'trop de demandes',

      'nous avons plus de commandes que nous ne pouvons faire',
      'je n’arrive plus à suivre',
      'nous grandissons trop vite',
      'dois-je refuser des commandes',
      'les clients attendent trop longtemps',
      'je suis débordé',
    ],
    words: 'demandes commandes débordé suivre attendent capacité refuser délais',
    answer:
      'Bon problème, et il brise aussi des entreprises. Donnez aujourd’hui des dates honnêtes ; une promesse rompue fait plus de mal qu’un non. Montez ensuite le prix des nouvelles commandes et voyez combien restent : c’est la capacité la moins chère. Trouvez l’étape que tout attend et n’ajoutez des heures que là. Calculez ce que chaque sorte de commande laisse par heure de cette étape et prenez la meilleure d’abord.',
    more: 'Vendez l’attente : une place fixe dans la file contre un acompte.',
    nextStep: 'Écrivez de nouvelles dates à tous ceux qui attendent et trouvez l’étape où tout s’entasse.',
  },
  {
    id: 'copied',
    title: 'être copié',
    asks: [
      'quelqu’un nous copie',
      'un concurrent a copié mon produit',
      'on a volé mon design',
      'un ancien employé fait la même chose',
      'ils vendent une copie de notre produit',
      'le voisin copie tout',
    ],
    words: 'copie copié copier copient volé imite plagiat',
    answer:
      'Gardez d’abord des preuves : photos datées, pages, une copie achetée avec son reçu, vos anciens croquis. Voyez ensuite ce qui vous appartient en droit : dessin, marque, droit d’auteur, contrat ; un avocat de ces droits dit en une heure si une lettre en vaut la peine. Calculez entre-temps ce que vous perdez : demandez à dix clients s’ils ont vu la copie. C’est souvent moins que la colère.',
    more: 'Ce qui se copie mal, ce sont votre liste de clients, votre service et vos délais. Mettez-y le travail du mois prochain.',
    nextStep: 'Gardez les preuves aujourd’hui et demandez à dix clients s’ils ont vu la copie.',
  },
  {
    id: 'ai-rival',
    title: 'l’intelligence artificielle comme rivale',
    asks: [
      'l’intelligence artificielle va-t-elle remplacer mon métier',
      'les clients utilisent ChatGPT à notre place',
      'l’IA rend mon service inutile',
      'devons-nous utiliser l’IA',
      'mes concurrents utilisent l’IA',
      'comment lutter contre l’IA',
    ],
    words: 'ia intelligence artificielle chatgpt automatisation robot',
    answer:
      'Essayez-la sur cinq vraies commandes du mois dernier et notez à côté : aussi bien, moins bien, inutile, dangereux. Ce qui était aussi bien deviendra bon marché : faites-le plus vite avec l’outil et ne le vendez plus à l’heure. Ce qui était moins bien est votre offre : connaître le client, répondre du résultat, être là. Calculez quelle part de vos revenus se trouve dans chaque colonne. Vérifiez ce que vous avez le droit d’y saisir.',
    more: 'Proposez d’être celui qui vérifie. Quelqu’un doit signer.',
    nextStep: 'Passez cinq vraies commandes dans l’outil cette semaine et remplissez les quatre colonnes.',
  },
  {
    id: 'letting-go',
    title: 'licencier quelqu’un',
    asks: [
      'comment licencier un employé',
      'je dois me séparer d’un salarié',
      'un salarié ne fait pas l’affaire',
      'comment renvoyer quelqu’un correctement',
      'nous devons licencier',
      'mon employé travaille mal',
    ],
    words: 'licencier licenciement salarié employé renvoyer séparer',
    answer:
      'Assurez-vous que la personne a entendu une fois clairement ce qui manque et pour quand ; sinon, faites-le demain, avec une date à quatre semaines. Si c’est décidé, demandez avant à un avocat ou à votre chambre les délais, motifs et formes ; les erreurs y coûtent des mois. Dites-le en personne, tôt, en deux phrases. Calculez ce qui est dû : préavis, congés, heures. Parlez à l’équipe le même jour.',
    more: 'Si c’est faute d’argent, faites-le une fois et assez fort. Une seconde vague brise ceux qui restent.',
    nextStep:
      'Écrivez les deux phrases, calculez ce qui est dû et renseignez-vous sur la forme et les délais.',
  },
  {
    id: 'payroll-gap',
    title: 'des salaires que vous ne pouvez pas payer ce mois-ci',
    asks: [
      'je ne peux pas payer les salaires',
      'il n’y a plus d’argent pour les salaires',
      'comment dire à l’équipe que la paie sera en retard',
      'les salaires tombent et le compte est vide',
      'puis-je payer les salaires plus tard',
    ],
    words: 'salaires salaire paie payer retard vide',
    answer:
      'Dites-le vous-même avant le jour de paie, avec la somme qui manque et le jour où vous l’attendez. Aujourd’hui : appelez tous ceux qui vous doivent de l’argent, offrez une remise pour un paiement immédiat, prenez des acomptes, demandez une semaine aux fournisseurs. Calculez ce qui manque et ce qui entre sûrement en sept jours. Salaires et cotisations passent en premier en droit, et si vous ne pouvez payer ce qui est dû, des obligations commencent : appelez un avocat aujourd’hui.',
    more: 'Si cela arrive une deuxième fois, ce n’est pas un creux mais un trou : la question est alors la taille de l’équipe.',
    nextStep:
      'Calculez le manque ce soir, appelez tous les débiteurs demain et parlez à l’équipe avant midi.',
  },
]
