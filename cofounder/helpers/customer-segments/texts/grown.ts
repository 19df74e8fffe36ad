// What comes next once ten of a group pay: the advice for the first three would be stale.
import type { InLanguages } from '../../../language/recognise.ts'

type Row = readonly [string, string, string]

export type Grown = {
  heading: string
  next: readonly [readonly [where: string, ask: string], readonly [where: string, ask: string]]
  plan: readonly [Row, Row, Row]
  testFirst: string
  actions: Row
}

export const grown: InLanguages<Grown> = {
  en: {
    heading: 'Where the next ten customers are',
    next: [
      [
        'Five through the last five who paid',
        'What made you pay, and who else do you know in the same spot?',
      ],
      [
        'Five among those who said no or left',
        'What would have had to be different for you to stay or to begin?',
      ],
    ],
    plan: [
      [
        'Weeks 1–2',
        'Ask the last ten who paid how they found you and why they paid.',
        'Six of ten name the same place or the same reason.',
      ],
      [
        'Weeks 3–6',
        'Go to that place only, and count what each new one costs in hours and money.',
        'You know the cost of the last five.',
      ],
      [
        'Weeks 7–12',
        'Count who of those that paid three months ago still pays.',
        'You know how long one stays, and so what one may cost.',
      ],
    ],
    testFirst:
      'Count, of those who paid three months ago, how many still pay, and ask the ones who left why. If most left, more of them will not help.',
    actions: [
      'Write down for each one who pays how they came to you.',
      'Ask three who refused or left for their reason, in their words.',
      'Ask five who pay for one name each.',
    ],
  },
  de: {
    heading: 'Wo die nächsten zehn Kunden sind',
    next: [
      [
        'Fünf über die letzten fünf, die gezahlt haben',
        'Warum haben Sie gezahlt, und wen kennen Sie in derselben Lage?',
      ],
      [
        'Fünf unter denen, die abgelehnt haben oder gegangen sind',
        'Was hätte anders sein müssen, damit Sie bleiben oder anfangen?',
      ],
    ],
    plan: [
      [
        'Woche 1–2',
        'Fragen Sie die letzten zehn Zahlenden, wie sie zu Ihnen kamen und warum sie zahlten.',
        'Sechs von zehn nennen denselben Ort oder denselben Grund.',
      ],
      [
        'Woche 3–6',
        'Gehen Sie nur an diesen Ort und zählen Sie, was jeder Neue an Stunden und Geld kostet.',
        'Sie kennen die Kosten der letzten fünf.',
      ],
      [
        'Woche 7–12',
        'Zählen Sie, wer von denen, die vor drei Monaten zahlten, noch zahlt.',
        'Sie wissen, wie lange einer bleibt und was er kosten darf.',
      ],
    ],
    testFirst:
      'Zählen Sie, wie viele von denen, die vor drei Monaten zahlten, noch zahlen, und fragen Sie die anderen nach dem Grund. Sind die meisten weg, helfen mehr davon nicht.',
    actions: [
      'Schreiben Sie für jeden, der zahlt, auf, wie er zu Ihnen kam.',
      'Fragen Sie drei, die abgelehnt haben oder gegangen sind, nach ihrem Grund, in ihren Worten.',
      'Bitten Sie fünf Zahlende um je einen Namen.',
    ],
  },
  es: {
    heading: 'Dónde están los diez siguientes',
    next: [
      ['Cinco por los últimos cinco que pagaron', '¿Por qué pagó, y a quién conoce en la misma situación?'],
      [
        'Cinco entre los que dijeron que no o se fueron',
        '¿Qué tendría que haber sido distinto para que se quedara o empezara?',
      ],
    ],
    plan: [
      [
        'Semanas 1–2',
        'Pregunte a los últimos diez que pagaron cómo llegaron y por qué pagaron.',
        'Seis de diez nombran el mismo lugar o el mismo motivo.',
      ],
      [
        'Semanas 3–6',
        'Vaya solo a ese lugar y cuente cuántas horas y cuánto dinero cuesta cada nuevo.',
        'Conoce el coste de los últimos cinco.',
      ],
      [
        'Semanas 7–12',
        'Cuente cuántos de los que pagaban hace tres meses siguen pagando.',
        'Sabe cuánto se queda uno y, con eso, cuánto puede costar.',
      ],
    ],
    testFirst:
      'Cuente cuántos de los que pagaban hace tres meses siguen pagando, y pregunte a los demás por qué se fueron. Si se fue la mayoría, más de lo mismo no ayudará.',
    actions: [
      'Anote de cada uno que paga cómo llegó a usted.',
      'Pida a tres que dijeron que no o se fueron su motivo, con sus palabras.',
      'Pida a cinco que pagan un nombre cada uno.',
    ],
  },
  fr: {
    heading: 'Où sont les dix clients suivants',
    next: [
      [
        'Cinq par les cinq derniers qui ont payé',
        'Pourquoi avez-vous payé, et qui connaissez-vous dans la même situation ?',
      ],
      [
        'Cinq parmi ceux qui ont dit non ou sont partis',
        "Qu'aurait-il fallu de différent pour rester ou commencer ?",
      ],
    ],
    plan: [
      [
        'Semaines 1–2',
        'Demandez aux dix derniers payeurs comment ils sont venus et pourquoi ils ont payé.',
        'Six sur dix nomment le même endroit ou la même raison.',
      ],
      [
        'Semaines 3–6',
        "N'allez qu'à cet endroit et comptez ce que coûte chaque nouveau, en heures et en argent.",
        'Vous connaissez le coût des cinq derniers.',
      ],
      [
        'Semaines 7–12',
        'Comptez combien de ceux qui payaient il y a trois mois paient encore.',
        "Vous savez combien de temps l'un d'eux reste, donc ce qu'il peut coûter.",
      ],
    ],
    testFirst:
      "Comptez combien de ceux qui payaient il y a trois mois paient encore, et demandez aux autres pourquoi ils sont partis. Si la plupart sont partis, en gagner d'autres n'aidera pas.",
    actions: [
      'Notez pour chaque payeur comment il est venu à vous.',
      'Demandez à trois qui ont refusé ou sont partis leur raison, avec leurs mots.',
      'Demandez un nom à cinq qui paient.',
    ],
  },
  pt: {
    heading: 'Onde estão os dez próximos',
    next: [
      ['Cinco pelos últimos cinco que pagaram', 'Por que você pagou, e quem conhece na mesma situação?'],
      [
        'Cinco entre os que disseram não ou saíram',
        'O que teria de ser diferente para você ficar ou começar?',
      ],
    ],
    plan: [
      [
        'Semanas 1–2',
        'Pergunte aos últimos dez que pagaram como chegaram e por que pagaram.',
        'Seis de dez dizem o mesmo lugar ou o mesmo motivo.',
      ],
      [
        'Semanas 3–6',
        'Vá só a esse lugar e conte quantas horas e quanto dinheiro custa cada novo.',
        'Você conhece o custo dos últimos cinco.',
      ],
      [
        'Semanas 7–12',
        'Conte quantos dos que pagavam há três meses ainda pagam.',
        'Você sabe quanto tempo um fica e, com isso, quanto ele pode custar.',
      ],
    ],
    testFirst:
      'Conte quantos dos que pagavam há três meses ainda pagam e pergunte aos outros por que saíram. Se a maioria saiu, mais deles não vai ajudar.',
    actions: [
      'Anote de cada um que paga como chegou até você.',
      'Peça a três que disseram não ou saíram o motivo, nas palavras deles.',
      'Peça um nome a cada um de cinco que pagam.',
    ],
  },
}
