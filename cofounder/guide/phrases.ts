// What guided mode says around its questions, in every interview.
import type { InLanguages } from '../language/recognise.ts'

export type Phrases = {
  /** What this is, said plainly at the start. */
  mode: string
  short: string
  whyLead: string
  /** After answering a question of theirs. */
  howToFile: string
  /** After an answer that held a question too. */
  askedToo: string
  leftOpen: string
  goOn: string
  ifRight: string
  tooEarly: (answers: number, needed: number) => string
  youSaid: string
}

export const phrases: InLanguages<Phrases> = {
  en: {
    mode: 'Guided mode: I ask and compute, I do not read between the lines. With a model I can.',
    short: 'That was too short for me to file, so I ask once more.',
    whyLead: 'Why I ask:',
    howToFile: 'Write “skip” to leave it open, or “this is my answer” if your last message was the answer.',
    askedToo: 'I filed what you told me. Why I asked:',
    leftOpen: 'All right, this line stays open.',
    goOn: 'Then we go on where we were.',
    ifRight: 'If I read you right:',
    tooEarly: (answers, needed) => `I have ${answers} of the ${needed} answers I need before I sum up.`,
    youSaid: 'You said',
  },
  de: {
    mode: 'Geführter Modus: Ich frage und rechne, ich lese nicht zwischen den Zeilen. Mit einem Modell kann ich es.',
    short: 'Das war zu kurz, um es abzulegen, deshalb frage ich noch einmal.',
    whyLead: 'Warum ich frage:',
    howToFile:
      'Schreiben Sie „weiter“, um es offen zu lassen, oder „das ist meine Antwort“, wenn Ihre letzte Nachricht die Antwort war.',
    askedToo: 'Was Sie gesagt haben, ist abgelegt. Warum ich gefragt habe:',
    leftOpen: 'Gut, diese Zeile bleibt offen.',
    goOn: 'Dann machen wir dort weiter, wo wir waren.',
    ifRight: 'Wenn ich Sie richtig lese:',
    tooEarly: (answers, needed) =>
      `Ich habe ${answers} der ${needed} Antworten, die ich für ein Ergebnis brauche.`,
    youSaid: 'Sie sagten',
  },
  es: {
    mode: 'Modo guiado: pregunto y calculo, no leo entre líneas. Con un modelo sí puedo.',
    short: 'Fue demasiado corto para anotarlo, así que pregunto otra vez.',
    whyLead: 'Por qué lo pregunto:',
    howToFile:
      'Escriba “saltar” para dejarlo abierto, o “esta es mi respuesta” si su último mensaje era la respuesta.',
    askedToo: 'Anoté lo que me dijo. Por qué lo pregunté:',
    leftOpen: 'Bien, esta línea queda abierta.',
    goOn: 'Entonces seguimos donde estábamos.',
    ifRight: 'Si le leo bien:',
    tooEarly: (answers, needed) => `Tengo ${answers} de las ${needed} respuestas que necesito para concluir.`,
    youSaid: 'Usted dijo',
  },
  fr: {
    mode: 'Mode guidé : je demande et je calcule, je ne lis pas entre les lignes. Avec un modèle, je le peux.',
    short: "C'était trop court pour être noté, je redemande donc une fois.",
    whyLead: 'Pourquoi je demande :',
    howToFile:
      "Écrivez « passer » pour laisser ouvert, ou « c'est ma réponse » si votre dernier message était la réponse.",
    askedToo: "J'ai noté ce que vous avez dit. Pourquoi je demandais :",
    leftOpen: 'Bien, cette ligne reste ouverte.',
    goOn: 'Alors reprenons où nous en étions.',
    ifRight: 'Si je vous lis bien :',
    tooEarly: (answers, needed) => `J'ai ${answers} des ${needed} réponses qu'il me faut pour conclure.`,
    youSaid: 'Vous avez dit',
  },
  pt: {
    mode: 'Modo guiado: eu pergunto e calculo, não leio nas entrelinhas. Com um modelo, posso.',
    short: 'Foi curto demais para anotar, então pergunto mais uma vez.',
    whyLead: 'Por que pergunto:',
    howToFile:
      'Escreva “pular” para deixar em aberto, ou “esta é a minha resposta” se sua última mensagem era a resposta.',
    askedToo: 'Anotei o que você disse. Por que perguntei:',
    leftOpen: 'Certo, esta linha fica em aberto.',
    goOn: 'Então seguimos de onde paramos.',
    ifRight: 'Se li bem:',
    tooEarly: (answers, needed) => `Tenho ${answers} das ${needed} respostas de que preciso para concluir.`,
    youSaid: 'Você disse',
  },
}
