import type { MentorTopic } from '../../topic.ts'

export const direction: readonly MentorTopic[] = [
  {
    id: 'mvp',
    title: 'la première version',
    asks: [
      'que mettre dans la première version',
      'quelle taille pour le MVP',
      'faut-il que tout soit fini avant de montrer',
      'comment faire un prototype',
      "quelles fonctions d'abord",
    ],
    words: 'prototype version mvp fonctions simple',
    answer:
      "La première version teste l'hypothèse la plus risquée, elle ne montre pas toute l'idée. Faites à la main ce que le client ne voit pas : un formulaire, un tableau et vous au milieu suffisent pour cinq clients. Écrivez d'abord cette hypothèse en une phrase. Comptez ensuite combien des cinq se fâcheraient si vous leur repreniez la chose ; c'est votre résultat.",
    more: 'Donnez-vous deux semaines ; le reste va sur une liste.',
    nextStep: 'Livrez le résultat une fois, tout à la main, et notez chaque étape.',
  },
  {
    id: 'pivot',
    title: 'changer de direction',
    asks: [
      'dois-je changer de direction',
      'ça ne marche pas',
      'faut-il essayer autre chose',
      'quand faut-il pivoter',
      "l'idée n'avance pas",
    ],
    words: 'direction changer pivoter autre bloqué',
    answer:
      "Séparez les parties : les gens, le problème, la solution, la vente. Souvent une seule est fausse. Fixez la limite avant de regarder : si d'ici là moins de tant le font, nous changeons. Si vous ne pouvez payer ce qui est dû, voyez tout de suite un avocat : il y a des délais. Comptez, pour chaque partie, qui a agi le mois dernier.",
    more: 'Sans date, chaque semaine semble la mauvaise.',
    nextStep: 'Écrivez une phrase avec un chiffre et une date qui vous ferait changer.',
  },
  {
    id: 'shut-down',
    title: "arrêter l'entreprise",
    asks: [
      'dois-je fermer',
      "dois-je fermer l'entreprise",
      'comment arrêter proprement',
      "est-il temps d'abandonner",
      'fermer la boutique',
    ],
    words: 'fermer arrêter abandonner liquider faillite fin',
    answer:
      "Décidez un jour où vous avez dormi, avec trois chiffres : l'argent qui reste, les mois qu'il dure, et ce qui devrait arriver d'ici quand. Si cela ne manquerait à personne et si vous ne le recommenceriez pas aujourd'hui, arrêter est une décision, pas un échec. Si vous ne pouvez plus payer ce qui est dû, demandez tout de suite à un avocat ou à un conseiller : il y a des délais, et ils vous engagent en personne. Calculez ce que coûte une fin en ordre et gardez cet argent.",
    more: "Écrivez aux clients, aux salariés et aux créanciers avant qu'ils ne demandent. Arrêter en ordre coûte moins qu'arrêter tard.",
    nextStep: "Écrivez la phrase « Nous arrêtons si … n'est pas arrivé d'ici … » et montrez-la à quelqu'un.",
  },
  {
    id: 'rent',
    title: 'le loyer et le bail',
    asks: [
      'le propriétaire augmente le loyer',
      'le loyer est trop élevé',
      'dois-je signer un long bail',
      'comment négocier le loyer du local',
      'je ne peux plus payer le loyer',
      'loyer',
      'le loyer',
    ],
    words: 'loyer bail propriétaire local doubler',
    answer:
      "Avant de signer ou de répondre, calculez le loyer comme part de ce que le local vend un mois normal, et le pire. Si le pire ne le porte pas, le local est trop cher, si beau soit-il. Négociez ensuite ce qui coûte peu au propriétaire : un début plus tard, une sortie au bout d'un an, des paliers, une limite aux hausses. Apportez deux autres locaux avec leur prix. Faites lire durée, fin, réparations et caution personnelle par quelqu'un qui connaît les baux.",
    more: "Si une hausse arrive, regardez d'abord dans le bail si elle est permise sous cette forme et à cette date.",
    nextStep: 'Calculez le loyer face au pire mois et visitez deux autres locaux.',
  },
  {
    id: 'legal',
    title: 'les questions de droit',
    asks: [
      "ai-je besoin d'un avocat",
      'est-ce autorisé',
      'que dit la loi',
      "j'ai une question juridique",
      'quelles obligations légales',
      'contrat, marque, brevet ou protection des données',
    ],
    words: 'avocat loi légal autorisé interdit droit',
    answer:
      "Là-dessus je ne peux pas conseiller : cela dépend du pays et de votre cas. Pour le droit, demandez à un avocat ; pour les autorisations, à l'administration compétente ; la chambre connaît souvent des premiers entretiens gratuits. Dans un domaine réglementé, cherchez dès la première semaine quelle autorisation il vous faut ; elle décide souvent qui peut être votre client. Que tous ceux qui construisent cèdent leur travail à l'entreprise par écrit. Calculez ce que coûterait un faux pas et apportez d'abord la question la plus chère.",
    more: "Apportez trois questions qui pourraient arrêter le projet ; l'heure en devient bon marché.",
    nextStep: 'Écrivez les trois questions et prenez une heure de rendez-vous.',
  },
  {
    id: 'tax',
    title: 'les impôts',
    asks: [
      "combien d'impôts dois-je payer",
      'dois-je facturer la TVA',
      'dois-je payer des impôts sur ce que je gagne à côté',
      'me faut-il un comptable',
      "le fisc m'a écrit",
    ],
    words: 'impôt impôts tva fisc comptable déclarer',
    answer:
      "Sur l'impôt je ne peux pas conseiller : il dépend du pays et de votre cas. Un comptable ou l'administration fiscale le peut, et un premier entretien coûte souvent peu. Apportez quatre choses : ce que vous avez encaissé et de qui, dans quel pays ils sont, la forme de votre entreprise, et ce que vous gagnez d'autre. D'ici là, mettez une part de chaque paiement sur un second compte, et demandez sa taille. Calculez ce qui est entré en douze mois. Si une lettre a un délai, appelez avant.",
    more: "Rangez chaque facture et chaque reçu par mois ; cela seul rend l'heure bon marché.",
    nextStep: "Écrivez trois questions d'impôt et prenez une heure chez un comptable.",
  },
  {
    id: 'registration',
    title: 'déclarer son activité',
    asks: [
      'dois-je déclarer mon activité',
      'je vends de chez moi sans statut',
      'quand me mettre en règle',
      'comment créer une entreprise',
      'est-ce illégal de vendre sans être déclaré',
    ],
    words: 'déclarer immatriculer statut micro-entreprise voisins informel',
    answer:
      "Demandez au guichet des entreprises ou à la chambre ce qu'il faut pour votre métier ; le premier entretien est souvent gratuit, et demander ne dénonce personne. Cela change selon le lieu : une petite activité veut parfois une simple déclaration, une autre d'abord une autorisation. Calculez les deux côtés sur un an : frais, impôts, assurance et heures, face à ce que vous perdez sans papiers, comme de gros clients, un compte, un crédit, le sommeil. Commencez à partir d'aujourd'hui, et qu'un conseiller vous dise que faire du passé.",
    more: 'Apportez quatre lignes : ce que vous vendez, où, depuis quand, pour combien par mois. Cela suffit pour une réponse claire.',
    nextStep: 'Écrivez les quatre lignes et appelez cette semaine le guichet ou la chambre.',
  },
]
