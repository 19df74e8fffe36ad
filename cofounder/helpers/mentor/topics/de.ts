import type { MentorTopic } from '../topic.ts'

export const de: readonly MentorTopic[] = [
  {
    id: 'first-customers',
    title: 'die ersten Kunden finden',
    words: 'ersten kunden finden gewinnen akquise zehn kunden woher neue kundschaft erste',
    advice: [
      'Die ersten zehn Kunden kommen aus Gesprächen, nicht aus Kanälen. Schreiben Sie vierzig Namen auf, bitten Sie jeden um fünfzehn Minuten über das Problem, und bieten Sie das Produkt nur denen an, die nachfragen. Richten Sie es selbst bei ihnen ein.',
      'Fragen Sie jeden, der ablehnt, nach einem, der es schlimmer hat. Führen Sie eine Liste mit Datum, Antwort und nächstem Schritt. Bringt ein Ort drei Kunden, ist er Ihr erster Kanal.',
    ],
    nextStep:
      'Schreiben Sie zehn Menschen mit Namen einen Satz über ihr Problem und eine Frage, und zählen Sie die Antworten.',
  },
  {
    id: 'pricing',
    title: 'den Preis festlegen',
    words: 'preis preise verlangen kosten abo teuer billig rabatt wie viel nehmen',
    advice: [
      'Rechnen Sie vom Schaden her, nicht von Ihren Kosten. Ein Zehntel des jährlichen Schadens sagt sich leicht zu, die Hälfte braucht einen Beweis. Nennen Sie einen Preis laut und schweigen Sie. Zuckt niemand, ist er zu niedrig.',
      'Erhöhen Sie bei jedem der nächsten fünf Gespräche, bis einer von dreien ablehnt. Verkaufen Sie lieber einen Monat als eine Gratisprobe.',
    ],
    nextStep:
      'Nennen Sie drei Kunden denselben Preis und schreiben Sie auf, womit jeder ihn zuerst vergleicht.',
  },
  {
    id: 'interviews',
    title: 'mit Kunden sprechen',
    words: 'interview gespräch fragen kunden befragen validieren problem prüfen umfrage',
    advice: [
      'Fragen Sie nach dem letzten Mal, nie nach Ihrer Idee: Was taten Sie, was kostete es, was haben Sie versucht? Vergangenes Verhalten und Geld sind Belege, „würde ich nutzen“ nicht. Fünf Gespräche mit gleichen Leuten sagen mehr als eine Umfrage.',
      'Halten Sie Stille länger aus, als angenehm ist. Bitten Sie am Ende um etwas, das sie kostet: eine Empfehlung, Daten, eine Anzahlung.',
    ],
    nextStep: 'Führen Sie drei Gespräche von zwanzig Minuten, ohne Ihr Produkt zu erwähnen.',
  },
  {
    id: 'mvp',
    title: 'die erste Version',
    words: 'mvp prototyp erste version bauen funktionen entwickeln programmieren umfang',
    advice: [
      'Die erste Version prüft die riskanteste Annahme, sie zeigt nicht die ganze Idee. Machen Sie von Hand, was der Kunde nicht sieht; ein Formular, eine Tabelle und Sie dazwischen reichen für fünf Kunden.',
      'Geben Sie sich zwei Wochen. Was nicht hineinpasst, kommt auf eine Liste für später.',
    ],
    nextStep: 'Liefern Sie das Ergebnis einmal ganz von Hand und notieren Sie jeden Schritt.',
  },
  {
    id: 'fundraising',
    title: 'Geld aufnehmen',
    words: 'investor investoren finanzierung kapital aufnehmen angel bewertung runde geld anteile förderung',
    advice: [
      'Nehmen Sie Geld auf, wenn Geld das ist, was fehlt, und wissen Sie genau, welchen Beweis es kauft: dieser Betrag, diese Monate, dieser Beweis. Zuschüsse, Kunden und ein kleinerer Plan sind billiger als Anteile.',
      'Vierzig passende Investoren, Vorstellung durch Gründer, alle ersten Treffen binnen drei Wochen. Lesen Sie die Vorzugsrechte vor der Bewertung.',
    ],
    nextStep: 'Schreiben Sie: „Mit diesem Betrag erreichen wir diesen Beweis bis zu diesem Monat.“',
  },
  {
    id: 'cofounder',
    title: 'Mitgründer',
    words: 'mitgründer gründer partner team anteile aufteilen streit vesting verlassen gegangen',
    advice: [
      'Wählen Sie durch gemeinsame Arbeit: vier Wochen an einem echten Ergebnis mit Termin. Teilen Sie nach der Arbeit, die noch kommt, mit vier Jahren Vesting für alle. Schreiben Sie auf, wer was entscheidet. Geht jemand, sichern Sie zuerst Zugänge, Code und Konto, und lesen Sie dann, was unterschrieben ist.',
      'Sprechen Sie früh aus, wie lange jeder ohne Gehalt leben kann und wann er aufhören würde.',
    ],
    nextStep: 'Vereinbaren Sie ein Stück Arbeit mit einem Datum in vier Wochen.',
  },
  {
    id: 'competition',
    title: 'Wettbewerber',
    words: 'wettbewerb wettbewerber konkurrenz konkurrent rivale kopieren anders besser',
    advice: [
      'Ihr stärkster Rivale ist, nichts zu tun; der zweite das Werkzeug, für das sie schon zahlen. Zählen Sie keine Funktionen auf, sondern finden Sie die eine Lage, in der man mit den anderen verliert und mit Ihnen gewinnt.',
      'Nutzen Sie den Rivalen wie ein Kunde, lesen Sie seine schlechtesten Bewertungen und sprechen Sie mit dreien, die gegangen sind.',
    ],
    nextStep: 'Sprechen Sie mit zweien, die die naheliegende Lösung verlassen haben.',
  },
  {
    id: 'runway',
    title: 'wie lange das Geld reicht',
    words: 'geld reicht monate laufzeit liquidität ausgeben kosten runway übrig lange',
    advice: [
      'Geld geteilt durch das, was im Monat mehr hinausgeht als hereinkommt, gibt die Monate. Bei sechs Monaten entscheiden Sie: kürzen, verkaufen oder aufnehmen; bei drei wählen Sie nicht mehr.',
      'Rechnen Sie drei Linien: schlecht, wahrscheinlich, gut, und legen Sie heute fest, was Sie bei der schlechten tun.',
    ],
    nextStep:
      'Schreiben Sie Kontostand, Kosten und Einnahmen im Monat auf eine Seite und markieren Sie den Monat null.',
  },
  {
    id: 'legal',
    title: 'Recht und Steuern',
    words:
      'recht rechtlich anwalt vertrag gmbh gründen anmelden marke patent datenschutz dsgvo steuer steuern haftung',
    advice: [
      'Dazu kann ich nicht beraten: Es hängt von Land und Lage ab. Fragen Sie für Recht einen Anwalt, für Steuern einen Steuerberater, für Erlaubnisse die zuständige Behörde; die Kammer nennt kostenlose Erstberatungen.',
      'Bringen Sie drei Fragen mit, die das Vorhaben stoppen könnten; das macht die Stunde billig.',
    ],
    nextStep: 'Schreiben Sie die drei Fragen auf und vereinbaren Sie eine Stunde.',
  },
  {
    id: 'pivot',
    title: 'Richtung ändern oder aufhören',
    words: 'aufgeben aufhören schließen ändern richtung pivot scheitern läuft nicht weitermachen',
    advice: [
      'Trennen Sie die Teile: die Menschen, das Problem, die Lösung, den Verkauf. Meist ist eines falsch und der Rest behaltenswert. Setzen Sie die Grenze, bevor Sie hinsehen: Wenn bis dann weniger als so viele das tun, ändern wir. Können Sie Fälliges nicht zahlen, fragen Sie sofort einen Anwalt; es gibt Fristen.',
      'Ohne Datum sieht jede Woche nach der falschen aus.',
    ],
    nextStep: 'Schreiben Sie einen Satz mit Zahl und Datum, der Sie umkehren ließe.',
  },
  {
    id: 'exclusivity',
    title: 'ein Kunde will Exklusivität',
    words: 'exklusiv exklusivität exklusivrechte gebiet bayern region alleinig',
    advice: [
      'Exklusivität verkaufen Sie, also geben Sie ihr Preis und Ende: eine Mindestabnahme je Quartal, ein Gebiet, zwölf Monate, und sie erlischt, wenn die Menge fehlt. Ohne Mindestabnahme ist die Antwort nein.',
      'Bieten Sie zuerst Engeres an: drei Monate Vorsprung oder ein genanntes Konto.',
    ],
    nextStep: 'Fragen Sie, wovor der Kunde sich schützen will, und schreiben Sie die Mindestabnahme auf.',
  },
  {
    id: 'rejected',
    title: 'eine Absage von jemandem, der zählt',
    words: 'ablehnt absage verband ablehnung nein sagt partner lehnt',
    advice: [
      'Ein Nein zu Ihrem Angebot ist kein Nein Ihrer Kunden. Fragen Sie einmal, was anders sein müsste. Gehen Sie dann durch eine andere Tür zu denselben Leuten: zehn Mitglieder, einzeln. Wollen es mehrere, fragt der Verband Sie.',
      'Hängen Sie den Plan nie an eine Tür.',
    ],
    nextStep: 'Nennen Sie zwei andere Wege zu denselben zwanzig Menschen und versuchen Sie den kleineren.',
  },
  {
    id: 'quit-job',
    title: 'wann man den Beruf aufgibt',
    words: 'kündigen kündigung beruf job gehalt davon leben vollzeit genug',
    advice: [
      'Vergleichen Sie drei Zahlen: was Sie im Monat brauchen, was die Kunden nach Kosten bringen, und wie viele Monate Ihr Erspartes die Lücke schließt. Gehen Sie, wenn die Lücke länger hält, als es beim Tempo der letzten drei Monate dauert, die fehlenden Kunden zu gewinnen, und die Hälfte dazu.',
      'Bitten Sie vorher um weniger Stunden.',
    ],
    nextStep: 'Schreiben Sie die drei Zahlen auf eine Seite und den Monat, in dem sich die Lücke schließt.',
  },
  {
    id: 'marketing',
    title: 'einen Kanal wählen',
    words: 'marketing kanal werbung anzeigen soziale medien instagram inhalte bekannt',
    advice: [
      'Versuchen Sie drei Kanäle je zwei Wochen, mit kleinem Budget und einer Zahl: was ein Gespräch mit einem Kunden kostet. Behalten Sie den besten und lassen Sie die anderen ganz.',
      'Gehen Sie dorthin, wo sie schon sind, und sagen Sie das Problem in ihren Worten vor Ihrem Namen.',
    ],
    nextStep:
      'Wählen Sie einen Ort, an dem sie sich treffen, und beginnen Sie dort jeden Tag ein ehrliches Gespräch.',
  },
]
