import type { Texts } from './texts.ts'

export const es: Texts = {
  placeOpen: 'lugar abierto',
  sized: (tam, sam, som) =>
    `Si le leo bien, todo el mercado vale ${tam} al año, ${sam} encaja y un equipo pequeño podría ganar ${som} en el tercer año.`,
  ofPart: (words, country) =>
    `La cuenta es de lo que usted nombró, ${words}${country && `, y no de todo el país (${country})`}.`,
  ifEntry: entry => `Si esto es correcto: ${entry}. Si no, deje de lado todo lo del atlas.`,
  looksLike: entry => `Esto parece: ${entry}. Solo se usa cuando nombre el país.`,
  openTotal: 'Aún no hay total: falta un dato y no invento ninguno. Lo que hace falta está abajo.',
  confirmed: {
    sized: (tam, sam, som) =>
      `Según las cifras que usted confirmó, todo el mercado vale ${tam} al año, de eso encaja ${sam}, y un equipo pequeño podría ganar ${som} en el tercer año.`,
    confidence: {
      guess:
        'La cantidad o el precio es una suposición según su propia marca, y el total también. La parte que encaja y los clientes ganados son primeras estimaciones nuestras.',
      told: 'La cantidad y el precio se los contaron. Un registro y tres recibos los harían firmes; la parte que encaja y los clientes ganados son primeras estimaciones nuestras.',
      observed:
        'La cantidad y el precio se apoyan en lo que usted vio o en un recuento publicado. Quedan por probar dos primeras estimaciones nuestras: la parte que encaja y los clientes ganados.',
    },
    permission: [
      'El permiso',
      'Usted marcó que todavía falta o que no lo sabe; sin él nada de este mercado es suyo.',
      'Pregunte a la oficina o cámara que lo concede qué hace falta, cuánto tarda y cuánto cuesta.',
    ],
    forbidden:
      'Usted lo marcó como prohibido, así que no calculo ningún tamaño. Cambie la marca si se puede vender legalmente.',
  },
  place: [
    'El país donde empieza',
    'Leo países, no ciudades ni regiones, y las cifras oficiales son por país.',
    'Añada el país a la línea del mercado y repita.',
  ],
  buyers: [
    'Cuántos hay donde empieza',
    'Un tamaño sin número de compradores es una suposición.',
    'El instituto de estadística cuenta empresas por rama y personas por edad y lugar; la asociación, sus socios; un registro público se cuenta a mano.',
  ],
  price: [
    'Cuánto le paga uno de ellos y por qué',
    'Sin precio no hay importe anual.',
    'Diga un precio a tres y escríbalo en la línea del mercado.',
  ],
  severalAmounts: amounts => [
    'Cuál de estos es su precio',
    `Leo varios importes (${amounts}) y no elijo ninguno por usted.`,
    'Deje solo su propio precio en la línea del mercado.',
  ],
  severalCounts: counts => [
    'Cuál es el número de compradores posibles',
    `Leo varios números (${counts}) y no elijo ninguno por usted.`,
    'Deje solo el número del lugar donde empieza.',
  ],
  needs: {
    times: [
      'Cuántas veces paga uno al año',
      'Cobra cada vez o por día; falta saber cuántas veces.',
      'Cuente tres meses de un cliente real y multiplique por cuatro.',
    ],
    hours: [
      'Cuántas horas paga uno al año',
      'Cobra por hora; falta saber cuántas horas.',
      'Cuente tres meses de un cliente real y multiplique por cuatro.',
    ],
    units: [
      'Cuántas unidades toma uno',
      'Cobra por unidad; falta saber cuántas toma uno.',
      'Pregunte a cinco cuántas tomarían el primer año.',
    ],
    currency: [
      'De qué país es el dinero del precio',
      'Varios países tienen dinero con ese nombre, y no elijo ninguno.',
      'Añada el país a la línea del mercado, o escriba el código, como EUR.',
    ],
    period: [
      'El periodo del precio',
      'Leo el importe, pero no si es por vez, al mes o al año.',
      'Escriba el precio con “al mes”, “al año” o “una sola vez” en la línea del mercado.',
    ],
    yearly: [
      'Cuánto paga uno al año',
      'Leo un precio por unidad y un número de unidades en un tiempo, y no los multiplico a ciegas.',
      'Escríbalo como un importe al año: el precio por las unidades que toma uno al año.',
    ],
    volume: [
      'Cuánto pasa por uno al año',
      'Cobra una parte; falta saber de qué.',
      'Pregunte a cinco por pedidos al mes y valor medio.',
    ],
  },
  solveBuyers: (price, hundred, thousand) =>
    `A ${price}, 100 de ellos suman ${hundred} al año y 1.000 suman ${thousand}. ¿Hay tantos?`,
  solvePrice: (count, total) => `Si los ${count} pagan 1 al mes cada uno, son ${total} al año.`,
  solveOneEach: (count, total) => `Uno para cada uno de los ${count} suma ${total} al año.`,
  otherPayers: (paying, counted) => [
    'Cuántos hay de los que pagan',
    `${paying} y ${counted} hablan de personas distintas, así que no los multiplico.`,
  ],
  guesses: 'La parte que encaja y los clientes ganados son primeras suposiciones nuestras: cámbielas.',
  oneOff: 'Su precio tiene una parte única, así que son importes del primer año.',
  tooSmall:
    'Es más de la mitad: o este mercado es demasiado pequeño para un equipo pequeño, o la parte que encaja está fijada demasiado baja.',
  onePlace:
    'Es más de la mitad de los que encajan donde usted empieza: para crecer hace falta un segundo lugar, así que cuente también el siguiente.',
  demand: (customers, monthly) => `Ganar ${customers} en 36 meses son ${monthly} nuevos al mes.`,
  noTopDown:
    'Sin comprobación desde arriba: aquí no se conoce un total publicado para este lugar. Busque uno antes de enseñar el TAM.',
  statusQuo: 'No hacer nada nuevo',
  statusQuoLine:
    'Lo que hacen hoy en su lugar. No pide decisión ni factura; pregunte a cinco qué es y qué cuesta.',
  statusQuoBasis: 'lo hay en todo mercado',
  unchecked: 'lo nombró el modelo, sin comprobar',
  origins: {
    confirmed: 'confirmado',
    own: 'del modelo; no lo encuentro en lo que usted dijo',
    recalled: 'recordado por el modelo, sin comprobar',
  },
  confidence: {
    open: 'Falta un dato, así que no hay total en vez de uno inventado.',
    sized:
      'Se apoya en cifras de sus palabras, si las leo bien, y en primeras suposiciones marcadas como tales.',
  },
  counter:
    'Un número y un precio son aritmética hasta que tres hayan pagado. Quizá describe un problema por el que hoy nadie paga.',
  test: 'Pida a diez la última factura que pagaron por este problema. Tres facturas son el comienzo de un mercado.',
  actions: [
    'Escriba una lista de 30 con nombre y manera de llegar a cada uno.',
    'Llame a diez. Pregunte qué hicieron el mes pasado y qué costó; diga su precio y anote la respuesta.',
    'Ponga lo que contó en la línea del mercado y repita.',
  ],
  listAll: count => `Escriba una lista de los ${count} con nombre y manera de llegar a cada uno.`,
  headings: {
    title: 'Investigación de mercado',
    size: 'Tamaño del mercado',
    needs: 'Qué necesitamos de usted',
    rivals: 'Competidores, incluido no hacer nada',
    prices: 'Qué se paga hoy',
    trends: 'Tendencias',
    counter: 'Y la contraria',
    web: 'Encontrado en la web',
    reach: 'Maneras de llegar',
    rules: 'Normas que conocer',
    end: 'Qué tan seguro, y qué sigue',
    how: 'Cómo:',
    noTotal: 'Sin total, porque falta un dato.',
    assumptions: 'Las suposiciones detrás',
    above: 'El mismo mercado desde arriba',
  },
  assumed: {
    where: 'donde usted empieza',
    customers: 'clientes',
    buyers: 'Posibles compradores',
    price: 'Lo que paga un comprador al año',
    perCustomer: 'por cliente al año',
    fit: many => `Parte a la que le sirve (${many})`,
    ofThem: many => `de ellos (${many})`,
    fitBasis:
      'uno de cada cuatro como primera suposición; cámbiela por un recuento de quienes tienen hoy el problema',
    won: 'Clientes ganados en tres años',
    wonBasis:
      'dos fundadores: unas 12 conversaciones serias al mes durante 36 meses, compra uno de cada cinco',
    wonAll: 'dos fundadores podrían ganar unos 90 en ese tiempo; no hay más que encajen',
    total: 'Total publicado',
    ofTotal: 'del total',
    published: what => `Total publicado: ${what}`,
    yearly: 'al año',
    spent: 'Parte que se gasta en este tipo de cosa',
    judged: of => `nuestro juicio, ${of}; pregunte a diez compradores por su presupuesto`,
  },
  sizes: {
    tam: 'TAM · todos los que podrían comprar',
    sam: 'SAM · aquellos a quienes les sirve',
    som: 'SOM · lo que se puede ganar en tres años',
    'sam-customers': 'Clientes en el SAM',
    'som-customers': 'Clientes en el SOM',
    penetration: 'Parte ganada del SAM',
    'top-down': 'TAM desde arriba',
    'top-down-ratio': 'desde abajo ÷ desde arriba',
  },
  above: {
    check: 'al año. Desde abajo ÷ desde arriba =',
    fair: times =>
      `Los dos caminos coinciden dentro de 2× (${times}×), lo cual está bien para una primera vuelta: ninguna cifra carga sola con la historia.`,
    'look-again': (times, larger) =>
      `La cifra ${larger} es ${times}× la otra: no es absurdo, pero revísela antes de mostrarla.`,
    wrong: (times, larger) =>
      `La cifra ${larger} es ${times}× la otra. Más allá de 3× algo falla: no muestre todavía ninguna de las dos.`,
    larger: ['desde abajo', 'desde arriba'],
    reasons: [
      'Razones probables: el recuento incluye a muchos que nunca pagarían, el precio es alto para el comprador medio o la parte del gasto está puesta muy baja.',
      'Razones probables: el precio es bajo para lo que gasta este sector, faltan compradores en el recuento o la parte del gasto está puesta muy alta.',
    ],
  },
  sizing: {
    language: 'es',
    assumptions: 'Supuesto | Probable | De – a | Dónde, cuándo | De dónde sale',
    sizes: 'Tamaño | Probable | Rango | Cómo se calcula',
    founder: 'usted',
    benchmark: 'referencia',
    web: 'web',
    estimate: 'estimación',
  },
  rivalColumns: 'Quién | Tipo | Qué saber | De dónde',
  rivalKinds: { direct: 'directo', indirect: 'indirecto', 'status quo': 'no hacer nada' },
  figuresIn: (currency, place, year) => `Todas las cifras en ${currency} al año, ${place}, ${year}.`,
  somShare: share => `El SOM es ${share} del SAM.`,
  quality: {
    'web-enhanced': 'con web: cita páginas leídas hoy',
    'ai-estimated': 'estimado: no se leyó ninguna página',
  },
  noEntry: 'con sus propios números',
  apart: {
    atlas: (what, ours, theirs) =>
      `${what}: El atlas tiene ${ours}, el modelo dice ${theirs}. Más de tres veces de diferencia: mire ambas.`,
    founder: (what, ours, theirs) =>
      `${what}: Su texto se lee como ${ours}, el modelo dice ${theirs}. Más de tres veces de diferencia: mire ambas.`,
  },
}
