import type { MentorTopic } from '../../topic.ts'

export const company: readonly MentorTopic[] = [
  {
    id: 'patent',
    title: 'brevets et inventions',
    asks: [
      'dois-je breveter mon invention',
      'comment protéger mon idée',
      'un brevet vaut-il le coup',
      'combien coûte un brevet',
      'on pourrait voler mon invention',
      'comment déposer un brevet',
    ],
    words: 'brevet breveter invention inventé protéger déposer',
    answer:
      'Ne montrez rien en public avant d’avoir demandé : dans beaucoup de pays une invention montrée ne se protège plus. Cherchez une journée dans les bases de brevets gratuites. Un brevet est un droit de poursuivre : demandez-vous qui copierait, si vous le verriez et si vous pourriez payer le procès. Calculez son coût sur les années, qu’un conseil en brevets estime, face au bénéfice que seul le brevet protège. Beaucoup d’offices offrent un premier entretien.',
    more: 'Une licence à un fabricant qui vend déjà à vos clients peut valoir plus qu’une usine à vous.',
    nextStep: 'Passez un jour dans une base de brevets et prenez un premier entretien avant de le montrer.',
  },
  {
    id: 'company-form',
    title: 'quelle forme de société',
    asks: [
      'quelle forme juridique choisir',
      'auto-entrepreneur ou société',
      'dois-je créer une SARL',
      'SAS ou SARL',
      'quand créer une société',
      'association ou société',
    ],
    words: 'forme juridique société sarl sas auto-entrepreneur micro-entreprise statut',
    answer:
      'Trois questions décident plus que tout tableau : que peut-il arriver que vous ne pourriez payer, d’autres auront-ils une part, un client, un investisseur ou une autorisation exige-t-il une forme ? Si les réponses sont rien, non et non, la plus simple suffit d’ordinaire pour commencer. Avec du risque ou des associés, une forme qui limite la responsabilité vaut son prix. Calculez ce prix sur un an ; un comptable le fait en une heure.',
    more: 'Deux fondateurs sans aucune forme sont déjà, dans beaucoup de pays, une société où chacun paie pour l’autre.',
    nextStep:
      'Écrivez les trois réponses et portez-les à une heure avec un comptable ou un bureau de création.',
  },
  {
    id: 'grants',
    title: 'aides et subventions',
    asks: [
      'y a-t-il des aides pour créateurs',
      'comment obtenir une subvention',
      'l’État peut-il soutenir mon projet',
      'comment demander une aide publique',
      'de l’argent gratuit pour démarrer',
      'subventions',
    ],
    words: 'aide aides subvention subventions état public dossier bourse',
    answer:
      'Demandez à ceux qui connaissent votre région : chambre, agence de développement, université, banque publique ; ils savent ce qui est ouvert et aident souvent gratuitement. Lisez les conditions avant le but : certaines paient après coup, d’autres interdisent de commencer avant l’accord, la plupart veulent un apport. Calculez les heures de dossier et de compte rendu face à la somme fois la chance, et les mois d’attente face à votre caisse.',
    more: 'Une aide qui paie plus tard est un prêt que vous faites à l’État. Demandez d’avance qui le relaie.',
    nextStep:
      'Appelez un bureau public et notez deux programmes qui conviennent, avec délai, apport et jour de paiement.',
  },
  {
    id: 'own-pay',
    title: 'ce que vous vous payez',
    asks: [
      'combien dois-je me payer',
      'quand puis-je me verser un salaire',
      'puis-je sortir de l’argent de la société',
      'je ne me paie rien',
      'combien puis-je prélever',
      'salaire du fondateur',
    ],
    words: 'payer verser salaire fondateur prélever moi-même',
    answer:
      'Payez-vous quelque chose chaque mois, à date fixe, même peu ; une affaire qui vit de votre travail gratuit ne sait pas si elle marche. Calculez deux sommes : le minimum de votre foyer, et ce qui reste dans un mois ordinaire après les factures, les impôts mis de côté et une réserve. La plus petite est votre paie pour l’instant. La manière de la prendre décide des impôts et des assurances : demandez à un comptable.',
    more: 'Mettez les impôts sur un second compte le jour où l’argent entre. Ce qui s’y trouve n’est pas à vous.',
    nextStep:
      'Écrivez le minimum de votre foyer à côté du surplus moyen du dernier trimestre, et fixez un jour et une somme.',
  },
  {
    id: 'break-even',
    title: 'combien il faut vendre',
    asks: [
      'combien dois-je vendre pour couvrir mes frais',
      'quel est mon seuil de rentabilité',
      'quand serons-nous rentables',
      'quel chiffre d’affaires pour en vivre',
      'combien de clients me faut-il',
      'à partir de quand c’est rentable',
    ],
    words: 'seuil rentabilité couvrir frais vendre rentable chiffre affaires',
    answer:
      'Deux chiffres suffisent. D’abord les frais qui tombent chaque mois, vente ou pas : loyer, salaires, assurance, prêt et votre propre vie. Ensuite ce qu’une vente laisse après ses propres coûts. Divisez le premier par le second : autant de ventes par mois. Si c’est trop, il n’y a que trois leviers : le prix, le coût d’une vente, les frais du mois. Essayez chacun sur papier.',
    more: 'Refaites-le avec le pire mois de l’an passé. C’est celui-là qu’il faut survivre.',
    nextStep:
      'Écrivez les frais du mois, ce que laisse une vente et le nombre de ventes par jour qui en résulte.',
  },
  {
    id: 'valuation',
    title: 'ce que vaut l’entreprise',
    asks: [
      'combien vaut mon entreprise',
      'comment valoriser ma société',
      'quelle valorisation demander',
      'cette valorisation est-elle juste',
      'un investisseur veut un pourcentage pour une somme',
      'combien de parts dois-je céder',
    ],
    words: 'valorisation vaut valeur pourcentage investisseur parts céder',
    answer:
      'Pour une jeune entreprise la valorisation ne se mesure pas, elle se convient. L’argent divisé par la part est la valorisation après l’argent. Partez du besoin : quelle somme mène à quelle preuve, et quelle part pouvez-vous donner pour elle ? Demandez à deux fondateurs de votre domaine et pays ce qu’ils ont obtenu cette année. Pour une affaire qui tourne, on regarde le bénéfice annuel, votre juste salaire ôté, et si elle tourne sans vous.',
    more: 'Un chiffre haut aujourd’hui est une promesse pour le tour suivant. Prenez celui dans lequel vous pouvez grandir.',
    nextStep:
      'Calculez l’argent nécessaire divisé par la part que vous donneriez et vérifiez-le avec deux fondateurs.',
  },
  {
    id: 'charity',
    title: 'de l’argent pour une bonne cause',
    asks: [
      'comment se finance une association',
      'comment obtenir des dons',
      'une association peut-elle vendre',
      'comment trouver des sponsors',
      'qui paie pour une bonne cause',
      'sans but lucratif mais avec des revenus',
    ],
    words: 'association dons don sponsor mécénat bénévoles lucratif fondation',
    answer:
      'Ceux qui économisent ou se montrent mieux grâce à vous peuvent vous payer : demandez un prix pour un service, avec facture, non un cadeau, et dites ce que cela économise. Dons et prix n’ont ni les mêmes impôts ni les mêmes règles ; faites confirmer ce que permet votre statut avant la première facture. Calculez ce que coûte un cas avant de dire un prix.',
    more: 'Deux petits payeurs pendant un an valent plus qu’un grand don : ils disent ce que le travail vaut pour quelqu’un.',
    nextStep:
      'Demandez à deux bénéficiaires ce que le problème leur coûte aujourd’hui et offrez un prix inférieur pour trois mois.',
  },
  {
    id: 'motivation',
    title: 'peur et doute',
    asks: [
      'je doute de moi',
      'j’ai peur d’échouer',
      'je n’ose pas commencer',
      'j’ai perdu ma motivation',
      'je me sens imposteur',
      'suis-je assez bon pour cela',
      'j’ai peur de vendre',
    ],
    words: 'peur doute motivation échouer ose imposteur courage',
    answer:
      'La peur montre souvent ce qu’il faut essayer ensuite. Faites petit : une conversation, un prix dit à voix haute, une page montrée à un inconnu. Parlez avec un fondateur en avance de six mois ; presque tout ce qui ressemble à votre échec est la forme normale de ce travail. Comptez les petites choses courageuses de la semaine ; comptées, elles grandissent.',
    more: 'Protégez le sommeil et un jour par semaine. Décidez d’avance combien de mois et d’argent vous y mettez.',
    nextStep: 'Écrivez la question que vous évitez et posez-la à quelqu’un qui peut y répondre.',
  },
]
