import { counted } from '../../../language/message.ts'
import type { Texts } from './texts.ts'

export const es: Texts = {
  opening:
    'Dirijo el producto en la empresa cuyos clientes usted quiere. Averiguo, con educación, si debo preocuparme. Una pregunta cada vez, once como mucho; después recibe la comparación y dónde perdería hoy contra mí.',
  questions: {
    direct: [
      '¿Qué productos o empresas pondría un cliente junto al suyo, en una lista con comas?',
      'Un comprador tiene esos nombres en la cabeza antes de oírle.',
    ],
    'direct-names': [
      'Solo los nombres, separados por comas, o “ninguno”: ¿cuáles son?',
      'Cada nombre tendrá su propia fila en la comparación.',
    ],
    'status-quo': [
      '¿Qué hacen hoy si no le compran a nadie?',
      'La mayoría de las ventas perdidas acaba sin decisión.',
    ],
    indirect: [
      '¿Qué cosa muy distinta hace el mismo trabajo: una agencia, una hoja de cálculo, un vecino?',
      'El mismo dinero puede ir allí.',
    ],
    positioning: [
      '¿En qué es mejor exactamente, y para quién?',
      'Una diferencia que se puede comprobar vale más que cinco que suenan bien.',
    ],
    price: [
      '¿Cuánto cobra usted, y cuánto les cuesta cada uno de esos nombres o la manera de hoy?',
      'Un precio solo es alto o bajo junto a otro.',
    ],
    'price-theirs': [
      '¿Y cuánto pagan por cada uno de esos nombres, o por la manera de hoy?',
      'Sin su cifra, la de usted no tiene apoyo.',
    ],
    switching: [
      '¿Qué debe hacer un cliente para pasarse a usted: datos, personal, contrato, costumbres?',
      'Quien hace ese trabajo decide el cambio.',
    ],
    moat: [
      '¿Qué no podría copiar yo de aquí al próximo verano?',
      'Una ventaja de tiempo se acaba, algo que crece no.',
    ],
  },
  labels: {
    direct: 'Rivales directos',
    indirect: 'Rivales indirectos',
    'status-quo': 'No hacer nada',
    positioning: 'Posición',
    price: 'Precio',
    switching: 'Cambio',
    moat: 'Defensa',
  },
  losses: {
    direct: [
      'En la primera comparación: el comprador pregunta en qué se diferencia de un nombre de su lista.',
      'Pregunte a cinco compradores qué nombres tenían en su última lista, con precios.',
    ],
    'status-quo': [
      'Contra ninguna decisión: no pide formación ni factura.',
      'Busque a tres que miraron y no decidieron, y pregunte qué les ha costado desde entonces.',
    ],
    indirect: [
      'Contra una manera muy distinta que ya está ahí.',
      'Pregunte a cinco compradores qué usarían mañana si desaparecieran todos los productos así.',
    ],
    positioning: [
      'En la página de comparación, donde un rival puede escribir la misma frase.',
      'Enseñe a cinco compradores su frase y la de un rival sin logotipos y pregunte de quién es.',
    ],
    price: [
      'Cuando el comprador pregunta: comparado con qué.',
      'Ponga los dos precios en una hoja y pregunte a cinco compradores cuál tendrían que defender.',
    ],
    switching: [
      'En la semana del cambio: datos, personal y costumbres son trabajo para alguien.',
      'Mude usted mismo a un cliente real con el cronómetro en marcha.',
    ],
    moat: [
      'En el segundo año, cuando funcione y lo mire un rival mayor.',
      'Pregunte a quien construye cosas así cuánto tarda una copia y qué no se puede copiar.',
    ],
  },
  columns: ['Rival', 'Elegido por', 'Precio', 'Dónde gana usted', 'Dónde pierde usted', 'De'],
  kinds: { direct: 'directo', indirect: 'indirecto', 'status quo': 'statu quo' },
  steppingOut: 'Dejo mi papel: así se ve el campo desde el otro lado.',
  origins: { benchmark: 'referencia', web: 'web', estimate: 'estimación' },
  doingNothing: 'No hacer nada',
  seeWords: 'vea sus palabras abajo',
  prices: 'Precios, en sus palabras.',
  notSaid: 'abierto',
  toFind: 'Por averiguar: pregunte a tres que lo eligieron',
  toCompare: 'Por comparar: lo que usted hace y esto no puede',
  samePrice: 'Según estos precios ambos piden lo mismo, así que “más barato” no está demostrado.',
  they: 'usted',
  position: 'Su posición.',
  positionOpen:
    'Esta línea sigue abierta. Termínela para un comprador: “Elíjanos a nosotros, no a ellos, si usted …”.',
  lossesLead: 'Dónde perdería hoy',
  answersLead: 'Lo que pregunté y lo que dijo',
  lowered: lines => `Ninguna palabra suya sostiene estas líneas, así que cuentan como suposición: ${lines}.`,
  open: 'Esta línea sigue abierta.',
  confidence: counted(
    'es',
    'Se apoya en lo que me contó ({count, plural, one {# respuesta} other {# respuestas}}); no he buscado nada ni comprobado a ningún rival.',
  ),
  counter:
    'Un comprador que no hace nada no se equivoca. Mientras esperar cueste menos que usted, ese es el rival.',
  tryRival: 'Mire el primer rival de su lista como lo encuentra un cliente y anote cada paso que moleste.',
  askNo: 'Pregunte a tres que dijeron que no qué hicieron en su lugar.',
}
