import type { Texts } from './texts.ts'

export const es: Texts = {
  title: 'Segmentos: empiece por',
  summary:
    'Empiece por el grupo que usted mismo nombró. Los otros dos son cortes por probar, sin cifras, hasta que alguien los cuente.',
  summaryOpen:
    'Su primer grupo sigue abierto en el trabajo guardado; hasta que tenga nombre, estos tres son preguntas, no hallazgos.',
  firstGroup: 'Su primer grupo',
  cuts: [
    [
      'Un corte por probar: los que ya pagan por un arreglo provisional',
      'Parte del primer grupo: hoy tienen una factura por el problema',
    ],
    [
      'Un corte por probar: los que alcanza en un solo lugar',
      'Parte del primer grupo: se reúnen en un lugar al que puede ir',
    ],
  ],
  cutNote: 'Pregunte a cinco si para ellos es peor que para los demás.',
  named: 'Con sus palabras:',
  open: 'Esta línea sigue abierta.',
  openFind: 'Donde conoció a los que ya le hablaron, y los dos nombres que cada uno puede darle',
  trigger: 'Por averiguar: pregunte a los tres últimos qué había pasado esa semana',
  scoreOwn: 'Lo nombró usted. Los puntos son un comienzo para una prueba, no una medida.',
  scorePaid:
    'Lo nombró usted y, según su cuenta, algunos han pagado. Los puntos son un comienzo para una prueba, no una medida.',
  scoreCut: 'Un corte del primer grupo; nadie lo ha contado ni preguntado.',
  byMarks: {
    summary:
      'En el orden de sus propias marcas: qué tan bien llega a cada grupo, por lo que ha hecho con dinero. Lo que no se nombró es un corte por probar, sin cifras.',
    score: 'Según sus propias marcas:',
    bySaying: 'Según lo que dijo del dinero:',
    unmarked: 'sin marca',
    find: 'Aún abierto: ¿dónde encontró al último?',
    pain: 'Aún abierto: ¿qué le cuesta a uno de ellos?',
    paidAlone: paid => `${paid} pagaron; cuántos dijeron que no está abierto.`,
  },
  noFigures:
    'CAC, LTV, recuperación, penetración, ingresos posibles: faltan datos. Decide cuánto se queda un cliente y cuánto cuesta ganarlo; vea qué necesitamos de usted.',
  perYear: 'de un cliente al año, antes de lo que cuesta ganarlo y atenderlo.',
  lacking: 'faltan datos',
  conversion: 'faltan datos: cuente sus primeras 20 conversaciones',
  used: answers => `respuestas anotadas bajo una pregunta: ${answers}`,
  read: 'leída entera',
  unused: 'faltan datos: aún no guardado',
  why: [
    'Es el grupo con sus palabras; los cortes son nuestros.',
    'Un grupo primero, para tener pronto una respuesta.',
  ],
  firstTen: [
    ['Cinco por el lugar que usted nombró', 'Cuénteme la última vez. ¿Qué hizo y qué le costó?'],
    ['Cinco por dos nombres de cada uno', 'Puedo resolverlo a mano desde el lunes. ¿Cuánto valdría al mes?'],
  ],
  plan: [
    [
      'Semanas 1–2',
      'Hable con 20 del primer grupo, de uno en uno. No venda nada.',
      'Si menos de 8 lo tuvieron en 30 días: mire el primer corte.',
    ],
    [
      'Semanas 3–6',
      'Resuélvalo a mano para tres que paguen.',
      'Tres han pagado y dos piden el mes siguiente.',
    ],
    [
      'Semanas 7–12',
      'Un solo canal, el que trajo a los tres.',
      'Diez pagan y sabe cuánto costaron los cinco últimos.',
    ],
  ],
  missingSource: {
    'problem validation': [
      'Una validación guardada',
      'Aquí aún nada se apoya en ella.',
      'Termine la conversación de validación y guárdela.',
    ],
    'idea refinement': [
      'Una idea afinada guardada',
      'Aquí aún nada se apoya en ella.',
      'Termine la conversación sobre la idea y guárdela.',
    ],
    'market research': [
      'Una investigación de mercado guardada',
      'Aquí aún nada se apoya en ella.',
      'Haga la investigación de mercado y guárdela.',
    ],
  },
  missing: [
    [
      'Cuántos meses se queda un cliente',
      'Sin eso no hay LTV.',
      'Cuente cuántos de los que pagaban hace tres meses siguen pagando.',
    ],
    [
      'Cuánto cuesta ganar un cliente',
      'Sin eso no hay CAC ni recuperación.',
      'Anote horas y dinero de los cinco últimos.',
    ],
  ],
  confidence: 'Se apoya en lo que guardó, con sus palabras, y en nada que se haya contado aquí.',
  counter:
    'Quizá eligió este grupo porque le habla, no porque compra. Si un corte paga antes, el orden está mal.',
  testFirst:
    'Pida dinero ya a diez del primer grupo: un depósito de un mes, devuelto si no entrega en seis semanas. Dos de diez: sigue primero; ninguno: sube un corte.',
  testGiven:
    'Vuelva con quienes dieron: pida a cada uno lo mismo otra vez, con fecha, y pregunte qué quiere ver a cambio. Quien da por segunda vez lo sostiene; quien lo usa no tiene que pagar.',
  actions: [
    'Escriba 30 nombres del primer grupo.',
    'Tenga cinco charlas de 20 minutos sobre el mes pasado, nunca sobre su idea.',
    'Envíe a tres una oferta con precio y fecha y anote qué pasó.',
  ],
  headings: {
    rests: 'En qué se apoya',
    matrix: 'Orden',
    beachhead: 'Punto de partida',
    firstTen: 'Dónde están los diez primeros',
    plan: 'Plan',
    needs: 'Qué necesitamos de usted',
    end: 'Qué tan seguro, y qué sigue',
  },
  columns: {
    sources: 'Fuente | Usada | Qué dio',
    matrix: 'Segmento | Orden | Acceso 1–5 | Disposición 1–5 | Producto | Por qué',
    plan: 'Cuándo | Qué | Hasta',
    yes: 'sí',
    no: 'no',
  },
  labels: {
    who: 'Quién',
    pain: 'Dolor',
    trigger: 'Cuándo compran',
    find: 'Dónde están',
    figures: 'Cifras.',
    conversion: 'Conversión.',
    ask: 'Pregunte:',
    how: 'Cómo:',
  },
  priorities: { primary: 'primero', secondary: 'segundo', tertiary: 'tercero' },
  sources: {
    'problem validation': 'validación',
    'competitor analysis': 'análisis de la competencia',
    'idea refinement': 'idea',
    'market research': 'investigación',
    atlas: 'atlas',
    judgement: 'nuestro juicio',
  },
}
