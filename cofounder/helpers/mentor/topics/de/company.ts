import type { MentorTopic } from '../../topic.ts'

export const company: readonly MentorTopic[] = [
  {
    id: 'patent',
    title: 'Patente und Erfindungen',
    asks: [
      'soll ich ein Patent anmelden',
      'wie schütze ich meine Erfindung',
      'lohnt sich ein Patent',
      'was kostet ein Patent',
      'jemand könnte meine Erfindung klauen',
      'wie schütze ich meine Idee',
    ],
    words: 'patent patente erfindung erfunden schützen patentamt',
    answer:
      'Zeigen Sie nichts öffentlich, bevor Sie gefragt haben: In vielen Ländern ist eine gezeigte Erfindung nicht mehr zu schützen. Suchen Sie einen Tag in den freien Patentdatenbanken. Ein Patent ist ein Recht zu klagen; fragen Sie also, wer kopieren würde, ob Sie es merken und ob Sie den Streit zahlen könnten. Rechnen Sie die Kosten über die Jahre, die ein Patentanwalt schätzt, gegen den Gewinn, den nur das Patent schützt. Viele Patentämter bieten ein freies erstes Gespräch.',
    more: 'Eine Lizenz an einen Hersteller, der Ihre Kunden schon beliefert, kann mehr wert sein als eine eigene Fabrik.',
    nextStep:
      'Verbringen Sie einen Tag in einer Patentdatenbank und buchen Sie ein erstes Gespräch, bevor Sie es zeigen.',
  },
  {
    id: 'company-form',
    title: 'welche Rechtsform',
    asks: [
      'welche Rechtsform soll ich wählen',
      'GmbH oder Einzelunternehmen',
      'soll ich eine GmbH gründen',
      'UG oder GmbH',
      'wann soll ich eine Firma gründen',
      'Verein oder GmbH',
    ],
    words: 'rechtsform gmbh ug einzelunternehmen gbr verein haftung',
    answer:
      'Drei Fragen entscheiden mehr als jede Tabelle: Was kann schiefgehen, das Sie selbst nicht zahlen könnten, werden andere einen Teil besitzen, und verlangt ein Kunde, ein Geldgeber oder eine Erlaubnis eine Form? Sind die Antworten nichts, nein und nein, genügt zum Anfang meist die einfachste. Mit Risiko oder Partnern ist eine Form mit beschränkter Haftung ihre Kosten wert. Rechnen Sie diese Kosten für ein Jahr aus; ein Steuerberater braucht dafür eine Stunde.',
    more: 'Zwei Gründer ohne Form sind in vielen Ländern schon eine Gesellschaft, in der jeder für den anderen zahlt.',
    nextStep:
      'Schreiben Sie die drei Antworten auf und nehmen Sie sie mit zu einer Stunde Steuerberatung oder Gründungsberatung.',
  },
  {
    id: 'grants',
    title: 'Fördergeld',
    asks: [
      'gibt es Fördermittel für Gründer',
      'wie bekomme ich einen Zuschuss',
      'kann der Staat meine Gründung unterstützen',
      'wie beantrage ich eine Förderung',
      'gibt es Geld vom Amt für Gründer',
      'Gründungszuschuss',
    ],
    words: 'förderung fördermittel fördergeld zuschuss zuschüsse staat antrag stipendium',
    answer:
      'Fragen Sie die, die Ihre Region kennen: Kammer, Wirtschaftsförderung, Gründungsbüro einer Hochschule, Förderbank; sie wissen, was offen ist, und helfen oft kostenlos. Lesen Sie die Bedingungen vor dem Zweck: Manche zahlen erst hinterher, manche verbieten den Beginn vor der Zusage, die meisten verlangen einen Eigenanteil. Rechnen Sie die Stunden für Antrag und Bericht gegen die Summe mal die Chance, und die Monate bis zum Geld gegen Ihr Konto.',
    more: 'Eine Förderung, die später zahlt, ist ein Kredit von Ihnen an den Staat. Fragen Sie vorher, wer ihn überbrückt.',
    nextStep:
      'Rufen Sie eine öffentliche Gründungsstelle an und notieren Sie zwei passende Programme mit Frist, Eigenanteil und Zahltag.',
  },
  {
    id: 'own-pay',
    title: 'was Sie sich selbst zahlen',
    asks: [
      'wie viel soll ich mir selbst zahlen',
      'wann kann ich mir ein Gehalt zahlen',
      'darf ich Geld aus der Firma nehmen',
      'ich zahle mir nichts aus',
      'wie viel darf ich entnehmen',
      'Unternehmerlohn',
    ],
    words: 'selbst gehalt entnehmen entnahme unternehmerlohn auszahlen mir',
    answer:
      'Zahlen Sie sich jeden Monat an einem festen Tag etwas, auch wenn es wenig ist; ein Betrieb, der von Ihrer Gratisarbeit lebt, weiß nicht, ob er trägt. Rechnen Sie zwei Summen: was Ihr Haushalt mindestens braucht, und was in einem gewöhnlichen Monat nach Rechnungen, zurückgelegten Steuern und einer Reserve bleibt. Die niedrigere ist jetzt Ihr Lohn. Wie Sie es herausnehmen, entscheidet über Steuer und Versicherung: Fragen Sie einen Steuerberater.',
    more: 'Legen Sie Steuern am Tag des Geldeingangs auf ein zweites Konto. Was dort liegt, gehört Ihnen nicht.',
    nextStep:
      'Schreiben Sie das Minimum Ihres Haushalts neben den mittleren Überschuss des letzten Quartals und legen Sie Tag und Summe fest.',
  },
  {
    id: 'break-even',
    title: 'wie viel verkauft werden muss',
    asks: [
      'wie viele muss ich verkaufen, um die Kosten zu decken',
      'ab wann rechnet es sich',
      'wann machen wir Gewinn',
      'wie viel Umsatz brauche ich zum Leben',
      'wie viele Kunden brauche ich',
      'wo ist die Gewinnschwelle',
    ],
    words: 'gewinnschwelle decken kosten verkaufen umsatz rechnet gewinn lohnt',
    answer:
      'Zwei Zahlen genügen. Erstens die Kosten, die jeden Monat kommen, ob Sie verkaufen oder nicht: Miete, Löhne, Versicherung, Kredit und Ihr eigenes Leben. Zweitens, was ein Verkauf nach seinen eigenen Kosten übrig lässt. Teilen Sie die erste durch die zweite: so viele Verkäufe im Monat. Ist es zu viel, gibt es nur drei Hebel: den Preis, die Kosten eines Verkaufs, die Monatskosten. Probieren Sie jeden auf Papier.',
    more: 'Rechnen Sie es noch einmal mit dem schlechtesten Monat des letzten Jahres. Den muss ein Betrieb überstehen.',
    nextStep:
      'Schreiben Sie Monatskosten, Rest je Verkauf und die Zahl der Verkäufe am Tag auf, die daraus folgt.',
  },
  {
    id: 'valuation',
    title: 'was die Firma wert ist',
    asks: [
      'was ist meine Firma wert',
      'wie bewerte ich mein Unternehmen',
      'welche Bewertung soll ich verlangen',
      'ist die Bewertung fair',
      'der Investor will so viel Prozent für so viel Geld',
      'wie viele Anteile soll ich abgeben',
    ],
    words: 'bewertung wert bewerten anteile prozent investor beteiligung abgeben',
    answer:
      'Bei einer jungen Firma wird eine Bewertung nicht gemessen, sondern vereinbart. Geld geteilt durch Anteil ist die Bewertung nach dem Geld. Beginnen Sie beim Bedarf: Welche Summe führt zu welchem Beweis, und welchen Anteil können Sie dafür geben? Fragen Sie zwei Gründer aus Ihrem Feld und Land, was sie dieses Jahr bekamen. Bei einem laufenden Betrieb sehen Käufer auf den Jahresgewinn, Ihren fairen Lohn abgezogen, und darauf, wie gut er ohne Sie läuft.',
    more: 'Eine hohe Zahl heute ist ein Versprechen für die nächste Runde. Nehmen Sie die, in die Sie hineinwachsen können.',
    nextStep:
      'Rechnen Sie nötiges Geld geteilt durch den Anteil, den Sie gäben, und prüfen Sie es mit zwei Gründern.',
  },
  {
    id: 'charity',
    title: 'Geld für eine gute Sache',
    asks: [
      'wie finanziert sich ein Verein',
      'wie bekommen wir Spenden',
      'darf ein Verein Geld verdienen',
      'wie finden wir Sponsoren',
      'wer zahlt für eine gute Sache',
      'gemeinnützig und trotzdem Einnahmen',
    ],
    words: 'verein gemeinnützig spenden spende sponsor sponsoren ehrenamt stiftung',
    answer:
      'Wer durch Sie Geld spart oder besser dasteht, kann Sie bezahlen: Bitten Sie um ein Entgelt mit Rechnung statt um eine Gabe, und nennen Sie, was es spart. Gaben und Entgelte werden verschieden besteuert und erlaubt; lassen Sie vor der ersten Rechnung klären, was Ihre Satzung und Ihr Status zulassen. Rechnen Sie aus, was ein Fall Sie kostet, bevor Sie einen Preis nennen.',
    more: 'Zwei kleine Zahler für ein Jahr sind mehr wert als eine große Gabe: Sie sagen Ihnen, was die Arbeit jemandem wert ist.',
    nextStep:
      'Fragen Sie zwei, denen es nützt, was das Problem sie heute kostet, und bieten Sie ein Entgelt darunter für drei Monate an.',
  },
  {
    id: 'motivation',
    title: 'Angst und Zweifel',
    asks: [
      'ich zweifle an mir',
      'ich habe Angst zu scheitern',
      'ich traue mich nicht anzufangen',
      'ich habe keine Motivation mehr',
      'ich komme mir wie ein Hochstapler vor',
      'bin ich gut genug dafür',
      'ich habe Angst vor dem Verkaufen',
    ],
    words: 'zweifel angst motivation mut scheitern traue hochstapler',
    answer:
      'Angst zeigt meist auf das, was als Nächstes zu prüfen ist. Machen Sie es klein: ein Gespräch, ein laut gesagter Preis, eine Seite, die ein Fremder sieht. Reden Sie mit einem Gründer, der ein halbes Jahr weiter ist; das meiste, was sich wie Versagen anfühlt, ist die normale Form dieser Arbeit. Zählen Sie die kleinen mutigen Dinge einer Woche; gezählt werden es mehr.',
    more: 'Schützen Sie Schlaf und einen Tag in der Woche. Legen Sie vorher fest, wie viele Monate und wie viel Geld Sie geben.',
    nextStep:
      'Schreiben Sie die eine Frage auf, der Sie ausweichen, und stellen Sie sie jemandem, der sie beantworten kann.',
  },
]
