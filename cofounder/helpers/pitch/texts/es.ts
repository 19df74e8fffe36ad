import { counted } from '../../../language/message.ts'
import { openLines, type Texts } from './texts.ts'

export const es: Texts = {
  opening:
    'Soy su entrenador de pitch. Ocho preguntas cortas como mucho; después escribo su pitch para un inversor, un cliente y un socio, con sus propias frases. Responda como habla.',
  allSaid: 'No necesito más.',
  stillOpen: openLines(
    'Esas eran mis preguntas. Queda abierto.',
    'Un hueco en los pitches:',
    'No aparece en ellos:',
  ),
  done: 'Pulse “Generate My Pitches” o escriba lo que quiera añadir.',
  questions: {
    problem: [
      '¿Qué le sale mal hoy a su cliente, contado como una escena con una cifra?',
      'Los primeros diez segundos deciden.',
    ],
    customer: [
      '¿Para quién es, de modo que alguien en la sala diga “ese soy yo”?',
      'Quien escucha solo le presenta a gente que puede imaginar.',
    ],
    solution: [
      '¿Qué hace usted al respecto, dicho para que lo entienda su abuela?',
      'Aquí se decide si le siguen escuchando.',
    ],
    difference: [
      '¿Qué hacen hoy en su lugar y dónde es mejor lo suyo?',
      'Todos comparan, así que hágalo usted.',
    ],
    market: [
      '¿Cuántos clientes así hay donde empieza, y quién los ha contado?',
      'Una cuenta con fuente vale más que una palabra grande.',
    ],
    traction: [
      '¿Qué ha pasado ya, con cifras?',
      'Hasta una cifra pequeña es más fuerte que un gran adjetivo.',
    ],
    team: [
      '¿Qué ha visto o hecho que le convierte en quien debe construirlo?',
      'Basta un hecho sobre usted.',
    ],
    ask: [
      '¿Qué quiere exactamente de quien escucha y qué hará posible?',
      'Sin petición, un pitch acaba en cortesía.',
    ],
  },
  labels: {
    problem: 'El problema',
    customer: 'El cliente',
    solution: 'Lo que hacemos',
    difference: 'La diferencia',
    market: 'El mercado',
    traction: 'Hasta ahora',
    team: 'El equipo',
    ask: 'Lo que pedimos',
  },
  blanks: {
    problem: '[su problema]',
    customer: '[su cliente]',
    solution: '[su solución]',
    difference: '[su diferencia]',
    market: '[su número de clientes]',
    traction: '[lo que ha pasado hasta ahora]',
    team: '[su equipo]',
    ask: '[su petición]',
  },
  parts: { Hook: 'Gancho', Solution: 'Solución', Market: 'Mercado', Traction: 'Avance', Ask: 'Petición' },
  audiences: {
    investor: 'Pitch para inversores',
    customer: 'Pitch para clientes',
    partner: 'Pitch para socios',
  },
  seconds: 'segundos',
  words: 'palabras',
  bridges: [
    ['Solution', 'before', 'Esto es lo que hacemos al respecto.'],
    ['Traction', 'before', '¿Dónde estamos hoy? Le cuento lo que ha pasado y nada más.'],
    ['Hook', 'after', 'Quédese un momento con esa imagen, porque todo lo demás sale de ella.'],
    ['Market', 'before', '¿Para quién es? Imagine a uno de ellos.'],
    ['Solution', 'after', 'Esa es toda la idea, y esta noche podría explicársela a un amigo.'],
    ['Market', 'after', 'Prefiero ser la elección clara de unos pocos que un quizá para muchos.'],
    ['Traction', 'after', 'Prefiero enseñarle poco que sea cierto que mucho que no lo sea.'],
    ['Hook', 'before', 'Déjeme empezar por ellos, y no por nosotros.'],
  ],
  closings: {
    investor: 'Si es su tipo de problema, hablemos esta semana, y traiga su pregunta más dura.',
    customer: '¿Me deja enseñárselo esta semana con su propio caso? Si no ayuda, dígalo sin más.',
    partner:
      'Si son también sus clientes, probémoslo juntos a pequeña escala y miremos el resultado uno al lado del otro.',
  },
  tipsLead: 'Consejos para ensayar',
  tips: [
    'Aprenda la primera frase de memoria, dígala sin mirar abajo y respire.',
    'Vaya más despacio en cada cifra: necesita una pausa antes y después.',
    'Léalo una vez en voz alta; donde falte el aire, parta la frase.',
    'Grábese con un cronómetro. Si acaba pronto, corrió al principio.',
    'Termine con la petición y quédese en silencio.',
  ],
  otherLength:
    'Pidió un pitch más largo. Escribo estos tres, de 45 a 60 segundos; para más minutos, conserve las cinco partes del pitch para inversores en su orden y cuente en cada una la historia de un cliente.',
  missingLead: 'Lo haría más fuerte',
  notYet: [
    'Con tres respuestas puedo escribir los tres pitches. Tengo estas:',
    'ninguna todavía',
    'Lo siguiente:',
  ],
  confidence: counted(
    'es',
    'Cada hecho es una frase suya ({count, plural, one {# respuesta} other {# respuestas}}).',
  ),
  figure: '[su cifra]',
  unwritten: 'Esto no lo escribió el modelo; está compuesto con sus propias frases:',
  toFill: 'Los huecos entre corchetes los llena usted:',
  inOrder:
    'No encontré mis preguntas en la conversación, así que tomé sus mensajes en el orden en que pregunto.',
  counter:
    '“¿Por qué ahora y por qué nadie lo hizo antes?” El pitch no tiene sitio para esa respuesta; tenga lista una frase.',
  testFirst:
    'Diga la versión para clientes a alguien que tiene el problema y pida que la repita. Lo que omite no estaba claro; lo que añade es lo que quiere.',
  actions: [
    'Grabe tres veces la versión para inversores y quédese con la que suene menos ensayada.',
    'Diga la versión para clientes a dos clientes reales y anote la primera pregunta de cada uno.',
    'Llene un hueco o afine una cifra y genere de nuevo.',
  ],
}
