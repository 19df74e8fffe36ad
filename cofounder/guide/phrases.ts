// What guided mode says around its questions, in every interview.
import type { InLanguages } from '../language/recognise.ts'

export type Phrases = {
  /** What this is, said plainly at the start. */
  mode: string
  short: string
  whyLead: string
  /** Before an example of an answer. */
  exampleLead: string
  /** After answering a question of theirs. */
  howToFile: string
  /** Below a question of theirs that may be the answer; a constant, by which it is found again. */
  take: string
  /** They said no to that. */
  inYourWords: string
  /** Behind a sentence of theirs that may answer what is asked next; a constant too. */
  earlier: string
  /** Behind what the founder told in another place; a constant too. */
  stillTrue: string
  above: string
  /** What the result's lines are called, before it is asked which of them changes. */
  lines: string
  whichLine: string
  /** After a question that follows a result. */
  afterResult: string
  /** After thanks, a no or an insult that follow a result. */
  closed: string
  whatIsNew: (label: string) => string
  changed: string
  before: string
  /** Before old words that were dropped. */
  instead: string
  replaceHint: string
  leftOpen: string
  /** What was no answer, and is not asked about again. */
  notTaken: string
  /** Where an answer was put, and how it moves. */
  filedUnder: (line: string) => string
  toMove: string
  /** What was said went to another line than the one asked about. */
  stillAsked: string
  /** Asked twice for a figure, and none was read. */
  noFigure: (line: string) => string
  goOn: string
  ifRight: string
  tooEarly: (answers: number, needed: number) => string
  youSaid: string
  /** Every line was left open. */
  nothingSaid: string
}

