// What the marks of the read-back are called, and what a verdict by marks says, in each language.
import type { Aim, Permission } from '../../../../contracts/results/read-back.ts'
import type { Reason } from '../../../../venture/verdict/verdict.ts'
import type { InLanguages } from '../../../language/recognise.ts'

type Rungs = readonly [string, string, string, string, string]

export type Marks = {
  /** Problem, customer, frequency, cost and workaround share theirs. */
  known: Rungs
  money: Rungs
  reach: Rungs
  evidence: Rungs
  permissions: Readonly<Record<Permission, string>>
  aims: Readonly<Record<Aim, string>>
  verdict: string
  intro: string
  unmarked: string
  /** What the line of money lacks before paid counts: how many, how much, since when. */
  paidNeeds: (missing: readonly PaidPart[]) => string
  byMarks: string
  go: string
  reasons: Readonly<Record<Exclude<Reason, 'aim'>, string>>
  /** What is missing before a market can be held against the aim. */
  aimNeeds: (missing: readonly AimPart[]) => string
  /** Figures that stand there, but make no market yet: what they are taken for, and what to write. */
  reachRead: (read: string) => string
  priceRead: (read: string) => string
  /** A name of money that several countries share, and no country was named. */
  whoseMoney: (name: string) => string
  tooSmall: string
  /** Where money is not marked as paid because nobody has. */
  nobodyPaid: string
  /** A second count in the line of money that nobody has said to be refusals. */
  unplaced: string
  /** Before what stands in the way of GO. */
  open: string
  market: (count: string, price: string, total: string, aim: string) => string
  /** For what the founder is after: whether the market carries it, and what is counted with. */
  forAim: (aim: string, bar: string, isCarried: boolean) => string
  confidence: (above: number) => string
  before: string
}

export type PaidPart = 'count' | 'amount' | 'date'
export type AimPart = 'aim' | 'buyers' | 'price'

const listed = <Part extends string>(missing: readonly Part[], names: Readonly<Record<Part, string>>) =>
  missing.map(part => names[part]).join(', ')

