// What the plan says where the money stands otherwise than "nobody has paid yet, and the first group would": others pay,
// some have signed, one or two have paid, or nobody who pays has left.
import type { InLanguages } from '../../../language/recognise.ts'

type Row = readonly [string, string, string]
type Ask = readonly [where: string, ask: string]

export type Otherwise = {
  /** No place for reaching them was named: in place of the first of the first ten. */
  noPlace: string
  /** Others pay than those who use it. */
  others: {
    /** With the founder's words; empty where they did not say who. */
    why: (words: string) => string
    next: readonly [Ask, Ask]
    plan: readonly [Row, Row, Row]
    testFirst: (words: string) => string
    actions: Row
  }
  signed: {
    score: string
    next: Ask
    firstWeeks: Row
    testFirst: string
    actions: Row
  }
  /** One or two have paid. */
  someTest: string
  /** Nobody who pays has left, by the founder's words. */
  kept: { testFirst: string; lastWeeks: Row }
}

export const otherwise: InLanguages<Otherwise> = {
  en: {
    noPlace: 'Five through a place you still have to name',
    others: {
      why: words =>
        words
          ? `The money comes from others than this group; you said: ${words}.`
          : 'This group does not pay you; who does is still open.',
      next: [
        [
          'Five of those who pay, the ones you named first',
          'What is it worth to you, and what would make you pay again?',
        ],
        [
          'Five more of their kind, by one name from each',
          'This is the amount and the day. Can I count on you?',
        ],
      ],
      plan: [
        [
          'Weeks 1–2',
          'Talk to five of those who pay and to five of the first group, one at a time.',
          'You know why the payers pay.',
        ],
        [
          'Weeks 3–6',
          'Ask five more of their kind for a payment with a date; serve the first group as before.',
          'Two have paid, and the first group comes again.',
        ],
        [
          'Weeks 7–12',
          'One way to reach the payers only, the one that brought the two.',
          'Five pay, and you know what winning the last one cost.',
        ],
      ],
      testFirst: words =>
        `Ask the one who pays, not the first group${words && `; you said: ${words}`}. Offer ten of that kind an order or a first payment with a date, the ones you named first. Two of ten carry it; none, and who pays is the open question.`,
      actions: [
        'Write down by name who pays, and ten more of their kind.',
        'Ask the ones you named for the next payment, with a date.',
        'Send three more of their kind an offer with a price and a start date, and note what happened.',
      ],
    },
    signed: {
      score:
        'You named it, and by your own count some of them have signed or ordered. The scores are a start for a test, not a measurement.',
      next: ['Those who signed', 'A deposit keeps your place. Shall I send the invoice?'],
      firstWeeks: [
        'Weeks 1–2',
        'Ask each one who signed for a deposit, with the date on which you begin.',
        'Half of them have paid it; the others have said why not.',
      ],
      testFirst:
        'Ask those who signed for a deposit now, returned if you do not deliver on the day. A signature costs nothing: if half of them pay, they are customers; if none does, ask each for the reason.',
      actions: [
        'Write down for each one who signed: for what, from when, at what price.',
        'Ask each of them for the deposit.',
        'Ask those who paid it for one name each, and the others for their reason.',
      ],
    },
    someTest:
      'Some have paid. Ask each of them for the next payment or for two names, then say the same price to ten more of the first group. Two of ten keep it first; none moves a cut up.',
    kept: {
      testFirst:
        'Nobody who pays has left, by your words. So test what winning one costs: write down hours and money for the last five, and hold it against what one brings in half a year.',
      lastWeeks: [
        'Weeks 7–12',
        'Win five more through that place, and ask those who pay what would make them leave.',
        'Winning one costs less than one brings in half a year.',
      ],
    },
  },
  de: {
    noPlace: 'Fünf über einen Ort, den Sie noch nennen müssen',
    others: {
      why: words =>
        words
          ? `Das Geld kommt von anderen als dieser Gruppe; Sie sagten: ${words}.`
          : 'Diese Gruppe zahlt Ihnen nichts; wer zahlt, ist noch offen.',
      next: [
        [
          'Fünf von denen, die zahlen, zuerst die von Ihnen genannten',
          'Was ist es Ihnen wert, und was müsste sein, damit Sie wieder zahlen?',
        ],
        [
          'Fünf weitere dieser Art, über je einen Namen',
          'Das ist der Betrag und der Tag. Kann ich mit Ihnen rechnen?',
        ],
      ],
      plan: [
        [
          'Woche 1–2',
          'Sprechen Sie mit fünf von denen, die zahlen, und mit fünf der ersten Gruppe, einzeln.',
          'Sie wissen, warum die Zahlenden zahlen.',
        ],
        [
          'Woche 3–6',
          'Bitten Sie fünf weitere dieser Art um eine Zahlung mit Datum; die erste Gruppe bedienen Sie wie bisher.',
          'Zwei haben gezahlt, und die erste Gruppe kommt wieder.',
        ],
        [
          'Woche 7–12',
          'Nur ein Weg zu den Zahlenden, der, der die zwei brachte.',
          'Fünf zahlen, und Sie wissen, was der letzte gekostet hat.',
        ],
      ],
      testFirst: words =>
        `Fragen Sie die, die zahlen, nicht die erste Gruppe${words && `; Sie sagten: ${words}`}. Bieten Sie zehn dieser Art einen Auftrag oder eine erste Zahlung mit Datum an, zuerst den von Ihnen genannten. Zwei von zehn tragen es; bei keinem ist offen, wer zahlt.`,
      actions: [
        'Schreiben Sie mit Namen auf, wer zahlt, und zehn weitere dieser Art.',
        'Bitten Sie die von Ihnen genannten um die nächste Zahlung, mit Datum.',
        'Schicken Sie drei weiteren dieser Art ein Angebot mit Preis und Beginn und notieren Sie, was geschah.',
      ],
    },
    signed: {
      score:
        'Von Ihnen genannt, und nach Ihrer Zählung haben einige unterschrieben oder bestellt. Die Punkte sind ein Anfang für einen Test, keine Messung.',
      next: [
        'Die, die unterschrieben haben',
        'Eine Anzahlung hält Ihren Platz. Darf ich die Rechnung schicken?',
      ],
      firstWeeks: [
        'Woche 1–2',
        'Bitten Sie jeden, der unterschrieben hat, um eine Anzahlung, mit dem Tag, an dem Sie beginnen.',
        'Die Hälfte hat sie gezahlt; die anderen haben gesagt, warum nicht.',
      ],
      testFirst:
        'Bitten Sie die, die unterschrieben haben, jetzt um eine Anzahlung, zurück, wenn Sie am vereinbarten Tag nicht liefern. Eine Unterschrift kostet nichts: Zahlt die Hälfte, sind es Kunden; zahlt keiner, fragen Sie jeden nach dem Grund.',
      actions: [
        'Schreiben Sie für jeden, der unterschrieben hat, auf: wofür, ab wann, zu welchem Preis.',
        'Bitten Sie jeden von ihnen um die Anzahlung.',
        'Bitten Sie die, die gezahlt haben, um je einen Namen, und die anderen um ihren Grund.',
      ],
    },
    someTest:
      'Einige haben gezahlt. Bitten Sie jeden von ihnen um die nächste Zahlung oder um zwei Namen, dann nennen Sie zehn weiteren der ersten Gruppe denselben Preis. Bei zweien von zehn bleibt sie vorn; bei keinem rückt ein Ausschnitt auf.',
    kept: {
      testFirst:
        'Nach Ihren Worten ist niemand gegangen, der zahlt. Testen Sie also, was einer zu gewinnen kostet: Schreiben Sie Stunden und Geld für die letzten fünf auf und halten Sie es gegen das, was einer in einem halben Jahr bringt.',
      lastWeeks: [
        'Woche 7–12',
        'Gewinnen Sie fünf weitere an diesem Ort und fragen Sie die Zahlenden, was sie gehen ließe.',
        'Einen zu gewinnen kostet weniger, als einer in einem halben Jahr bringt.',
      ],
    },
  },
  es: {
    noPlace: 'Cinco por un lugar que aún tiene que nombrar',
    others: {
      why: words =>
        words
          ? `El dinero viene de otros, no de este grupo; usted dijo: ${words}.`
          : 'Este grupo no le paga; quién paga sigue abierto.',
      next: [
        [
          'Cinco de los que pagan, primero los que usted nombró',
          '¿Cuánto vale para usted, y qué haría falta para que pagara otra vez?',
        ],
        [
          'Cinco más como ellos, por un nombre de cada uno',
          'Este es el importe y la fecha. ¿Cuento con usted?',
        ],
      ],
      plan: [
        [
          'Semanas 1–2',
          'Hable con cinco de los que pagan y con cinco del primer grupo, de uno en uno.',
          'Sabe por qué pagan los que pagan.',
        ],
        [
          'Semanas 3–6',
          'Pida a cinco más como ellos un pago con fecha; atienda al primer grupo como hasta ahora.',
          'Dos han pagado y el primer grupo vuelve.',
        ],
        [
          'Semanas 7–12',
          'Un solo camino hacia los que pagan, el que trajo a los dos.',
          'Cinco pagan y sabe cuánto costó el último.',
        ],
      ],
      testFirst: words =>
        `Pregunte a quien paga, no al primer grupo${words && `; usted dijo: ${words}`}. Ofrezca a diez como ellos un pedido o un primer pago con fecha, primero a los que nombró. Dos de diez lo sostienen; si es ninguno, quién paga es la pregunta abierta.`,
      actions: [
        'Anote con nombre quién paga y diez más como ellos.',
        'Pida a los que nombró el siguiente pago, con fecha.',
        'Envíe a tres más como ellos una oferta con precio y fecha y anote qué pasó.',
      ],
    },
    signed: {
      score:
        'Lo nombró usted y, según su cuenta, algunos han firmado o pedido. Los puntos son un comienzo para una prueba, no una medida.',
      next: ['Los que firmaron', 'Un anticipo guarda su lugar. ¿Le envío la factura?'],
      firstWeeks: [
        'Semanas 1–2',
        'Pida un anticipo a cada uno que firmó, con la fecha en que empieza.',
        'La mitad lo ha pagado; los demás han dicho por qué no.',
      ],
      testFirst:
        'Pida ya un anticipo a los que firmaron, devuelto si no entrega el día acordado. Una firma no cuesta nada: si la mitad paga, son clientes; si nadie paga, pregunte a cada uno el motivo.',
      actions: [
        'Anote de cada uno que firmó: para qué, desde cuándo, a qué precio.',
        'Pida el anticipo a cada uno.',
        'Pida un nombre a cada uno de los que pagaron, y el motivo a los demás.',
      ],
    },
    someTest:
      'Algunos han pagado. Pida a cada uno el siguiente pago o dos nombres, y después diga el mismo precio a diez más del primer grupo. Dos de diez: sigue primero; ninguno: sube un corte.',
    kept: {
      testFirst:
        'Según sus palabras, nadie que paga se ha ido. Pruebe entonces cuánto cuesta ganar uno: anote horas y dinero de los cinco últimos y compárelo con lo que deja uno en medio año.',
      lastWeeks: [
        'Semanas 7–12',
        'Gane cinco más en ese lugar y pregunte a los que pagan qué los haría irse.',
        'Ganar uno cuesta menos de lo que deja uno en medio año.',
      ],
    },
  },
  fr: {
    noPlace: 'Cinq par un lieu que vous devez encore nommer',
    others: {
      why: words =>
        words
          ? `L'argent vient d'autres que ce groupe ; vous avez dit : ${words}.`
          : 'Ce groupe ne vous paie pas ; qui paie reste ouvert.',
      next: [
        [
          'Cinq de ceux qui paient, d’abord ceux que vous avez nommés',
          'Que vaut-il pour vous, et que faudrait-il pour payer à nouveau ?',
        ],
        [
          'Cinq autres comme eux, par un nom de chacun',
          'Voici le montant et le jour. Puis-je compter sur vous ?',
        ],
      ],
      plan: [
        [
          'Semaines 1–2',
          'Parlez à cinq de ceux qui paient et à cinq du premier groupe, un par un.',
          'Vous savez pourquoi ceux qui paient le font.',
        ],
        [
          'Semaines 3–6',
          'Demandez à cinq autres comme eux un paiement daté ; servez le premier groupe comme avant.',
          'Deux ont payé, et le premier groupe revient.',
        ],
        [
          'Semaines 7–12',
          'Un seul chemin vers ceux qui paient, celui qui a amené les deux.',
          'Cinq paient, et vous savez ce que le dernier a coûté.',
        ],
      ],
      testFirst: words =>
        `Demandez à ceux qui paient, pas au premier groupe${words && ` ; vous avez dit : ${words}`}. Proposez à dix comme eux une commande ou un premier paiement daté, d'abord à ceux que vous avez nommés. Deux sur dix font vivre le projet ; aucun, et qui paie est la question ouverte.`,
      actions: [
        'Notez par leur nom ceux qui paient, et dix autres comme eux.',
        'Demandez à ceux que vous avez nommés le prochain paiement, avec une date.',
        'Envoyez à trois autres comme eux une offre avec un prix et une date, et notez ce qui se passe.',
      ],
    },
    signed: {
      score:
        'Nommé par vous et, selon votre compte, certains ont signé ou commandé. Les points sont un début pour un test, pas une mesure.',
      next: ['Ceux qui ont signé', 'Un acompte garde votre place. Puis-je envoyer la facture ?'],
      firstWeeks: [
        'Semaines 1–2',
        'Demandez un acompte à chacun de ceux qui ont signé, avec le jour où vous commencez.',
        'La moitié l’a payé ; les autres ont dit pourquoi non.',
      ],
      testFirst:
        'Demandez maintenant un acompte à ceux qui ont signé, rendu si vous ne livrez pas au jour dit. Une signature ne coûte rien : si la moitié paie, ce sont des clients ; si personne ne paie, demandez à chacun sa raison.',
      actions: [
        'Notez pour chacun de ceux qui ont signé : pour quoi, dès quand, à quel prix.',
        "Demandez l'acompte à chacun d'eux.",
        'Demandez un nom à chacun de ceux qui ont payé, et leur raison aux autres.',
      ],
    },
    someTest:
      'Certains ont payé. Demandez à chacun le prochain paiement ou deux noms, puis dites le même prix à dix autres du premier groupe. Deux sur dix : il reste premier ; aucun : une coupe passe devant.',
    kept: {
      testFirst:
        "Selon vos mots, personne parmi ceux qui paient n'est parti. Testez donc ce que coûte un nouveau : notez heures et argent pour les cinq derniers, et comparez à ce qu'un client rapporte en six mois.",
      lastWeeks: [
        'Semaines 7–12',
        'Gagnez-en cinq de plus à cet endroit, et demandez à ceux qui paient ce qui les ferait partir.',
        "En gagner un coûte moins que ce qu'un client rapporte en six mois.",
      ],
    },
  },
  pt: {
    noPlace: 'Cinco por um lugar que você ainda precisa citar',
    others: {
      why: words =>
        words
          ? `O dinheiro vem de outros, não deste grupo; você disse: ${words}.`
          : 'Este grupo não paga a você; quem paga continua em aberto.',
      next: [
        [
          'Cinco de quem paga, primeiro os que você citou',
          'Quanto isto vale para você, e o que faria você pagar de novo?',
        ],
        ['Mais cinco como eles, por um nome de cada um', 'Este é o valor e o dia. Posso contar com você?'],
      ],
      plan: [
        [
          'Semanas 1–2',
          'Fale com cinco de quem paga e com cinco do primeiro grupo, um por um.',
          'Você sabe por que quem paga o faz.',
        ],
        [
          'Semanas 3–6',
          'Peça a mais cinco como eles um pagamento com data; atenda o primeiro grupo como até agora.',
          'Dois pagaram, e o primeiro grupo volta.',
        ],
        [
          'Semanas 7–12',
          'Um só caminho até quem paga, o que trouxe os dois.',
          'Cinco pagam, e você sabe quanto custou o último.',
        ],
      ],
      testFirst: words =>
        `Pergunte a quem paga, não ao primeiro grupo${words && `; você disse: ${words}`}. Ofereça a dez como eles um pedido ou um primeiro pagamento com data, primeiro aos que você citou. Dois em dez sustentam isto; nenhum, e quem paga é a pergunta em aberto.`,
      actions: [
        'Anote com nome quem paga e mais dez como eles.',
        'Peça aos que você citou o próximo pagamento, com data.',
        'Envie a mais três como eles uma oferta com preço e data e anote o que aconteceu.',
      ],
    },
    signed: {
      score:
        'Citado por você e, pela sua conta, alguns assinaram ou encomendaram. Os pontos são um começo para um teste, não uma medida.',
      next: ['Quem assinou', 'Um sinal garante o seu lugar. Posso enviar a fatura?'],
      firstWeeks: [
        'Semanas 1–2',
        'Peça um sinal a cada um que assinou, com o dia em que você começa.',
        'Metade pagou; os outros disseram por que não.',
      ],
      testFirst:
        'Peça já um sinal a quem assinou, devolvido se você não entregar no dia combinado. Uma assinatura não custa nada: se metade paga, são clientes; se ninguém paga, pergunte a cada um o motivo.',
      actions: [
        'Anote de cada um que assinou: para quê, desde quando, a que preço.',
        'Peça o sinal a cada um deles.',
        'Peça um nome a cada um dos que pagaram, e o motivo aos outros.',
      ],
    },
    someTest:
      'Alguns pagaram. Peça a cada um o próximo pagamento ou dois nomes e depois diga o mesmo preço a mais dez do primeiro grupo. Dois em dez: continua primeiro; nenhum: um recorte sobe.',
    kept: {
      testFirst:
        'Pelas suas palavras, ninguém que paga saiu. Teste então quanto custa ganhar um: anote horas e dinheiro dos cinco últimos e compare com o que um deixa em meio ano.',
      lastWeeks: [
        'Semanas 7–12',
        'Ganhe mais cinco nesse lugar e pergunte a quem paga o que faria sair.',
        'Ganhar um custa menos do que um deixa em meio ano.',
      ],
    },
  },
}