export const phrases: InLanguages<Phrases> = {
  en: {
    mode: 'Guided mode: I ask and compute, I do not read between the lines. With a model I can.',
    short: 'I could not take that as an answer, so I ask once more.',
    whyLead: 'Why I ask:',
    exampleLead: 'An answer that counts:',
    howToFile: 'Write “skip” to leave it open, or “this is my answer” if your last message was the answer.',
    take: 'Shall I take this as your answer? Say “yes”, or ask on.',
    inYourWords: 'Then say it in your own words, or write “skip”.',
    earlier: 'You said that before: say “yes” and it is the answer to this too, or answer anew.',
    stillTrue: 'You told me that before. If it is still true, say “yes”; else answer anew.',
    above: 'If you have answered this above already, write “see above”.',
    lines:
      'I keep that. Write the number or name of the line it belongs to, or “no” and it stands beside them:',
    whichLine: 'Which line does it change?',
    afterResult:
      'Tell me something new and the result moves: begin with the name of a line and a colon. Here I ask and compute; questions are for the mentor, who answers them.',
    closed: 'All right, nothing changes. When something is new, begin with the name of a line and a colon.',
    whatIsNew: label => `What is new about “${label}”? Write it behind the name and a colon: “${label}: …”.`,
    changed: 'Changed',
    before: 'before:',
    instead: 'instead of',
    replaceHint: 'The new words stand on top of the old ones. If they replace them, write “replace”.',
    leftOpen: 'All right, this line stays open.',
    notTaken: 'I could not take that as an answer, so this line stays open.',
    filedUnder: line => `Filed under ${line}.`,
    toMove: 'If it belongs elsewhere, write that line’s name, a colon and the words again.',
    stillAsked: 'What I asked is still open, so I ask it again.',
    noFigure: line => `I read no figure in that, so ${line} stays open.`,
    goOn: 'Then we go on where we were.',
    ifRight: 'If I read you right:',
    tooEarly: (answers, needed) => `I have ${answers} of the ${needed} answers I need before I sum up.`,
    youSaid: 'You said:',
    nothingSaid:
      'Every line stayed open, so there is nothing to sum up. Say what you would like to talk about, or begin again with one line.',
  },
  de: {
    mode: 'Geführter Modus: Ich frage und rechne, ich lese nicht zwischen den Zeilen. Mit einem Modell kann ich es.',
    short: 'Das konnte ich nicht als Antwort nehmen, deshalb frage ich noch einmal.',
    whyLead: 'Warum ich frage:',
    exampleLead: 'Eine Antwort, die zählt:',
    howToFile:
      'Schreiben Sie „weiter“, um es offen zu lassen, oder „das ist meine Antwort“, wenn Ihre letzte Nachricht die Antwort war.',
    take: 'Soll ich das als Ihre Antwort nehmen? Sagen Sie „ja“, oder fragen Sie weiter.',
    inYourWords: 'Dann sagen Sie es mit Ihren eigenen Worten, oder schreiben Sie „weiter“.',
    earlier: 'Das haben Sie schon gesagt: Mit „ja“ gilt es auch hier als Antwort, oder antworten Sie neu.',
    stillTrue:
      'Das haben Sie mir schon gesagt. Wenn es noch stimmt, sagen Sie „ja“; sonst antworten Sie neu.',
    above: 'Wenn Sie das oben schon beantwortet haben, schreiben Sie „siehe oben“.',
    lines:
      'Das behalte ich. Schreiben Sie den Namen der Zeile, zu der es gehört, oder „nein“, dann steht es daneben:',
    whichLine: 'Welche Zeile ändert es?',
    afterResult:
      'Erzählen Sie etwas Neues, und das Ergebnis bewegt sich: Beginnen Sie mit dem Namen einer Zeile und einem Doppelpunkt. Hier frage und rechne ich; Fragen beantwortet der Mentor.',
    closed:
      'In Ordnung, es ändert sich nichts. Wenn etwas neu ist, beginnen Sie mit dem Namen einer Zeile und einem Doppelpunkt.',
    whatIsNew: label =>
      `Was ist neu bei „${label}“? Schreiben Sie es hinter den Namen und einen Doppelpunkt: „${label}: …“.`,
    changed: 'Geändert',
    before: 'vorher:',
    instead: 'statt',
    replaceHint: 'Die neuen Worte stehen über den alten. Wenn sie diese ersetzen, schreiben Sie „ersetzen“.',
    leftOpen: 'Gut, diese Zeile bleibt offen.',
    notTaken: 'Das konnte ich nicht als Antwort nehmen, deshalb bleibt diese Zeile offen.',
    filedUnder: line => `Steht jetzt unter ${line}.`,
    toMove:
      'Gehört es woandershin, schreiben Sie den Namen jener Zeile, einen Doppelpunkt und die Worte noch einmal.',
    stillAsked: 'Meine Frage ist noch offen, also stelle ich sie noch einmal.',
    noFigure: line => `Darin lese ich keine Zahl, deshalb bleibt ${line} offen.`,
    goOn: 'Dann machen wir dort weiter, wo wir waren.',
    ifRight: 'Wenn ich Sie richtig lese:',
    tooEarly: (answers, needed) =>
      `Ich habe ${answers} der ${needed} Antworten, die ich für ein Ergebnis brauche.`,
    youSaid: 'Sie sagten:',
    nothingSaid:
      'Jede Zeile blieb offen, also gibt es nichts zusammenzufassen. Sagen Sie, worüber Sie sprechen möchten, oder beginnen Sie neu mit einer Zeile.',
  },
  es: {
    mode: 'Modo guiado: pregunto y calculo, no leo entre líneas. Con un modelo sí puedo.',
    short: 'No pude tomarlo como respuesta, así que pregunto otra vez.',
    whyLead: 'Por qué lo pregunto:',
    exampleLead: 'Una respuesta que vale:',
    howToFile:
      'Escriba “saltar” para dejarlo abierto, o “esta es mi respuesta” si su último mensaje era la respuesta.',
    take: '¿Tomo esto como su respuesta? Diga “sí”, o siga preguntando.',
    inYourWords: 'Entonces dígalo con sus palabras, o escriba “saltar”.',
    earlier: 'Eso ya lo dijo: con un “sí” vale también como respuesta aquí, o responda de nuevo.',
    stillTrue: 'Eso ya me lo dijo. Si sigue siendo cierto, diga “sí”; si no, responda de nuevo.',
    above: 'Si ya lo respondió arriba, escriba “ver arriba”.',
    lines: 'Lo guardo. Escriba el número o el nombre de la línea a la que pertenece, o “no” y queda al lado:',
    whichLine: '¿Qué línea cambia?',
    afterResult:
      'Cuénteme algo nuevo y el resultado se mueve: empiece con el nombre de una línea y dos puntos. Aquí pregunto y calculo; las preguntas las responde el mentor.',
    closed:
      'De acuerdo, nada cambia. Cuando haya algo nuevo, empiece con el nombre de una línea y dos puntos.',
    whatIsNew: label =>
      `¿Qué hay de nuevo en “${label}”? Escríbalo tras el nombre y dos puntos: “${label}: …”.`,
    changed: 'Cambió',
    before: 'antes:',
    instead: 'en lugar de',
    replaceHint:
      'Las palabras nuevas están encima de las anteriores. Si las sustituyen, escriba “reemplazar”.',
    leftOpen: 'Bien, esta línea queda abierta.',
    notTaken: 'No pude tomarlo como respuesta, así que esta línea queda abierta.',
    filedUnder: line => `Queda en ${line}.`,
    toMove: 'Si va en otra línea, escriba su nombre, dos puntos y las palabras de nuevo.',
    stillAsked: 'Lo que pregunté sigue abierto, así que lo pregunto otra vez.',
    noFigure: line => `No leo ahí ninguna cifra, así que ${line} queda abierto.`,
    goOn: 'Entonces seguimos donde estábamos.',
    ifRight: 'Si le leo bien:',
    tooEarly: (answers, needed) => `Tengo ${answers} de las ${needed} respuestas que necesito para concluir.`,
    youSaid: 'Usted dijo:',
    nothingSaid:
      'Todas las líneas quedaron abiertas, así que no hay nada que resumir. Diga de qué quiere hablar o empiece de nuevo con una línea.',
  },
  fr: {
    mode: 'Mode guidé : je demande et je calcule, je ne lis pas entre les lignes. Avec un modèle, je le peux.',
    short: "Je n'ai pas pu le prendre comme réponse, je redemande donc une fois.",
    whyLead: 'Pourquoi je demande :',
    exampleLead: 'Une réponse qui compte :',
    howToFile:
      "Écrivez « passer » pour laisser ouvert, ou « c'est ma réponse » si votre dernier message était la réponse.",
    take: 'Dois-je prendre ceci comme votre réponse ? Dites « oui », ou continuez à demander.',
    inYourWords: 'Alors dites-le avec vos mots, ou écrivez « passer ».',
    earlier:
      'Vous l’avez déjà dit : un « oui » suffit pour que cela réponde aussi à ceci, ou répondez à nouveau.',
    stillTrue: 'Vous me l’avez déjà dit. Si c’est toujours vrai, dites « oui » ; sinon, répondez à nouveau.',
    above: 'Si vous y avez déjà répondu plus haut, écrivez « voir plus haut ».',
    lines:
      'Je le garde. Écrivez le numéro ou le nom de la ligne concernée, ou « non » et cela reste à côté :',
    whichLine: 'Quelle ligne cela change-t-il ?',
    afterResult:
      'Dites-moi du nouveau et le résultat bouge : commencez par le nom d’une ligne et deux-points. Ici je demande et je calcule ; le mentor répond aux questions.',
    closed:
      'D’accord, rien ne change. Quand il y a du nouveau, commencez par le nom d’une ligne et deux-points.',
    whatIsNew: label =>
      `Quoi de neuf pour « ${label} » ? Écrivez-le après le nom et deux-points : « ${label} : … ».`,
    changed: 'Changé',
    before: 'avant :',
    instead: 'au lieu de',
    replaceHint: 'Les nouveaux mots sont au-dessus des anciens. S’ils les remplacent, écrivez « remplacer ».',
    leftOpen: 'Bien, cette ligne reste ouverte.',
    notTaken: 'Je n’ai pas pu le prendre comme réponse, cette ligne reste donc ouverte.',
    filedUnder: line => `Noté sous ${line}.`,
    toMove: 'Si cela va ailleurs, écrivez le nom de cette ligne, deux-points et les mots à nouveau.',
    stillAsked: 'Ma question reste ouverte, je la repose donc.',
    noFigure: line => `Je n’y lis aucun chiffre, ${line} reste donc ouvert.`,
    goOn: 'Alors reprenons où nous en étions.',
    ifRight: 'Si je vous lis bien :',
    tooEarly: (answers, needed) => `J'ai ${answers} des ${needed} réponses qu'il me faut pour conclure.`,
    youSaid: 'Vous avez dit :',
    nothingSaid:
      "Toutes les lignes sont restées ouvertes, il n'y a donc rien à résumer. Dites de quoi vous voulez parler, ou recommencez par une ligne.",
  },
  pt: {
    mode: 'Modo guiado: eu pergunto e calculo, não leio nas entrelinhas. Com um modelo, posso.',
    short: 'Não pude tomar isso como resposta, então pergunto mais uma vez.',
    whyLead: 'Por que pergunto:',
    exampleLead: 'Uma resposta que vale:',
    howToFile:
      'Escreva “pular” para deixar em aberto, ou “esta é a minha resposta” se sua última mensagem era a resposta.',
    take: 'Tomo isto como a sua resposta? Diga “sim”, ou continue perguntando.',
    inYourWords: 'Então diga com as suas palavras, ou escreva “pular”.',
    earlier: 'Você já disse isso: com um “sim” vale também como resposta aqui, ou responda de novo.',
    stillTrue: 'Você já me disse isso. Se ainda é verdade, diga “sim”; senão, responda de novo.',
    above: 'Se você já respondeu acima, escreva “ver acima”.',
    lines: 'Guardo isso. Escreva o número ou o nome da linha a que pertence, ou “não” e fica ao lado:',
    whichLine: 'Que linha isso muda?',
    afterResult:
      'Conte algo novo e o resultado se move: comece com o nome de uma linha e dois-pontos. Aqui pergunto e calculo; quem responde a perguntas é o mentor.',
    closed: 'Tudo bem, nada muda. Quando houver algo novo, comece com o nome de uma linha e dois-pontos.',
    whatIsNew: label =>
      `O que há de novo em “${label}”? Escreva depois do nome e de dois-pontos: “${label}: …”.`,
    changed: 'Mudou',
    before: 'antes:',
    instead: 'em vez de',
    replaceHint: 'As palavras novas ficam acima das antigas. Se as substituem, escreva “substituir”.',
    leftOpen: 'Certo, esta linha fica em aberto.',
    notTaken: 'Não pude tomar isso como resposta, então esta linha fica em aberto.',
    filedUnder: line => `Fica em ${line}.`,
    toMove: 'Se pertence a outra linha, escreva o nome dela, dois-pontos e as palavras de novo.',
    stillAsked: 'O que perguntei continua em aberto, então pergunto de novo.',
    noFigure: line => `Não leio aí nenhum número, então ${line} fica em aberto.`,
    goOn: 'Então seguimos de onde paramos.',
    ifRight: 'Se li bem:',
    tooEarly: (answers, needed) => `Tenho ${answers} das ${needed} respostas de que preciso para concluir.`,
    youSaid: 'Você disse:',
    nothingSaid:
      'Todas as linhas ficaram em aberto, então não há o que resumir. Diga sobre o que quer falar ou comece de novo por uma linha.',
  },
}
