import type { Texts } from './texts.ts'

export const de: Texts = {
  placeOpen: 'Ort offen',
  sized: (tam, sam, som) =>
    `Wenn ich Sie richtig lese, ist der ganze Markt ${tam} im Jahr wert, ${sam} davon passen, und ein kleines Team könnte im dritten Jahr ${som} davon verdienen.`,
  ofPart: (words, country) =>
    `Gezählt ist, was Sie nannten, ${words}${country && `, nicht das ganze Land (${country})`}.`,
  ifEntry: entry => `Wenn das stimmt: ${entry}. Wenn nicht, lassen Sie alles aus dem Atlas beiseite.`,
  looksLike: entry => `Das sieht aus wie: ${entry}. Genutzt wird es erst, wenn Sie das Land nennen.`,
  openTotal:
    'Noch gibt es keine Summe: Eine Angabe fehlt, und ich erfinde keine. Was es braucht, steht unten.',
  confirmed: {
    sized: (tam, sam, som) =>
      `Nach den Zahlen, die Sie bestätigt haben, ist der ganze Markt ${tam} im Jahr wert, davon passen ${sam}, und ein kleines Team könnte im dritten Jahr ${som} einnehmen.`,
    confidence: {
      guess:
        'Anzahl oder Preis haben Sie selbst als Vermutung markiert, also ist auch die Summe eine. Der passende Anteil und die gewonnenen Kunden sind erste Schätzungen von uns.',
      told: 'Anzahl und Preis wurden Ihnen gesagt. Ein Register und drei Quittungen machen sie fest; der passende Anteil und die gewonnenen Kunden sind erste Schätzungen von uns.',
      observed:
        'Anzahl und Preis beruhen auf dem, was Sie gesehen haben, oder auf einer veröffentlichten Zählung. Zu prüfen bleiben zwei erste Schätzungen von uns: der passende Anteil und die gewonnenen Kunden.',
    },
    permission: [
      'Die Erlaubnis',
      'Sie haben markiert, dass sie noch fehlt oder unbekannt ist; ohne sie gehört Ihnen nichts von diesem Markt.',
      'Fragen Sie das Amt oder die Kammer, die sie erteilt, was es braucht, wie lange es dauert und was es kostet.',
    ],
    forbidden:
      'Sie haben es als verboten markiert, deshalb rechne ich keine Größe. Ändern Sie die Markierung, wenn es sich rechtmäßig verkaufen lässt.',
  },
  place: [
    'Das Land, in dem Sie anfangen',
    'Ich lese Länder, keine Städte oder Regionen, und amtliche Zahlen gibt es je Land.',
    'Schreiben Sie das Land in die Marktzeile und starten Sie neu.',
  ],
  buyers: [
    'Wie viele es dort gibt, wo Sie anfangen',
    'Eine Marktgröße ohne Zahl der Käufer ist geraten.',
    'Das statistische Amt zählt Betriebe nach Branche und Menschen nach Alter und Ort, der Verband seine Mitglieder; ein öffentliches Register lässt sich von Hand zählen.',
  ],
  price: [
    'Was einer von ihnen Ihnen zahlt, und wofür',
    'Ohne Preis gibt es keinen Jahresbetrag.',
    'Nennen Sie dreien einen Preis und schreiben Sie ihn in die Marktzeile.',
  ],
  severalAmounts: amounts => [
    'Welcher Betrag Ihr Preis ist',
    `Ich lese mehrere Beträge (${amounts}) und wähle keinen für Sie.`,
    'Lassen Sie nur Ihren eigenen Preis in der Marktzeile.',
  ],
  severalCounts: counts => [
    'Welche Zahl die möglichen Käufer sind',
    `Ich lese mehrere Zahlen (${counts}) und wähle keine für Sie.`,
    'Lassen Sie nur die Zahl für den Ort, an dem Sie anfangen.',
  ],
  needs: {
    times: [
      'Wie oft einer im Jahr zahlt',
      'Sie rechnen je Mal oder Tag ab; wie oft, ist offen.',
      'Zählen Sie drei Monate eines echten Kunden und nehmen Sie es mal vier.',
    ],
    hours: [
      'Wie viele Stunden einer im Jahr bezahlt',
      'Sie rechnen nach Stunden ab; wie viele es sind, ist offen.',
      'Zählen Sie drei Monate eines echten Kunden und nehmen Sie es mal vier.',
    ],
    units: [
      'Wie viele Einheiten einer nimmt',
      'Sie rechnen je Einheit ab; wie viele einer nimmt, ist offen.',
      'Fragen Sie fünf, wie viele sie im ersten Jahr nähmen.',
    ],
    currency: [
      'In wessen Geld der Preis ist',
      'Geld dieses Namens haben mehrere Länder, und ich wähle keines.',
      'Schreiben Sie das Land in die Marktzeile, oder den Code, etwa EUR.',
    ],
    period: [
      'Der Zeitraum des Preises',
      'Ich lese den Betrag, aber nicht, ob er je Mal, im Monat oder im Jahr gilt.',
      'Schreiben Sie den Preis mit „im Monat“, „im Jahr“ oder „einmalig“ in die Marktzeile.',
    ],
    yearly: [
      'Was einer im Jahr zahlt',
      'Ich lese einen Preis je Einheit und eine Zahl von Einheiten je Zeit und multipliziere sie nicht auf Verdacht.',
      'Schreiben Sie es als einen Betrag im Jahr: der Preis mal die Einheiten, die einer im Jahr nimmt.',
    ],
    volume: [
      'Was bei einem im Jahr durchläuft',
      'Sie nehmen einen Anteil; wovon, ist offen.',
      'Fragen Sie fünf nach Aufträgen im Monat und dem mittleren Wert.',
    ],
  },
  solveBuyers: (price, hundred, thousand) =>
    `Bei ${price} machen 100 von ihnen ${hundred} im Jahr und 1.000 machen ${thousand}. Gibt es so viele?`,
  solvePrice: (count, total) => `Zahlen alle ${count} je 1 im Monat, sind das ${total} im Jahr.`,
  solveOneEach: (count, total) => `Je eines für alle ${count} macht ${total} im Jahr.`,
  otherPayers: (paying, counted) => [
    'Wie viele es von denen gibt, die zahlen',
    `${paying} und ${counted} sprechen von verschiedenen Leuten, daher nehme ich sie nicht mal.`,
  ],
  guesses: 'Der passende Anteil und die gewonnenen Kunden sind erste Vermutungen von uns: Ändern Sie sie.',
  oneOff: 'Ihr Preis hat einen einmaligen Teil, daher sind es Beträge des ersten Jahres.',
  tooSmall:
    'Das ist mehr als die Hälfte: Entweder ist dieser Markt für ein kleines Team zu klein, oder der passende Anteil ist zu niedrig angesetzt.',
  onePlace:
    'Das ist mehr als die Hälfte derer, zu denen es dort passt, wo Sie beginnen: Zum Wachsen braucht es einen zweiten Ort, also zählen Sie auch den nächsten.',
  demand: (customers, monthly) => `${customers} in 36 Monaten zu gewinnen heißt ${monthly} neue im Monat.`,
  noTopDown:
    'Keine Gegenprobe von oben: Für diesen Ort ist hier keine veröffentlichte Summe bekannt. Suchen Sie eine, bevor Sie den Gesamtmarkt (TAM) zeigen.',
  statusQuo: 'Nichts Neues tun',
  statusQuoLine:
    'Was sie heute stattdessen tun. Es braucht keine Entscheidung und keine Rechnung; fragen Sie fünf, was es ist und kostet.',
  statusQuoBasis: 'den gibt es in jedem Markt',
  unchecked: 'vom Modell genannt, nicht geprüft',
  origins: {
    confirmed: 'bestätigt',
    own: 'vom Modell; in dem, was Sie gesagt haben, finde ich es nicht',
    recalled: 'vom Modell erinnert, ungeprüft',
  },
  confidence: {
    open: 'Eine Angabe fehlt, deshalb steht hier keine Summe statt einer erfundenen.',
    sized:
      'Es ruht auf Zahlen aus Ihren Worten, wenn ich sie richtig lese, und auf ersten Vermutungen, die so gekennzeichnet sind.',
  },
  counter:
    'Eine Zahl und ein Preis sind Rechnen, bis drei gezahlt haben. Vielleicht beschreiben Sie ein Problem, für das heute niemand zahlt.',
  test: 'Bitten Sie zehn um die letzte Rechnung, die sie wegen dieses Problems bezahlt haben. Drei Rechnungen sind der Anfang eines Marktes.',
  actions: [
    'Schreiben Sie eine Liste von 30 mit Namen und einem Weg zu jedem.',
    'Rufen Sie zehn an. Fragen Sie, was sie letzten Monat taten und was es kostete, nennen Sie dann Ihren Preis und notieren Sie die Antwort.',
    'Schreiben Sie, was Sie gezählt haben, in die Marktzeile und starten Sie neu.',
  ],
  listAll: count => `Schreiben Sie eine Liste aller ${count} mit Namen und einem Weg zu jedem.`,
  headings: {
    title: 'Marktrecherche',
    size: 'Marktgröße',
    needs: 'Was wir von Ihnen brauchen',
    rivals: 'Wettbewerber, Nichtstun eingeschlossen',
    prices: 'Was Käufer heute zahlen',
    trends: 'Trends',
    counter: 'Und der Gegentrend',
    web: 'Im Netz gefunden',
    reach: 'Wege zu ihnen',
    rules: 'Regeln, die man kennen muss',
    end: 'Wie sicher, und wie weiter',
    how: 'Wie:',
    noTotal: 'Keine Summe, weil eine Angabe fehlt.',
    assumptions: 'Die Annahmen dahinter',
    above: 'Derselbe Markt von oben',
  },
  assumed: {
    where: 'wo Sie beginnen',
    customers: 'Kunden',
    buyers: 'Mögliche Käufer',
    price: 'Was ein Käufer im Jahr zahlt',
    perCustomer: 'je Kunde im Jahr',
    fit: many => `Anteil, für den es passt (${many})`,
    ofThem: many => `davon (${many})`,
    fitBasis:
      'einer von vier als erste Vermutung; ersetzen Sie sie durch eine Zählung derer, die das Problem heute haben',
    won: 'In drei Jahren gewonnene Kunden',
    wonBasis: 'zwei Gründer: rund 12 ernste Gespräche im Monat über 36 Monate, einer von fünf kauft',
    wonAll: 'zwei Gründer könnten in dieser Zeit rund 90 gewinnen; mehr passende gibt es nicht',
    total: 'Veröffentlichte Summe',
    ofTotal: 'der Summe',
    published: what => `Veröffentlichte Summe: ${what}`,
    yearly: 'im Jahr',
    spent: 'Anteil davon für diese Art von Sache',
    judged: of => `unser Urteil, ${of}; fragen Sie zehn Käufer nach ihrem Budget`,
  },
  sizes: {
    tam: 'TAM · alle, die kaufen könnten',
    sam: 'SAM · die, zu denen es passt',
    som: 'SOM · was in drei Jahren zu gewinnen ist',
    'sam-customers': 'Kunden im SAM',
    'som-customers': 'Kunden im SOM',
    penetration: 'Gewonnener Anteil am SAM',
    'top-down': 'TAM von oben',
    'top-down-ratio': 'von unten ÷ von oben',
  },
  above: {
    check: 'im Jahr. Von unten ÷ von oben =',
    fair: times =>
      `Beide Wege liegen innerhalb von 2× (${times}×), das ist für einen ersten Durchgang in Ordnung: Keine Zahl trägt allein.`,
    'look-again': (times, larger) =>
      `Die Zahl ${larger} ist ${times}× die andere: nicht unmöglich, aber sehen Sie noch einmal hin, bevor Sie sie zeigen.`,
    wrong: (times, larger) =>
      `Die Zahl ${larger} ist ${times}× die andere. Über 3× stimmt etwas nicht: Zeigen Sie noch keine von beiden.`,
    larger: ['von unten', 'von oben'],
    reasons: [
      'Mögliche Gründe: Unter den Käufern sind viele, die nie zahlen würden, der Preis ist für den Durchschnitt zu hoch, oder der Anteil der Ausgaben ist zu niedrig angesetzt.',
      'Mögliche Gründe: Der Preis ist niedrig für das, was diese Branche ausgibt, in der Zählung fehlen Käufer, oder der Anteil der Ausgaben ist zu hoch angesetzt.',
    ],
  },
  sizing: {
    language: 'de',
    assumptions: 'Annahme | Wahrscheinlich | Von – bis | Wo, wann | Woher',
    sizes: 'Größe | Wahrscheinlich | Spanne | Wie berechnet',
    founder: 'von Ihnen',
    benchmark: 'Vergleichswert',
    web: 'Web',
    estimate: 'Schätzung',
  },
  rivalColumns: 'Wer | Art | Was zu wissen ist | Woher',
  rivalKinds: { direct: 'direkt', indirect: 'indirekt', 'status quo': 'Nichtstun' },
  figuresIn: (currency, place, year) => `Alle Zahlen in ${currency} im Jahr, ${place}, ${year}.`,
  somShare: share => `Der SOM ist ${share} des SAM.`,
  quality: {
    'web-enhanced': 'mit Netz: zitiert heute gelesene Seiten',
    'ai-estimated': 'geschätzt: keine Seite wurde dafür gelesen',
  },
  noEntry: 'aus Ihren eigenen Zahlen',
  apart: {
    atlas: (what, ours, theirs) =>
      `${what}: Der Atlas hat ${ours}, das Modell sagt ${theirs}. Mehr als das Dreifache auseinander: Sehen Sie sich beides an.`,
    founder: (what, ours, theirs) =>
      `${what}: Ihr Text liest sich als ${ours}, das Modell sagt ${theirs}. Mehr als das Dreifache auseinander: Sehen Sie sich beides an.`,
  },
}
