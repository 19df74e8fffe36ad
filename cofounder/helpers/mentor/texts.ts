import type { InLanguages } from '../../language/recognise.ts'

export type Texts = {
  takeAs: (title: string) => string
  alsoNear: (titles: string[]) => string
  unclear: (titles: string[]) => string
  limit: string
  hello: string
  /** How the next talk opens. */
  planned: (action: string, day: string | null) => string
  whatCame: string
  ask: string
  thanks: string
  /** After words of distress: nothing about the company. */
  gentle: string
  /** Later in a talk in which somebody did not want to live. */
  oneThing: string
  /** Somebody near to them has died. */
  sorry: string
  /** They asked for this language. */
  speaks: string
  /** They write a language we do not speak. */
  foreign: string
  /** After an insult. */
  fair: string
  noMinutes: string
  subjects: (titles: string[]) => string
  at: string
  nextStep: string
}

const numbered = (titles: readonly string[]) => titles.map((title, at) => `(${at + 1}) ${title}`).join('; ')

export const texts: InLanguages<Texts> = {
  en: {
    takeAs: title => `I take this as: ${title}.`,
    alsoNear: titles => `Also near: ${titles.join('; ')}.`,
    unclear: titles =>
      `I am not sure what this is about, and a guess would waste your time. Nearest I have: ${numbered(titles)}. Write its number, or say it in other words.`,
    limit: 'This holds for most trades; you know yours. With a model I could read your case.',
    hello: 'Hello.',
    planned: (action, day) => `You planned${day ? ` for ${day}` : ''}: ${action}`,
    whatCame: 'What came of it?',
    ask: 'Which decision are you facing this week?',
    thanks: 'Come back with what happened; that is where it gets interesting.',
    gentle:
      'Take your time; nothing here runs away. The people named above can do more than I can. When you want to go on with the company, just ask.',
    oneThing:
      'First sleep, something to eat, and one person you trust, told in the words you used here; a local helpline is there in the morning too. Then one thing for the company and no more: the one that would worry you most if it were left. Everything else can wait a day.',
    sorry:
      'I am sorry about your loss. Being tired after it is no fault, and there is no right month to begin or to pause; nothing here gets worse by waiting. Let somebody you trust know how these weeks are. When you want to talk about the company, ask me something small.',
    speaks: 'Yes. Write English, and I answer in English.',
    foreign:
      'I speak English, German, Spanish, French and Portuguese; please write in one of them. Non parlo ancora italiano: scriva per favore in una di queste lingue.',
    fair: 'Fair enough. Tell me in one sentence what you would like to know, and I say what I have on it.',
    noMinutes: 'I keep no minutes and decide nothing; that is yours.',
    subjects: titles => `Subjects of this talk: ${titles.join('; ')}.`,
    at: 'You are at the step',
    nextStep: 'Next step',
  },
  de: {
    takeAs: title => `Ich verstehe das als: ${title}.`,
    alsoNear: titles => `Auch in der Nähe: ${titles.join('; ')}.`,
    unclear: titles =>
      `Ich bin nicht sicher, worum es geht, und Raten kostet Sie nur Zeit. Am nächsten habe ich: ${numbered(titles)}. Schreiben Sie die Nummer, oder sagen Sie es mit anderen Worten.`,
    limit:
      'Das gilt für die meisten Branchen; Ihre kennen Sie. Mit einem Modell könnte ich Ihren Fall lesen.',
    hello: 'Guten Tag.',
    planned: (action, day) => `Ihr Plan${day ? ` für ${day}` : ''}: ${action}`,
    whatCame: 'Was ist daraus geworden?',
    ask: 'Vor welcher Entscheidung stehen Sie diese Woche?',
    thanks: 'Kommen Sie mit dem wieder, was geschehen ist; dort wird es interessant.',
    gentle:
      'Lassen Sie sich Zeit; hier läuft nichts weg. Die Menschen, die ich oben genannt habe, können mehr tun als ich. Wenn Sie mit der Firma weitermachen möchten, fragen Sie einfach.',
    oneThing:
      'Zuerst Schlaf, etwas zu essen und ein Mensch, dem Sie vertrauen, mit den Worten, die Sie hier gebraucht haben; auch morgen früh ist ein Krisentelefon da. Dann eine Sache für die Firma und nicht mehr: die, die Ihnen liegen gelassen am meisten Sorge machte. Alles andere hat einen Tag Zeit.',
    sorry:
      'Das tut mir leid. Müde zu sein ist nach einem solchen Verlust kein Fehler, und es gibt keinen richtigen Monat zum Anfangen oder Pausieren; hier wird durch Warten nichts schlechter. Sagen Sie jemandem, dem Sie vertrauen, wie diese Wochen sind. Wenn Sie über die Firma sprechen möchten, fragen Sie mich etwas Kleines.',
    speaks: 'Ja, ich antworte auf Deutsch.',
    foreign:
      'Ich spreche Deutsch, Englisch, Spanisch, Französisch und Portugiesisch; bitte schreiben Sie in einer dieser Sprachen.',
    fair: 'In Ordnung. Sagen Sie in einem Satz, was Sie wissen möchten, und ich sage, was ich dazu habe.',
    noMinutes: 'Ich führe kein Protokoll und entscheide nichts; das ist Ihre Sache.',
    subjects: titles => `Themen dieses Gesprächs: ${titles.join('; ')}.`,
    at: 'Sie stehen beim Schritt',
    nextStep: 'Nächster Schritt',
  },
  es: {
    takeAs: title => `Lo entiendo como: ${title}.`,
    alsoNear: titles => `También cerca: ${titles.join('; ')}.`,
    unclear: titles =>
      `No estoy seguro de qué se trata, y adivinar le haría perder tiempo. Lo más cercano que tengo: ${numbered(titles)}. Escriba el número o dígalo con otras palabras.`,
    limit: 'Vale para la mayoría de los oficios; el suyo lo conoce usted. Con un modelo podría leer su caso.',
    hello: 'Hola.',
    planned: (action, day) => `Su plan${day ? ` para el ${day}` : ''}: ${action}`,
    whatCame: '¿Qué resultó?',
    ask: '¿Qué decisión tiene esta semana?',
    thanks: 'Vuelva con lo que pasó; ahí se pone interesante.',
    gentle:
      'Tómese su tiempo; aquí nada se escapa. Las personas que nombré arriba pueden hacer más que yo. Cuando quiera seguir con la empresa, pregunte sin más.',
    oneThing:
      'Primero dormir, comer algo y una persona de confianza, con las palabras que usó aquí; mañana por la mañana también hay una línea de ayuda local. Después una sola cosa para la empresa: la que más le preocuparía dejar. Todo lo demás puede esperar un día.',
    sorry:
      'Lamento mucho su pérdida. Estar cansado después no es una falta, y no hay un mes correcto para empezar o parar; aquí nada empeora por esperar. Cuente a alguien de confianza cómo son estas semanas. Cuando quiera hablar de la empresa, pregúnteme algo pequeño.',
    speaks: 'Sí, le respondo en español.',
    foreign: 'Hablo español, inglés, alemán, francés y portugués; escriba por favor en una de estas lenguas.',
    fair: 'De acuerdo. Diga en una frase qué quiere saber y le digo lo que tengo sobre eso.',
    noMinutes: 'No llevo actas ni decido nada; eso es suyo.',
    subjects: titles => `Temas de esta charla: ${titles.join('; ')}.`,
    at: 'Está en el paso',
    nextStep: 'Próximo paso',
  },
  fr: {
    takeAs: title => `Je le comprends ainsi : ${title}.`,
    alsoNear: titles => `Proche aussi : ${titles.join(' ; ')}.`,
    unclear: titles =>
      `Je ne suis pas sûr du sujet, et deviner vous ferait perdre du temps. Le plus proche que j'aie : ${numbered(titles)}. Écrivez le numéro, ou dites-le autrement.`,
    limit:
      'Cela vaut pour la plupart des métiers ; vous connaissez le vôtre. Avec un modèle, je pourrais lire votre cas.',
    hello: 'Bonjour.',
    planned: (action, day) => `Vous aviez prévu${day ? ` pour ${day}` : ''} : ${action}`,
    whatCame: "Qu'en est-il sorti ?",
    ask: 'Quelle décision avez-vous à prendre cette semaine ?',
    thanks: "Revenez avec ce qui s'est passé ; c'est là que cela devient intéressant.",
    gentle:
      "Prenez votre temps ; rien ne presse ici. Les personnes citées plus haut peuvent faire plus que moi. Quand vous voudrez reparler de l'entreprise, posez simplement une question.",
    oneThing:
      "D'abord dormir, manger quelque chose et une personne de confiance, avec les mots que vous avez écrits ici ; demain matin aussi il y a une ligne d'écoute. Ensuite une seule chose pour l'entreprise : celle qui vous inquiéterait le plus si elle restait. Tout le reste peut attendre un jour.",
    sorry:
      "Je suis désolé pour votre perte. Être fatigué après cela n'est pas une faute, et il n'y a pas de bon mois pour commencer ou faire une pause ; rien ici n'empire en attendant. Dites à une personne de confiance comment sont ces semaines. Quand vous voudrez parler de l'entreprise, posez-moi une petite question.",
    speaks: 'Oui, je vous réponds en français.',
    foreign:
      "Je parle français, anglais, allemand, espagnol et portugais ; écrivez s'il vous plaît dans une de ces langues.",
    fair: "D'accord. Dites en une phrase ce que vous voulez savoir, et je dis ce que j'ai là-dessus.",
    noMinutes: "Je ne tiens pas de procès-verbal et ne décide rien ; c'est à vous.",
    subjects: titles => `Sujets de cet échange : ${titles.join(' ; ')}.`,
    at: "Vous êtes à l'étape",
    nextStep: 'Prochaine étape',
  },
  pt: {
    takeAs: title => `Entendo assim: ${title}.`,
    alsoNear: titles => `Perto também: ${titles.join('; ')}.`,
    unclear: titles =>
      `Não tenho certeza do assunto, e adivinhar só faria você perder tempo. O mais próximo que tenho: ${numbered(titles)}. Escreva o número ou diga com outras palavras.`,
    limit: 'Vale para a maioria dos ramos; o seu você conhece. Com um modelo eu poderia ler o seu caso.',
    hello: 'Olá.',
    planned: (action, day) => `Seu plano${day ? ` para ${day}` : ''}: ${action}`,
    whatCame: 'O que resultou disso?',
    ask: 'Que decisão você tem esta semana?',
    thanks: 'Volte com o que aconteceu; é aí que fica interessante.',
    gentle:
      'Vá com calma; aqui nada foge. As pessoas que citei acima podem fazer mais do que eu. Quando quiser voltar à empresa, é só perguntar.',
    oneThing:
      'Primeiro dormir, comer alguma coisa e uma pessoa de confiança, com as palavras que usou aqui; amanhã de manhã também há uma linha de apoio. Depois uma só coisa para a empresa: a que mais preocuparia se ficasse parada. Todo o resto pode esperar um dia.',
    sorry:
      'Sinto muito pela sua perda. Estar cansado depois disso não é falha, e não há mês certo para começar ou parar; aqui nada piora por esperar. Conte a alguém de confiança como estão estas semanas. Quando quiser falar da empresa, pergunte-me algo pequeno.',
    speaks: 'Sim, respondo em português.',
    foreign: 'Falo português, inglês, alemão, espanhol e francês; escreva, por favor, em uma dessas línguas.',
    fair: 'Certo. Diga em uma frase o que quer saber, e eu digo o que tenho sobre isso.',
    noMinutes: 'Não faço ata nem decido nada; isso é seu.',
    subjects: titles => `Assuntos desta conversa: ${titles.join('; ')}.`,
    at: 'Você está na etapa',
    nextStep: 'Próximo passo',
  },
}
