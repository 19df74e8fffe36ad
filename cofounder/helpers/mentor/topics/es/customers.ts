import type { MentorTopic } from '../../topic.ts'

export const customers: readonly MentorTopic[] = [
  {
    id: 'first-customers',
    title: 'encontrar los primeros clientes',
    asks: [
      'cómo consigo mis primeros clientes',
      'dónde encuentro clientes',
      'nadie compra todavía',
      'cómo llego a los primeros que paguen',
      'no tengo clientes',
      'cómo consigo usuarios',
    ],
    words: 'clientes compradores usuarios ventas descargas captar vender',
    answer:
      'Los diez primeros clientes salen de conversaciones, no de canales. Escriba cuarenta nombres, pida a cada uno quince minutos sobre el problema y ofrezca el producto solo a quien pregunte. Instáleselo usted. Cuente las respuestas por cada diez mensajes: esa cifra le dice si falla la lista o la frase. Empiece por quienes puede ver esta misma semana. Lo demás puede esperar un mes.',
    more: 'Pida a cada uno que diga que no el nombre de alguien que lo sufra más. Cuando un lugar traiga a tres, ese es su primer canal.',
    nextStep:
      'Escriba a diez personas con nombre una frase sobre su problema y una pregunta, y cuente las respuestas.',
  },
  {
    id: 'interviews',
    title: 'hablar con clientes',
    asks: [
      'cómo entrevisto a los clientes',
      'qué pregunto a posibles clientes',
      'cómo valido el problema',
      'la gente solo es amable con mi idea',
      'hago una encuesta',
      'cómo sé si el problema es real',
    ],
    words: 'preguntar preguntas entrevista encuesta escuchar validar entender',
    answer:
      'Pregunte por la última vez, nunca por su idea: ¿qué hizo, qué costó, qué ha probado? La conducta pasada y el dinero son pruebas; “lo usaría” no. Cinco charlas con gente igual dicen más que una encuesta. Empiece con cinco personas que deberían tener el mismo problema y cuente cuántas nombraron una suma o le enseñaron algo. Cinco charlas con gente parecida dicen más que una encuesta larga.',
    more: 'Termine pidiendo algo que cueste: una presentación, datos, un depósito.',
    nextStep: 'Tenga tres charlas de veinte minutos sin mencionar su producto.',
  },
  {
    id: 'marketing',
    title: 'elegir un canal',
    asks: [
      'cómo nos damos a conocer',
      'qué canal de marketing uso',
      'cómo hago publicidad',
      'conviene Instagram o Facebook',
      'nadie nos conoce',
      'cómo promociono mi negocio sin dinero',
      'que la gente nos conozca',
      'publicidad',
    ],
    words: 'publicidad promocionar promociono anuncios redes conocer conozca difundir canal',
    answer:
      'Pruebe tres canales dos semanas cada uno, con un presupuesto pequeño y una cifra: coste por conversación con un cliente. Quédese con el que gane y deje los otros. Empiece donde ya tuvo tres buenas conversaciones y anote lo que costó cada una, con sus propias horas. Los “me gusta” no cuentan; las conversaciones, sí. Un solo canal bien trabajado suele bastar el primer año.',
    more: 'Vaya donde ya están y diga el problema con sus palabras antes que su nombre.',
    nextStep: 'Elija un lugar donde se reúnan y empiece allí una conversación honesta cada día.',
  },
  {
    id: 'exclusivity',
    title: 'un cliente que pide exclusividad',
    asks: [
      'un cliente pide exclusividad',
      'un distribuidor quiere ser el único que venda',
      'quieren derechos exclusivos para la región',
      'piden que no trabaje con nadie más',
      'doy la exclusividad',
    ],
    words: 'exclusiva exclusividad exclusivo único zona',
    answer:
      'La exclusividad se vende: póngale precio y fin. Una compra mínima por trimestre, una zona, doce meses, y caduca si no se alcanza. Sin mínimo, la respuesta es no. Calcule lo que ganaría allí con otros en esos doce meses; ese es el precio mínimo. Que un abogado lea la cláusula antes de firmar. Solo después hablen de plazo y de zona. Sin mínimo, no hay trato.',
    more: 'Ofrezca antes algo menor: tres meses de ventaja o una cuenta con nombre.',
    nextStep: 'Pregunte de qué rival quiere protegerse y escriba el mínimo que lo compensaría.',
  },
  {
    id: 'rejected',
    title: 'un no de alguien que importa',
    asks: [
      'la asociación nos ha dicho que no',
      'nos han rechazado',
      'el socio importante se niega',
      'qué hago tras un rechazo',
      'no quieren trabajar con nosotros',
    ],
    words: 'rechazo rechazado negativa asociación denegado',
    answer:
      'Un no a su oferta no es un no de sus clientes. Pregunte una vez qué debería ser distinto. Después vaya a la misma gente por otra puerta: diez socios, uno a uno. Calcule qué parte de su plan colgaba de esa sola respuesta; esa parte se rehace primero. Lo demás queda como está. Y no escriba hoy; mañana lo dirá mejor.',
    more: 'No cuelgue el plan de una sola puerta.',
    nextStep: 'Nombre otros dos caminos a las mismas veinte personas y pruebe el más pequeño.',
  },
  {
    id: 'complaints',
    title: 'quejas por la calidad',
    asks: [
      'un cliente se queja de la calidad',
      'los clientes reclaman',
      'cómo trato las quejas',
      'una clienta enfadada me grita',
      'dicen que el trabajo estuvo mal hecho',
      'recibimos cada vez más reclamaciones',
    ],
    words: 'queja quejas reclama reclamación enfadado furiosa mal roto defecto descontento',
    answer:
      'Escuche hasta el final, repítalo con sus palabras y pregunte qué lo arreglaría; la mayoría pide menos de lo que usted ofrecería. Decida en un día y diga la fecha en que estará resuelto. No explique de quién fue la culpa. Luego mire su lado: anote cada queja con fecha, producto y causa, y calcule quejas por cada cien pedidos. Dos veces la misma causa es un fallo del trabajo. Si alguien pudiera hacerse daño, hoy no entregue nada más.',
    more: 'Llame de nuevo una semana después. A quien se le resolvió bien suele quedarse más que quien nunca tuvo un problema.',
    nextStep: 'Resuelva el caso de hoy con una fecha y empiece la lista: fecha, producto, causa.',
  },
  {
    id: 'platform-dependence',
    title: 'depender de una plataforma',
    asks: [
      'todos mis pedidos llegan por una aplicación',
      'la plataforma cambió sus reglas',
      'qué pasa si Amazon nos echa',
      'la plataforma bloqueó nuestra cuenta',
      'dependemos de Google',
    ],
    words: 'plataforma amazon etsy airbnb aplicación bloqueó suspendió algoritmo',
    answer:
      'Calcule qué parte de sus pedidos y de su ganancia viene de ahí, después de comisiones. Por encima de la mitad, su negocio es alquilado. Guarde hoy lo que es suyo: contactos donde se permita, fotos, textos, reseñas, facturas. Si le bloquearon, lea la norma que citan, responda una vez con pruebas por su formulario y guarde copias. Después abra una segunda puerta: con cada pedido, un motivo para venir directo la próxima vez, dentro de sus reglas.',
    more: 'Póngase como meta uno de cada diez pedidos por la segunda puerta en un trimestre. Ese pequeño caudal le sostiene el día malo.',
    nextStep: 'Calcule esa parte y ponga en los próximos diez pedidos un motivo para venir directo.',
  },
  {
    id: 'competition',
    title: 'competidores',
    asks: [
      'ya existe una empresa grande que hace lo mismo',
      'cómo gano a la competencia',
      'mis competidores tienen más dinero',
      'qué nos hace diferentes',
      'debo preocuparme por la competencia',
    ],
    words: 'competencia competidor rival igual grande',
    answer:
      'Su rival más fuerte es no hacer nada; el segundo, lo que ya pagan. No liste funciones: busque la situación en la que con los otros pierden y con usted ganan. Cuente en sus últimas diez conversaciones a quién nombraron como la otra opción. Empiece por el más nombrado y pregunte qué falta allí. Ahí está su entrada, y no en una función más.',
    more: 'Use al rival como cliente, lea sus peores reseñas y hable con tres que lo dejaron.',
    nextStep: 'Hable con dos que dejaron la opción evidente.',
  },
  {
    id: 'shelves',
    title: 'entrar en las tiendas',
    asks: [
      'cómo entro en las tiendas',
      'cómo consigo que una tienda venda mi producto',
      'cómo vendo a supermercados',
      'cómo llego a los estantes',
      'qué margen pide una tienda',
    ],
    words: 'tienda tiendas supermercado estante comercio minorista distribuidor revender',
    answer:
      'Empiece por cinco tiendas donde decide el dueño. Lleve una caja completa, el precio en el estante y el día de entrega. Calcule hacia atrás: precio al público, menos impuestos, menos la parte de la tienda, menos entrega y devoluciones; lo que queda debe pagar sus costos y a usted. Pregunte a cada tienda por su parte, cambia según el ramo. Cuenta la segunda caja, no la primera: calcule cuánto se vende por tienda y semana. Con ese número puede hablar con una cadena, que pedirá más plazo y más cantidad.',
    more: 'Pase un sábado en la tienda y deje probar. Lo que dice la gente allí va en la etiqueta.',
    nextStep:
      'Visite esta semana tres tiendas con una caja y pregunte por su parte, el día de entrega y las devoluciones.',
  },
]
