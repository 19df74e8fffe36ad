import type { MentorTopic } from '../../topic.ts'

export const trouble: readonly MentorTopic[] = [
  {
    id: 'cofounder-leaves',
    title: 'ein Mitgründer, der geht oder nichts mehr tut',
    asks: [
      'mein Mitgründer ist weg',
      'mein Mitgründer ist ausgestiegen',
      'mein Mitgründer arbeitet nicht mehr mit',
      'mein Mitgründer macht nichts mehr',
      'mein Partner hat aufgehört und meldet sich nicht',
      'wie werde ich meinen Mitgründer los',
      'wie trennen wir uns als Gründer',
      'mein Geschäftspartner will aussteigen',
      'wie zahle ich meinen Partner aus',
    ],
    words: 'mitgründer mitgründerin partner ausgestiegen aussteigen weg trennung auszahlen anteile gegangen',
    answer:
      'Erst sichern, dann reden: Konten, Code, Domain, Bank und Kundenkontakte, heute, mit den Zugängen auf Papier. Lesen Sie dann, was über Anteile und über die Rechte an der Arbeit unterschrieben ist; ist nichts unterschrieben, gehen Sie zum Anwalt, bevor Sie schreiben. Trennen Sie Mensch und Aufgabe: was bis wann übergeben wird, wofür. Rechnen Sie aus, welchen Anteil jeder bis heute wirklich verdient hat.',
    more: 'Sagen Sie es Kunden und Mitarbeitern selbst, in zwei Sätzen und ohne Schuld, bevor sie es anderswo hören.',
    nextStep: 'Schreiben Sie jedes Konto auf und wer hineinkommt, und buchen Sie eine Stunde beim Anwalt.',
  },
  {
    id: 'retention',
    title: 'Kunden, die wieder gehen',
    asks: [
      'Kunden kündigen nach einem Monat',
      'Kunden bleiben nicht',
      'sie probieren es einmal und kommen nicht wieder',
      'wie halte ich Kunden',
      'warum kündigen die Leute',
      'unsere Abwanderung ist zu hoch',
      'viele Nutzer hören wieder auf',
      'Stammkunden bleiben weg',
    ],
    words: 'kündigen kündigung abwanderung churn bleiben wiederkommen halten treue abspringen',
    answer:
      'Suchen Sie den Moment, nach dem Menschen bleiben: das erste Ergebnis, der zweite Besuch, die erste Woche mit zwei Nutzungen. Räumen Sie dann alles weg, was zwischen Anmeldung und diesem Moment steht. Rufen Sie die letzten fünf an, die gegangen sind. Rechnen Sie einen Anteil: Von denen, die vor drei Monaten kamen, wie viele zahlen heute noch? Beginnen Sie mit denen, die am längsten gezahlt haben.',
    more: 'Trennen Sie jene, die nie etwas davon hatten, von denen, die es hatten und trotzdem gingen: Das eine ist der Anfang, das andere das Produkt.',
    nextStep: 'Rufen Sie die letzten fünf an, die aufgehört haben, und fragen Sie, was sie jetzt nutzen.',
  },
  {
    id: 'haggling',
    title: 'Kunden, denen es zu teuer ist',
    asks: [
      'die Kunden sagen, es ist zu teuer',
      'alle finden es zu teuer',
      'jeder will Rabatt',
      'wie reagiere ich, wenn jemand feilscht',
      'sie wollen es billiger',
      'soll ich Rabatt geben',
      'wie verteidige ich meinen Preis',
      'der Kunde drückt den Preis',
    ],
    words: 'teuer rabatt nachlass billiger feilschen drücken verhandeln',
    answer:
      'Geben Sie nie einen niedrigeren Preis für nichts: Geben Sie ihn für etwas. Jetzt zahlen, mehr nehmen, weniger nehmen, länger warten, als Referenz genannt werden. Fragen Sie bei „zu teuer“ zuerst: verglichen womit? Sagen zehn verschiedene Leute denselben Vergleich, ist das Angebot falsch beschrieben, nicht der Preis. Rechnen Sie aus, was ein Nachlass von Ihrem Gewinn nimmt, und legen Sie Ihre Untergrenze vor dem Gespräch fest.',
    more: 'Handeln fast alle, ist das Angebot zu leicht vergleichbar. Teilen Sie es in zwei Größen, dann geht es um die Größe.',
    nextStep:
      'Schreiben Sie drei Gegenleistungen für einen Nachlass auf und nutzen Sie im nächsten Gespräch eine davon.',
  },
  {
    id: 'no-replies',
    title: 'Nachrichten, auf die niemand antwortet',
    asks: [
      'niemand antwortet auf meine Mails',
      'ich schreibe alle an und bekomme keine Antwort',
      'Kaltakquise funktioniert nicht',
      'wie schreibe ich eine gute Kaltmail',
      'auf meine Nachrichten kommt nichts zurück',
      'ich habe hundert angeschrieben und nichts gehört',
    ],
    words: 'antworten antwort mail mails nachrichten kaltakquise anschreiben zurück reagiert',
    answer:
      'Sehen Sie zuerst, wem Sie schreiben, dann die Worte. Zehn Menschen, deren Ärger Sie benennen können, sind besser als zweihundert Adressen. Vier Zeilen: was Sie bei ihnen gesehen haben, was es meist kostet, eine Frage, die mit einem Wort zu beantworten ist, Ihr Name. Schreiben Sie nach drei und nach zehn Tagen noch einmal, mit etwas Neuem. Zählen Sie Antworten je zwanzig Nachrichten und ändern Sie immer nur eines.',
    more: 'Versuchen Sie für dieselben zehn eine andere Tür: ein Besuch, ein Anruf, jemand, den sie kennen. Prüfen Sie auch, ob solche Nachrichten bei Ihnen erlaubt sind.',
    nextStep:
      'Wählen Sie zehn Menschen mit Namen, schreiben Sie jedem vier eigene Zeilen und zählen Sie nach einer Woche.',
  },
  {
    id: 'difficult-customer',
    title: 'ein Kunde, der zu viel kostet',
    asks: [
      'ein Kunde frisst meine ganze Zeit',
      'ein Kunde ist nie zufrieden',
      'wie werde ich einen schlechten Kunden los',
      'der Kunde will immer Extras umsonst',
      'ein Kunde behandelt meine Leute schlecht',
      'soll ich einen Kunden kündigen',
    ],
    words: 'anstrengend unverschämt extras umsonst nie zufrieden nervt loswerden',
    answer:
      'Schreiben Sie einen Monat dieses Kunden auf: Stunden, Extras, späte Zahlungen und was hereinkam. Geld durch Stunden, neben Ihren anderen Kunden: Dann ist es eine Zahl und kein Gefühl. Sagen Sie dann einmal schriftlich, was enthalten ist, was mehr kostet und ab wann. Wer annimmt, wird ein normaler Kunde. Den anderen nennen Sie ein Ende, erfüllen, was versprochen ist, und schlagen jemand anderen vor.',
    more: 'Sehen Sie nach, wie dieser Kunde zu Ihnen kam. Kamen zwei schlechte durch dieselbe Tür, schließen Sie die Tür.',
    nextStep:
      'Rechnen Sie aus, was dieser Kunde letzten Monat je Stunde gezahlt hat, und schreiben Sie auf eine Seite, was enthalten ist.',
  },
  {
    id: 'too-many-orders',
    title: 'mehr Aufträge, als Sie schaffen',
    asks: [
      'wir haben mehr Aufträge, als wir schaffen',
      'ich komme nicht mehr hinterher',
      'wir wachsen zu schnell',
      'soll ich Aufträge ablehnen',
      'die Kunden warten zu lange',
      'ich schaffe die Bestellungen nicht mehr',
      'ich ersticke in Arbeit',
    ],
    words: 'aufträge bestellungen schaffe schaffen hinterher warten kapazität überlastet ablehnen',
    answer:
      'Gutes Problem, und es zerbricht auch Firmen. Nennen Sie heute ehrliche Termine; ein gebrochenes Versprechen schadet mehr als ein Nein. Erhöhen Sie dann den Preis für neue Aufträge und sehen Sie, wie viele bleiben: Das ist die billigste Kapazität. Finden Sie den einen Schritt, auf den alles wartet, und geben Sie nur dort Stunden dazu. Rechnen Sie aus, was jede Art Auftrag je Stunde dieses Schritts lässt, und nehmen Sie die beste zuerst.',
    more: 'Verkaufen Sie das Warten: ein fester Platz in der Reihe gegen eine Anzahlung.',
    nextStep:
      'Schreiben Sie allen Wartenden neue Termine und finden Sie den Schritt, an dem sich alles staut.',
  },
  {
    id: 'copied',
    title: 'nachgemacht werden',
    asks: [
      'jemand kopiert uns',
      'ein Konkurrent hat unser Produkt nachgemacht',
      'sie haben mein Design geklaut',
      'ein früherer Mitarbeiter macht dasselbe',
      'jemand verkauft eine Kopie von uns',
      'der Nachbar macht mir alles nach',
    ],
    words: 'kopiert kopie kopieren nachgemacht nachmachen geklaut abgekupfert plagiat',
    answer:
      'Sichern Sie zuerst Beweise: Bilder mit Datum, Seiten, eine gekaufte Kopie mit Quittung, Ihre älteren Entwürfe. Klären Sie dann, was Ihnen rechtlich gehört: Design, Marke, Urheberrecht, ein Vertrag; ein Anwalt für solche Rechte sagt in einer Stunde, ob ein Brief lohnt. Rechnen Sie inzwischen aus, was es kostet: Fragen Sie zehn Kunden, ob sie die Kopie gesehen haben. Oft ist es weniger als der Ärger.',
    more: 'Schwer zu kopieren sind Ihre Kundenliste, Ihr Service und Ihre Termine. Stecken Sie die Arbeit des nächsten Monats dorthin.',
    nextStep: 'Sichern Sie heute die Beweise und fragen Sie zehn Kunden, ob sie die Kopie gesehen haben.',
  },
  {
    id: 'ai-rival',
    title: 'künstliche Intelligenz als Konkurrenz',
    asks: [
      'ersetzt KI meine Arbeit',
      'Kunden nehmen ChatGPT statt uns',
      'künstliche Intelligenz macht mein Angebot wertlos',
      'sollen wir KI einsetzen',
      'meine Konkurrenten nutzen KI',
      'wie halte ich gegen KI mit',
    ],
    words: 'ki künstliche intelligenz chatgpt automatisierung roboter',
    answer:
      'Probieren Sie es an fünf echten Aufträgen des letzten Monats aus und schreiben Sie daneben: gleich gut, schlechter, unbrauchbar, gefährlich. Was gleich gut war, wird billig; machen Sie es mit dem Werkzeug schneller und verkaufen Sie es nicht mehr nach Stunden. Was schlechter war, ist Ihr Angebot: den Kunden kennen, für das Ergebnis einstehen, da sein. Rechnen Sie aus, welcher Teil Ihres Einkommens in welcher Spalte steht. Klären Sie, was Sie in solche Werkzeuge eingeben dürfen.',
    more: 'Bieten Sie an, der zu sein, der prüft. Jemand muss unterschreiben.',
    nextStep:
      'Lassen Sie diese Woche fünf echte Aufträge durch das Werkzeug laufen und füllen Sie die vier Spalten.',
  },
  {
    id: 'letting-go',
    title: 'jemanden entlassen',
    asks: [
      'wie kündige ich einem Mitarbeiter',
      'ich muss jemanden entlassen',
      'ein Mitarbeiter bringt es nicht',
      'wie trenne ich mich von einem Mitarbeiter',
      'wir müssen Leute entlassen',
      'mein Angestellter arbeitet schlecht',
    ],
    words: 'entlassen entlassung kündigen mitarbeiter angestellter rauswerfen trennen',
    answer:
      'Vergewissern Sie sich, dass die Person einmal klar gehört hat, was fehlt und bis wann; wenn nicht, tun Sie das morgen, mit einem Datum in vier Wochen. Ist es entschieden, fragen Sie vor dem Gespräch einen Anwalt oder die Kammer nach Frist, Gründen und Form; Fehler dort kosten Monate. Sagen Sie es persönlich, früh am Tag, in zwei Sätzen. Rechnen Sie aus, was fällig ist: Frist, Urlaub, offene Stunden. Sprechen Sie am selben Tag mit dem Team.',
    more: 'Geht es um fehlendes Geld, dann einmal und tief genug. Eine zweite Runde bricht die, die bleiben.',
    nextStep:
      'Schreiben Sie die zwei Sätze, rechnen Sie aus, was fällig ist, und fragen Sie nach Form und Frist.',
  },
  {
    id: 'payroll-gap',
    title: 'Löhne, die Sie diesen Monat nicht zahlen können',
    asks: [
      'ich kann die Löhne nicht zahlen',
      'das Geld reicht nicht für die Gehälter',
      'wie sage ich dem Team, dass der Lohn später kommt',
      'die Löhne sind fällig und das Konto ist leer',
      'kann ich die Gehälter später zahlen',
    ],
    words: 'löhne lohn gehälter gehalt zahltag fällig leer',
    answer:
      'Sagen Sie es vor dem Zahltag selbst, mit der Summe, die fehlt, und dem Tag, an dem Sie sie erwarten. Heute: Rufen Sie alle an, die Ihnen etwas schulden, bieten Sie einen Nachlass für sofortige Zahlung, nehmen Sie Anzahlungen, bitten Sie Lieferanten um eine Woche. Rechnen Sie aus, was fehlt und was in sieben Tagen sicher kommt. Löhne und Beiträge haben rechtlich Vorrang, und wenn Sie Fälliges nicht zahlen können, beginnen Pflichten: Rufen Sie heute einen Anwalt an.',
    more: 'Geschieht es ein zweites Mal, ist es keine Lücke, sondern ein Loch: Dann geht es um die Größe des Teams.',
    nextStep:
      'Rechnen Sie heute Abend die Lücke aus, rufen Sie morgen alle Schuldner an und sprechen Sie vor Mittag mit dem Team.',
  },
]