export const marks: InLanguages<Marks> = {
  en: {
    known: ['a guess', 'told to me', 'told with a figure or a case', 'seen by me', 'seen in their records'],
    money: [
      'nobody yet, or only a price',
      'they would pay',
      'an unpaid trial',
      'committed or paid',
      'paid and stayed',
    ],
    reach: ['an idea', 'a named place', 'with a count', 'introduced there', 'customers came from it'],
    evidence: ['nobody yet', 'spoke with one', 'spoke with five', 'watched three', 'they acted unasked'],
    permissions: {
      'none needed': 'none needed',
      'have it': 'I have it',
      'not yet': 'not yet',
      forbidden: 'forbidden',
      unknown: 'I do not know',
    },
    aims: {
      'side income': 'side income',
      'a living': 'a living',
      'ten people': 'ten people',
      large: 'large',
    },
    verdict: 'Verdict',
    intro:
      'That was everything I ask. Before a verdict, read your lines back: strike, move or edit them, and mark how you know each one.',
    unmarked: 'not marked: counts as told',
    paidNeeds: missing =>
      `Paid counts with how many, how much and since when. In the line I did not read: ${listed(missing, { count: 'how many', amount: 'how much', date: 'since when' })}. So it counts as told.`,
    byMarks: 'By your own marks.',
    aimNeeds: missing =>
      `Whether the market carries what you want is open.${missing.length ? ` I did not read: ${listed(missing, { aim: 'what you are after', buyers: 'one count of those who pay, in Reach', price: 'a price with its period and currency, in Money' })}.` : ''}`,
    reachRead: read =>
      `In Reach I read ${read}, as those you reach: for a sum, put one number of buyers there, named as in Money.`,
    priceRead: read =>
      `In Money I read ${read}: for a sum, add what one of them pays in a month or a year, with the currency by its code, such as EUR.`,
    whoseMoney: name => `Several countries have ${name}: for the aim, write the code, such as EUR.`,
    nobodyPaid: 'GO needs somebody who has committed or paid; in the line of money I read no payment yet.',
    tooSmall: 'The market you counted is too small for what you want.',
    unplaced: 'Money holds a second number that I could not place: fill in how many said no or left.',
    go: 'Six lines and more stand on more than hearsay, and people have paid. Lies cannot be seen: it is as true as your marks.',
    open: 'Open: ',
    before: 'before',
    reasons: {
      unlawful: 'What you describe needs a permission, and none was named.',
      forbidden: 'You marked it as forbidden: this is about the law, not about your effort.',
      refuted: 'What you saw refutes it.',
      'own pivot': 'You want to turn.',
      refusals:
        'At least five said no, and three times as many as paid: the offer or the group has to change.',
      misfit: 'Problem and customer do not fit together.',
      'few answers': 'Fewer than six lines are answered.',
      'few lines': 'Fewer than six lines stand above “told”.',
      money:
        'Money stands below “committed or paid”. If somebody has committed or paid you, mark it so, and write how many, how much and since when into the line.',
      contradiction: 'Two of your facts disagree.',
      permission: 'Whether a permission is needed and held is open.',
    },
    market: (count, price, total, aim) =>
      `If the ${count} are your buyers, all of them at ${price} make ${total} a year${aim}.`,
    forAim: (aim, bar, isCarried) =>
      isCarried
        ? `: enough for ${aim}, for which I count with about ${bar}`
        : `: not ${aim}, for which I count with about ${bar}`,
    confidence: above =>
      `${above} of 8 lines are better known than told, by your own marks. I cannot see whether a mark is right.`,
  },
  de: {
    known: [
      'vermutet',
      'mir erzählt',
      'erzählt mit Zahl oder Fall',
      'selbst gesehen',
      'in ihren Unterlagen gesehen',
    ],
    money: [
      'noch niemand oder nur ein Preis',
      'sie würden zahlen',
      'ein unbezahlter Versuch',
      'zugesagt oder gezahlt',
      'gezahlt und geblieben',
    ],
    reach: ['eine Idee', 'ein benannter Ort', 'mit einer Anzahl', 'dort vorgestellt', 'Kunden kamen daher'],
    evidence: [
      'noch niemand',
      'mit einem gesprochen',
      'mit fünf gesprochen',
      'dreien zugesehen',
      'sie handelten von selbst',
    ],
    permissions: {
      'none needed': 'keine nötig',
      'have it': 'habe ich',
      'not yet': 'noch nicht',
      forbidden: 'verboten',
      unknown: 'weiß ich nicht',
    },
    aims: {
      'side income': 'Nebenverdienst',
      'a living': 'ein Auskommen',
      'ten people': 'zehn Leute',
      large: 'groß',
    },
    verdict: 'Urteil',
    intro:
      'Das war alles, was ich frage. Lesen Sie vor dem Urteil Ihre Zeilen noch einmal: streichen, verschieben oder ändern Sie sie, und markieren Sie, woher Sie jede wissen.',
    unmarked: 'nicht markiert: gilt als erzählt',
    paidNeeds: missing =>
      `Gezahlt zählt mit wie vielen, wie viel und seit wann. In der Zeile habe ich nicht gelesen: ${listed(missing, { count: 'wie viele', amount: 'wie viel', date: 'seit wann' })}. Deshalb gilt es als erzählt.`,
    byMarks: 'Nach Ihren eigenen Angaben.',
    aimNeeds: missing =>
      `Ob der Markt trägt, was Sie wollen, ist offen.${missing.length ? ` Nicht gelesen habe ich: ${listed(missing, { aim: 'Ihr Ziel', buyers: 'eine Zahl derer, die zahlen, unter Erreichbarkeit', price: 'einen Preis mit Zeitraum und Währung unter Geld' })}.` : ''}`,
    reachRead: read =>
      `Unter Erreichbarkeit lese ich ${read}, als die, die Sie erreichen: Für eine Rechnung schreiben Sie dort eine Zahl der Käufer hin, genannt wie unter Geld.`,
    priceRead: read =>
      `Unter Geld lese ich ${read}: Für eine Rechnung fehlt, was einer im Monat oder im Jahr zahlt, mit dem Kürzel der Währung, etwa EUR.`,
    whoseMoney: name => `${name} haben mehrere Länder: Für das Ziel schreiben Sie den Code dazu, etwa EUR.`,
    nobodyPaid:
      'Für GO muss jemand zugesagt oder gezahlt haben; in der Zeile Geld lese ich noch keine Zahlung.',
    tooSmall: 'Der Markt, den Sie gezählt haben, ist zu klein für das, was Sie wollen.',
    unplaced:
      'Unter Geld steht eine zweite Zahl, die ich nicht zuordnen konnte: Tragen Sie ein, wie viele abgelehnt haben oder gegangen sind.',
    go: 'Sechs und mehr Zeilen stehen auf mehr als Hörensagen, und es wurde gezahlt. Lügen sieht man nicht: Es ist so wahr wie Ihre Angaben.',
    open: 'Offen: ',
    before: 'vorher',
    reasons: {
      unlawful: 'Was Sie beschreiben, braucht eine Erlaubnis, und genannt wurde keine.',
      forbidden: 'Sie haben es als verboten markiert: Es geht um das Gesetz, nicht um Ihre Mühe.',
      refuted: 'Was Sie gesehen haben, widerlegt es.',
      'own pivot': 'Sie wollen umsteuern.',
      refusals:
        'Mindestens fünf haben abgelehnt, dreimal so viele wie gezahlt haben: Angebot oder Gruppe muss sich ändern.',
      misfit: 'Problem und Kunde passen nicht zusammen.',
      'few answers': 'Weniger als sechs Zeilen sind beantwortet.',
      'few lines': 'Weniger als sechs Zeilen stehen über „erzählt“.',
      money:
        'Geld steht unter „zugesagt oder gezahlt“. Hat Ihnen jemand zugesagt oder gezahlt, markieren Sie es so, mit wie viele, wie viel und seit wann in der Zeile.',
      contradiction: 'Zwei Ihrer Fakten widersprechen sich.',
      permission: 'Ob eine Erlaubnis nötig und vorhanden ist, ist offen.',
    },
    market: (count, price, total, aim) =>
      `Wenn die ${count} Ihre Käufer sind, ergeben alle zu ${price} ${total} im Jahr${aim}.`,
    forAim: (aim, bar, isCarried) =>
      isCarried
        ? `: genug für „${aim}“, wofür ich mit etwa ${bar} rechne`
        : `: nicht „${aim}“, wofür ich mit etwa ${bar} rechne`,
    confidence: above =>
      `${above} von 8 Zeilen sind nach Ihren Angaben besser bekannt als erzählt. Ob eine Angabe stimmt, sehe ich nicht.`,
  },
  es: {
    known: [
      'una suposición',
      'me lo contaron',
      'contado con cifra o caso',
      'visto por mí',
      'visto en sus registros',
    ],
    money: [
      'nadie aún o solo un precio',
      'pagarían',
      'una prueba sin pago',
      'comprometido o pagado',
      'pagó y se quedó',
    ],
    reach: [
      'una idea',
      'un lugar con nombre',
      'con un número',
      'me presentaron allí',
      'de ahí llegaron clientes',
    ],
    evidence: ['nadie aún', 'hablé con uno', 'hablé con cinco', 'observé a tres', 'actuaron sin pedirlo'],
    permissions: {
      'none needed': 'no hace falta',
      'have it': 'lo tengo',
      'not yet': 'todavía no',
      forbidden: 'prohibido',
      unknown: 'no lo sé',
    },
    aims: {
      'side income': 'un ingreso extra',
      'a living': 'un sustento',
      'ten people': 'diez personas',
      large: 'grande',
    },
    verdict: 'Veredicto',
    intro:
      'Eso era todo lo que pregunto. Antes del veredicto, relea sus líneas: tache, mueva o corrija, y marque cómo sabe cada una.',
    unmarked: 'sin marcar: cuenta como contado',
    paidNeeds: missing =>
      `Pagado cuenta con cuántos, cuánto y desde cuándo. En la línea no he leído: ${listed(missing, { count: 'cuántos', amount: 'cuánto', date: 'desde cuándo' })}. Por eso cuenta como contado.`,
    byMarks: 'Según sus propias marcas.',
    aimNeeds: missing =>
      `Está abierto si el mercado da para lo que quiere.${missing.length ? ` No he leído: ${listed(missing, { aim: 'su meta', buyers: 'un número de los que pagan, en Acceso', price: 'un precio con período y moneda, en Dinero' })}.` : ''}`,
    reachRead: read =>
      `En Acceso leo ${read}, como los que alcanza: para una cuenta, ponga ahí un solo número de compradores, con el mismo nombre que en Dinero.`,
    priceRead: read =>
      `En Dinero leo ${read}: para una cuenta, escriba lo que paga uno al mes o al año, con el código de la moneda, por ejemplo EUR.`,
    whoseMoney: name => `Varios países tienen ${name}: para la meta, escriba el código, como EUR.`,
    nobodyPaid:
      'Para GO alguien tiene que haberse comprometido o haber pagado; en la línea del dinero no leo todavía ningún pago.',
    tooSmall: 'El mercado que contó es pequeño para lo que quiere.',
    unplaced:
      'En Dinero hay un segundo número que no pude ubicar: indique cuántos dijeron que no o se fueron.',
    go: 'Seis líneas o más se apoyan en más que lo oído, y hubo pagos. Las mentiras no se ven: es tan cierto como sus marcas.',
    open: 'Abierto: ',
    before: 'antes',
    reasons: {
      unlawful: 'Lo que describe necesita un permiso y no se nombró ninguno.',
      forbidden: 'Lo marcó como prohibido: se trata de la ley, no de su esfuerzo.',
      refuted: 'Lo que vio lo refuta.',
      'own pivot': 'Quiere girar.',
      refusals:
        'Al menos cinco dijeron que no, el triple de los que pagaron: tiene que cambiar la oferta o el grupo.',
      misfit: 'Problema y cliente no encajan.',
      'few answers': 'Hay menos de seis líneas respondidas.',
      'few lines': 'Menos de seis líneas están por encima de “contado”.',
      money:
        'El dinero está por debajo de “comprometido o pagado”. Si alguien se comprometió o le pagó, márquelo así, con cuántos, cuánto y desde cuándo en la línea.',
      contradiction: 'Dos de sus datos se contradicen.',
      permission: 'Está abierto si hace falta un permiso y si lo tiene.',
    },
    market: (count, price, total, aim) =>
      `Si los ${count} son sus compradores, todos a ${price} suman ${total} al año${aim}.`,
    forAim: (aim, bar, isCarried) =>
      isCarried
        ? `: alcanza para “${aim}”, para lo que cuento con unos ${bar}`
        : `: no alcanza para “${aim}”, para lo que cuento con unos ${bar}`,
    confidence: above =>
      `${above} de 8 líneas se conocen mejor que contadas, según sus marcas. No puedo ver si una marca es cierta.`,
  },
  fr: {
    known: [
      'une supposition',
      'on me l’a dit',
      'dit avec un chiffre ou un cas',
      'vu par moi',
      'vu dans leurs comptes',
    ],
    money: [
      'personne encore ou seulement un prix',
      'ils paieraient',
      'un essai non payé',
      'engagé ou payé',
      'payé et resté',
    ],
    reach: ['une idée', 'un lieu nommé', 'avec un nombre', 'présenté là-bas', 'des clients en sont venus'],
    evidence: [
      'personne encore',
      'parlé avec un',
      'parlé avec cinq',
      'observé trois',
      'ils ont agi d’eux-mêmes',
    ],
    permissions: {
      'none needed': 'pas nécessaire',
      'have it': 'je l’ai',
      'not yet': 'pas encore',
      forbidden: 'interdit',
      unknown: 'je ne sais pas',
    },
    aims: {
      'side income': 'un revenu d’appoint',
      'a living': 'de quoi vivre',
      'ten people': 'dix personnes',
      large: 'grand',
    },
    verdict: 'Verdict',
    intro:
      'C’est tout ce que je demande. Avant le verdict, relisez vos lignes : barrez, déplacez ou corrigez, et marquez comment vous savez chacune.',
    unmarked: 'non marqué : compte comme dit',
    paidNeeds: missing =>
      `Payé compte avec combien de personnes, combien et depuis quand. Dans la ligne je n’ai pas lu : ${listed(missing, { count: 'combien de personnes', amount: 'combien', date: 'depuis quand' })}. Cela compte donc comme dit.`,
    byMarks: 'D’après vos propres marques.',
    aimNeeds: missing =>
      `On ne sait pas si le marché porte ce que vous voulez.${missing.length ? ` Je n’ai pas lu : ${listed(missing, { aim: 'votre but', buyers: 'un nombre de ceux qui paient, sous Accès', price: 'un prix avec sa période et sa monnaie, sous Argent' })}.` : ''}`,
    reachRead: read =>
      `Sous Accès je lis ${read}, comme ceux que vous atteignez : pour un calcul, mettez-y un seul nombre d’acheteurs, nommés comme sous Argent.`,
    priceRead: read =>
      `Sous Argent je lis ${read} : pour un calcul, écrivez ce que l’un d’eux paie par mois ou par an, avec le code de la monnaie, par exemple EUR.`,
    whoseMoney: name => `Plusieurs pays ont des ${name} : pour le but, écrivez le code, comme EUR.`,
    nobodyPaid:
      'Pour GO, quelqu’un doit s’être engagé ou avoir payé ; dans la ligne de l’argent je ne lis encore aucun paiement.',
    tooSmall: 'Le marché que vous avez compté est trop petit pour ce que vous voulez.',
    unplaced:
      'Sous Argent il y a un second nombre que je n’ai pas pu placer : indiquez combien ont dit non ou sont partis.',
    go: 'Six lignes ou plus reposent sur plus que des paroles, et on a payé. Les mensonges ne se voient pas : c’est aussi vrai que vos marques.',
    open: 'Ouvert : ',
    before: 'avant',
    reasons: {
      unlawful: 'Ce que vous décrivez exige une autorisation, et aucune n’a été nommée.',
      forbidden: 'Vous l’avez marqué comme interdit : il s’agit de la loi, pas de vos efforts.',
      refuted: 'Ce que vous avez vu le réfute.',
      'own pivot': 'Vous voulez réorienter.',
      refusals:
        'Au moins cinq ont dit non, trois fois plus que de payeurs : l’offre ou le groupe doit changer.',
      misfit: 'Problème et client ne vont pas ensemble.',
      'few answers': 'Moins de six lignes ont une réponse.',
      'few lines': 'Moins de six lignes dépassent « dit ».',
      money:
        'L’argent est en dessous de « engagé ou payé ». Si quelqu’un s’est engagé ou vous a payé, marquez-le ainsi, avec dans la ligne combien de personnes, combien et depuis quand.',
      contradiction: 'Deux de vos faits se contredisent.',
      permission: 'On ne sait pas si une autorisation est nécessaire et acquise.',
    },
    market: (count, price, total, aim) =>
      `Si les ${count} sont vos acheteurs, tous à ${price} font ${total} par an${aim}.`,
    forAim: (aim, bar, isCarried) =>
      isCarried
        ? ` : assez pour « ${aim} », pour quoi je compte environ ${bar}`
        : ` : pas assez pour « ${aim} », pour quoi je compte environ ${bar}`,
    confidence: above =>
      `${above} lignes sur 8 sont mieux connues que dites, d’après vos marques. Je ne vois pas si une marque est juste.`,
  },
  pt: {
    known: [
      'um palpite',
      'me contaram',
      'contado com número ou caso',
      'visto por mim',
      'visto nos registros deles',
    ],
    money: [
      'ninguém ainda ou só um preço',
      'pagariam',
      'um teste sem pagar',
      'comprometido ou pago',
      'pagou e ficou',
    ],
    reach: ['uma ideia', 'um lugar com nome', 'com um número', 'me apresentaram lá', 'clientes vieram dali'],
    evidence: ['ninguém ainda', 'falei com um', 'falei com cinco', 'observei três', 'agiram sem pedir'],
    permissions: {
      'none needed': 'não precisa',
      'have it': 'tenho',
      'not yet': 'ainda não',
      forbidden: 'proibido',
      unknown: 'não sei',
    },
    aims: {
      'side income': 'renda extra',
      'a living': 'um sustento',
      'ten people': 'dez pessoas',
      large: 'grande',
    },
    verdict: 'Veredito',
    intro:
      'Era tudo o que pergunto. Antes do veredito, releia as suas linhas: risque, mova ou corrija, e marque como sabe cada uma.',
    unmarked: 'sem marca: conta como contado',
    paidNeeds: missing =>
      `Pago conta com quantos, quanto e desde quando. Na linha não li: ${listed(missing, { count: 'quantos', amount: 'quanto', date: 'desde quando' })}. Por isso conta como contado.`,
    byMarks: 'Pelas suas próprias marcas.',
    aimNeeds: missing =>
      `Está em aberto se o mercado sustenta o que você quer.${missing.length ? ` Não li: ${listed(missing, { aim: 'a sua meta', buyers: 'um número dos que pagam, em Acesso', price: 'um preço com período e moeda, em Dinheiro' })}.` : ''}`,
    reachRead: read =>
      `Em Acesso leio ${read}, como os que você alcança: para uma conta, ponha ali um só número de compradores, com o mesmo nome que em Dinheiro.`,
    priceRead: read =>
      `Em Dinheiro leio ${read}: para uma conta, escreva o que um deles paga por mês ou por ano, com o código da moeda, por exemplo EUR.`,
    whoseMoney: name => `Vários países têm ${name}: para a meta, escreva o código, como EUR.`,
    nobodyPaid:
      'Para GO alguém precisa ter se comprometido ou pago; na linha do dinheiro ainda não leio nenhum pagamento.',
    tooSmall: 'O mercado que você contou é pequeno para o que quer.',
    unplaced:
      'Em Dinheiro há um segundo número que não consegui situar: indique quantos disseram não ou saíram.',
    go: 'Seis linhas ou mais se apoiam em mais do que ouvir dizer, e houve pagamento. Mentiras não se veem: é tão verdadeiro quanto as suas marcas.',
    open: 'Em aberto: ',
    before: 'antes',
    reasons: {
      unlawful: 'O que você descreve precisa de uma permissão, e nenhuma foi citada.',
      forbidden: 'Você marcou como proibido: trata-se da lei, não do seu esforço.',
      refuted: 'O que você viu refuta a ideia.',
      'own pivot': 'Você quer mudar o rumo.',
      refusals: 'Pelo menos cinco disseram não, o triplo dos que pagaram: a oferta ou o grupo precisa mudar.',
      misfit: 'Problema e cliente não combinam.',
      'few answers': 'Menos de seis linhas têm resposta.',
      'few lines': 'Menos de seis linhas estão acima de “contado”.',
      money:
        'O dinheiro está abaixo de “comprometido ou pago”. Se alguém se comprometeu ou pagou você, marque assim, com quantos, quanto e desde quando na linha.',
      contradiction: 'Dois dos seus fatos se contradizem.',
      permission: 'Está em aberto se é preciso uma permissão e se você a tem.',
    },
    market: (count, price, total, aim) =>
      `Se os ${count} são os seus compradores, todos a ${price} dão ${total} por ano${aim}.`,
    forAim: (aim, bar, isCarried) =>
      isCarried
        ? `: basta para “${aim}”, para o que conto com cerca de ${bar}`
        : `: não basta para “${aim}”, para o que conto com cerca de ${bar}`,
    confidence: above =>
      `${above} de 8 linhas são mais conhecidas do que contadas, pelas suas marcas. Não vejo se uma marca está certa.`,
  },
}
