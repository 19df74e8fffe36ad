import type { Texts } from './texts.ts'

export const de: Texts = {
  title: 'Kundengruppen: Beginnen Sie mit',
  summary:
    'Beginnen Sie mit der Gruppe, die Sie selbst genannt haben. Die beiden anderen sind Ausschnitte zum Prüfen, ohne Zahlen, bis jemand sie gezählt hat.',
  summaryOpen:
    'Ihre erste Gruppe ist in der gespeicherten Arbeit noch offen; bis sie benannt ist, sind diese drei Fragen und keine Befunde.',
  firstGroup: 'Ihre erste Gruppe',
  cuts: [
    [
      'Ein Ausschnitt zum Prüfen: die schon für einen Behelf zahlen',
      'Teil der ersten Gruppe: Sie haben heute eine Rechnung für das Problem',
    ],
    [
      'Ein Ausschnitt zum Prüfen: die Sie über einen Ort erreichen',
      'Teil der ersten Gruppe: Sie treffen sich an einem Ort, zu dem Sie gehen können',
    ],
  ],
  cutNote: 'Fragen Sie fünf von ihnen, ob es bei ihnen schlimmer ist als bei den anderen.',
  named: 'In Ihren Worten:',
  open: 'Diese Zeile ist noch offen.',
  openFind:
    'Wo Sie die getroffen haben, mit denen Sie schon sprachen, und die zwei Namen, die jeder nennen kann',
  trigger: 'Herauszufinden: die letzten drei fragen, was in jener Woche geschehen war',
  scoreOwn: 'Von Ihnen genannt. Die Punkte sind ein Anfang für einen Test, keine Messung.',
  scorePaid:
    'Von Ihnen genannt, und nach Ihrer Zählung haben einige gezahlt. Die Punkte sind ein Anfang für einen Test, keine Messung.',
  scoreCut: 'Ein Ausschnitt der ersten Gruppe; noch niemand hat ihn gezählt oder gefragt.',
  byMarks: {
    summary:
      'In der Reihenfolge Ihrer eigenen Markierungen: wie gut Sie jede Gruppe erreichen, mal was sie mit Geld getan hat. Was nicht genannt ist, ist ein Ausschnitt zum Prüfen, ohne Zahlen.',
    score: 'Nach Ihren eigenen Markierungen:',
    bySaying: 'Nach dem, was Sie vom Geld sagten:',
    unmarked: 'nicht markiert',
    find: 'Noch offen: Wo trafen Sie den letzten?',
    pain: 'Noch offen: Was kostet es einen von ihnen?',
    paidAlone: paid => `${paid} haben gezahlt; wie viele Nein gesagt haben, ist offen.`,
  },
  noFigures:
    'CAC, LTV, Amortisation, Marktanteil, Umsatzpotenzial: zu wenig Daten. Wie lange ein Kunde bleibt und was ihn zu gewinnen kostet, entscheidet; siehe, was wir von Ihnen brauchen.',
  perYear: 'von einem Kunden im Jahr, vor den Kosten, ihn zu gewinnen und zu bedienen.',
  lacking: 'zu wenig Daten',
  conversion: 'zu wenig Daten: Zählen Sie Ihre ersten 20 Gespräche',
  used: answers => `einer Frage zugeordnete Antworten: ${answers}`,
  read: 'ganz gelesen',
  unused: 'zu wenig Daten: noch nicht gespeichert',
  why: [
    'Es ist die Gruppe in Ihren Worten; die Ausschnitte sind von uns.',
    'Zuerst eine Gruppe, damit bald eine Antwort kommt.',
  ],
  firstTen: [
    [
      'Fünf über den Ort, den Sie genannt haben',
      'Erzählen Sie vom letzten Mal. Was taten Sie, und was hat es gekostet?',
    ],
    [
      'Fünf über zwei Namen von jedem dieser fünf',
      'Ich kann es ab Montag von Hand für Sie lösen. Was wäre das im Monat wert?',
    ],
  ],
  plan: [
    [
      'Woche 1–2',
      'Sprechen Sie mit 20 der ersten Gruppe, einzeln. Verkaufen Sie nichts.',
      'Hatten es weniger als 8 in den letzten 30 Tagen: den ersten Ausschnitt ansehen.',
    ],
    [
      'Woche 3–6',
      'Lösen Sie es von Hand für drei gegen Bezahlung.',
      'Drei haben gezahlt, zwei wollen den nächsten Monat.',
    ],
    [
      'Woche 7–12',
      'Nur ein Kanal, der, der die drei gebracht hat.',
      'Zehn zahlen, und Sie wissen, was die letzten fünf gekostet haben.',
    ],
  ],
  missingSource: {
    'problem validation': [
      'Eine gespeicherte Problemprüfung',
      'Noch ruht hier nichts darauf.',
      'Beenden Sie das Gespräch zur Problemprüfung und speichern Sie es.',
    ],
    'idea refinement': [
      'Eine gespeicherte Ideenschärfung',
      'Noch ruht hier nichts darauf.',
      'Beenden Sie das Gespräch zur Idee und speichern Sie es.',
    ],
    'market research': [
      'Eine gespeicherte Marktrecherche',
      'Noch ruht hier nichts darauf.',
      'Machen Sie die Marktrecherche und speichern Sie sie.',
    ],
  },
  missing: [
    [
      'Wie viele Monate ein Kunde bleibt',
      'Ohne das gibt es keinen LTV.',
      'Zählen Sie, wie viele von denen noch zahlen, die vor drei Monaten zahlten.',
    ],
    [
      'Was es kostet, einen Kunden zu gewinnen',
      'Ohne das gibt es keinen CAC und keine Amortisation.',
      'Schreiben Sie Stunden und Geld für die letzten fünf auf.',
    ],
  ],
  confidence:
    'Es ruht auf dem, was Sie gespeichert haben, in Ihren Worten, und auf nichts, was hier gezählt wurde.',
  counter:
    'Vielleicht haben Sie diese Gruppe gewählt, weil sie mit Ihnen redet, nicht weil sie kauft. Zahlt ein Ausschnitt früher, ist die Reihenfolge falsch.',
  testFirst:
    'Bitten Sie zehn der ersten Gruppe jetzt um Geld: eine Anzahlung von einem Monat, zurück, wenn Sie in sechs Wochen nicht liefern. Zwei von zehn: bleibt erste; keiner: ein Ausschnitt rückt vor.',
  testGiven:
    'Gehen Sie zu denen zurück, die gegeben haben: Bitten Sie jeden noch einmal um dasselbe, mit Datum, und fragen Sie, was er dafür sehen will. Wer ein zweites Mal gibt, trägt es; wer es nutzt, muss nicht zahlen.',
  actions: [
    'Schreiben Sie 30 Namen der ersten Gruppe auf.',
    'Führen Sie fünf Gespräche von 20 Minuten über den letzten Monat, nie über Ihre Idee.',
    'Schicken Sie dreien ein Angebot mit Preis und Beginn und notieren Sie, was geschah.',
  ],
  headings: {
    rests: 'Worauf es ruht',
    matrix: 'Reihenfolge',
    beachhead: 'Brückenkopf',
    firstTen: 'Wo die ersten zehn Kunden sind',
    plan: 'Plan',
    needs: 'Was wir von Ihnen brauchen',
    end: 'Wie sicher, und wie weiter',
  },
  columns: {
    sources: 'Quelle | Genutzt | Was sie gab',
    matrix: 'Gruppe | Rang | Erreichbar 1–5 | Bereit 1–5 | Produkt | Warum',
    plan: 'Wann | Was | Bis',
    yes: 'ja',
    no: 'nein',
  },
  labels: {
    who: 'Wer',
    pain: 'Schmerz',
    trigger: 'Wann sie kaufen',
    find: 'Wo sie sind',
    figures: 'Zahlen.',
    conversion: 'Abschlussquote.',
    ask: 'Frage:',
    how: 'Wie:',
  },
  priorities: { primary: 'erste', secondary: 'zweite', tertiary: 'dritte' },
  sources: {
    'problem validation': 'Problemprüfung',
    'competitor analysis': 'Wettbewerbsanalyse',
    'idea refinement': 'Ideenschärfung',
    'market research': 'Marktrecherche',
    atlas: 'Atlas',
    judgement: 'unser Urteil',
  },
}
