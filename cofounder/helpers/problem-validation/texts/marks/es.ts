import { aimWords } from '../../../../../venture/language/founder-choices.ts'
import { listed, type Marks } from './marks.ts'

export const es: Marks = {
  known: [
    'una suposición',
    'me lo contaron',
    'contado con cifra o caso',
    'visto por mí',
    'visto en sus registros',
  ],
  money: [
    'nadie aún o solo un precio',
    'pagarían',
    'una prueba sin pago',
    'comprometido o pagado',
    'pagó y se quedó',
  ],
  reach: [
    'una idea',
    'un lugar con nombre',
    'con un número',
    'me presentaron allí',
    'de ahí llegaron clientes',
  ],
  evidence: ['nadie aún', 'hablé con uno', 'hablé con cinco', 'observé a tres', 'actuaron sin pedirlo'],
  permissions: {
    'none needed': 'no hace falta',
    'have it': 'lo tengo',
    'not yet': 'todavía no',
    forbidden: 'prohibido',
    unknown: 'no lo sé',
  },
  aims: aimWords.es,
  verdict: 'Veredicto',
  intro:
    'Eso era todo lo que pregunto. Antes del veredicto, relea sus líneas: tache, mueva o corrija, y marque cómo sabe cada una.',
  unmarked: 'sin marcar: cuenta como contado',
  paidNeeds: missing =>
    `Pagado cuenta con cuántos, cuánto y desde cuándo. En la línea no he leído: ${listed(missing, { count: 'cuántos', amount: 'cuánto', date: 'desde cuándo' })}. Por eso cuenta como contado.`,
  byMarks: 'Según sus propias marcas.',
  aimNeeds: missing =>
    `Está abierto si el mercado da para lo que quiere.${missing.length ? ` No he leído: ${listed(missing, { aim: 'su meta', buyers: 'un número de los que pagan, en Acceso', price: 'un precio con período y moneda, en Dinero' })}.` : ''}`,
  reachRead: read =>
    `En Acceso leo ${read}, como los que alcanza: para una cuenta, ponga ahí un solo número de compradores, con el mismo nombre que en Dinero.`,
  priceRead: read =>
    `En Dinero leo ${read}: para una cuenta, escriba lo que paga uno al mes o al año, con el código de la moneda, por ejemplo EUR.`,
  whoseMoney: name => `Varios países tienen ${name}: para la meta, escriba el código, como EUR.`,
  nobodyPaid:
    'Para GO alguien tiene que haberse comprometido o haber pagado; en la línea del dinero no leo todavía ningún pago.',
  tooSmall: 'El mercado que contó es pequeño para lo que quiere.',
  unplaced: 'En Dinero hay un segundo número que no pude ubicar: indique cuántos dijeron que no o se fueron.',
  go: 'Seis líneas o más se apoyan en más que lo oído, y hubo pagos. Las mentiras no se ven: es tan cierto como sus marcas.',
  left: 'Según sus palabras, algunos que pagaban se fueron: pregunte a cada uno por qué antes de ganar más.',
  open: 'Abierto: ',
  before: 'antes',
  reasons: {
    unlawful: 'Lo que describe necesita un permiso y no se nombró ninguno.',
    forbidden: 'Lo marcó como prohibido: se trata de la ley, no de su esfuerzo.',
    refuted: 'Lo que vio lo refuta.',
    'own pivot': 'Quiere girar.',
    refusals:
      'Al menos cinco dijeron que no, el triple de los que pagaron: tiene que cambiar la oferta o el grupo.',
    misfit: 'Problema y cliente no encajan.',
    'few answers': 'Hay menos de seis líneas respondidas.',
    'few lines': 'Menos de seis líneas están por encima de “contado”.',
    money:
      'El dinero está por debajo de “comprometido o pagado”. Si alguien se comprometió o le pagó, márquelo así, con cuántos, cuánto y desde cuándo en la línea.',
    contradiction: 'Dos de sus datos se contradicen.',
    permission: 'Está abierto si hace falta un permiso y si lo tiene.',
  },
  market: (count, price, total, aim) =>
    `Si los ${count} son sus compradores, todos a ${price} suman ${total} al año${aim}.`,
  forAim: (aim, bar, isCarried) =>
    isCarried
      ? `: alcanza para “${aim}”, para lo que cuento con unos ${bar}`
      : `: no alcanza para “${aim}”, para lo que cuento con unos ${bar}`,
  confidence: above =>
    `${above} de 8 líneas se conocen mejor que contadas, según sus marcas. No puedo ver si una marca es cierta.`,
}
