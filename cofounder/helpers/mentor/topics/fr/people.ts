import type { MentorTopic } from '../../topic.ts'

export const people: readonly MentorTopic[] = [
  {
    id: 'cofounder',
    title: 'les associés',
    asks: [
      'comment trouver un associé',
      'comment partager les parts',
      "ai-je besoin d'un cofondateur",
      'dispute avec mon associé',
      "avec qui fonder l'entreprise",
      'dois-je prendre un associé',
      'mon associée veut moitié-moitié mais travaille moins',
    ],
    words: 'associé associée cofondateur parts actions',
    answer:
      "Choisissez en travaillant ensemble : quatre semaines sur un vrai résultat daté. Partagez selon le travail à venir, avec quatre ans d'acquisition pour tous. Écrivez qui décide quoi. Si quelqu'un part, sécurisez d'abord accès, code et compte, puis lisez ce qui est signé. Calculez pour chacun combien de mois il peut vivre sans salaire. Si les chiffres sont très différents, parlez-en avant de signer. C'est plus simple avant.",
    more: 'Dites tôt combien de temps chacun tient sans salaire.',
    nextStep: 'Convenez d’un travail précis avec une date dans quatre semaines.',
  },
  {
    id: 'hiring',
    title: 'les premières embauches',
    asks: [
      'quand embaucher mon premier salarié',
      "dois-je embaucher quelqu'un",
      'comment trouver de bonnes personnes',
      "j'ai besoin d'aide mais j'ai peur d'embaucher",
      'combien payer mon employé',
      'embauche',
    ],
    words: 'salarié embaucher employé personnel aide apprenti salaire',
    answer:
      "Embauchez quand le même travail fait mal depuis trois mois, pas quand l'argent arrive. Les premiers doivent pouvoir travailler sans qu'on les guide ; donnez aux finalistes une journée payée de vrai travail plutôt qu'un entretien de plus. D'ici là, une mission courte avec un résultat clair est l'erreur la moins chère. Calculez le poste sur un an, salaire et tout ce qui s'ajoute, face aux heures qu'il vous rend. Le salaire minimum et les charges, l'administration du travail vous les dit.",
    more: "Écrivez ce que cette personne aura fini en quatre-vingt-dix jours ; si vous ne pouvez pas, vous n'avez encore besoin de personne.",
    nextStep: 'Écrivez ce résultat et confiez-en un morceau en mission de deux semaines.',
  },
  {
    id: 'theft',
    title: 'le vol et la marchandise qui manque',
    asks: [
      'de la marchandise disparaît',
      "quelqu'un vole dans la caisse",
      "je crois qu'un employé me vole",
      'on vole dans ma boutique',
      "il manque toujours de l'argent",
      'vol',
    ],
    words: 'vol vole volé manque manquent disparaît voleur caisse',
    answer:
      "N'accusez personne avant d'avoir compté. Choisissez vingt articles, comptez-les chaque soir pendant deux semaines et notez : livré, vendu, perdu, présent. Ce qui manque a alors un jour et une étagère. Calculez la perte du mois au prix d'achat. Souvent ce sont des livraisons fausses, de la casse ou des cadeaux. Fermez d'abord les voies faciles : une personne par caisse, un billet pour tout ce qui sort. Avec une preuve contre quelqu'un, demandez à un avocat ou à la police avant de parler.",
    more: "Dites à tous que vous comptez, et pourquoi. Souvent cela suffit, et personne n'a dû être nommé.",
    nextStep: 'Commencez ce soir avec vingt articles : livré, vendu, perdu, présent.',
  },
  {
    id: 'burnout',
    title: 'trop de fatigue pour continuer ainsi',
    asks: [
      'je suis épuisé',
      'je suis épuisée',
      "je travaille trop d'heures",
      "je n'ai plus d'énergie pour l'entreprise",
      'pas un jour de repos depuis des mois',
      'comment éviter le burn-out',
    ],
    words: 'épuisé épuisée fatigué fatiguée vacances repos dormir énergie',
    answer:
      "D'abord le corps : un jour libre cette semaine, inscrit comme un client, et trois nuits de sommeil avant de décider quoi que ce soit. Si vous ne dormez pas, ou si plus rien ne vous réjouit, voyez un médecin ; ce n'est ni une faiblesse ni une affaire d'entreprise. Notez ensuite une semaine par heures : ce qui rapporte, ce que vous seul pouvez faire, ce qui ne manquerait à personne. Supprimez le dernier, même un jour d'ouverture. Calculez ce que coûte un jour fermé : souvent moins qu'on ne craint.",
    more: "Dites à une personne chez vous et à une au travail ce que vous ne ferez plus. Une entreprise plus petite avec vous vaut mieux qu'une plus grande sans vous.",
    nextStep: 'Inscrivez le jour libre et rayez trois choses qui ne manqueraient à personne.',
  },
  {
    id: 'quit-job',
    title: 'quand quitter son emploi',
    asks: [
      'quand quitter mon travail',
      'dois-je démissionner',
      'puis-je en vivre',
      "je travaille à plein temps et j'entreprends le soir",
      'quand me consacrer à mon entreprise',
    ],
    words: 'démissionner emploi travail quitter patron plein',
    answer:
      "Comparez trois chiffres : ce qu'il vous faut par mois, ce que laissent les clients après coûts, et combien de mois vos économies couvrent l'écart. Partez quand l'écart dure plus longtemps qu'il n'en faut pour gagner les clients manquants au rythme des trois derniers mois, et moitié plus. Calculez-le avec les vrais chiffres du dernier trimestre, pas avec des espoirs. Le reste est courage.",
    more: "Demandez d'abord moins d'heures.",
    nextStep: "Écrivez les trois chiffres sur une page et le mois où l'écart se ferme.",
  },
]
