import type { MentorTopic } from '../../topic.ts'

export const rules: readonly MentorTopic[] = [
  {
    id: 'deposit',
    title: 'Anzahlung und kurzfristige Absagen',
    asks: [
      'wie verlange ich eine Anzahlung',
      'Kunden sagen in letzter Minute ab',
      'darf ich Vorkasse nehmen',
      'wie nehme ich eine Anzahlung, ohne Kunden zu verschrecken',
      'Kunden kommen nicht zum Termin',
      'soll ich Geld im Voraus verlangen',
      'wie komme ich an Geld, wenn erst nach der Ernte bezahlt wird',
    ],
    words: 'anzahlung vorkasse voraus absagen absage termin nichterscheinen',
    answer:
      'Sagen Sie die Anzahlung als Regel, nicht als Bitte: Sie hält den Termin und das Material, der Rest kommt bei Lieferung. Nennen Sie Summe, Tag und was bei einer Absage geschieht, in einem Satz, vor der Zusage. Wer nichts anzahlt, hat meist auch nicht zugesagt. Rechnen Sie aus, was eine Absage Sie kostet: Stunden, Material und der verlorene andere Auftrag; so hoch soll die Anzahlung mindestens sein. Was Sie bei Absagen behalten dürfen, regelt das Recht Ihres Landes.',
    more: 'Bieten Sie zwei Wege an: mit Anzahlung zum festen Termin, ohne sie zum nächsten freien.',
    nextStep: 'Schreiben Sie den einen Satz zur Anzahlung und sagen Sie ihn den nächsten drei Kunden.',
  },
  {
    id: 'licence',
    title: 'Erlaubnisse und Genehmigungen',
    asks: [
      'brauche ich eine Lizenz',
      'brauche ich dafür eine Genehmigung',
      'darf ich das überhaupt',
      'welche Erlaubnis brauche ich',
      'muss ich das genehmigen lassen',
      'braucht man dafür einen Schein',
    ],
    words: 'lizenz genehmigung erlaubnis zulassung schein darf konzession',
    answer:
      'Finden Sie die Behörde, bevor Sie Räume oder Geräte kaufen: Die Erlaubnis entscheidet oft über Ort, Ausrüstung und wer es führen darf. Fragen Sie die Kammer oder die Wirtschaftsförderung, welche Stelle für Ihr Gewerbe antwortet, und fragen Sie diese schriftlich drei Dinge: welche Erlaubnis, was sie verlangt, wie lange es dauert. Verlassen Sie sich nicht darauf, was andere tun. Rechnen Sie die Kosten und die Monate ohne Umsatz in Ihren Plan.',
    more: 'Fragen Sie auch, was ohne Erlaubnis heute schon geht. Oft lässt sich ein Teil davon sofort verkaufen.',
    nextStep:
      'Rufen Sie die Kammer an, lassen Sie sich die zuständige Stelle nennen und schicken Sie ihr die drei Fragen.',
  },
  {
    id: 'insurance',
    title: 'Versicherungen',
    asks: [
      'welche Versicherung brauche ich',
      'brauche ich eine Haftpflicht',
      'muss ich mich versichern',
      'lohnt sich eine Versicherung',
      'was passiert, wenn etwas kaputtgeht',
      'brauche ich eine besondere Versicherung',
      'wer haftet, wenn jemand verletzt wird oder stirbt',
    ],
    words: 'versicherung versichern haftpflicht schaden police',
    answer:
      'Versichern Sie, was Sie nicht selbst zahlen könnten, und sonst wenig. Schreiben Sie fünf Dinge auf, die schiefgehen können, und dahinter die Summe; alles, was den Betrieb oder Ihr Haus kosten würde, gehört versichert, zuerst Schäden an Menschen. Manche Versicherungen verlangt das Gesetz oder ein Kunde: Fragen Sie Ihre Kammer oder Ihren Verband, welche für Ihr Gewerbe Pflicht sind. Vergleichen Sie drei Angebote mit derselben Selbstbeteiligung und lesen Sie zuerst, was ausgeschlossen ist.',
    more: 'Fragen Sie einen Kollegen, welche Schäden er wirklich hatte. Das ist die ehrlichste Liste.',
    nextStep:
      'Schreiben Sie die fünf Schäden mit Summen auf und holen Sie drei Angebote für die schwersten zwei.',
  },
  {
    id: 'bypass',
    title: 'Kunden oder Partner, die Sie umgehen',
    asks: [
      'sie machen das Geschäft hinter meinem Rücken',
      'die Kunden umgehen mich',
      'Fahrer und Kunde einigen sich ohne mich',
      'meine Mitglieder verkaufen direkt',
      'nach dem ersten Mal rufen sie sich direkt an',
      'wie verhindere ich, dass man mich umgeht',
    ],
    words: 'umgehen umgeht rücken direkt vorbei vermittler',
    answer:
      'Verbote helfen wenig; es muss sich lohnen, über Sie zu gehen. Fragen Sie fünf, die Sie umgangen haben, was ihnen fehlte. Geben Sie beiden Seiten etwas, das es nur bei Ihnen gibt: Zahlung am selben Tag, eine Versicherung, Ersatz bei Ausfall, die nächste Buchung. Nehmen Sie Ihren Anteil dort, wo der Nutzen entsteht, oft am Anfang oder als Beitrag im Monat. Rechnen Sie aus, was einer durch das Umgehen spart und was er verliert.',
    more: 'Beginnen Sie bei denen, die am häufigsten handeln: Ihre Regel muss zuerst für sie gut sein.',
    nextStep: 'Rufen Sie fünf an, die Sie umgangen haben, und fragen Sie, was sie zurückholen würde.',
  },
  {
    id: 'trade-fair',
    title: 'Messen und Märkte',
    asks: [
      'lohnt sich eine Messe',
      'soll ich auf die Messe gehen',
      'was bringt ein Messestand',
      'wie bereite ich eine Messe vor',
      'soll ich auf den Markt gehen und verkaufen',
    ],
    words: 'messe messen messestand stand aussteller markt',
    answer:
      'Eine Messe lohnt sich, wenn dort Leute sind, die Sie sonst nicht treffen, und wenn Sie vorher verabredet sind. Gehen Sie das erste Mal als Besucher und zählen Sie, mit wie vielen passenden Leuten Sie an einem Tag sprechen. Mit Stand: Laden Sie vier Wochen vorher zwanzig Menschen mit Namen ein. Rechnen Sie alle Kosten, auch Ihre Tage, geteilt durch die Gespräche, die zu einem Angebot führen, und vergleichen Sie das mit Besuchen oder Anrufen.',
    more: 'Die Messe beginnt am Tag danach: Wer binnen drei Tagen von Ihnen hört, erinnert sich.',
    nextStep:
      'Fragen Sie drei Aussteller vom letzten Jahr, wie viele Aufträge blieben, und entscheiden Sie dann.',
  },
  {
    id: 'volunteers',
    title: 'Helfer, die nicht kommen',
    asks: [
      'die Freiwilligen kommen nicht',
      'wie finde ich Ehrenamtliche',
      'meine Helfer sagen immer ab',
      'wie halte ich Freiwillige',
      'Ehrenamtliche bleiben weg',
    ],
    words: 'freiwillige ehrenamtliche helfer ehrenamt mithelfen',
    answer:
      'Wer freiwillig hilft, kommt für etwas: Menschen, Sinn, Können, eine Aufgabe mit Ende. Fragen Sie jeden, wofür. Machen Sie die Aufgabe klein, mit Uhrzeit, Namen und einem Ende, und sagen Sie zwei Tage vorher Bescheid. Geben Sie je Schicht einem Menschen die Verantwortung für die anderen. Zählen Sie über vier Wochen, wer zugesagt hat und wer kam; rechnen Sie mit diesem Anteil, nicht mit der Hoffnung. Bedanken Sie sich mit Namen und mit dem, was geschafft wurde.',
    more: 'Was jede Woche sicher geschehen muss, sollte nicht allein an Freiwilligen hängen.',
    nextStep:
      'Rufen Sie die drei an, die zuletzt fehlten, und fragen Sie, was die Aufgabe leichter machen würde.',
  },
]
