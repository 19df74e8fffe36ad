import type { MentorTopic } from '../../topic.ts'

export const direction: readonly MentorTopic[] = [
  {
    id: 'mvp',
    title: 'die erste Version',
    asks: [
      'was gehört in die erste Version',
      'wie klein darf das MVP sein',
      'muss alles fertig sein, bevor ich es zeige',
      'wie baue ich einen Prototyp',
      'welche Funktionen brauche ich zuerst',
    ],
    words: 'prototyp version mvp funktionen fertig klein',
    answer:
      'Die erste Version prüft die riskanteste Annahme, sie zeigt nicht die ganze Idee. Machen Sie von Hand, was der Kunde nicht sieht; ein Formular, eine Tabelle und Sie dazwischen reichen für fünf Kunden. Schreiben Sie diese Annahme zuerst in einen Satz. Zählen Sie danach, wie viele der fünf sich ärgern würden, wenn Sie es ihnen wieder wegnähmen; das ist Ihr Ergebnis.',
    more: 'Geben Sie sich zwei Wochen. Was nicht hineinpasst, kommt auf eine Liste für später.',
    nextStep: 'Liefern Sie das Ergebnis einmal ganz von Hand und notieren Sie jeden Schritt.',
  },
  {
    id: 'pivot',
    title: 'die Richtung ändern',
    asks: [
      'soll ich die Richtung ändern',
      'es funktioniert nicht',
      'soll ich etwas anderes versuchen',
      'wann ist ein Pivot richtig',
      'die Idee läuft nicht',
    ],
    words: 'richtung ändern pivot anders stecken wechseln',
    answer:
      'Trennen Sie die Teile: die Menschen, das Problem, die Lösung, den Verkauf. Meist ist eines falsch und der Rest behaltenswert. Setzen Sie die Grenze, bevor Sie hinsehen: Wenn bis dann weniger als so viele das tun, ändern wir. Können Sie Fälliges nicht zahlen, fragen Sie sofort einen Anwalt; es gibt Fristen. Zählen Sie für jeden Teil, wer im letzten Monat gehandelt hat.',
    more: 'Ohne Datum sieht jede Woche nach der falschen aus.',
    nextStep: 'Schreiben Sie einen Satz mit Zahl und Datum, der Sie umkehren ließe.',
  },
  {
    id: 'shut-down',
    title: 'die Firma beenden',
    asks: [
      'soll ich aufhören',
      'soll ich den Betrieb zumachen',
      'wie schließe ich die Firma ordentlich',
      'ist es Zeit aufzugeben',
      'soll ich das Geschäft schließen',
    ],
    words: 'schließen aufhören aufgeben zumachen insolvenz beenden auflösen',
    answer:
      'Entscheiden Sie an einem Tag, vor dem Sie geschlafen haben, mit drei Zahlen: wie viel Geld da ist, wie viele Monate es reicht, und was bis wann geschehen müsste. Würde es niemand vermissen und würden Sie es heute nicht wieder beginnen, ist Aufhören eine Entscheidung und kein Scheitern. Können Sie Fälliges nicht mehr zahlen, fragen Sie sofort einen Anwalt oder Berater: Es gibt Fristen, und sie binden Sie persönlich. Rechnen Sie aus, was ein geordnetes Ende kostet, und halten Sie dieses Geld zurück.',
    more: 'Schreiben Sie Kunden, Mitarbeitern und Gläubigern, bevor sie fragen. Geordnet aufzuhören kostet weniger, als spät aufzuhören.',
    nextStep:
      'Schreiben Sie den Satz „Wir hören auf, wenn bis … nicht … geschehen ist“ und zeigen Sie ihn jemandem.',
  },
  {
    id: 'rent',
    title: 'Miete und Mietvertrag',
    asks: [
      'der Vermieter will mehr Miete',
      'die Miete ist zu hoch',
      'soll ich einen langen Mietvertrag unterschreiben',
      'der Vermieter erhöht die Miete für den Laden',
      'wie verhandle ich die Miete',
      'die Pacht für die Werkstatt steigt',
      'Miete',
      'die Miete',
    ],
    words: 'miete vermieter pacht mietvertrag laden räume verdoppeln',
    answer:
      'Bevor Sie unterschreiben oder antworten, rechnen Sie die Miete als Anteil dessen, was der Ort in einem üblichen Monat verkauft, und im schlechtesten. Trägt der schlechteste sie nicht, ist der Ort zu teuer, so schön er ist. Verhandeln Sie dann, was den Vermieter wenig kostet: späterer Beginn, Ausstieg nach einem Jahr, Stufen statt eines Sprungs, eine Grenze für Erhöhungen. Bringen Sie zwei andere Orte mit Preis. Lassen Sie Laufzeit, Ende, Reparaturen und persönliche Haftung von jemandem lesen, der Mietverträge kennt.',
    more: 'Kommt eine Erhöhung, sehen Sie zuerst im Vertrag nach, ob sie in dieser Form und zu diesem Datum erlaubt ist.',
    nextStep: 'Rechnen Sie die Miete gegen den schlechtesten Monat und sehen Sie sich zwei andere Orte an.',
  },
  {
    id: 'legal',
    title: 'rechtliche Fragen',
    asks: [
      'brauche ich einen Anwalt',
      'ist das erlaubt',
      'was sagt das Gesetz dazu',
      'ich habe eine Rechtsfrage',
      'welche rechtlichen Pflichten habe ich',
      'Vertrag, Marke, Haftung oder Datenschutz',
      'Recht',
    ],
    words: 'anwalt recht gesetz erlaubt verboten darf rechtlich',
    answer:
      'Dazu kann ich nicht beraten: Es hängt von Land und Lage ab. Fragen Sie für Recht einen Anwalt, für Erlaubnisse die zuständige Behörde; die Kammer nennt oft kostenlose Erstgespräche. Finden Sie in einem geregelten Feld in der ersten Woche heraus, welche Erlaubnis Sie brauchen; sie entscheidet oft, wer Ihr Kunde sein kann. Lassen Sie alle, die mitbauen, ihre Rechte an die Firma übertragen. Rechnen Sie aus, was ein falscher Schritt kosten würde, und bringen Sie die teuerste Frage zuerst.',
    more: 'Bringen Sie drei Fragen mit, die das Vorhaben stoppen könnten; das macht die Stunde billig.',
    nextStep: 'Schreiben Sie die drei Fragen auf und vereinbaren Sie eine Stunde.',
  },
  {
    id: 'tax',
    title: 'Steuern',
    asks: [
      'wie viel Steuern muss ich zahlen',
      'muss ich Umsatzsteuer berechnen',
      'muss ich Nebeneinkünfte versteuern',
      'brauche ich einen Steuerberater',
      'das Finanzamt hat geschrieben',
    ],
    words: 'steuer steuern finanzamt umsatzsteuer steuerberater absetzen versteuern',
    answer:
      'Zu Steuern kann ich nicht beraten: Sie hängen von Land und Lage ab. Ein Steuerberater oder das Finanzamt kann es, und ein erstes Gespräch kostet oft wenig. Bringen Sie vier Dinge mit: was Sie eingenommen haben und von wem, in welchem Land diese sitzen, Ihre Rechtsform, und was Sie sonst verdienen. Legen Sie bis dahin von jeder Zahlung einen Teil auf ein zweites Konto, und fragen Sie, wie groß er sein soll. Rechnen Sie die Einnahmen der letzten zwölf Monate zusammen. Hat ein Brief eine Frist, rufen Sie vorher an.',
    more: 'Sammeln Sie jede Rechnung und jeden Beleg nach Monaten; das allein macht die Stunde billig.',
    nextStep: 'Schreiben Sie drei Steuerfragen auf und vereinbaren Sie eine Stunde.',
  },
  {
    id: 'registration',
    title: 'das Gewerbe anmelden',
    asks: [
      'muss ich ein Gewerbe anmelden',
      'ich verkaufe von zu Hause ohne Anmeldung',
      'wann muss ich mein Geschäft anmelden',
      'wie gründe ich eine Firma',
      'ist es verboten, ohne Gewerbe zu verkaufen',
    ],
    words: 'gewerbe anmelden anmeldung gewerbeschein nachbarn schwarz rechtsform gmbh',
    answer:
      'Fragen Sie das Gewerbeamt oder die Kammer, was Ihr Handel braucht; das erste Gespräch ist meist kostenlos, und Fragen verrät niemanden. Es ist je nach Ort verschieden: Manches Kleine braucht nur eine Anzeige, anderes zuerst eine Erlaubnis. Rechnen Sie beide Seiten für ein Jahr: Gebühren, Steuern, Versicherung und Stunden gegen das, was Ihnen ohne Papiere entgeht, etwa größere Kunden, ein Konto, ein Kredit, ruhiger Schlaf. Beginnen Sie mit heute und lassen Sie sich beraten, wie mit dem Früheren umzugehen ist.',
    more: 'Bringen Sie vier Zeilen mit: was Sie verkaufen, wo, seit wann, für wie viel im Monat. Das reicht für eine klare Antwort.',
    nextStep:
      'Schreiben Sie die vier Zeilen auf und rufen Sie diese Woche beim Gewerbeamt oder bei der Kammer an.',
  },
]
