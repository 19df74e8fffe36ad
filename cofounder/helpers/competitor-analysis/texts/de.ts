import { counted } from '../../../language/message.ts'
import type { Texts } from './texts.ts'

export const de: Texts = {
  opening:
    'Ich leite das Produkt in der Firma, deren Kunden Sie wollen. Ich finde höflich heraus, ob ich mir Ihretwegen Sorgen machen muss. Eine Frage nach der anderen, höchstens elf; dann bekommen Sie den Vergleich und wo Sie heute gegen mich verlieren würden.',
  questions: {
    direct: [
      'Welche Produkte oder Firmen würde ein Kunde neben Ihres stellen, als Liste mit Kommas?',
      'Diese Namen hat ein Käufer im Kopf, bevor Sie sprechen.',
    ],
    'direct-names': [
      'Nur die Namen, mit Kommas dazwischen, oder „keine“: welche sind es?',
      'Jeder Name bekommt im Vergleich eine eigene Zeile.',
    ],
    'status-quo': [
      'Was tun sie heute, wenn sie bei niemandem kaufen?',
      'Die meisten verlorenen Geschäfte enden ohne Entscheidung.',
    ],
    indirect: [
      'Welche ganz andere Sache erledigt dasselbe: ein Büro, eine Tabelle, ein Nachbar?',
      'Dasselbe Geld kann dorthin gehen.',
    ],
    positioning: [
      'Worin genau sind Sie besser, und für wen?',
      'Ein Unterschied, den ein Käufer prüfen kann, schlägt fünf, die gut klingen.',
    ],
    price: [
      'Was verlangen Sie, und was kostet sie jeder dieser Namen oder der heutige Weg?',
      'Ein Preis ist nur neben einem anderen hoch oder niedrig.',
    ],
    'price-theirs': [
      'Und was zahlen sie für jeden dieser Namen oder für den heutigen Weg?',
      'Ohne ihre Zahl hat Ihre keinen Halt.',
    ],
    switching: [
      'Was muss ein Kunde tun, um zu Ihnen zu wechseln: Daten, Mitarbeiter, Vertrag, Gewohnheiten?',
      'Wer diese Arbeit macht, entscheidet über den Wechsel.',
    ],
    moat: [
      'Was könnte ich bis zum nächsten Sommer nicht nachbauen?',
      'Ein Vorsprung endet; was mit jedem Kunden wächst, bleibt.',
    ],
  },
  labels: {
    direct: 'Direkte Rivalen',
    indirect: 'Indirekte Rivalen',
    'status-quo': 'Nichts tun',
    positioning: 'Position',
    price: 'Preis',
    switching: 'Wechsel',
    moat: 'Schutz',
  },
  losses: {
    direct: [
      'Im ersten Vergleich: Der Käufer fragt, was Sie von einem Namen auf seiner Liste unterscheidet.',
      'Fragen Sie fünf Käufer, welche Namen zuletzt auf ihrer Liste standen, mit Preisen.',
    ],
    'status-quo': [
      'Gegen gar keine Entscheidung: Sie braucht keine Schulung und keine Rechnung.',
      'Finden Sie drei, die geschaut und nichts entschieden haben, und fragen Sie, was es seither gekostet hat.',
    ],
    indirect: [
      'Gegen einen ganz anderen Weg, der schon da ist.',
      'Fragen Sie fünf Käufer, was sie morgen nähmen, wenn alle Produkte dieser Art verschwänden.',
    ],
    positioning: [
      'Auf der Vergleichsseite, wo ein Rivale denselben Satz schreiben kann.',
      'Zeigen Sie fünf Käufern Ihren Satz und den eines Rivalen ohne Logo und fragen Sie, welcher von wem ist.',
    ],
    price: [
      'Wenn der Käufer fragt: verglichen womit.',
      'Stellen Sie beide Preise auf ein Blatt und fragen Sie fünf Käufer, welchen sie verteidigen müssten.',
    ],
    switching: [
      'In der Woche des Wechsels: Daten, Mitarbeiter und Gewohnheiten sind für jemanden Arbeit.',
      'Ziehen Sie einen echten Kunden selbst um, mit laufender Stoppuhr.',
    ],
    moat: [
      'Im zweiten Jahr, wenn es läuft und ein größerer Rivale hinsieht.',
      'Fragen Sie jemanden, der so etwas baut, wie lange ein Nachbau dauert und was nicht geht.',
    ],
  },
  columns: ['Rivale', 'Gewählt wegen', 'Preis', 'Wo Sie gewinnen', 'Wo Sie verlieren', 'Von'],
  kinds: { direct: 'direkt', indirect: 'indirekt', 'status quo': 'Status quo' },
  steppingOut: 'Ich trete aus meiner Rolle heraus: So sieht das Feld von der anderen Seite aus.',
  origins: { benchmark: 'Vergleichswert', web: 'Web', estimate: 'Schätzung' },
  doingNothing: 'Nichts tun',
  seeWords: 'siehe Ihre Worte unten',
  prices: 'Preise, mit Ihren Worten.',
  notSaid: 'offen',
  toFind: 'Herauszufinden: drei fragen, die es gewählt haben',
  toCompare: 'Zu vergleichen: was Sie können und das nicht',
  samePrice: 'Nach diesen Preisen verlangen beide dasselbe, „günstiger“ ist also nicht belegt.',
  they: 'Ihnen',
  position: 'Ihre Position.',
  positionOpen:
    'Diese Zeile ist noch offen. Beenden Sie sie für einen Käufer: „Nehmen Sie uns, nicht die anderen, wenn Sie …“.',
  lossesLead: 'Wo Sie heute verlieren würden',
  answersLead: 'Was ich gefragt habe und was Sie sagten',
  lowered: lines =>
    `Für diese Zeilen gibt es keine Worte von Ihnen, deshalb gelten sie als Vermutung: ${lines}.`,
  open: 'Diese Zeile ist noch offen.',
  confidence: counted(
    'de',
    'Es ruht auf dem, was Sie mir erzählt haben ({count, plural, one {# Antwort} other {# Antworten}}); ich habe nichts nachgeschlagen und keinen Rivalen geprüft.',
  ),
  counter:
    'Ein Käufer, der nichts tut, macht keinen Fehler. Solange Warten weniger kostet als Sie, ist das der Rivale, den Sie schlagen müssen.',
  tryRival:
    'Sehen Sie sich den ersten Rivalen Ihrer Liste so an, wie ein Kunde ihm begegnet, und notieren Sie jeden ärgerlichen Schritt.',
  askNo: 'Fragen Sie drei, die Ihnen oder ähnlichen abgesagt haben, was sie stattdessen taten.',
}
