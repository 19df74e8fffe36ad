import { counted } from '../../../language/message.ts'
import type { Texts } from './texts.ts'

export const es: Texts = {
  opening:
    'Hagámosla tan clara que un desconocido pueda repetirla. Una pregunta cada vez; cada respuesta queda en su sitio, con sus palabras.',
  questions: {
    problem: [
      '¿Qué les sale mal hoy, sin su producto en la frase?',
      'Si el problema está claro, lo demás se puede comprobar con él.',
    ],
    customer: [
      '¿Para quién es primero exactamente: qué oficio, qué tipo de lugar, qué región?',
      'Los diez primeros clientes se encuentran antes que el primer mercado.',
    ],
    solution: [
      '¿Qué hacen el primer día y qué reciben a cambio?',
      'Dicho paso a paso se puede probar a mano esta semana.',
    ],
    difference: [
      '¿Qué usarían si usted no existiera, y qué es mejor en lo suyo?',
      'Es la comparación que hace cada uno.',
    ],
    revenue: ['¿Quién paga, cuánto y por qué?', 'Un precio dicho en voz alta es la prueba más barata.'],
    'revenue-number': [
      'En una cifra con su unidad, ¿qué diría mañana?',
      'Una cifra se puede rechazar, y el rechazo enseña.',
    ],
    risk: [
      '¿Qué tiene que ser cierto para que funcione, y usted todavía no lo ha visto?',
      'Eso es lo primero que hay que probar.',
    ],
  },
  labels: {
    problem: 'Problema',
    customer: 'Cliente',
    solution: 'Solución',
    difference: 'Diferencia',
    revenue: 'Ingresos',
    risk: 'Suposición más arriesgada',
  },
  blank: '[abierto]',
  version: 'Su idea, versión',
  changed: 'Nuevo:',
  canvasLead: 'Lienzo lean',
  openBox: 'abierto:',
  boxes: {
    Problem: ['Problema', 'Qué les sale mal hoy.'],
    'Customer segments': ['Clientes', 'Quién lo sufre más.'],
    'Unique value proposition': ['Propuesta de valor', 'Qué es mejor que la manera de hoy.'],
    Solution: ['Solución', 'Qué hacen el primer día.'],
    Channels: ['Canales', 'El lugar donde se encuentra a diez de ellos.'],
    'Revenue streams': ['Ingresos', 'Quién paga, cuánto, por qué.'],
    'Cost structure': ['Costes', 'Qué le cuesta un cliente al mes.'],
    'Key metrics': ['Métrica', 'La cifra que muestra que ayuda.'],
    'Unfair advantage': ['Ventaja', 'Lo que tiene y no se puede comprar.'],
  },
  done: 'El lienzo es suyo: cambie una casilla y cuenta. Escriba más y se añade.',
  confidence: counted(
    'es',
    'Contiene lo que me dijo ({count, plural, one {# respuesta} other {# respuestas}}), cada cosa en la casilla por la que pregunté; nada está comprobado.',
  ),
  counter:
    'Una frase clara aún no es verdadera. Decide la suposición más arriesgada, y solo la gente de fuera puede responderla.',
  thin: 'Una casilla con una o dos palabras dice poco. Empiece por el problema: escriba un caso en una frase, qué pasó, a quién y cuándo fue la última vez.',
  testFirst:
    'Cuente la idea a tres personas de su primer grupo y pida que la repitan. Después pruebe la suposición más arriesgada en dos semanas.',
  actions: [
    'Lea su idea en voz alta a alguien que hace el trabajo y anote lo primero que pregunta.',
    'Escriba la prueba de su suposición más arriesgada: qué hace, qué cuenta, qué cifra basta.',
    'Rellene una casilla abierta con una conversación, no desde la mesa.',
  ],
}
