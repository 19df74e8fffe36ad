import type { MentorTopic } from '../topic.ts'

export const es: readonly MentorTopic[] = [
  {
    id: 'first-customers',
    title: 'encontrar los primeros clientes',
    words: 'primeros clientes conseguir encontrar captar ventas diez usuarios',
    advice: [
      'Los diez primeros clientes salen de conversaciones, no de canales. Escriba cuarenta nombres, pida a cada uno quince minutos sobre el problema y ofrezca el producto solo a quien pregunte. Instáleselo usted.',
      'Pida a cada uno que diga que no el nombre de alguien que lo sufra más. Cuando un lugar traiga a tres, ese es su primer canal.',
    ],
    nextStep:
      'Escriba a diez personas con nombre una frase sobre su problema y una pregunta, y cuente las respuestas.',
  },
  {
    id: 'pricing',
    title: 'fijar el precio',
    words: 'precio precios cobrar cuánto pongo tarifa caro barato descuento suscripción',
    advice: [
      'Parta de lo que cuesta el problema, no de lo que le cuesta el producto. Una décima parte del daño anual se acepta fácil; la mitad pide prueba. Diga un precio en voz alta y calle. Si nadie se inmuta, es bajo.',
      'Súbalo en cada una de las cinco próximas conversaciones hasta que uno de cada tres diga que no.',
    ],
    nextStep: 'Diga el mismo precio a tres clientes y anote con qué lo compara cada uno primero.',
  },
  {
    id: 'interviews',
    title: 'hablar con clientes',
    words: 'entrevista entrevistas preguntar validar problema encuesta hablar clientes',
    advice: [
      'Pregunte por la última vez, nunca por su idea: ¿qué hizo, qué costó, qué ha probado? La conducta pasada y el dinero son pruebas; “lo usaría” no. Cinco charlas con gente igual dicen más que una encuesta.',
      'Termine pidiendo algo que cueste: una presentación, datos, un depósito.',
    ],
    nextStep: 'Tenga tres charlas de veinte minutos sin mencionar su producto.',
  },
  {
    id: 'mvp',
    title: 'la primera versión',
    words: 'mvp prototipo primera versión construir funciones desarrollar programar',
    advice: [
      'La primera versión prueba la suposición más arriesgada, no enseña toda la idea. Haga a mano lo que el cliente no ve: un formulario, una hoja y usted en medio bastan para cinco clientes.',
      'Dese dos semanas; lo que no quepa va a una lista.',
    ],
    nextStep: 'Entregue el resultado una vez, todo a mano, y anote cada paso.',
  },
  {
    id: 'fundraising',
    title: 'buscar inversión',
    words: 'inversor inversores inversión financiación ronda capital dinero ángel valoración subvención',
    advice: [
      'Busque dinero cuando dinero sea lo que falta y sepa qué prueba compra: esta cantidad, estos meses, esta prueba. Ayudas, clientes y un plan menor cuestan menos que acciones.',
      'Cuarenta inversores adecuados, presentados por fundadores, primeras reuniones en tres semanas.',
    ],
    nextStep: 'Escriba: “Con esta cantidad llegamos a esta prueba en este mes”.',
  },
  {
    id: 'cofounder',
    title: 'socios',
    words: 'socio socia cofundador cofundadora equipo reparto acciones conflicto marcharse',
    advice: [
      'Elija trabajando juntos: cuatro semanas en algo real con fecha. Reparta por el trabajo que queda, con cuatro años de consolidación para todos. Escriba quién decide qué. Si alguien se va, asegure primero accesos, código y cuenta, y lea después lo firmado.',
      'Hable pronto de cuánto aguanta cada uno sin sueldo.',
    ],
    nextStep: 'Acuerde un trabajo concreto con fecha en cuatro semanas.',
  },
  {
    id: 'competition',
    title: 'competidores',
    words: 'competencia competidor competidores rival copiar diferente',
    advice: [
      'Su rival más fuerte es no hacer nada; el segundo, lo que ya pagan. No liste funciones: busque la situación en la que con los otros pierden y con usted ganan.',
      'Use al rival como cliente, lea sus peores reseñas y hable con tres que lo dejaron.',
    ],
    nextStep: 'Hable con dos que dejaron la opción evidente.',
  },
  {
    id: 'runway',
    title: 'cuánto dura el dinero',
    words: 'dinero queda dura meses gasto gastamos caja liquidez tiempo',
    advice: [
      'Dinero dividido por lo que sale de más cada mes da los meses. Con seis decida: recortar, vender o buscar; con tres ya no elige.',
      'Haga tres líneas: mala, probable, buena, y decida hoy qué hace en la mala.',
    ],
    nextStep: 'Ponga caja, costes e ingresos al mes en una hoja y marque el mes cero.',
  },
  {
    id: 'legal',
    title: 'leyes e impuestos',
    words: 'legal abogado contrato sociedad registrar marca patente datos impuesto impuestos licencia',
    advice: [
      'En esto no puedo aconsejar: depende del país y de su caso. Para leyes pregunte a un abogado, para impuestos a un asesor fiscal, para permisos a la autoridad.',
      'Lleve las tres preguntas que podrían parar el proyecto.',
    ],
    nextStep: 'Escriba las tres preguntas y reserve una hora.',
  },
  {
    id: 'pivot',
    title: 'cambiar de rumbo o parar',
    words: 'cerrar parar abandonar cambiar rumbo pivotar fracaso no funciona seguir',
    advice: [
      'Separe las partes: la gente, el problema, la solución, la venta. Suele fallar una. Ponga el límite antes de mirar: si para entonces hacen esto menos de tantos, cambiamos. Si no puede pagar lo que vence, consulte ya a un abogado: hay plazos.',
      'Sin fecha, toda semana parece la equivocada.',
    ],
    nextStep: 'Escriba una frase con cifra y fecha que le haría cambiar.',
  },
  {
    id: 'exclusivity',
    title: 'un cliente que quiere exclusividad',
    words: 'exclusividad exclusiva exclusivo zona región único cliente grande',
    advice: [
      'La exclusividad se vende: póngale precio y fin. Una compra mínima por trimestre, una zona, doce meses, y caduca si no se alcanza. Sin mínimo, la respuesta es no.',
      'Ofrezca antes algo menor: tres meses de ventaja o una cuenta con nombre.',
    ],
    nextStep: 'Pregunte de qué rival quiere protegerse y escriba el mínimo que lo compensaría.',
  },
  {
    id: 'rejected',
    title: 'un no de alguien importante',
    words: 'rechazo rechaza rechazan asociación gremio negativa niega dicen no',
    advice: [
      'Un no a su oferta no es un no de sus clientes. Pregunte una vez qué debería ser distinto. Después vaya a la misma gente por otra puerta: diez socios, uno a uno.',
      'No cuelgue el plan de una sola puerta.',
    ],
    nextStep: 'Nombre otros dos caminos a las mismas veinte personas y pruebe el más pequeño.',
  },
  {
    id: 'quit-job',
    title: 'cuándo dejar el trabajo',
    words: 'dejar trabajo empleo renunciar dimitir sueldo vivir de esto suficiente',
    advice: [
      'Compare tres cifras: lo que necesita al mes, lo que dejan los clientes tras costes y cuántos meses cubren sus ahorros la diferencia. Váyase cuando la diferencia dure más de lo que tarda en ganar los clientes que faltan al ritmo de los últimos tres meses, y la mitad más.',
      'Antes pida menos horas.',
    ],
    nextStep: 'Escriba las tres cifras en una hoja y el mes en que se cierra la diferencia.',
  },
  {
    id: 'marketing',
    title: 'elegir un canal',
    words: 'marketing canal publicidad anuncios redes sociales instagram contenido promoción',
    advice: [
      'Pruebe tres canales dos semanas cada uno, con un presupuesto pequeño y una cifra: coste por conversación con un cliente. Quédese con el que gane y deje los otros.',
      'Vaya donde ya están y diga el problema con sus palabras antes que su nombre.',
    ],
    nextStep: 'Elija un lugar donde se reúnan y empiece allí una conversación honesta cada día.',
  },
]
