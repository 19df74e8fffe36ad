// What the founder reads when a model could not answer and guided mode takes the turn.
import type { InLanguages, Language } from '../language/recognise.ts'
import type { ModelError } from './model-error.ts'

type Words = {
  /** Nothing of an answer came. */
  silent: string
  /** Part of one stands above. */
  brokeOff: string
  unusable: string
  pause: (length: string) => string
  /** It did not pass the short test. */
  talksOnly: string
  seconds: (count: number) => string
  minutes: (count: number) => string
}

const words: InLanguages<Words> = {
  en: {
    silent: 'The model did not answer, so guided mode takes this turn.',
    brokeOff: 'The model broke off here, so guided mode goes on.',
    unusable: 'The model’s answer could not be used, so guided mode takes this turn.',
    pause: length =>
      `The model’s server asks for a pause of ${length}. Until then guided mode goes on; nothing you wrote is lost.`,
    talksOnly:
      'This model did not pass a short test of reading, so it only talks: guided mode asks, notes and scores.',
    seconds: count => `${count} seconds`,
    minutes: count => (count === 1 ? 'a minute' : `${count} minutes`),
  },
  de: {
    silent: 'Das Modell hat nicht geantwortet, deshalb übernimmt der geführte Modus.',
    brokeOff: 'Das Modell brach hier ab, deshalb macht der geführte Modus weiter.',
    unusable: 'Die Antwort des Modells war nicht brauchbar, deshalb übernimmt der geführte Modus.',
    pause: length =>
      `Der Server des Modells bittet um eine Pause von ${length}. Bis dahin macht der geführte Modus weiter; nichts geht verloren.`,
    talksOnly:
      'Dieses Modell hat eine kurze Leseprobe nicht bestanden und redet deshalb nur mit: Der geführte Modus fragt, notiert und bewertet.',
    seconds: count => `${count} Sekunden`,
    minutes: count => (count === 1 ? 'einer Minute' : `${count} Minuten`),
  },
  es: {
    silent: 'El modelo no respondió, así que el modo guiado toma este turno.',
    brokeOff: 'El modelo se interrumpió aquí, así que sigue el modo guiado.',
    unusable: 'La respuesta del modelo no se pudo usar, así que el modo guiado toma este turno.',
    pause: length =>
      `El servidor del modelo pide una pausa de ${length}. Hasta entonces sigue el modo guiado; nada de lo escrito se pierde.`,
    talksOnly:
      'Este modelo no pasó una breve prueba de lectura, así que solo conversa: el modo guiado pregunta, anota y puntúa.',
    seconds: count => `${count} segundos`,
    minutes: count => (count === 1 ? 'un minuto' : `${count} minutos`),
  },
  fr: {
    silent: "Le modèle n'a pas répondu, le mode guidé prend donc ce tour.",
    brokeOff: "Le modèle s'est interrompu ici, le mode guidé continue donc.",
    unusable: "La réponse du modèle n'a pas pu être utilisée, le mode guidé prend donc ce tour.",
    pause: length =>
      `Le serveur du modèle demande une pause de ${length}. D'ici là, le mode guidé continue ; rien de ce que vous avez écrit n'est perdu.`,
    talksOnly:
      "Ce modèle n'a pas réussi un court test de lecture ; il ne fait donc que parler : le mode guidé demande, note et évalue.",
    seconds: count => `${count} secondes`,
    minutes: count => (count === 1 ? 'une minute' : `${count} minutes`),
  },
  pt: {
    silent: 'O modelo não respondeu, então o modo guiado assume esta vez.',
    brokeOff: 'O modelo parou aqui, então o modo guiado continua.',
    unusable: 'A resposta do modelo não pôde ser usada, então o modo guiado assume esta vez.',
    pause: length =>
      `O servidor do modelo pede uma pausa de ${length}. Até lá o modo guiado continua; nada do que você escreveu se perde.`,
    talksOnly:
      'Este modelo não passou em um breve teste de leitura, então só conversa: o modo guiado pergunta, anota e pontua.',
    seconds: count => `${count} segundos`,
    minutes: count => (count === 1 ? 'um minuto' : `${count} minutos`),
  },
}

export function takeoverNotice({ code, retryAt }: ModelError, hasBegun: boolean, language: Language): string {
  const say = words[language]
  if (retryAt !== null) {
    const seconds = Math.max(1, Math.ceil((retryAt - Date.now()) / 1000))
    return say.pause(seconds < 60 ? say.seconds(seconds) : say.minutes(Math.ceil(seconds / 60)))
  }
  if (hasBegun) return say.brokeOff
  return code === 'model_failed' ? say.unusable : say.silent
}

export const talksOnlyNotice = (language: Language): string => words[language].talksOnly
