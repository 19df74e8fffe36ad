import { counted } from '../../../language/message.ts'
import type { Texts } from './texts.ts'

export const es: Texts = {
  opening:
    'Soy el cliente que usted quiere ganar: ocupado, justo y difícil de convencer. Pregunto por el problema, no por su producto, una pregunta cada vez, once como mucho. Después recibe una valoración.',
  questions: {
    problem: [
      '¿Qué salió mal exactamente la última vez que lo vio?',
      'Un caso real dice más que una descripción.',
    ],
    who: [
      '¿Quién lo sufre más: qué oficio, qué tipo de lugar, qué país?',
      'Un grupo al que podría llamar esta tarde se puede probar esta semana.',
    ],
    frequency: [
      '¿Con qué frecuencia le pasa a uno de ellos?',
      'Por un problema que llega una vez al año casi nadie paga.',
    ],
    'frequency-counted': [
      'En las últimas cuatro semanas, ¿cuántas veces le pasó a uno de ellos?',
      'Una cuenta se puede comprobar, una sensación no.',
    ],
    intensity: ['¿Qué les cuesta cada vez, en dinero o en horas?', 'Con esa cifra se comparará su precio.'],
    'intensity-summed': [
      'En una cifra aproximada con su unidad, ¿cuánto se pierde en un mes?',
      'Hasta una cifra aproximada se puede poner junto a un precio.',
    ],
    workaround: ['¿Qué hacen hoy para arreglárselas?', 'Eso es lo que tiene que superar.'],
    money: [
      '¿Cuántos le han pagado y cuántos le han dicho que no?',
      'El dinero que se ha movido decide más que todo lo dicho.',
    ],
    'money-asked': [
      '¿A cuántas personas les ha pedido dinero hasta ahora?',
      'Un precio que nadie ha oído es una suposición.',
    ],
    reach: [
      '¿Dónde encuentra a los próximos veinte y cuántos hay allí?',
      'Una lista de nombres vale más que un canal.',
    ],
    evidence: [
      '¿Con cuántos ha hablado o a cuántos ha observado, y qué hicieron?',
      'Lo que la gente hace pesa más que lo que dice.',
    ],
  },
  labels: {
    problem: 'Problema',
    who: 'Quién lo tiene',
    frequency: 'Con qué frecuencia',
    intensity: 'Qué cuesta',
    workaround: 'Cómo se arreglan hoy',
    money: 'Dinero',
    reach: 'Acceso',
    evidence: 'Pruebas',
  },
  find: {
    problem: [
      'Si la gente nombra este problema por sí sola.',
      'Ocho charlas de 20 minutos sobre su última mala semana, sin mencionar su producto.',
      'Cuántos lo sacan antes que usted',
      '5 de 8',
      'La gente nombra este problema por sí misma.',
    ],
    who: [
      'Qué grupo lo sufre mucho más que los otros.',
      'Anote 20 nombres en tres grupos y llame a cuatro de cada uno.',
      'Cuántos de cada grupo ya intentaron arreglarlo',
      'un grupo con 3 de 4 y otro con 1 o menos',
      'Un grupo lo sufre mucho más que los demás.',
    ],
    frequency: [
      'Con qué frecuencia pasa de verdad.',
      'Pida a cinco sus últimos casos, hasta tres, cada uno con su fecha y una factura, un mensaje o una nota que lo muestre.',
      'Tiempo entre dos casos',
      'no más largo de lo contado, en 3 de 5',
      'Ocurre tan a menudo como nos dijeron.',
    ],
    intensity: [
      'Qué cuesta según sus propios registros.',
      'Siéntese con tres y calcule en papel qué costó el último caso, en horas y dinero, y todos los casos de un año.',
      'Coste de un año con sus cifras',
      'al menos diez veces lo que usted cobra por un año',
      'En sus propios registros cuesta mucho más de lo que cobramos.',
    ],
    workaround: [
      'Dónde les falla la manera de hoy.',
      'Que tres le muestren paso a paso qué hicieron la última vez, también si no hicieron nada.',
      'El paso que se repite, se salta o se abandona',
      'el mismo paso débil en los 3',
      'La forma de hoy les falla a todos en el mismo paso.',
    ],
    money: [
      'Quién paga antes de que esté terminado y por qué los demás no.',
      'Ofrezca a diez un depósito reembolsable con fecha y anote el motivo de cada no.',
      'Depósitos recibidos, no promesas',
      '3 de 10',
      'Pagan antes de que esté terminado.',
    ],
    reach: [
      'Si un solo lugar los alcanza a un coste que pueda pagar.',
      'Escriba a 40 por el único lugar donde se reúnen.',
      'Respuestas que preguntan algo o dan una hora',
      '8 de 40',
      'Un solo lugar llega a ellos a un precio que podemos asumir.',
    ],
    evidence: [
      'Si actúan sin que nadie los empuje.',
      'Diga a cinco de los que conoció dónde encontrarle y no recuerde nada a nadie durante dos semanas.',
      'Cuántos vienen o escriben por sí solos',
      '2 de 5',
      'Actúan sin que nadie los empuje.',
    ],
  },
  findMore: {
    money: [
      'Si los que pagan se quedan, y por qué los demás no pagan.',
      'Pida a cada uno que paga el próximo pago, o dos nombres si se compra una sola vez, y pregunte a cada uno que se fue o dijo que no qué lo decidió.',
      'Quién vuelve a pagar, y motivos anotados',
      '3 de 4 que pagan y un motivo de cada uno de los demás',
      'Quienes pagan se quedan.',
    ],
    fromUs: [
      'Quién le paga a usted, si usted paga a los que nombró.',
      'Pida a diez que se lo comprarían un pedido con cantidad y fecha, y anote el motivo de cada no.',
      'Pedidos por escrito',
      '3 de 10',
      'Hay compradores además de aquellos a quienes pagamos.',
    ],
    given: [
      'Quién vuelve a dar, si los que lo usan no pagan.',
      'Pida a diez que podrían dar (empresas, fundaciones, socios) una cantidad al año y anote el motivo de cada no.',
      'Cantidades prometidas por escrito',
      '3 de 10',
      'Quienes dieron una vez vuelven a dar.',
    ],
    reach: [
      'Quién lo tiene fuera de los que ya alcanza.',
      'Pida a cada uno de los diez últimos dos nombres de fuera y escríbales.',
      'Respuestas de fuera',
      '8 de 20',
      'También lo tienen otros, más allá de los que ya alcanzamos.',
    ],
  },
  verdict: 'Veredicto:',
  verdicts: { GO: 'adelante', PIVOT: 'girar', STOP: 'parar', 'NOT YET': 'todavía no' },
  columns: ['Puntos', 'Usted dijo', 'Por qué'],
  steppingOut: 'Ahora dejo el papel de cliente. Esto es lo que le diría a un amigo.',
  notYet: counted(
    'es',
    'Es el veredicto normal en este punto y no juzga la idea. Solo con mensajes ({count, plural, one {# respuesta} other {# respuestas}}) no doy a ninguna línea más de 2 sobre 5: lo he oído, no lo he visto. Para subirlo: marque en la página cómo sabe cada línea (supuesto, contado, visto), o conecte un modelo que lo valore.',
  ),
  stop: 'Lo que describe necesita un permiso y no se nombró ninguno. Hasta entonces me detengo: se trata de la ley, no de su esfuerzo.',
  findLead: 'Tres cosas por averiguar',
  findSome: 'Qué averiguar',
  testLead: 'Pruebas',
  open: 'Esta línea sigue abierta.',
  heard: 'Contado, no visto por mí.',
  doubtful:
    'Contado. Si responde a otra pregunta, escriba el nombre de esa línea, dos puntos y las palabras otra vez.',
  told: 'No leo en ello una cifra que responda a la pregunta, así que la línea cuenta como abierta.',
  nothing: 'Según sus palabras no les cuesta nada. Entonces poco se pagará por librarse de ello.',
  withFigure: 'Contado. Si le leo bien:',
  confidence: counted(
    'es',
    'Se apoya en lo que me contó ({count, plural, one {# respuesta} other {# respuestas}}) y en nada que yo haya visto. No puedo saber si algo no es cierto o falta.',
  ),
  counter:
    'La gente aguanta la mayoría de los problemas durante años y paga por pocos. Si este es uno de ellos, solo lo muestra el dinero o el tiempo que otros den.',
  comeBack: 'Vuelva con lo que la gente hizo y repita esta entrevista.',
  after: 'Escriba lo que averigüe y lo añado a la ficha.',
}
