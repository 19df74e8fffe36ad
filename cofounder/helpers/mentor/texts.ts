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
    at: 'Você está na etapa',
    nextStep: 'Próximo passo',
  },
}
