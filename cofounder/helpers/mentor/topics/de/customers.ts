import type { MentorTopic } from '../../topic.ts'

export const customers: readonly MentorTopic[] = [
  {
    id: 'first-customers',
    title: 'die ersten Kunden finden',
    asks: [
      'wie finde ich die ersten Kunden',
      'woher kommen die ersten zehn Kunden',
      'niemand kauft bisher',
      'wie gewinne ich Kunden',
      'wie komme ich an die ersten zahlenden Kunden',
      'ich habe noch keine Kunden',
      'wo finde ich Kundschaft',
    ],
    words: 'kunden kundschaft käufer nutzer akquise downloads anmeldungen',
    answer:
      'Die ersten zehn Kunden kommen aus Gesprächen, nicht aus Kanälen. Schreiben Sie vierzig Namen auf, bitten Sie jeden um fünfzehn Minuten über das Problem, und bieten Sie das Produkt nur denen an, die nachfragen. Richten Sie es selbst bei ihnen ein. Zählen Sie die Antworten je zehn Nachrichten: Diese Zahl sagt Ihnen, ob die Liste oder der Satz falsch ist. Beginnen Sie mit denen, die Sie diese Woche treffen können.',
    more: 'Fragen Sie jeden, der ablehnt, nach einem, der es schlimmer hat. Führen Sie eine Liste mit Datum, Antwort und nächstem Schritt. Bringt ein Ort drei Kunden, ist er Ihr erster Kanal.',
    nextStep:
      'Schreiben Sie zehn Menschen mit Namen einen Satz über ihr Problem und eine Frage, und zählen Sie die Antworten.',
  },
  {
    id: 'interviews',
    title: 'mit Kunden sprechen',
    asks: [
      'wie führe ich Gespräche mit Kunden',
      'was frage ich mögliche Kunden',
      'wie prüfe ich, ob das Problem echt ist',
      'die Leute sind nur höflich',
      'soll ich eine Umfrage machen',
      'welche Fragen stelle ich im Interview',
    ],
    words: 'fragen interview gespräch umfrage befragen zuhören verstehen',
    answer:
      'Fragen Sie nach dem letzten Mal, nie nach Ihrer Idee: Was taten Sie, was kostete es, was haben Sie versucht? Vergangenes Verhalten und Geld sind Belege, „würde ich nutzen“ nicht. Fünf Gespräche mit gleichen Leuten sagen mehr als eine Umfrage. Beginnen Sie mit fünf, die dasselbe Problem haben müssten, und zählen Sie, wie viele eine Summe nannten oder Ihnen etwas zeigten. Nur diese Zahl zählt.',
    more: 'Halten Sie Stille länger aus, als angenehm ist. Bitten Sie am Ende um etwas, das sie kostet: eine Empfehlung, Daten, eine Anzahlung.',
    nextStep: 'Führen Sie drei Gespräche von zwanzig Minuten, ohne Ihr Produkt zu erwähnen.',
  },
  {
    id: 'marketing',
    title: 'einen Kanal wählen',
    asks: [
      'wie werden wir bekannt',
      'welchen Kanal soll ich nutzen',
      'wie mache ich Werbung',
      'lohnt sich Instagram',
      'wie erfahren die Leute von uns',
      'niemand kennt uns',
      'Marketing ohne Geld',
      'Werbung',
    ],
    words: 'werbung bewerben bewerbe reklame anzeigen bekannt instagram flyer kanal',
    answer:
      'Versuchen Sie drei Kanäle je zwei Wochen, mit kleinem Budget und einer Zahl: was ein Gespräch mit einem Kunden kostet. Behalten Sie den besten und lassen Sie die anderen ganz. Beginnen Sie dort, wo Sie schon drei gute Gespräche hatten, und schreiben Sie die Kosten eines jeden auf, Ihre eigenen Stunden eingerechnet. Gefällt-mir-Angaben zählen nicht. Ein Kanal, gut bedient, reicht im ersten Jahr oft aus.',
    more: 'Gehen Sie dorthin, wo sie schon sind, und sagen Sie das Problem in ihren Worten vor Ihrem Namen.',
    nextStep:
      'Wählen Sie einen Ort, an dem sie sich treffen, und beginnen Sie dort jeden Tag ein ehrliches Gespräch.',
  },
  {
    id: 'exclusivity',
    title: 'ein Kunde will Exklusivität',
    asks: [
      'ein Kunde will Exklusivität',
      'ein Händler will als Einziger verkaufen',
      'sie verlangen Exklusivrechte für ein Gebiet',
      'wir sollen für niemand anderen arbeiten',
      'soll ich Exklusivität geben',
    ],
    words: 'exklusiv exklusivität alleinig alleinrechte gebiet einziger',
    answer:
      'Exklusivität verkaufen Sie, also geben Sie ihr Preis und Ende: eine Mindestabnahme je Quartal, ein Gebiet, zwölf Monate, und sie erlischt, wenn die Menge fehlt. Ohne Mindestabnahme ist die Antwort nein. Rechnen Sie aus, was Sie dort in diesen zwölf Monaten mit anderen verdienen würden; das ist der kleinste Preis. Lassen Sie die Klausel von einem Anwalt lesen. Erst danach sprechen Sie über Dauer und Gebiet.',
    more: 'Bieten Sie zuerst Engeres an: drei Monate Vorsprung oder ein genanntes Konto.',
    nextStep: 'Fragen Sie, wovor der Kunde sich schützen will, und schreiben Sie die Mindestabnahme auf.',
  },
  {
    id: 'rejected',
    title: 'eine Absage von jemandem, der zählt',
    asks: [
      'der Verband lehnt uns ab',
      'wir haben eine Absage bekommen',
      'der Partner sagt nein',
      'was tun nach einer Ablehnung',
      'sie wollen nicht mit uns arbeiten',
      'was mache ich, wenn der Verband ablehnt',
    ],
    words: 'absage abgelehnt ablehnung abgewiesen nein verband',
    answer:
      'Ein Nein zu Ihrem Angebot ist kein Nein Ihrer Kunden. Fragen Sie einmal, was anders sein müsste. Gehen Sie dann durch eine andere Tür zu denselben Leuten: zehn Mitglieder, einzeln. Wollen es mehrere, fragt der Verband Sie. Rechnen Sie aus, welcher Teil Ihres Plans an dieser einen Antwort hing; diesen Teil bauen Sie neu, und zwar zuerst. Der Rest bleibt, wie er ist.',
    more: 'Hängen Sie den Plan nie an eine Tür.',
    nextStep: 'Nennen Sie zwei andere Wege zu denselben zwanzig Menschen und versuchen Sie den kleineren.',
  },
  {
    id: 'complaints',
    title: 'Beschwerden über die Qualität',
    asks: [
      'ein Kunde beschwert sich über die Qualität',
      'Kunden reklamieren',
      'wie gehe ich mit Beschwerden um',
      'ein wütender Kunde schreit mich an',
      'die Arbeit sei schlecht gewesen',
      'wir bekommen immer mehr Reklamationen',
    ],
    words: 'beschwerde beschweren reklamation wütend mangel schlecht unzufrieden kaputt',
    answer:
      'Hören Sie bis zum Ende zu, sagen Sie es mit eigenen Worten zurück und fragen Sie, was es gutmachen würde; die meisten wollen weniger, als Sie anbieten würden. Entscheiden Sie binnen eines Tages und nennen Sie das Datum, an dem es behoben ist. Dann sehen Sie auf Ihre Seite: Schreiben Sie jede Beschwerde mit Datum, Produkt und Ursache auf und rechnen Sie Beschwerden je hundert Aufträge aus. Zweimal dieselbe Ursache ist ein Fehler in der Arbeit. Könnte jemand verletzt werden, liefern Sie heute nichts mehr aus.',
    more: 'Rufen Sie eine Woche später noch einmal an. Wem gut geholfen wurde, der bleibt oft länger als jemand, der nie ein Problem hatte.',
    nextStep:
      'Beheben Sie den heutigen Fall mit einem Datum und beginnen Sie die Liste: Datum, Produkt, Ursache.',
  },
  {
    id: 'platform-dependence',
    title: 'von einer Plattform abhängen',
    asks: [
      'alle Bestellungen kommen über eine Plattform',
      'die Plattform hat ihre Regeln geändert',
      'was, wenn Amazon uns sperrt',
      'unser Konto wurde von der Plattform gesperrt',
      'wir hängen von Google ab',
    ],
    words: 'plattform amazon etsy ebay airbnb app gesperrt sperre algorithmus',
    answer:
      'Rechnen Sie aus, welcher Teil Ihrer Aufträge und Ihres Gewinns darüber kommt, nach Gebühren. Über der Hälfte ist Ihr Geschäft nur gemietet. Sichern Sie heute, was Ihnen gehört: Kontakte, soweit erlaubt, Bilder, Texte, Bewertungen, Rechnungen. Wurden Sie gesperrt, lesen Sie die genannte Regel, antworten Sie einmal mit Belegen über das Formular und heben Sie alles auf. Bauen Sie dann eine zweite Tür: mit jeder Lieferung ein Grund, das nächste Mal direkt zu kommen, im Rahmen der Regeln.',
    more: 'Nehmen Sie sich einen von zehn Aufträgen über die zweite Tür vor, binnen eines Quartals. Dieser kleine Strom trägt Sie am schlechten Tag.',
    nextStep:
      'Rechnen Sie den Anteil aus und legen Sie den nächsten zehn Lieferungen einen Grund bei, direkt zu kommen.',
  },
  {
    id: 'competition',
    title: 'Wettbewerber',
    asks: [
      'es gibt schon eine große Firma, die das macht',
      'wie schlage ich die Konkurrenz',
      'meine Wettbewerber haben mehr Geld',
      'was macht uns anders',
      'muss ich mich vor der Konkurrenz fürchten',
    ],
    words: 'konkurrenz konkurrent wettbewerber wettbewerb rivale nachahmer',
    answer:
      'Ihr stärkster Rivale ist, nichts zu tun; der zweite das Werkzeug, für das sie schon zahlen. Zählen Sie keine Funktionen auf, sondern finden Sie die eine Lage, in der man mit den anderen verliert und mit Ihnen gewinnt. Zählen Sie in den letzten zehn Gesprächen, wer als andere Wahl genannt wurde. Beginnen Sie bei dem, der am häufigsten fiel, und fragen Sie, was dort fehlt.',
    more: 'Nutzen Sie den Rivalen wie ein Kunde, lesen Sie seine schlechtesten Bewertungen und sprechen Sie mit dreien, die gegangen sind.',
    nextStep: 'Sprechen Sie mit zweien, die die naheliegende Lösung verlassen haben.',
  },
  {
    id: 'shelves',
    title: 'in die Läden kommen',
    asks: [
      'wie komme ich in den Handel',
      'wie komme ich in die Läden',
      'wie bekomme ich mein Produkt ins Regal',
      'wie verkaufe ich an Supermärkte',
      'wie finde ich Händler, die mich listen',
    ],
    words: 'handel händler läden laden regal supermarkt listung einzelhandel wiederverkäufer',
    answer:
      'Beginnen Sie mit fünf Läden, in denen der Inhaber selbst entscheidet. Bringen Sie einen vollen Karton mit, den Preis im Regal und den Liefertag. Rechnen Sie rückwärts: Ladenpreis, ohne Steuer, ohne den Anteil des Händlers, ohne Lieferung und Rücknahme; was bleibt, muss Ihre Kosten und Sie tragen. Fragen Sie jeden Laden nach seinem Anteil, er ist je nach Branche verschieden. Es zählt der zweite Karton, nicht der erste: Rechnen Sie aus, wie viel je Laden und Woche verkauft wird. Mit dieser Zahl können Sie mit einer Kette reden.',
    more: 'Stehen Sie einen Samstag selbst im Laden und lassen Sie probieren. Was die Leute dort sagen, gehört auf das Etikett.',
    nextStep:
      'Besuchen Sie diese Woche drei Läden mit einem Karton und fragen Sie nach Anteil, Liefertag und Rücknahme.',
  },
]
