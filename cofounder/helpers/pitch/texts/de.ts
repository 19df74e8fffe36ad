import { counted } from '../../../language/message.ts'
import { openLines, type Texts } from './texts.ts'

export const de: Texts = {
  opening:
    'Ich bin Ihr Pitch-Coach. Höchstens acht kurze Fragen, dann schreibe ich Ihren Pitch für Investor, Kunde und Partner, aus Ihren eigenen Sätzen. Antworten Sie, wie Sie sprechen.',
  allSaid: 'Mehr brauche ich nicht.',
  stillOpen: openLines(
    'Das waren meine Fragen. Noch offen.',
    'In den Pitches eine Lücke:',
    'Darin weggelassen:',
  ),
  done: 'Drücken Sie „Generate My Pitches“, oder schreiben Sie, was Sie ergänzen möchten.',
  questions: {
    problem: [
      'Was geht heute bei Ihrem Kunden schief, als eine Szene mit einer Zahl darin?',
      'Die ersten zehn Sekunden entscheiden.',
    ],
    customer: [
      'Für wen ist es, so dass einer im Raum sagt „das bin ich“?',
      'Ein Zuhörer stellt Sie nur Leuten vor, die er sich vorstellen kann.',
    ],
    solution: [
      'Was tun Sie dagegen, so gesagt, dass Ihre Großmutter es versteht?',
      'Hier entscheidet sich, ob man weiter zuhört.',
    ],
    difference: [
      'Was tun sie heute stattdessen, und wo ist Ihres besser?',
      'Jeder vergleicht, also vergleichen Sie selbst.',
    ],
    market: [
      'Wie viele solche Kunden gibt es dort, wo Sie anfangen, und wer hat sie gezählt?',
      'Eine Zahl mit Quelle schlägt ein großes Wort.',
    ],
    traction: [
      'Was ist schon geschehen, mit Zahlen?',
      'Auch eine kleine Zahl ist stärker als ein großes Wort.',
    ],
    team: [
      'Was haben Sie gesehen oder getan, das gerade Sie dafür geeignet macht?',
      'Eine Tatsache über Sie genügt.',
    ],
    ask: [
      'Was genau wollen Sie vom Zuhörer, und was wird damit möglich?',
      'Ohne Bitte endet ein Pitch in Höflichkeit.',
    ],
  },
  labels: {
    problem: 'Das Problem',
    customer: 'Der Kunde',
    solution: 'Was wir tun',
    difference: 'Der Unterschied',
    market: 'Der Markt',
    traction: 'Bisher',
    team: 'Das Team',
    ask: 'Worum wir bitten',
  },
  blanks: {
    problem: '[Ihr Problem]',
    customer: '[Ihr Kunde]',
    solution: '[Ihre Lösung]',
    difference: '[Ihr Unterschied]',
    market: '[Ihre Zahl der Kunden]',
    traction: '[was bisher geschah]',
    team: '[Ihr Team]',
    ask: '[Ihre Bitte]',
  },
  parts: { Hook: 'Einstieg', Solution: 'Lösung', Market: 'Markt', Traction: 'Stand', Ask: 'Bitte' },
  audiences: { investor: 'Pitch für Investoren', customer: 'Pitch für Kunden', partner: 'Pitch für Partner' },
  seconds: 'Sekunden',
  words: 'Wörter',
  bridges: [
    ['Solution', 'before', 'Und das tun wir dagegen.'],
    ['Traction', 'before', 'Wo stehen wir heute? Ich sage Ihnen, was geschehen ist, und nicht mehr.'],
    ['Hook', 'after', 'Bleiben Sie einen Moment bei diesem Bild, denn alles andere folgt daraus.'],
    ['Market', 'before', 'Für wen ist das? Stellen Sie sich einen davon heute vor.'],
    ['Solution', 'after', 'Das ist die ganze Idee, und Sie könnten sie heute Abend einem Freund erklären.'],
    ['Market', 'after', 'Ich möchte lieber für wenige die klare Wahl sein als für viele ein Vielleicht.'],
    ['Traction', 'after', 'Ich zeige Ihnen lieber wenig, das stimmt, als viel, das nicht stimmt.'],
    ['Hook', 'before', 'Ich fange mit ihnen an, und nicht mit uns.'],
  ],
  closings: {
    investor:
      'Wenn das ein Problem nach Ihrem Sinn ist, reden wir diese Woche, und bringen Sie Ihre härteste Frage mit.',
    customer:
      'Darf ich es Ihnen diese Woche an Ihrem eigenen Fall zeigen? Wenn es nicht hilft, sagen Sie es einfach.',
    partner:
      'Wenn das auch Ihre Kunden sind, versuchen wir es gemeinsam im Kleinen und sehen uns das Ergebnis nebeneinander an.',
  },
  tipsLead: 'Tipps zum Üben',
  tips: [
    'Lernen Sie den ersten Satz auswendig, sagen Sie ihn ohne nach unten zu sehen und holen Sie dann Luft.',
    'Werden Sie bei jeder Zahl langsamer: Sie braucht davor und danach eine Pause.',
    'Lesen Sie es einmal laut; wo die Luft ausgeht, teilen Sie den Satz.',
    'Nehmen Sie sich mit einer Uhr auf. Sind Sie zu früh fertig, war der Anfang zu schnell.',
    'Enden Sie mit der Bitte und schweigen Sie.',
  ],
  otherLength:
    'Gewünscht war ein längerer Pitch. Ich schreibe diese drei, von 45 bis 60 Sekunden; für mehr Minuten bleiben die fünf Teile des Investoren-Pitchs in ihrer Reihenfolge, und jeder bekommt die Geschichte eines Kunden.',
  missingLead: 'Würde es stärker machen',
  notYet: [
    'Mit drei Antworten kann ich alle drei Pitches schreiben. Diese habe ich:',
    'noch keine',
    'Als Nächstes:',
  ],
  confidence: counted(
    'de',
    'Jede Tatsache darin ist ein Satz von Ihnen ({count, plural, one {# Antwort} other {# Antworten}}).',
  ),
  figure: '[Ihre Zahl]',
  unwritten: 'Nicht vom Modell geschrieben, sondern aus Ihren eigenen Sätzen zusammengestellt:',
  toFill: 'Lücken in Klammern füllen Sie selbst:',
  inOrder:
    'Ich fand keine meiner Fragen im Gespräch und nahm Ihre Nachrichten in der Reihenfolge, in der ich frage.',
  counter:
    '„Warum jetzt, und warum hat es noch niemand getan?“ Dafür hat der Pitch keinen Platz, halten Sie also einen Satz bereit.',
  testFirst:
    'Sagen Sie die Kundenfassung jemandem, der das Problem hat, und lassen Sie ihn wiederholen. Was er weglässt, war nicht klar; was er hinzufügt, will er.',
  actions: [
    'Nehmen Sie die Investorenfassung dreimal auf und behalten Sie die, die am wenigsten geübt klingt.',
    'Sagen Sie die Kundenfassung zwei echten Kunden und notieren Sie jeweils die erste Frage.',
    'Füllen Sie eine Lücke oder schärfen Sie eine Zahl, und erzeugen Sie neu.',
  ],
}
