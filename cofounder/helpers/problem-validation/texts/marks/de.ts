import { aimWords } from '../../../../../venture/language/founder-choices.ts'
import { listed, type Marks } from './marks.ts'

export const de: Marks = {
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
  aims: aimWords.de,
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
  left: 'Nach Ihren Worten sind einige gegangen, die gezahlt hatten: Fragen Sie jeden nach dem Grund, bevor Sie mehr gewinnen.',
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
}
