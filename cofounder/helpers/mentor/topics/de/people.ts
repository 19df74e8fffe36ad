import type { MentorTopic } from '../../topic.ts'

export const people: readonly MentorTopic[] = [
  {
    id: 'cofounder',
    title: 'Mitgründer',
    asks: [
      'wie finde ich einen Mitgründer',
      'wie teilen wir die Anteile auf',
      'brauche ich einen Partner',
      'Streit mit meinem Mitgründer',
      'mein Mitgründer ist gegangen',
      'mit wem soll ich gründen',
      'meine Mitgründerin will halbe-halbe, arbeitet aber weniger',
      'wie teilen wir die Anteile, wenn eine nur am Wochenende arbeitet',
      'halbe-halbe trotz weniger Arbeit',
    ],
    words: 'mitgründer gründer partner anteile teilhaber halbe-halbe hälfte anteile aufteilen',
    answer:
      'Wählen Sie durch gemeinsame Arbeit: vier Wochen an einem echten Ergebnis mit Termin. Teilen Sie nach der Arbeit, die noch kommt, mit vier Jahren Vesting für alle. Schreiben Sie auf, wer was entscheidet. Geht jemand, sichern Sie zuerst Zugänge, Code und Konto, und lesen Sie dann, was unterschrieben ist. Rechnen Sie für jeden aus, wie viele Monate er ohne Gehalt leben kann.',
    more: 'Sprechen Sie früh aus, wie lange jeder ohne Gehalt leben kann und wann er aufhören würde.',
    nextStep: 'Vereinbaren Sie ein Stück Arbeit mit einem Datum in vier Wochen.',
  },
  {
    id: 'hiring',
    title: 'die ersten Mitarbeiter',
    asks: [
      'wann stelle ich den ersten Mitarbeiter ein',
      'soll ich jemanden einstellen',
      'wie finde ich gute Leute',
      'ich brauche Hilfe, traue mich aber nicht einzustellen',
      'was soll ich meinem Mitarbeiter zahlen',
      'Personal',
    ],
    words: 'mitarbeiter einstellen personal aushilfe angestellte lohn azubi',
    answer:
      'Stellen Sie ein, wenn dieselbe Arbeit drei Monate lang wehgetan hat, nicht wenn Geld da ist. Die Ersten sollten ohne Anleitung arbeiten können; geben Sie den Letzten in der Auswahl einen bezahlten Tag echter Arbeit statt eines weiteren Gesprächs. Bis dahin ist ein freier Auftrag mit klarem Ergebnis der billigere Irrtum. Rechnen Sie den Platz für ein ganzes Jahr, Lohn und alles, was dazukommt, gegen die Stunden, die er Ihnen zurückgibt. Mindestlohn und Abgaben nennt die zuständige Stelle.',
    more: 'Schreiben Sie auf, was nach neunzig Tagen fertig sein soll; können Sie es nicht, brauchen Sie noch niemanden.',
    nextStep:
      'Schreiben Sie das Ergebnis nach neunzig Tagen auf und vergeben Sie ein Stück davon für zwei Wochen frei.',
  },
  {
    id: 'theft',
    title: 'Diebstahl und Schwund',
    asks: [
      'Ware verschwindet aus dem Lager',
      'jemand stiehlt aus der Kasse',
      'ich glaube, ein Mitarbeiter stiehlt',
      'im Laden wird gestohlen',
      'es fehlt ständig Geld',
      'Diebstahl',
    ],
    words: 'gestohlen stiehlt diebstahl fehlen fehlt verschwinden schwund kasse klauen geklaut',
    answer:
      'Beschuldigen Sie niemanden, bevor gezählt ist. Wählen Sie zwanzig Artikel, zählen Sie sie zwei Wochen lang jeden Abend und schreiben Sie auf: geliefert, verkauft, verdorben, da. Was fehlt, hat dann einen Tag und ein Regal. Rechnen Sie den Verlust im Monat zum Einkaufspreis aus. Vieles ist falsche Lieferung, Bruch oder Geschenktes. Schließen Sie zuerst die leichten Wege: eine Person je Kasse, ein Zettel für alles Entnommene. Mit einem Beweis gegen einen Menschen fragen Sie Anwalt oder Polizei, bevor Sie reden.',
    more: 'Sagen Sie allen, dass Sie zählen, und warum. Oft endet es damit, und niemand musste genannt werden.',
    nextStep: 'Beginnen Sie heute Abend mit zwanzig Artikeln: geliefert, verkauft, verdorben, da.',
  },
  {
    id: 'burnout',
    title: 'zu müde, um so weiterzumachen',
    asks: [
      'ich bin erschöpft',
      'ich arbeite zu viel',
      'ich habe keine Kraft mehr für die Firma',
      'ich hatte seit Monaten keinen freien Tag',
      'wie vermeide ich ein Burnout',
    ],
    words: 'müde erschöpft überarbeitet burnout wochenende pause urlaub schlafen kraft',
    answer:
      'Zuerst der Körper: ein freier Tag in dieser Woche, eingetragen wie ein Kunde, und drei Nächte Schlaf, bevor Sie etwas entscheiden. Schlafen Sie nicht, oder freut Sie nichts mehr, gehen Sie zum Arzt; das ist keine Schwäche und keine Geschäftsfrage. Schreiben Sie dann eine Woche nach Stunden auf: was verdient, was nur Sie können, was niemand vermissen würde. Streichen Sie das Letzte, und sei es ein Öffnungstag. Rechnen Sie aus, was ein geschlossener Tag kostet: meist weniger, als Sie fürchten.',
    more: 'Sagen Sie einem Menschen zu Hause und einem bei der Arbeit, was Sie nicht mehr tun. Eine kleinere Firma mit Ihnen ist besser als eine größere ohne Sie.',
    nextStep: 'Tragen Sie den freien Tag ein und streichen Sie drei Dinge, die niemand vermisst.',
  },
  {
    id: 'quit-job',
    title: 'wann man den Beruf aufgibt',
    asks: [
      'wann soll ich kündigen',
      'soll ich meinen Job aufgeben',
      'kann ich davon leben',
      'ich arbeite Vollzeit und gründe abends',
      'wann mache ich es hauptberuflich',
      'ist das genug, um zu kündigen',
    ],
    words: 'kündigen job beruf stelle arbeitgeber hauptberuflich gehalt',
    answer:
      'Vergleichen Sie drei Zahlen: was Sie im Monat brauchen, was die Kunden nach Kosten bringen, und wie viele Monate Ihr Erspartes die Lücke schließt. Gehen Sie, wenn die Lücke länger hält, als es beim Tempo der letzten drei Monate dauert, die fehlenden Kunden zu gewinnen, und die Hälfte dazu. Rechnen Sie mit den echten Zahlen des letzten Quartals, nicht mit Hoffnungen.',
    more: 'Bitten Sie vorher um weniger Stunden.',
    nextStep: 'Schreiben Sie die drei Zahlen auf eine Seite und den Monat, in dem sich die Lücke schließt.',
  },
]
