// What the plan says where one kind within the group pays for the others, and where money was offered but not paid.
import type { InLanguages } from '../../../language/recognise.ts'

type Row = readonly [string, string, string]
type Ask = readonly [where: string, ask: string]

export type Told = {
  /** `all`: how many of those who could pay there are, where they are fewer than ten. */
  inside: {
    why: (words: string) => string
    next: (all: number | null) => readonly [Ask, Ask]
    plan: readonly [Row, Row, Row]
    testFirst: (words: string, all: number | null) => string
    actions: Row
  }
  offered: {
    why: (words: string) => string
    next: Ask
    firstWeeks: Row
    testFirst: (words: string) => string
    actions: Row
  }
}

export const told: InLanguages<Told> = {
  en: {
    inside: {
      why: words => `Within this group some pay and others use it; you said: ${words}.`,
      next: all => [
        ['Those who pay already', 'What is it worth to you, and what would make you pay again?'],
        [
          all ? `The rest of the ${all} that there are` : 'Five more of their kind, by one name from each',
          'This is the amount and the day. Can I count on you?',
        ],
      ],
      plan: [
        [
          'Weeks 1–2',
          'Talk to those who pay and to five of those who use it, one at a time.',
          'You know why the payers pay.',
        ],
        [
          'Weeks 3–6',
          'Ask the next of the payers’ kind for a payment with a date; serve those who use it as before.',
          'One more has paid, and those who use it come again.',
        ],
        [
          'Weeks 7–12',
          'Ask the rest of the payers’ kind, one after another.',
          'Each has paid or told you why not, and you know what winning the last one cost.',
        ],
      ],
      testFirst: (words, all) =>
        `Ask those in the group who pay, not those who use it; you said: ${words}. Offer ${all ? `all ${all} that there are` : 'ten of that kind'} an order or a next payment with a date, the ones who pay first. Two who pay carry it; if no second one does, it hangs on one payer.`,
      actions: [
        'Write down by name who pays, and who else of their kind there is.',
        'Ask the ones who pay for the next payment, with a date.',
        'Send the next of their kind an offer with a price and a start date, and note what happened.',
      ],
    },
    offered: {
      why: words => `Others than this group offered money, and nobody has paid yet; you said: ${words}.`,
      next: ['Those who offered', 'You named this amount. Shall I send the first invoice?'],
      firstWeeks: [
        'Weeks 1–2',
        'Ask each one who offered for the first payment, with a date; talk to five of the first group.',
        'One of them has paid; the others have said why not.',
      ],
      testFirst: words =>
        `Ask those who offered for the first payment now, not the first group; you said: ${words}. An offer costs nothing: if half of them pay, they are customers; if none does, who pays is the open question.`,
      actions: [
        'Write down for each one who offered: how much, for what, from when.',
        'Ask each of them for the first payment, with a date.',
        'Ask those who paid for one name each, and the others for their reason.',
      ],
    },
  },
  de: {
    inside: {
      why: words => `In dieser Gruppe zahlen die einen, und die anderen nutzen es; Sie sagten: ${words}.`,
      next: all => [
        ['Die, die schon zahlen', 'Was ist es Ihnen wert, und was müsste sein, damit Sie wieder zahlen?'],
        [
          all ? `Die übrigen der ${all}, die es gibt` : 'Fünf weitere dieser Art, über je einen Namen',
          'Das ist der Betrag und der Tag. Kann ich mit Ihnen rechnen?',
        ],
      ],
      plan: [
        [
          'Woche 1–2',
          'Sprechen Sie mit denen, die zahlen, und mit fünf von denen, die es nutzen, einzeln.',
          'Sie wissen, warum die Zahlenden zahlen.',
        ],
        [
          'Woche 3–6',
          'Bitten Sie die nächsten von der Art der Zahlenden um eine Zahlung mit Datum; die anderen bedienen Sie wie bisher.',
          'Einer mehr hat gezahlt, und die anderen kommen wieder.',
        ],
        [
          'Woche 7–12',
          'Fragen Sie die übrigen von der Art der Zahlenden, einen nach dem anderen.',
          'Jeder hat gezahlt oder gesagt, warum nicht, und Sie wissen, was der letzte gekostet hat.',
        ],
      ],
      testFirst: (words, all) =>
        `Fragen Sie die in der Gruppe, die zahlen, nicht die, die es nutzen; Sie sagten: ${words}. Bieten Sie ${all ? `allen ${all}, die es gibt,` : 'zehn dieser Art'} einen Auftrag oder eine nächste Zahlung mit Datum an, zuerst denen, die zahlen. Zwei Zahlende tragen es; zahlt kein zweiter, hängt es an einem.`,
      actions: [
        'Schreiben Sie mit Namen auf, wer zahlt und wen es dieser Art sonst gibt.',
        'Bitten Sie die, die zahlen, um die nächste Zahlung, mit Datum.',
        'Schicken Sie den nächsten dieser Art ein Angebot mit Preis und Beginn und notieren Sie, was geschah.',
      ],
    },
    offered: {
      why: words =>
        `Andere als diese Gruppe haben Geld angeboten, gezahlt hat noch niemand; Sie sagten: ${words}.`,
      next: [
        'Die, die etwas angeboten haben',
        'Sie nannten diesen Betrag. Darf ich die erste Rechnung schicken?',
      ],
      firstWeeks: [
        'Woche 1–2',
        'Bitten Sie jeden, der etwas angeboten hat, um die erste Zahlung, mit Datum; sprechen Sie mit fünf der ersten Gruppe.',
        'Einer hat gezahlt; die anderen haben gesagt, warum nicht.',
      ],
      testFirst: words =>
        `Bitten Sie jetzt die, die etwas angeboten haben, um die erste Zahlung, nicht die erste Gruppe; Sie sagten: ${words}. Ein Angebot kostet nichts: Zahlt die Hälfte, sind es Kunden; zahlt keiner, ist offen, wer zahlt.`,
      actions: [
        'Schreiben Sie für jeden, der etwas angeboten hat, auf: wie viel, wofür, ab wann.',
        'Bitten Sie jeden von ihnen um die erste Zahlung, mit Datum.',
        'Bitten Sie die, die gezahlt haben, um je einen Namen, und die anderen um ihren Grund.',
      ],
    },
  },
  es: {
    inside: {
      why: words => `En este grupo unos pagan y otros lo usan; usted dijo: ${words}.`,
      next: all => [
        ['Los que ya pagan', '¿Cuánto vale para usted, y qué haría falta para que pagara otra vez?'],
        [
          all ? `El resto de los ${all} que hay` : 'Cinco más como ellos, por un nombre de cada uno',
          'Este es el importe y la fecha. ¿Cuento con usted?',
        ],
      ],
      plan: [
        [
          'Semanas 1–2',
          'Hable con los que pagan y con cinco de los que lo usan, de uno en uno.',
          'Sabe por qué pagan los que pagan.',
        ],
        [
          'Semanas 3–6',
          'Pida a los siguientes como los que pagan un pago con fecha; atienda a los que lo usan como hasta ahora.',
          'Uno más ha pagado y los que lo usan vuelven.',
        ],
        [
          'Semanas 7–12',
          'Pregunte al resto de los que podrían pagar, uno tras otro.',
          'Cada uno ha pagado o ha dicho por qué no, y sabe cuánto costó el último.',
        ],
      ],
      testFirst: (words, all) =>
        `Pregunte a los del grupo que pagan, no a los que lo usan; usted dijo: ${words}. Ofrezca ${all ? `a los ${all} que hay` : 'a diez como ellos'} un pedido o un siguiente pago con fecha, primero a los que pagan. Dos que pagan lo sostienen; si no hay un segundo, depende de uno solo.`,
      actions: [
        'Anote con nombre quién paga y quién más hay como ellos.',
        'Pida a los que pagan el siguiente pago, con fecha.',
        'Envíe a los siguientes como ellos una oferta con precio y fecha y anote qué pasó.',
      ],
    },
    offered: {
      why: words =>
        `Otros, no este grupo, han ofrecido dinero, y nadie ha pagado todavía; usted dijo: ${words}.`,
      next: ['Los que ofrecieron', 'Usted dijo este importe. ¿Le envío la primera factura?'],
      firstWeeks: [
        'Semanas 1–2',
        'Pida el primer pago, con fecha, a cada uno que ofreció; hable con cinco del primer grupo.',
        'Uno ha pagado; los demás han dicho por qué no.',
      ],
      testFirst: words =>
        `Pida ya el primer pago a los que ofrecieron, no al primer grupo; usted dijo: ${words}. Ofrecer no cuesta nada: si la mitad paga, son clientes; si nadie paga, quién paga es la pregunta abierta.`,
      actions: [
        'Anote de cada uno que ofreció: cuánto, para qué, desde cuándo.',
        'Pida a cada uno el primer pago, con fecha.',
        'Pida un nombre a cada uno de los que pagaron, y el motivo a los demás.',
      ],
    },
  },
  fr: {
    inside: {
      why: words => `Dans ce groupe, les uns paient et les autres l'utilisent ; vous avez dit : ${words}.`,
      next: all => [
        ['Ceux qui paient déjà', 'Que vaut-il pour vous, et que faudrait-il pour payer à nouveau ?'],
        [
          all ? `Le reste des ${all} qui existent` : 'Cinq autres comme eux, par un nom de chacun',
          'Voici le montant et le jour. Puis-je compter sur vous ?',
        ],
      ],
      plan: [
        [
          'Semaines 1–2',
          "Parlez à ceux qui paient et à cinq de ceux qui l'utilisent, un par un.",
          'Vous savez pourquoi ceux qui paient le font.',
        ],
        [
          'Semaines 3–6',
          "Demandez aux suivants comme ceux qui paient un paiement daté ; servez ceux qui l'utilisent comme avant.",
          "Un de plus a payé, et ceux qui l'utilisent reviennent.",
        ],
        [
          'Semaines 7–12',
          'Demandez au reste de ceux qui pourraient payer, un par un.',
          'Chacun a payé ou dit pourquoi non, et vous savez ce que le dernier a coûté.',
        ],
      ],
      testFirst: (words, all) =>
        `Demandez à ceux du groupe qui paient, pas à ceux qui l'utilisent ; vous avez dit : ${words}. Proposez ${all ? `aux ${all} qui existent` : 'à dix comme eux'} une commande ou un prochain paiement daté, d'abord à ceux qui paient. Deux qui paient font vivre le projet ; sans un deuxième, il tient à un seul.`,
      actions: [
        'Notez par leur nom ceux qui paient, et qui d’autre existe comme eux.',
        'Demandez à ceux qui paient le prochain paiement, avec une date.',
        'Envoyez aux suivants comme eux une offre avec un prix et une date, et notez ce qui se passe.',
      ],
    },
    offered: {
      why: words =>
        `D'autres que ce groupe ont proposé de l'argent, et personne n'a encore payé ; vous avez dit : ${words}.`,
      next: ['Ceux qui ont proposé', 'Vous avez dit ce montant. Puis-je envoyer la première facture ?'],
      firstWeeks: [
        'Semaines 1–2',
        'Demandez le premier paiement, avec une date, à chacun de ceux qui ont proposé ; parlez à cinq du premier groupe.',
        'Un a payé ; les autres ont dit pourquoi non.',
      ],
      testFirst: words =>
        `Demandez maintenant le premier paiement à ceux qui ont proposé, pas au premier groupe ; vous avez dit : ${words}. Proposer ne coûte rien : si la moitié paie, ce sont des clients ; si personne ne paie, qui paie est la question ouverte.`,
      actions: [
        'Notez pour chacun de ceux qui ont proposé : combien, pour quoi, dès quand.',
        "Demandez le premier paiement à chacun d'eux, avec une date.",
        'Demandez un nom à chacun de ceux qui ont payé, et leur raison aux autres.',
      ],
    },
  },
  pt: {
    inside: {
      why: words => `Neste grupo uns pagam e outros usam; você disse: ${words}.`,
      next: all => [
        ['Quem já paga', 'Quanto isto vale para você, e o que faria você pagar de novo?'],
        [
          all ? `O resto dos ${all} que existem` : 'Mais cinco como eles, por um nome de cada um',
          'Este é o valor e o dia. Posso contar com você?',
        ],
      ],
      plan: [
        [
          'Semanas 1–2',
          'Fale com quem paga e com cinco de quem usa, um por um.',
          'Você sabe por que quem paga o faz.',
        ],
        [
          'Semanas 3–6',
          'Peça aos próximos como quem paga um pagamento com data; atenda quem usa como até agora.',
          'Mais um pagou, e quem usa volta.',
        ],
        [
          'Semanas 7–12',
          'Pergunte ao resto de quem poderia pagar, um depois do outro.',
          'Cada um pagou ou disse por que não, e você sabe quanto custou o último.',
        ],
      ],
      testFirst: (words, all) =>
        `Pergunte a quem paga no grupo, não a quem usa; você disse: ${words}. Ofereça ${all ? `aos ${all} que existem` : 'a dez como eles'} um pedido ou um próximo pagamento com data, primeiro a quem paga. Dois que pagam sustentam isto; sem um segundo, depende de um só.`,
      actions: [
        'Anote com nome quem paga e quem mais existe como eles.',
        'Peça a quem paga o próximo pagamento, com data.',
        'Envie aos próximos como eles uma oferta com preço e data e anote o que aconteceu.',
      ],
    },
    offered: {
      why: words =>
        `Outros, não este grupo, ofereceram dinheiro, e ninguém pagou ainda; você disse: ${words}.`,
      next: ['Quem ofereceu', 'Você disse este valor. Posso enviar a primeira fatura?'],
      firstWeeks: [
        'Semanas 1–2',
        'Peça o primeiro pagamento, com data, a cada um que ofereceu; fale com cinco do primeiro grupo.',
        'Um pagou; os outros disseram por que não.',
      ],
      testFirst: words =>
        `Peça já o primeiro pagamento a quem ofereceu, não ao primeiro grupo; você disse: ${words}. Oferecer não custa nada: se metade paga, são clientes; se ninguém paga, quem paga é a pergunta em aberto.`,
      actions: [
        'Anote de cada um que ofereceu: quanto, para quê, desde quando.',
        'Peça a cada um deles o primeiro pagamento, com data.',
        'Peça um nome a cada um dos que pagaram, e o motivo aos outros.',
      ],
    },
  },
}
