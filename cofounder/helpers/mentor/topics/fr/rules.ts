import type { MentorTopic } from '../../topic.ts'

export const rules: readonly MentorTopic[] = [
  {
    id: 'deposit',
    title: 'acomptes et annulations de dernière minute',
    asks: [
      'comment demander un acompte',
      'les clients annulent au dernier moment',
      'puis-je demander un paiement d’avance',
      'comment demander un acompte sans faire fuir le client',
      'les clients ne viennent pas au rendez-vous',
      'dois-je faire payer d’avance',
      'comment encaisser si on ne me paie qu’à la récolte',
    ],
    words: 'acompte avance annulent annulation rendez-vous arrhes',
    answer:
      'Dites l’acompte comme une règle, non comme une prière : il garde la date et le matériel, le reste vient à la livraison. Nommez la somme, le jour et ce qui se passe en cas d’annulation, en une phrase, avant d’accepter. Qui ne verse rien n’avait souvent pas dit oui. Calculez ce que vous coûte une annulation : heures, matériel et l’autre commande perdue ; l’acompte doit au moins le couvrir. Ce que vous pouvez garder dépend du droit de votre pays.',
    more: 'Offrez deux chemins : avec acompte à date fixe, sans acompte à la prochaine place libre.',
    nextStep: 'Écrivez la phrase de l’acompte et dites-la aux trois prochains clients.',
  },
  {
    id: 'licence',
    title: 'autorisations et permis',
    asks: [
      'faut-il une autorisation',
      'ai-je besoin d’une licence',
      'ai-je le droit de faire cela',
      'quelle autorisation me faut-il',
      'faut-il un agrément',
      'de quel permis ai-je besoin',
    ],
    words: 'autorisation licence permis agrément droit habilitation',
    answer:
      'Trouvez l’autorité avant le local : l’autorisation décide souvent du lieu, du matériel et de qui peut diriger. Demandez à la chambre ou à la mairie quelle autorité répond de votre métier, et posez-lui trois questions par écrit : quelle autorisation, ce qu’elle exige, combien de temps cela prend. Ne vous fiez pas à ce que font les autres. Mettez dans votre plan le coût et les mois sans ventes.',
    more: 'Demandez aussi ce que vous pouvez déjà faire sans. Souvent une partie se vend dès aujourd’hui.',
    nextStep: 'Appelez la chambre, obtenez le nom de l’autorité et envoyez-lui les trois questions.',
  },
  {
    id: 'insurance',
    title: 'assurances',
    asks: [
      'quelle assurance me faut-il',
      'ai-je besoin d’une responsabilité civile',
      'dois-je m’assurer',
      'une assurance vaut-elle le coup',
      'que se passe-t-il si quelque chose casse',
      'me faut-il une assurance spéciale',
      'comment trouver un assureur',
      'quel assureur accepte mon activité',
      'l’assureur refuse de nous couvrir',
    ],
    words: 'assurance assurer responsabilité civile dommage police assureur assureurs couvrir',
    answer:
      'Assurez ce que vous ne pourriez pas payer vous-même, et peu d’autre chose. Écrivez cinq choses qui peuvent mal tourner, et derrière la somme ; tout ce qui coûterait l’affaire ou votre maison doit être assuré, d’abord les dommages aux personnes. Certaines assurances sont exigées par la loi ou par un client : demandez à votre chambre lesquelles le sont pour votre métier. Comparez trois offres avec la même franchise et lisez d’abord ce qui est exclu.',
    more: 'Demandez à un confrère quels dommages il a vraiment eus. C’est la liste la plus honnête.',
    nextStep:
      'Écrivez les cinq dommages avec leurs sommes et demandez trois offres pour les deux plus graves.',
  },
  {
    id: 'bypass',
    title: 'des clients ou partenaires qui vous contournent',
    asks: [
      'ils font affaire dans mon dos',
      'les clients me contournent',
      'le chauffeur et le client s’arrangent sans moi',
      'mes membres vendent en direct',
      'après la première fois ils s’appellent directement',
      'comment éviter qu’on me contourne',
      'ils prennent le numéro du client et m’oublient',
    ],
    words: 'contournent contourner dos direct intermédiaire arrangent oublient',
    answer:
      'Interdire sert peu ; il faut qu’il soit avantageux de passer par vous. Demandez à cinq qui vous ont contourné ce qui leur manquait. Donnez aux deux côtés quelque chose qui n’existe que chez vous : paiement le jour même, assurance, remplaçant, réservation suivante. Prenez votre part là où naît l’avantage, souvent au début ou par cotisation mensuelle. Calculez ce que l’on gagne à vous contourner et ce que l’on y perd.',
    more: 'Commencez par ceux qui font le plus d’affaires : votre règle doit d’abord être bonne pour eux.',
    nextStep: 'Appelez cinq personnes qui vous ont contourné et demandez ce qui les ferait revenir.',
  },
  {
    id: 'trade-fair',
    title: 'salons et marchés',
    asks: [
      'un salon vaut-il le coup',
      'dois-je prendre un stand au salon',
      'que rapporte un salon',
      'comment préparer un salon',
      'dois-je vendre sur le marché',
    ],
    words: 'salon salons stand exposant foire',
    answer:
      'Un salon vaut la peine s’il s’y trouve des gens que vous ne rencontreriez pas ailleurs et si vos rendez-vous sont pris. Allez-y d’abord en visiteur et comptez à combien de bonnes personnes vous parlez en un jour. Avec un stand : invitez quatre semaines avant vingt personnes par leur nom. Calculez tous les frais, vos jours compris, divisés par les entretiens qui mènent à une offre, et comparez avec des visites ou des appels.',
    more: 'Le salon commence le lendemain : qui a de vos nouvelles en trois jours se souvient.',
    nextStep: 'Demandez à trois exposants de l’an passé combien de commandes sont restées, puis décidez.',
  },
  {
    id: 'volunteers',
    title: 'des bénévoles qui ne viennent pas',
    asks: [
      'les bénévoles ne viennent pas',
      'comment trouver des bénévoles',
      'mes bénévoles annulent toujours',
      'comment garder des bénévoles',
      'les bénévoles ne reviennent plus',
    ],
    words: 'bénévoles bénévole bénévolat aider volontaires',
    answer:
      'Qui aide gratuitement vient pour quelque chose : des gens, un sens, apprendre, une tâche qui finit. Demandez à chacun pourquoi. Faites la tâche petite, avec une heure, un nom et une fin, et rappelez-la deux jours avant. Donnez à une personne par équipe la charge des autres. Comptez pendant quatre semaines qui a dit oui et qui est venu, et comptez avec cette part, non avec l’espoir. Remerciez par le nom et par ce qui a été fait.',
    more: 'Ce qui doit arriver chaque semaine ne doit pas dépendre des seuls bénévoles.',
    nextStep: 'Appelez les trois qui ont manqué et demandez ce qui rendrait la tâche plus facile.',
  },
]
