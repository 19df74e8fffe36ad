// What the panel says around the founder's own words, in the five languages.
import type { InsightSource } from '../../../contracts/results/insights.ts'
import { message } from '../../language/message.ts'
import type { InLanguages } from '../../language/recognise.ts'

export type Texts = {
  sources: Readonly<Record<InsightSource, string>>
  headings: readonly [summary: string, recommendations: string, steps: string]
  summary: (given: { answers: number; sources: number }) => string
  figures: string
  asked: (question: string, answer: string) => string
  open: (label: string) => string
  unasked: string
  market: string
  confidence: (sources: number) => string
  counter: string
}

export const texts: InLanguages<Texts> = {
  en: {
    sources: {
      'Problem Validation': 'Problem Validation',
      'Competitor Analysis': 'Competitor Analysis',
      'Market Research': 'Market Research',
    },
    headings: ['Summary.', 'Recommendations', 'Next steps'],
    summary: message(
      'en',
      'From {sources} of 3 saved pieces of work ({answers, plural, one {# answer} other {# answers}} filed under a question). I put what you said beside what is still open; I do not read between the lines.',
    ),
    figures: 'From your saved research:',
    asked: (question, answer) => `I asked ${question} You said ${answer}`,
    open: label => `the line “${label}” is still open`,
    unasked: 'Take this to three people who have the problem, and ask what they did about it last month',
    market: 'Hold the smallest figure against a list of names: write down the first twenty of them',
    confidence: sources => `It rests on ${sources} of 3 saved pieces of work and on nothing I saw.`,
    counter:
      'All of this is what was told. What people did with their money or time may say otherwise, so look there first.',
  },
  de: {
    sources: {
      'Problem Validation': 'Problemprüfung',
      'Competitor Analysis': 'Wettbewerb',
      'Market Research': 'Marktrecherche',
    },
    headings: ['Zusammenfassung.', 'Empfehlungen', 'Nächste Schritte'],
    summary: message(
      'de',
      'Aus {sources} von 3 gespeicherten Arbeiten ({answers, plural, one {# Antwort ist} other {# Antworten sind}} einer Frage zugeordnet). Ich stelle neben das Gesagte, was noch offen ist; zwischen den Zeilen lese ich nicht.',
    ),
    figures: 'Aus Ihrer gespeicherten Recherche:',
    asked: (question, answer) => `Ich fragte ${question} Sie sagten ${answer}`,
    open: label => `die Zeile „${label}“ ist noch offen`,
    unasked:
      'Gehen Sie damit zu drei Leuten, die das Problem haben, und fragen Sie, was sie letzten Monat dagegen taten',
    market: 'Halten Sie die kleinste Zahl gegen eine Liste von Namen: Schreiben Sie die ersten zwanzig auf',
    confidence: sources =>
      `Es ruht auf ${sources} von 3 gespeicherten Arbeiten und auf nichts, was ich gesehen habe.`,
    counter:
      'Das alles wurde erzählt. Was Leute mit Geld oder Zeit getan haben, kann anderes zeigen; sehen Sie zuerst dort nach.',
  },
  es: {
    sources: {
      'Problem Validation': 'validación',
      'Competitor Analysis': 'competencia',
      'Market Research': 'investigación de mercado',
    },
    headings: ['Resumen.', 'Recomendaciones', 'Próximos pasos'],
    summary: message(
      'es',
      'De {sources} de 3 trabajos guardados ({answers, plural, one {# respuesta anotada} other {# respuestas anotadas}} bajo una pregunta). Pongo lo dicho junto a lo que sigue abierto; no leo entre líneas.',
    ),
    figures: 'De su investigación guardada:',
    asked: (question, answer) => `Pregunté ${question} Usted dijo ${answer}`,
    open: label => `la línea “${label}” sigue abierta`,
    unasked: 'Lleve esto a tres personas que tienen el problema y pregunte qué hicieron el mes pasado',
    market: 'Compare la cifra más pequeña con una lista de nombres: anote los veinte primeros',
    confidence: sources => `Se apoya en ${sources} de 3 trabajos guardados y en nada que yo haya visto.`,
    counter:
      'Todo esto es lo contado. Lo que la gente hizo con su dinero o su tiempo puede decir otra cosa; mire allí primero.',
  },
  fr: {
    sources: {
      'Problem Validation': 'validation',
      'Competitor Analysis': 'concurrence',
      'Market Research': 'étude de marché',
    },
    headings: ['Résumé.', 'Recommandations', 'Prochaines étapes'],
    summary: message(
      'fr',
      '{sources, plural, one {D’un travail enregistré} other {De # travaux enregistrés}} sur 3 ({answers, plural, one {# réponse notée} other {# réponses notées}} sous une question). Je mets ce qui est dit à côté de ce qui reste ouvert ; je ne lis pas entre les lignes.',
    ),
    figures: 'De votre recherche enregistrée :',
    asked: (question, answer) => `J'ai demandé ${question} Vous avez dit ${answer}`,
    open: label => `la ligne « ${label} » est encore ouverte`,
    unasked:
      "Parlez-en à trois personnes qui ont le problème et demandez ce qu'elles ont fait le mois dernier",
    market: 'Tenez le plus petit chiffre face à une liste de noms : écrivez les vingt premiers',
    confidence: sources => `Cela repose sur ${sources} travaux enregistrés sur 3 et sur rien que j'aie vu.`,
    counter:
      "Tout cela a été raconté. Ce que les gens ont fait de leur argent ou de leur temps peut dire autre chose ; regardez-y d'abord.",
  },
  pt: {
    sources: {
      'Problem Validation': 'validação',
      'Competitor Analysis': 'concorrência',
      'Market Research': 'pesquisa de mercado',
    },
    headings: ['Resumo.', 'Recomendações', 'Próximos passos'],
    summary: message(
      'pt',
      'De {sources} de 3 trabalhos salvos ({answers, plural, one {# resposta anotada} other {# respostas anotadas}} sob uma pergunta). Ponho o que foi dito ao lado do que está em aberto; não leio nas entrelinhas.',
    ),
    figures: 'Da sua pesquisa salva:',
    asked: (question, answer) => `Perguntei ${question} Você disse ${answer}`,
    open: label => `a linha “${label}” ainda está aberta`,
    unasked: 'Leve isto a três pessoas que têm o problema e pergunte o que fizeram no mês passado',
    market: 'Compare o menor número com uma lista de nomes: escreva os vinte primeiros',
    confidence: sources => `Apoia-se em ${sources} de 3 trabalhos salvos e em nada que eu tenha visto.`,
    counter:
      'Tudo isto é o que foi contado. O que as pessoas fizeram com dinheiro ou tempo pode dizer outra coisa; olhe lá primeiro.',
  },
}
