// What comes next once three of a group pay: the advice for the first three would be stale.
import type { InLanguages } from '../../../language/recognise.ts'

type Row = readonly [string, string, string]

export type Grown = {
  heading: string
  next: readonly [readonly [where: string, ask: string], readonly [where: string, ask: string]]
  plan: readonly [Row, Row, Row]
  testFirst: string
  actions: Row
  /** In place of those who said no, where nobody did. */
  noneRefused: { next: readonly [where: string, ask: string]; action: string }
}

export const grown: InLanguages<Grown> = {
  en: {
    heading: 'Where the next ten customers are',
    next: [
      ['Through those who paid', 'What made you pay, and who else do you know in the same spot?'],
      ['Among those who said no or left', 'What would have had to be different for you to stay or to begin?'],
    ],
    plan: [
      [
        'Weeks 1–2',
        'Ask each one who paid, ten at most, how they found you and why they paid.',
        'More than half name the same place or the same reason.',
      ],
      [
        'Weeks 3–6',
        'Go to that place only, and count what each new one costs in hours and money.',
        'You know what each of the last ones cost.',
      ],
      [
        'Weeks 7–12',
        'Count who of those that paid three months ago still pays or has come again.',
        'You know how long one stays, and so what one may cost.',
      ],
    ],
    noneRefused: {
      next: [
        'Among those who have the problem and have not heard of you',
        'Tell me about the last time. What did you do, and what did it cost you?',
      ],
      action: 'Say your price to three who do not know you, and write down what they answer.',
    },
    testFirst:
      'Count, of those who paid three months ago, how many still pay or came again, and ask the others why not. Where it is bought once, or is meant to end, count those who came because one who paid sent them.',
    actions: [
      'Write down for each one who pays how they came to you.',
      'Ask those who refused or left for their reason, in their words.',
      'Ask those who pay for one name each.',
    ],
  },
  de: {
    heading: 'Wo die nächsten zehn Kunden sind',
    next: [
      ['Über die, die gezahlt haben', 'Warum haben Sie gezahlt, und wen kennen Sie in derselben Lage?'],
      [
        'Unter denen, die abgelehnt haben oder gegangen sind',
        'Was hätte anders sein müssen, damit Sie bleiben oder anfangen?',
      ],
    ],
    plan: [
      [
        'Woche 1–2',
        'Fragen Sie jeden, der gezahlt hat, höchstens zehn, wie er zu Ihnen kam und warum er zahlte.',
        'Mehr als die Hälfte nennt denselben Ort oder denselben Grund.',
      ],
      [
        'Woche 3–6',
        'Gehen Sie nur an diesen Ort und zählen Sie, was jeder Neue an Stunden und Geld kostet.',
        'Sie wissen, was jeder der letzten gekostet hat.',
      ],
      [
        'Woche 7–12',
        'Zählen Sie, wer von denen, die vor drei Monaten zahlten, noch zahlt oder wiederkam.',
        'Sie wissen, wie lange einer bleibt und was er kosten darf.',
      ],
    ],
    noneRefused: {
      next: [
        'Unter denen, die das Problem haben und noch nicht von Ihnen gehört haben',
        'Erzählen Sie vom letzten Mal: Was haben Sie getan, und was hat es gekostet?',
      ],
      action: 'Nennen Sie drei Fremden Ihren Preis und schreiben Sie auf, was sie antworten.',
    },
    testFirst:
      'Zählen Sie, wie viele von denen, die vor drei Monaten zahlten, noch zahlen oder wiederkamen, und fragen Sie die anderen nach dem Grund. Wird es nur einmal gekauft oder soll es enden, zählen Sie die, die jemand geschickt hat, der gezahlt hatte.',
    actions: [
      'Schreiben Sie für jeden, der zahlt, auf, wie er zu Ihnen kam.',
      'Fragen Sie die, die abgelehnt haben oder gegangen sind, nach ihrem Grund, in ihren Worten.',
      'Bitten Sie die Zahlenden um je einen Namen.',
    ],
  },
  es: {
    heading: 'Dónde están los diez siguientes',
    next: [
      ['Por los que pagaron', '¿Por qué pagó, y a quién conoce en la misma situación?'],
      [
        'Entre los que dijeron que no o se fueron',
        '¿Qué tendría que haber sido distinto para que se quedara o empezara?',
      ],
    ],
    plan: [
      [
        'Semanas 1–2',
        'Pregunte a cada uno que pagó, diez como mucho, cómo llegó y por qué pagó.',
        'Más de la mitad nombra el mismo lugar o el mismo motivo.',
      ],
      [
        'Semanas 3–6',
        'Vaya solo a ese lugar y cuente cuántas horas y cuánto dinero cuesta cada nuevo.',
        'Sabe cuánto costó cada uno de los últimos.',
      ],
      [
        'Semanas 7–12',
        'Cuente cuántos de los que pagaban hace tres meses siguen pagando o volvieron.',
        'Sabe cuánto se queda uno y, con eso, cuánto puede costar.',
      ],
    ],
    noneRefused: {
      next: [
        'Entre los que tienen el problema y no han oído de usted',
        'Cuénteme la última vez: ¿qué hizo y cuánto le costó?',
      ],
      action: 'Diga su precio a tres que no lo conocen y anote lo que responden.',
    },
    testFirst:
      'Cuente cuántos de los que pagaban hace tres meses siguen pagando o volvieron, y pregunte a los demás por qué no. Si se compra una sola vez, o está hecho para terminar, cuente los que vinieron porque los mandó alguien que pagó.',
    actions: [
      'Anote de cada uno que paga cómo llegó a usted.',
      'Pida a los que dijeron que no o se fueron su motivo, con sus palabras.',
      'Pida un nombre a cada uno de los que pagan.',
    ],
  },
  fr: {
    heading: 'Où sont les dix clients suivants',
    next: [
      ['Par ceux qui ont payé', 'Pourquoi avez-vous payé, et qui connaissez-vous dans la même situation ?'],
      [
        'Parmi ceux qui ont dit non ou sont partis',
        "Qu'aurait-il fallu de différent pour rester ou commencer ?",
      ],
    ],
    plan: [
      [
        'Semaines 1–2',
        'Demandez à chacun de ceux qui ont payé, dix au plus, comment il est venu et pourquoi il a payé.',
        'Plus de la moitié nomme le même endroit ou la même raison.',
      ],
      [
        'Semaines 3–6',
        "N'allez qu'à cet endroit et comptez ce que coûte chaque nouveau, en heures et en argent.",
        'Vous savez ce que chacun des derniers a coûté.',
      ],
      [
        'Semaines 7–12',
        'Comptez combien de ceux qui payaient il y a trois mois paient encore ou sont revenus.',
        "Vous savez combien de temps l'un d'eux reste, donc ce qu'il peut coûter.",
      ],
    ],
    noneRefused: {
      next: [
        'Parmi ceux qui ont le problème et n’ont pas entendu parler de vous',
        'Racontez-moi la dernière fois : qu’avez-vous fait, et qu’est-ce que cela vous a coûté ?',
      ],
      action: 'Dites votre prix à trois inconnus et notez ce qu’ils répondent.',
    },
    testFirst:
      "Comptez combien de ceux qui payaient il y a trois mois paient encore ou sont revenus, et demandez aux autres pourquoi non. Si cela s'achète une seule fois, ou doit prendre fin, comptez ceux qui sont venus parce qu'un client qui a payé les a envoyés.",
    actions: [
      'Notez pour chaque payeur comment il est venu à vous.',
      'Demandez à ceux qui ont refusé ou sont partis leur raison, avec leurs mots.',
      'Demandez un nom à chacun de ceux qui paient.',
    ],
  },
  pt: {
    heading: 'Onde estão os dez próximos',
    next: [
      ['Por quem pagou', 'Por que você pagou, e quem conhece na mesma situação?'],
      ['Entre os que disseram não ou saíram', 'O que teria de ser diferente para você ficar ou começar?'],
    ],
    plan: [
      [
        'Semanas 1–2',
        'Pergunte a cada um que pagou, dez no máximo, como chegou e por que pagou.',
        'Mais da metade diz o mesmo lugar ou o mesmo motivo.',
      ],
      [
        'Semanas 3–6',
        'Vá só a esse lugar e conte quantas horas e quanto dinheiro custa cada novo.',
        'Você sabe quanto custou cada um dos últimos.',
      ],
      [
        'Semanas 7–12',
        'Conte quantos dos que pagavam há três meses ainda pagam ou voltaram.',
        'Você sabe quanto tempo um fica e, com isso, quanto ele pode custar.',
      ],
    ],
    noneRefused: {
      next: [
        'Entre os que têm o problema e ainda não ouviram falar de você',
        'Conte-me da última vez: o que fez e quanto custou?',
      ],
      action: 'Diga seu preço a três que não conhecem você e anote o que respondem.',
    },
    testFirst:
      'Conte quantos dos que pagavam há três meses ainda pagam ou voltaram e pergunte aos outros por que não. Se é comprado uma só vez, ou feito para acabar, conte quem veio porque alguém que pagou o mandou.',
    actions: [
      'Anote de cada um que paga como chegou até você.',
      'Peça aos que disseram não ou saíram o motivo, nas palavras deles.',
      'Peça um nome a cada um dos que pagam.',
    ],
  },
}
