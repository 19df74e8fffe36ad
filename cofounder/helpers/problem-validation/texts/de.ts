import { counted } from '../../../language/message.ts'
import type { Texts } from './texts.ts'

export const de: Texts = {
  opening:
    'Ich bin der Kunde, den Sie gewinnen möchten: beschäftigt, fair und schwer zu überzeugen. Ich frage nach dem Problem, nicht nach Ihrem Produkt, eine Frage nach der anderen, höchstens elf. Dann bekommen Sie eine Auswertung.',
  questions: {
    problem: [
      'Was genau ging schief, als Sie es das letzte Mal gesehen haben?',
      'Ein echter Fall sagt mehr als eine Beschreibung.',
    ],
    who: [
      'Wer hat es am schlimmsten: welcher Beruf, welche Art Betrieb, welches Land?',
      'Eine Gruppe, die Sie heute Nachmittag anrufen könnten, lässt sich diese Woche prüfen.',
    ],
    frequency: [
      'Wie oft passiert es bei einem von ihnen?',
      'Für ein Problem, das einmal im Jahr kommt, zahlt selten jemand.',
    ],
    'frequency-counted': [
      'Wie viele Male kam es in den letzten vier Wochen bei einem von ihnen vor?',
      'Eine Zahl lässt sich prüfen, ein Gefühl nicht.',
    ],
    intensity: [
      'Was kostet es sie jedes Mal, in Geld oder Stunden?',
      'An dieser Zahl wird Ihr Preis gemessen.',
    ],
    'intensity-summed': [
      'Als eine grobe Zahl mit Einheit: wie viel geht in einem Monat verloren?',
      'Auch eine grobe Zahl lässt sich neben einen Preis stellen.',
    ],
    workaround: ['Was tun sie heute dagegen?', 'Das ist es, was Sie schlagen müssen.'],
    money: [
      'Wie viele haben Ihnen schon gezahlt, und wie viele haben abgelehnt?',
      'Geld, das geflossen ist, entscheidet mehr als alles Gesagte.',
    ],
    'money-asked': [
      'Wie viele Menschen haben Sie bisher nach Geld gefragt?',
      'Ein Preis, nach dem niemand gefragt wurde, ist eine Vermutung.',
    ],
    reach: [
      'Wo finden Sie die nächsten zwanzig, und wie viele gibt es dort?',
      'Eine Liste mit Namen ist mehr wert als ein Kanal.',
    ],
    evidence: [
      'Mit wie vielen haben Sie gesprochen oder ihnen zugesehen, und was haben sie getan?',
      'Was Menschen tun, wiegt mehr als was sie sagen.',
    ],
  },
  labels: {
    problem: 'Problem',
    who: 'Wer es hat',
    frequency: 'Wie oft',
    intensity: 'Was es kostet',
    workaround: 'Wie sie sich heute helfen',
    money: 'Geld',
    reach: 'Erreichbarkeit',
    evidence: 'Belege',
  },
  find: {
    problem: [
      'Ob die Leute dieses Problem von selbst nennen.',
      'Führen Sie acht Gespräche von 20 Minuten über ihre letzte schlechte Woche, ohne Ihr Produkt zu erwähnen.',
      'Wie viele vor Ihnen davon anfangen',
      '5 von 8',
      'Menschen nennen dieses Problem von selbst.',
    ],
    who: [
      'Welche Gruppe es weit schlimmer hat als die anderen.',
      'Schreiben Sie 20 Namen in drei Gruppen auf und rufen Sie je vier an.',
      'Wie viele je Gruppe schon selbst etwas versucht haben',
      'eine Gruppe bei 3 von 4, eine andere bei höchstens 1',
      'Eine Gruppe trifft es weit schlimmer als die anderen.',
    ],
    frequency: [
      'Wie oft es wirklich passiert.',
      'Fragen Sie fünf nach ihren letzten Fällen, bis zu drei, je mit Datum und einer Rechnung, Nachricht oder Notiz, die ihn zeigt.',
      'Zeit zwischen zwei Fällen',
      'bei 3 von 5 nicht länger als erzählt',
      'Es kommt so oft vor, wie man uns gesagt hat.',
    ],
    intensity: [
      'Was es laut ihren eigenen Unterlagen kostet.',
      'Setzen Sie sich zu dreien und rechnen Sie auf Papier aus, was der letzte Fall an Stunden und Geld gekostet hat und was alle Fälle eines Jahres.',
      'Kosten eines Jahres nach ihren Zahlen',
      'mindestens das Zehnfache dessen, was Sie für ein Jahr nehmen',
      'In ihren eigenen Unterlagen kostet es weit mehr, als wir verlangen.',
    ],
    workaround: [
      'Wo der heutige Weg sie im Stich lässt.',
      'Lassen Sie sich von dreien Schritt für Schritt zeigen, was sie beim letzten Mal getan haben, auch wenn es nichts war.',
      'Der Schritt, der wiederholt, ausgelassen oder aufgegeben wird',
      'bei allen 3 derselbe',
      'Der heutige Weg lässt alle an derselben Stelle im Stich.',
    ],
    money: [
      'Wer zahlt, bevor es fertig ist, und warum die anderen nicht.',
      'Bieten Sie zehn von ihnen eine rückzahlbare Anzahlung mit Termin an und notieren Sie jeden Grund für ein Nein.',
      'Eingegangene Anzahlungen, keine Zusagen',
      '3 von 10',
      'Sie zahlen, bevor es fertig ist.',
    ],
    reach: [
      'Ob ein Ort sie zu einem Preis erreicht, den Sie tragen können.',
      'Schreiben Sie 40 von ihnen über den einen Ort, an dem sie zusammenkommen.',
      'Antworten, die etwas fragen oder eine Zeit nennen',
      '8 von 40',
      'Ein Ort erreicht sie zu einem Preis, den wir tragen können.',
    ],
    evidence: [
      'Ob sie ohne Anstoß handeln.',
      'Sagen Sie fünf von denen, die Sie getroffen haben, wo man Sie findet, und erinnern Sie zwei Wochen lang niemanden.',
      'Wie viele von selbst kommen oder schreiben',
      '2 von 5',
      'Sie handeln ohne Anstoß.',
    ],
  },
  findMore: {
    money: [
      'Ob die Zahlenden bleiben, und warum die anderen nicht zahlen.',
      'Bitten Sie jeden, der zahlt, um die nächste Zahlung, oder um zwei Namen, wo nur einmal gekauft wird, und fragen Sie jeden, der gegangen ist oder abgelehnt hat, was entschieden hat.',
      'Wer wieder zahlt, und notierte Gründe',
      '3 von 4 Zahlenden und ein Grund von jedem anderen',
      'Wer zahlt, bleibt.',
    ],
    fromUs: [
      'Wer Sie bezahlt, wenn Sie die Genannten bezahlen.',
      'Bitten Sie zehn, die es Ihnen abkaufen würden, um eine Bestellung mit Betrag und Datum, und notieren Sie jeden Grund für ein Nein.',
      'Schriftliche Bestellungen',
      '3 von 10',
      'Es gibt Käufer neben denen, die wir bezahlen.',
    ],
    given: [
      'Wer wieder gibt, wenn die, die es nutzen, nicht zahlen.',
      'Bitten Sie zehn, die geben könnten (Firmen, Stiftungen, Mitglieder), um einen Betrag im Jahr, und notieren Sie jeden Grund für ein Nein.',
      'Schriftlich zugesagte Beträge',
      '3 von 10',
      'Wer einmal gegeben hat, gibt wieder.',
    ],
    reach: [
      'Wer es außerhalb derer hat, die Sie schon erreichen.',
      'Bitten Sie jeden der letzten zehn um zwei Namen außerhalb dieses Kreises und schreiben Sie ihnen.',
      'Antworten von außerhalb',
      '8 von 20',
      'Auch andere als die, die wir schon erreichen, haben es.',
    ],
  },
  verdict: 'Urteil:',
  verdicts: { GO: 'los', PIVOT: 'umsteuern', STOP: 'anhalten', 'NOT YET': 'noch nicht' },
  columns: ['Punkte', 'Sie sagten', 'Warum diese Punkte'],
  steppingOut: 'Ich trete jetzt aus der Rolle des Kunden heraus. Das würde ich einem Freund sagen.',
  notYet: counted(
    'de',
    'Das ist an dieser Stelle das normale Urteil und keines über die Idee. Aus Nachrichten allein ({count, plural, one {# Antwort} other {# Antworten}}) gebe ich keiner Zeile mehr als 2 von 5: Ich habe es gehört, nicht gesehen. So steigt es: Markieren Sie auf der Seite, woher Sie jede Zeile wissen (vermutet, gehört, gesehen), oder verbinden Sie ein Modell, das abwägt.',
  ),
  stop: 'Was Sie beschreiben, braucht eine Erlaubnis, und genannt wurde keine. Bis dahin halte ich hier an: Es geht um das Gesetz, nicht um Ihre Mühe.',
  findLead: 'Drei Dinge, die Sie herausfinden sollten',
  findSome: 'Was Sie herausfinden sollten',
  testLead: 'Testkarten',
  open: 'Diese Zeile ist noch offen.',
  heard: 'Erzählt, von mir nicht gesehen.',
  doubtful:
    'Erzählt. Beantwortet es eine andere Frage, schreiben Sie den Namen jener Zeile, einen Doppelpunkt und die Worte noch einmal.',
  told: 'Ich lese darin keine Zahl, die die Frage beantwortet; die Zeile gilt deshalb als offen.',
  nothing: 'Nach Ihren Worten kostet es sie nichts. Dann wird wenig gezahlt, um es loszuwerden.',
  withFigure: 'Erzählt. Wenn ich Sie richtig lese:',
  confidence: counted(
    'de',
    'Es ruht auf dem, was Sie mir erzählt haben ({count, plural, one {# Antwort} other {# Antworten}}), und auf nichts, was ich gesehen habe. Ob etwas nicht stimmt oder fehlt, kann ich nicht erkennen.',
  ),
  counter:
    'Die meisten Probleme nimmt man jahrelang hin und zahlt nur für wenige. Ob dieses dazugehört, zeigt nur Geld oder Zeit, die andere geben.',
  comeBack:
    'Kommen Sie mit dem zurück, was die Leute getan haben, und führen Sie dieses Gespräch noch einmal.',
  after: 'Schreiben Sie, was Sie herausfinden; es kommt auf die Karte.',
}
