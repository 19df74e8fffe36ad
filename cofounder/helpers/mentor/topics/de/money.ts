import type { MentorTopic } from '../../topic.ts'

export const money: readonly MentorTopic[] = [
  {
    id: 'pricing',
    title: 'den Preis festlegen',
    asks: [
      'stimmt mein Preis',
      'wie finde ich heraus, ob der Preis stimmt',

      'welchen Preis soll ich verlangen',
      'wie viel soll ich nehmen',
      'ist mein Preis zu hoch',
      'bin ich zu billig',
      'was darf es kosten',
      'wie finde ich den richtigen Preis',
      'was soll ich für eine Reparatur nehmen',
      'ist das zu viel oder zu wenig',
      'Preis',
      'mein Preis',
    ],
    words: 'preis preise kosten kostet verlangen teuer billig wenig euro gebühr',
    answer:
      'Rechnen Sie vom Schaden her, nicht von Ihren Kosten. Ein Zehntel des jährlichen Schadens sagt sich leicht zu, die Hälfte braucht einen Beweis. Nennen Sie einen Preis laut und schweigen Sie. Zuckt niemand, ist er zu niedrig. Rechnen Sie beide Enden aus: unter welchem Preis Sie an jedem Verkauf verlieren, und was der Schaden den Kunden im Jahr kostet. Dazwischen liegt Ihr Spielraum.',
    more: 'Erhöhen Sie bei jedem der nächsten fünf Gespräche, bis einer von dreien ablehnt. Verkaufen Sie lieber einen Monat als eine Gratisprobe.',
    nextStep:
      'Nennen Sie drei Kunden denselben Preis und schreiben Sie auf, womit jeder ihn zuerst vergleicht.',
  },
  {
    id: 'raise-prices',
    title: 'Preise für bestehende Kunden erhöhen',
    asks: [
      'wie erhöhe ich die Preise',
      'wie sage ich Stammkunden, dass es teurer wird',
      'ich habe seit Jahren die Preise nicht erhöht',
      'ich habe Angst, bei einer Preiserhöhung Kunden zu verlieren',
      'unsere Kosten sind gestiegen, der Preis nicht',
    ],
    words: 'erhöhen erhöhung teurer preiserhöhung stammkunden weitergeben gestiegen',
    answer:
      'Erhöhen Sie zuerst für neue Kunden und sehen Sie, ob sie noch zusagen. Sagen Sie es den bestehenden dann früh und persönlich, mit Datum und mit dem, was sie bisher davon hatten, in ihren eigenen Zahlen. Wer sich für ein Jahr bindet, behält den alten Preis noch eine feste Zeit. Rechnen Sie vorher aus, wie viele gehen dürfen, bevor Sie weniger verdienen als heute; meist sind es mehr, als man fürchtet. Einige werden gehen, und das ist eingeplant.',
    more: 'Beginnen Sie mit den dreien, die am meisten davon haben. Nehmen sie es ohne Rückfrage an, war der Preis zu niedrig.',
    nextStep: 'Schreiben Sie den Brief an drei Kunden: Nutzen, neuer Preis, Datum, Angebot für ein Jahr.',
  },
  {
    id: 'runway',
    title: 'wie lange das Geld reicht',
    asks: [
      'wie lange reicht das Geld',
      'wie viele Monate kommen wir noch hin',
      'wann ist das Konto leer',
      'uns geht das Geld aus',
      'wie lange halten wir durch',
      'wie lange reicht es, wenn wir so viel haben und so viel im Monat ausgeben',
    ],
    words: 'reicht monate konto liquidität ausgeben übrig runway durchhalten',
    answer:
      'Geld geteilt durch das, was im Monat mehr hinausgeht als hereinkommt, gibt die Monate. Bei sechs Monaten entscheiden Sie: kürzen, verkaufen oder aufnehmen; bei drei wählen Sie nicht mehr. Beginnen Sie heute: was auf dem Konto ist, was hinausgeht, was sicher hereinkommt. Was noch nicht bezahlt ist, zählt nicht. Schreiben Sie den Monat auf, in dem es null ist. Runden Sie dabei zu Ihren Ungunsten.',
    more: 'Rechnen Sie drei Linien: schlecht, wahrscheinlich, gut, und legen Sie heute fest, was Sie bei der schlechten tun.',
    nextStep:
      'Schreiben Sie Kontostand, Kosten und Einnahmen im Monat auf eine Seite und markieren Sie den Monat null.',
  },
  {
    id: 'unpaid-invoice',
    title: 'Rechnungen, die niemand bezahlt',
    asks: [
      'Kunden zahlen zu spät',
      'meine Kunden zahlen immer Wochen zu spät',
      'Kunden zahlen nicht pünktlich',

      'ein Kunde zahlt nicht',
      'die Rechnung ist überfällig',
      'wie komme ich an mein Geld',
      'ein Kunde bezahlt meine Rechnung nicht',
      'sie reagieren nicht auf Mahnungen',
      'jemand schuldet mir Geld',
      'unbezahlte Rechnungen',
    ],
    words:
      'rechnung rechnungen bezahlt zahlt überwiesen überweisen mahnung schuldet schulden offen überfällig zahlungsverzug',
    answer:
      'Rufen Sie heute an, schreiben Sie nicht: Fragen Sie, ob etwas an der Arbeit nicht stimmte und an welchem Tag gezahlt wird. Ein genannter Grund lässt sich beheben, kein Grund heißt: ein Datum. Bestätigen Sie es in derselben Stunde schriftlich. Verstreicht es, stellen Sie weitere Arbeit ein und schicken einen Brief mit letzter Frist; was danach möglich ist und kostet, sagen Kammer, Gericht oder Anwalt. Rechnen Sie die Lücke aus: was überfällig ist, gegen das, was Sie bis dahin selbst zahlen müssen.',
    more: 'Verlangen Sie künftig einen Teil im Voraus, schreiben Sie die Rechnung am Liefertag und rufen Sie einen Tag nach Fälligkeit an.',
    nextStep:
      'Ordnen Sie alle offenen Rechnungen nach Alter, rufen Sie heute bei der ältesten an und notieren Sie das zugesagte Datum.',
  },
  {
    id: 'supplier-credit',
    title: 'beim Lieferanten auf Rechnung kaufen',
    asks: [
      'der Lieferant will Vorkasse',
      'wie bekomme ich Ware auf Rechnung',
      'der Großhändler gibt kein Zahlungsziel',
      'ich muss Ware bezahlen, bevor ich sie verkaufe',
      'wie bekomme ich längere Zahlungsfristen',
    ],
    words: 'lieferant großhändler vorkasse zahlungsziel ware rechnung kredit',
    answer:
      'Kredit bekommt, wer im Kleinen pünktlich war. Bitten Sie zuerst um wenig: eine Woche Ziel auf einen kleinen Teil Ihrer üblichen Bestellung, einen Tag früher bezahlt, dreimal. Bitten Sie dann um mehr, mit dieser Liste in der Hand. Bringen Sie mit, was einen Verkäufer beruhigt: Ihren Umsatz je Woche, einen anderen Lieferanten, der für Sie spricht. Rechnen Sie die Tage zwischen Ihrem Zahlen und dem Zahlen Ihrer Kunden aus, mal dem, was Sie täglich einkaufen; so viel Kredit brauchen Sie, mehr nicht.',
    more: 'Fragen Sie auch, was es für sofortiges Zahlen gibt. Manchmal ist der Nachlass mehr wert als die Zeit.',
    nextStep:
      'Rechnen Sie diese Tage aus und bitten Sie einen Lieferanten um eine Woche auf eine kleine Bestellung.',
  },
  {
    id: 'loan',
    title: 'Kredit von der Bank',
    asks: [
      'soll ich einen Kredit aufnehmen',
      'soll ich mir Geld von der Bank leihen',
      'wie bekomme ich einen Kredit',
      'die Bank lehnt den Kredit ab',
      'Darlehen für eine Maschine',
      'Kredit',
    ],
    words: 'kredit darlehen bank leihen zinsen finanzieren schulden',
    answer:
      'Leihen Sie für etwas, das mehr bringt, als es kostet, während Sie zurückzahlen, etwa eine Maschine, für die Aufträge warten. Leihen Sie nicht, um ein monatliches Loch zu füllen. Rechnen Sie drei Zeilen: die Rate, was die Sache in einem üblichen Monat nach Kosten bringt, und was im schlechtesten des letzten Jahres. Trägt der schlechteste die Rate nicht, ist der Kredit zu groß oder zu kurz. Fragen Sie, wofür Sie persönlich unterschreiben und wie viel Sie insgesamt zurückzahlen. Vergleichen Sie zwei Angebote.',
    more: 'Lehnt die Bank ab, fragen Sie nach dem Grund und was ihn ändern würde. Förderbanken, Bürgschaftsbanken und Leasing sehen auf anderes.',
    nextStep:
      'Stellen Sie die Rate neben den schlechtesten Monat und fragen Sie zwei Geldgeber nach der ganzen Rückzahlung.',
  },
  {
    id: 'family-money',
    title: 'Geld von Familie und Freunden',
    asks: [
      'soll ich Geld von der Familie nehmen',
      'mein Onkel will sich beteiligen',
      'ich habe mir von meinem Bruder Geld geliehen',
      'Freunde wollen Geld in die Firma stecken',
      'meine Eltern haben mir Geld gegeben und reden mit',
    ],
    words: 'mutter vater eltern onkel tante bruder schwester familie freunde erspartes leihen verwandte',
    answer:
      'Nehmen Sie nur, was die anderen verlieren können, ohne anders leben zu müssen, und sagen Sie ihnen diesen Satz laut. Schreiben Sie dann eine halbe Seite, auch mit der eigenen Mutter: Geschenk, Darlehen oder Anteil; wie viel; zurück wann und wovon; wer im Geschäft entscheidet. Der meiste Streit entsteht, weil die eine Seite Darlehen denkt und die andere Anteil. Rechnen Sie aus, was Sie monatlich zurückzahlen könnten, wenn es schlecht läuft, und versprechen Sie nur das. Ob Steuern anfallen, sagt ein Steuerberater.',
    more: 'Will schon jemand mitreden, bieten Sie zwei Wege an: Rückzahlung nach Plan, oder ein Anteil mit aufgeschriebenen Rechten.',
    nextStep: 'Schreiben Sie die halbe Seite und sprechen Sie sie durch, bevor mehr Geld fließt.',
  },
  {
    id: 'seasonality',
    title: 'gute und schlechte Jahreszeiten',
    asks: [
      'was mache ich im Winter',

      'im Winter kommt niemand',
      'wir verdienen alles in drei Monaten',
      'wie überstehe ich die Nebensaison',
      'unser Geschäft hängt von der Saison ab',
      'im Sommer bricht der Umsatz ein',
    ],
    words: 'saison winter sommer frühling herbst weihnachten nebensaison flaute',
    answer:
      'Rechnen Sie das Jahr nach Monaten: was hereinkommt, was hinausgeht, was am Ende da ist. Der tiefste Punkt ist die Rücklage, die Sie am letzten Tag der guten Zeit brauchen; legen Sie sie wöchentlich weg, solange es gut läuft, vor allem anderen. Machen Sie dann die schlechten Monate kleiner: Kosten, die ruhen, Personal nach Saison, Miete nach Umsatz. Erst danach suchen Sie eine zweite Nutzung für das, was Sie haben. Verkaufen Sie Gutscheine oder frühe Bestellungen.',
    more: 'Notieren Sie die toten Wochen des letzten Jahres. Zwei davon geplant geschlossen kosten weniger als zwei offen und leer.',
    nextStep:
      'Zeichnen Sie die zwölf Monate, markieren Sie den tiefsten Punkt und rechnen Sie den Betrag je Woche aus, der ihn füllt.',
  },
  {
    id: 'fundraising',
    title: 'Geld von Investoren aufnehmen',
    asks: [
      'wie finde ich Investoren',
      'wie überzeuge ich Investoren',
      'wie bekomme ich Kapital für mein Startup',
      'wann soll ich eine Finanzierungsrunde machen',
      'wie viel Geld sollen wir aufnehmen',
    ],
    words: 'investor investoren runde finanzierung beteiligung wagniskapital',
    answer:
      'Nehmen Sie Geld auf, wenn Geld das ist, was fehlt, und wissen Sie genau, welchen Beweis es kauft: dieser Betrag, diese Monate, dieser Beweis. Zuschüsse, Kunden und ein kleinerer Plan sind billiger als Anteile. Rechnen Sie aus, wie viele Monate das Geld kauft, bevor Sie den Betrag nennen, und welcher Anteil Ihnen danach bleibt. Zeigen Sie, was Sie im ersten Monat glaubten und was Sie heute wissen.',
    more: 'Vierzig passende Investoren, Vorstellung durch Gründer, alle ersten Treffen binnen drei Wochen. Lesen Sie die Vorzugsrechte vor der Bewertung.',
    nextStep: 'Schreiben Sie: „Mit diesem Betrag erreichen wir diesen Beweis bis zu diesem Monat.“',
  },
  {
    id: 'bank-account',
    title: 'eine Bank, die kein Konto gibt',
    asks: [
      'keine Bank gibt uns ein Geschäftskonto',
      'die Bank hat das Konto abgelehnt',
      'die Bank hat unser Konto gekündigt',
      'wie eröffne ich ein Firmenkonto',
      'mein Konto wurde gesperrt',
    ],
    words: 'bank konto geschäftskonto eröffnen gekündigt gesperrt',
    answer:
      'Bitten Sie um den Grund, schriftlich; oft ist es ein fehlendes Papier, die Branche oder die Herkunft des Geldes, und das erste lässt sich beheben. Bringen Sie, was eine Bank prüfen muss: Anmeldung, wem die Firma gehört, woher das Geld kommt, drei Verträge oder Rechnungen. Fragen Sie drei Institute zugleich, darunter eine Sparkasse oder Genossenschaftsbank. Mancherorts gibt es ein Recht auf ein Basiskonto oder eine Schlichtungsstelle; die Aufsicht weiß es. Rechnen Sie aus, welche Zahlungen nächste Woche fällig sind, und regeln Sie diese zuerst.',
    more: 'Halten Sie ein zweites Konto anderswo mit den Kosten eines Monats. Eine Bank kann binnen Wochen kündigen.',
    nextStep: 'Fordern Sie den Grund schriftlich an und fragen Sie zwei andere Institute mit allen Papieren.',
  },
]
