// What the panel says around the founder's own words, in the five languages.

import type { InsightSource } from '../../../contracts/results/insights.ts'
import { message } from '../../language/message.ts'
import type { InLanguages } from '../../language/recognise.ts'

export type Texts = {
  headings: readonly [summary: string, recommendations: string, steps: string]
  summary: (given: { answers: number; works: string }) => string
  /** What was not saved, so that it is not in here. */
  leftOut: (works: string) => string
  sources: Readonly<Record<InsightSource, string>>
  figures: string
  asked: (question: string, answer: string) => string
  open: (label: string) => string
  unasked: string
  market: string
  /** What to do about who paid, by what was told. */
  money: Readonly<Record<'both' | 'mostlyNo' | 'noRefusal' | 'paid' | 'none' | 'offered', string>>
  /** A place with a count was named. */
  goThere: string
  /** Two works name prices that are far apart. */
  twoPrices: string
  confidence: (sources: number) => string
  counter: string
}

export const texts: InLanguages<Texts> = {
  en: {
    headings: ['Summary.', 'Recommendations', 'Next steps'],
    summary: message(
      'en',
      'From your {works} ({answers, plural, one {# answer} other {# answers}} filed under a question). I put what you said side by side and compute; I do not read between the lines.',
    ),
    leftOut: works => `Not saved yet, so not in here: ${works}.`,
    sources: {
      'Problem Validation': 'Problem Validation',
      'Competitor Analysis': 'Competitor Analysis',
      'Market Research': 'Market Research',
    },
    figures: 'From your saved research:',
    asked: (question, answer) => `I asked ${question} You said ${answer}`,
    open: label => `the line “${label}” is still open`,
    unasked: 'Take this to three people who have the problem, and ask what they did about it last month',
    market: 'Hold the smallest figure against a list of names: write down the first twenty of them',
    money: {
      both: 'Ring those who refused and those who paid, and ask each what decided it',
      mostlyNo: 'Far more refused than paid: before anything is built, ask each of them for the one reason',
      noRefusal: 'Nobody refused at that price: say a higher one to the next five',
      paid: 'Ask each one who pays for the next payment, and say the same price to five more',
      none: 'Nobody has paid yet: say a price to five of them this week and ask for the first payment',
      offered:
        'Nobody has paid yet, but an amount was offered: ask those who offered it for the first payment this week, with a date',
    },
    goThere: 'Go to the place you named first: take twenty names from it and write to them',
    twoPrices: 'You named two prices that are far apart: settle which one the next buyer hears',
    confidence: sources => `It rests on ${sources} of 3 saved pieces of work and on nothing I saw.`,
    counter:
      'All of this is what was told. What people did with their money or time may say otherwise, so look there first.',
  },
  de: {
    headings: ['Zusammenfassung.', 'Empfehlungen', 'Nächste Schritte'],
    summary: message(
      'de',
      'Aus: {works} ({answers, plural, one {# Antwort ist} other {# Antworten sind}} einer Frage zugeordnet). Ich stelle das Gesagte nebeneinander und rechne; zwischen den Zeilen lese ich nicht.',
    ),
    leftOut: works => `Noch nicht gespeichert, also nicht dabei: ${works}.`,
    sources: {
      'Problem Validation': 'Problemprüfung',
      'Competitor Analysis': 'Wettbewerb',
      'Market Research': 'Marktrecherche',
    },
    figures: 'Aus Ihrer gespeicherten Recherche:',
    asked: (question, answer) => `Ich fragte ${question} Sie sagten ${answer}`,
    open: label => `die Zeile „${label}“ ist noch offen`,
    unasked:
      'Gehen Sie damit zu drei Leuten, die das Problem haben, und fragen Sie, was sie letzten Monat dagegen taten',
    market: 'Halten Sie die kleinste Zahl gegen eine Liste von Namen: Schreiben Sie die ersten zwanzig auf',
    money: {
      both: 'Rufen Sie die an, die abgelehnt haben, und die, die zahlen, und fragen Sie jeden, was entschieden hat',
      mostlyNo:
        'Weit mehr haben abgelehnt als gezahlt: Fragen Sie jeden nach dem einen Grund, bevor etwas gebaut wird',
      noRefusal: 'Zu diesem Preis hat niemand abgelehnt: Nennen Sie den nächsten fünf einen höheren',
      paid: 'Bitten Sie jeden, der zahlt, um die nächste Zahlung, und nennen Sie fünf weiteren denselben Preis',
      none: 'Noch hat niemand gezahlt: Nennen Sie diese Woche fünf von ihnen einen Preis und bitten Sie um die erste Zahlung',
      offered:
        'Noch hat niemand gezahlt, aber ein Betrag wurde angeboten: Bitten Sie diese Woche die, die ihn anboten, um die erste Zahlung, mit Datum',
    },
    goThere: 'Gehen Sie zuerst dorthin, wo Sie sie finden: Nehmen Sie zwanzig Namen und schreiben Sie ihnen',
    twoPrices:
      'Sie nannten zwei Preise, die weit auseinander liegen: Legen Sie fest, welchen der nächste Käufer hört',
    confidence: sources =>
      `Es ruht auf ${sources} von 3 gespeicherten Arbeiten und auf nichts, was ich gesehen habe.`,
    counter:
      'Das alles wurde erzählt. Was Leute mit Geld oder Zeit getan haben, kann anderes zeigen; sehen Sie zuerst dort nach.',
  },
  es: {
    headings: ['Resumen.', 'Recomendaciones', 'Próximos pasos'],
    summary: message(
      'es',
      'De: {works} ({answers, plural, one {# respuesta archivada} other {# respuestas archivadas}} bajo una pregunta). Pongo lo dicho lado a lado y calculo; no leo entre líneas.',
    ),
    leftOut: works => `Aún no guardado, así que no está aquí: ${works}.`,
    sources: {
      'Problem Validation': 'validación',
      'Competitor Analysis': 'competencia',
      'Market Research': 'investigación de mercado',
    },
    figures: 'De su investigación guardada:',
    asked: (question, answer) => `Pregunté ${question} Usted dijo ${answer}`,
    open: label => `la línea “${label}” sigue abierta`,
    unasked: 'Lleve esto a tres personas que tienen el problema y pregunte qué hicieron el mes pasado',
    market: 'Compare la cifra más pequeña con una lista de nombres: anote los veinte primeros',
    money: {
      both: 'Llame a quienes dijeron que no y a quienes pagan, y pregunte a cada uno qué lo decidió',
      mostlyNo:
        'Muchos más dijeron que no que sí: antes de construir nada, pregunte a cada uno por la única razón',
      noRefusal: 'Nadie lo rechazó a ese precio: diga uno más alto a los próximos cinco',
      paid: 'Pida a cada uno que paga el próximo pago, y diga el mismo precio a otros cinco',
      none: 'Nadie ha pagado todavía: diga un precio a cinco de ellos esta semana y pida el primer pago',
      offered:
        'Nadie ha pagado todavía, pero hay un importe ofrecido: pida esta semana el primer pago, con fecha, a quienes lo ofrecieron',
    },
    goThere: 'Vaya primero al lugar que nombró: tome veinte nombres y escríbales',
    twoPrices: 'Nombró dos precios muy distintos: decida cuál oye el próximo comprador',
    confidence: sources => `Se apoya en ${sources} de 3 trabajos guardados y en nada que yo haya visto.`,
    counter:
      'Todo esto es lo contado. Lo que la gente hizo con su dinero o su tiempo puede decir otra cosa; mire allí primero.',
  },
  fr: {
    headings: ['Résumé.', 'Recommandations', 'Prochaines étapes'],
    summary: message(
      'fr',
      'De : {works} ({answers, plural, one {# réponse notée} other {# réponses notées}} sous une question). Je mets ce qui est dit côte à côte et je calcule ; je ne lis pas entre les lignes.',
    ),
    leftOut: works => `Pas encore enregistré, donc absent ici : ${works}.`,
    sources: {
      'Problem Validation': 'validation',
      'Competitor Analysis': 'concurrence',
      'Market Research': 'étude de marché',
    },
    figures: 'De votre recherche enregistrée :',
    asked: (question, answer) => `J'ai demandé ${question} Vous avez dit ${answer}`,
    open: label => `la ligne « ${label} » est encore ouverte`,
    unasked:
      "Parlez-en à trois personnes qui ont le problème et demandez ce qu'elles ont fait le mois dernier",
    market: 'Tenez le plus petit chiffre face à une liste de noms : écrivez les vingt premiers',
    money: {
      both: 'Appelez ceux qui ont refusé et ceux qui paient, et demandez à chacun ce qui a décidé',
      mostlyNo:
        'Bien plus ont refusé que payé : avant de construire quoi que ce soit, demandez à chacun la raison, une seule',
      noRefusal: "Personne n'a refusé à ce prix : dites un prix plus haut aux cinq suivants",
      paid: 'Demandez à chacun de ceux qui paient le paiement suivant, et dites le même prix à cinq autres',
      none: "Personne n'a encore payé : dites un prix à cinq d'entre eux cette semaine et demandez le premier paiement",
      offered:
        "Personne n'a encore payé, mais un montant a été proposé : demandez cette semaine le premier paiement, avec une date, à ceux qui l'ont proposé",
    },
    goThere: "Allez d'abord au lieu que vous avez nommé : prenez-y vingt noms et écrivez-leur",
    twoPrices: 'Vous avez nommé deux prix très éloignés : décidez lequel entend le prochain acheteur',
    confidence: sources => `Cela repose sur ${sources} travaux enregistrés sur 3 et sur rien que j'aie vu.`,
    counter:
      "Tout cela a été raconté. Ce que les gens ont fait de leur argent ou de leur temps peut dire autre chose ; regardez-y d'abord.",
  },
  pt: {
    headings: ['Resumo.', 'Recomendações', 'Próximos passos'],
    summary: message(
      'pt',
      'De: {works} ({answers, plural, one {# resposta anotada} other {# respostas anotadas}} sob uma pergunta). Ponho o que foi dito lado a lado e calculo; não leio nas entrelinhas.',
    ),
    leftOut: works => `Ainda não salvo, portanto fora daqui: ${works}.`,
    sources: {
      'Problem Validation': 'validação',
      'Competitor Analysis': 'concorrência',
      'Market Research': 'pesquisa de mercado',
    },
    figures: 'Da sua pesquisa salva:',
    asked: (question, answer) => `Perguntei ${question} Você disse ${answer}`,
    open: label => `a linha “${label}” ainda está aberta`,
    unasked: 'Leve isto a três pessoas que têm o problema e pergunte o que fizeram no mês passado',
    market: 'Compare o menor número com uma lista de nomes: escreva os vinte primeiros',
    money: {
      both: 'Ligue para quem recusou e para quem paga, e pergunte a cada um o que decidiu',
      mostlyNo:
        'Muito mais gente recusou do que pagou: antes de construir qualquer coisa, pergunte a cada um a única razão',
      noRefusal: 'Ninguém recusou a esse preço: diga um mais alto aos próximos cinco',
      paid: 'Peça a cada um que paga o próximo pagamento, e diga o mesmo preço a mais cinco',
      none: 'Ninguém pagou ainda: diga um preço a cinco deles esta semana e peça o primeiro pagamento',
      offered:
        'Ninguém pagou ainda, mas um valor foi oferecido: peça esta semana o primeiro pagamento, com data, a quem o ofereceu',
    },
    goThere: 'Vá primeiro ao lugar que você citou: pegue vinte nomes e escreva para eles',
    twoPrices: 'Você citou dois preços muito diferentes: decida qual o próximo comprador ouve',
    confidence: sources => `Apoia-se em ${sources} de 3 trabalhos salvos e em nada que eu tenha visto.`,
    counter:
      'Tudo isto é o que foi contado. O que as pessoas fizeram com dinheiro ou tempo pode dizer outra coisa; olhe lá primeiro.',
  },
}
