import type { MentorTopic } from '../../topic.ts'

export const direction: readonly MentorTopic[] = [
  {
    id: 'mvp',
    title: 'la primera versión',
    asks: [
      'qué lleva la primera versión',
      'cómo de pequeño puede ser el MVP',
      'tengo que terminarlo todo antes de enseñarlo',
      'cómo hago un prototipo',
      'qué funciones necesito primero',
    ],
    words: 'prototipo versión mvp funciones sencillo',
    answer:
      'La primera versión prueba la suposición más arriesgada, no enseña toda la idea. Haga a mano lo que el cliente no ve: un formulario, una hoja y usted en medio bastan para cinco clientes. Escriba primero esa suposición en una frase. Luego cuente cuántos de los cinco se enfadarían si usted se lo quitara; ese es su resultado. Lo demás son opiniones.',
    more: 'Dese dos semanas; lo que no quepa va a una lista.',
    nextStep: 'Entregue el resultado una vez, todo a mano, y anote cada paso.',
  },
  {
    id: 'pivot',
    title: 'cambiar de rumbo',
    asks: [
      'debo cambiar de rumbo',
      'no funciona',
      'pruebo otra cosa',
      'cuándo conviene pivotar',
      'la idea no avanza',
    ],
    words: 'rumbo cambiar pivotar otra estancado',
    answer:
      'Separe las partes: la gente, el problema, la solución, la venta. Suele fallar una. Ponga el límite antes de mirar: si para entonces hacen esto menos de tantos, cambiamos. Si no puede pagar lo que vence, consulte ya a un abogado: hay plazos. Cuente, para cada parte, quién hizo algo el último mes. Los elogios no cuentan, solo los actos.',
    more: 'Sin fecha, toda semana parece la equivocada.',
    nextStep: 'Escriba una frase con cifra y fecha que le haría cambiar.',
  },
  {
    id: 'shut-down',
    title: 'cerrar la empresa',
    asks: [
      'debo cerrar el negocio',
      'cómo cierro la empresa bien',
      'es hora de dejarlo',
      'debo abandonar',
      'cierro la tienda',
    ],
    words: 'cerrar cierre abandonar terminar quiebra liquidar',
    answer:
      'Decida un día después de haber dormido, con tres cifras: cuánto dinero hay, cuántos meses dura, y qué tendría que pasar para cuándo. Si nadie lo echaría de menos y hoy no lo volvería a empezar, parar es una decisión y no un fracaso. Si no puede pagar lo que vence, pregunte enseguida a un abogado o asesor: hay plazos, y le obligan en persona. Calcule cuánto cuesta un cierre ordenado y guarde ese dinero aparte.',
    more: 'Escriba a clientes, empleados y acreedores antes de que pregunten. Parar en orden cuesta menos que parar tarde.',
    nextStep: 'Escriba la frase “Paramos si para … no ha pasado …” y enséñesela a alguien.',
  },
  {
    id: 'rent',
    title: 'el alquiler y el contrato',
    asks: [
      'el dueño me sube el alquiler',
      'el alquiler es demasiado alto',
      'firmo un contrato largo de alquiler',
      'cómo negocio el alquiler del local',
      'no puedo pagar el arriendo del local',
      'me suben el arriendo',
      'alquiler',
      'el alquiler',
    ],
    words: 'alquiler arriendo dueño casero local contrato duplicar',
    answer:
      'Antes de firmar o contestar, calcule el alquiler como parte de lo que el local vende en un mes normal, y en el peor. Si el peor no lo paga, el local es caro, por bonito que sea. Negocie después lo que al dueño le cuesta poco: empezar más tarde, salida al año, subir por pasos, un límite a las subidas. Lleve otros dos locales con precio. Que alguien que sepa de contratos lea plazo, final, reparaciones y garantía personal.',
    more: 'Si llega una subida, mire primero en el contrato si se permite en esa forma y en esa fecha.',
    nextStep: 'Calcule el alquiler frente al peor mes y visite otros dos locales.',
  },
  {
    id: 'legal',
    title: 'preguntas legales',
    asks: [
      'necesito un abogado',
      'está permitido',
      'qué dice la ley',
      'tengo una duda legal',
      'qué obligaciones legales tengo',
      'contrato, marca, patente o protección de datos',
    ],
    words: 'abogado ley legal permitido prohibido derecho',
    answer:
      'En eso no puedo aconsejar: depende del país y de su caso. Para lo legal pregunte a un abogado; para permisos, a la autoridad competente; la cámara suele conocer primeras consultas gratuitas. En un campo regulado averigüe la primera semana qué permiso necesita; a menudo decide quién puede ser su cliente. Que todos los que construyen cedan por escrito su trabajo a la empresa. Calcule lo que costaría un paso en falso y lleve primero la pregunta más cara.',
    more: 'Lleve tres preguntas que podrían parar el proyecto; así la hora sale barata.',
    nextStep: 'Escriba las tres preguntas y reserve una hora.',
  },
  {
    id: 'tax',
    title: 'impuestos',
    asks: [
      'cuántos impuestos tengo que pagar',
      'debo cobrar IVA',
      'pago impuestos por lo que gano aparte',
      'necesito un contador',
      'Hacienda me ha escrito',
    ],
    words: 'impuesto impuestos iva hacienda contador declarar',
    answer:
      'Sobre impuestos no puedo aconsejar: dependen del país y de su caso. Un contador o la oficina de impuestos sí, y una primera charla suele costar poco. Lleve cuatro cosas: lo que cobró y de quién, en qué país están, la forma de su empresa y qué más gana. Hasta entonces aparte de cada cobro una parte en otra cuenta, y pregunte de qué tamaño. Calcule lo cobrado en los últimos doce meses; muchas obligaciones empiezan en una suma. Si una carta tiene plazo, llame antes.',
    more: 'Guarde cada factura y recibo por meses; eso solo ya abarata la hora.',
    nextStep: 'Escriba tres preguntas de impuestos y reserve una hora con un contador.',
  },
  {
    id: 'registration',
    title: 'registrar el negocio',
    asks: [
      'debo registrar mi negocio',
      'vendo desde casa sin papeles',
      'cuándo me doy de alta',
      'cómo formalizo mi negocio',
      'es ilegal vender sin registro',
      'cómo creo una empresa',
    ],
    words: 'registrar alta papeles formalizar autónomo vecinos informal',
    answer:
      'Pregunte en la oficina municipal de negocios o en la cámara qué necesita su oficio; la primera charla suele ser gratis y preguntar no delata a nadie. Cambia según el lugar: lo pequeño a veces solo pide un aviso, otras cosas primero un permiso. Calcule los dos lados de un año: tasas, impuestos, seguro y horas, frente a lo que pierde sin papeles, como clientes grandes, cuenta, crédito y sueño tranquilo. Empiece desde hoy, y que un asesor le diga qué hacer con lo anterior.',
    more: 'Lleve cuatro líneas: qué vende, dónde, desde cuándo, por cuánto al mes. Bastan para una respuesta clara.',
    nextStep: 'Escriba las cuatro líneas y llame esta semana a la oficina o a la cámara.',
  },
]
