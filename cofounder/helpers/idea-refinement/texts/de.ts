import { counted } from '../../../language/message.ts'
import type { Texts } from './texts.ts'

export const de: Texts = {
  opening:
    'Machen wir die Idee so klar, dass ein Fremder sie wiederholen kann. Eine Frage nach der anderen; jede Antwort kommt an ihren Platz, in Ihren Worten.',
  questions: {
    problem: [
      'Was geht heute bei ihnen schief, ohne Ihr Produkt im Satz?',
      'Ist das Problem klar, lässt sich der Rest daran prüfen.',
    ],
    customer: [
      'Für wen genau ist es zuerst: welcher Beruf, welche Art Betrieb, welche Gegend?',
      'Die ersten zehn Kunden findet man leichter als den ersten Markt.',
    ],
    solution: [
      'Was tun sie am ersten Tag, und was bekommen sie zurück?',
      'Schritt für Schritt gesagt, lässt es sich diese Woche von Hand versuchen.',
    ],
    difference: [
      'Was nähmen sie, wenn es Sie nicht gäbe, und was ist bei Ihnen besser?',
      'Diesen Vergleich macht jeder von ihnen.',
    ],
    revenue: ['Wer zahlt, wie viel und wofür?', 'Ein laut gesagter Preis ist der billigste Test.'],
    'revenue-number': [
      'Als eine Zahl mit Einheit: was würden Sie morgen sagen?',
      'Eine Zahl kann man ablehnen, und daraus lernt man.',
    ],
    risk: [
      'Was muss stimmen, damit es klappt, das Sie selbst noch nicht gesehen haben?',
      'Das gehört zuerst geprüft.',
    ],
  },
  labels: {
    problem: 'Problem',
    customer: 'Kunde',
    solution: 'Lösung',
    difference: 'Unterschied',
    revenue: 'Einnahmen',
    risk: 'Riskanteste Annahme',
  },
  blank: '[noch offen]',
  version: 'Ihre Idee, Fassung',
  changed: 'Neu:',
  canvasLead: 'Lean Canvas',
  openBox: 'offen:',
  boxes: {
    Problem: ['Problem', 'Was heute bei ihnen schiefgeht.'],
    'Customer segments': ['Kundengruppen', 'Wer es am schlimmsten hat.'],
    'Unique value proposition': ['Nutzenversprechen', 'Was besser ist als der heutige Weg.'],
    Solution: ['Lösung', 'Was sie am ersten Tag tun.'],
    Channels: ['Kanäle', 'Der eine Ort, an dem man zehn von ihnen trifft.'],
    'Revenue streams': ['Einnahmen', 'Wer zahlt, wie viel, wofür.'],
    'Cost structure': ['Kosten', 'Was ein Kunde Sie im Monat kostet.'],
    'Key metrics': ['Kennzahl', 'Die eine Zahl, die zeigt, dass es hilft.'],
    'Unfair advantage': ['Vorteil', 'Was Sie haben und niemand kaufen kann.'],
  },
  done: 'Das Canvas gehört Ihnen: Ändern Sie ein Feld, und es gilt. Schreiben Sie mehr, und es kommt dazu.',
  confidence: counted(
    'de',
    'Es enthält, was Sie mir gesagt haben ({count, plural, one {# Antwort} other {# Antworten}}), jedes im Feld, nach dem gefragt wurde; geprüft ist nichts.',
  ),
  counter:
    'Ein klarer Satz ist noch kein wahrer. Die riskanteste Annahme entscheidet, und beantworten können sie nur Menschen draußen.',
  thin: 'Ein Feld mit ein oder zwei Wörtern sagt wenig. Beginnen Sie beim Problem: Schreiben Sie einen Fall in einem Satz, was geschah, wem, und wann zuletzt.',
  testFirst:
    'Erzählen Sie die Idee drei Leuten Ihrer ersten Gruppe und lassen Sie sie wiederholen. Prüfen Sie dann binnen zwei Wochen die riskanteste Annahme.',
  actions: [
    'Lesen Sie Ihre Idee jemandem vor, der die Arbeit macht, und notieren Sie die erste Frage.',
    'Schreiben Sie den Test für die riskanteste Annahme: was Sie tun, was Sie zählen, welche Zahl genügt.',
    'Füllen Sie ein offenes Feld aus einem Gespräch, nicht vom Schreibtisch.',
  ],
}
