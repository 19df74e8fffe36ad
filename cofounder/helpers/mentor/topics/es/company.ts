import type { MentorTopic } from '../../topic.ts'

export const company: readonly MentorTopic[] = [
  {
    id: 'patent',
    title: 'patentes e inventos',
    asks: [
      'debo patentar mi invento',
      'cómo protejo mi idea',
      'vale la pena una patente',
      'cuánto cuesta una patente',
      'alguien puede robar mi invento',
      'cómo registro una patente',
    ],
    words: 'patente patentar invento inventé proteger invención',
    answer:
      'No muestre nada en público antes de preguntar: en muchos países un invento mostrado ya no se puede proteger. Busque un día en las bases de patentes gratuitas. Una patente es un derecho a demandar, así que pregunte quién copiaría, si usted lo notaría y si podría pagar el pleito. Calcule el costo de todos sus años, que estima un agente de patentes, frente a la ganancia que solo la patente protege. Muchas oficinas ofrecen una primera charla gratis.',
    more: 'Una licencia a un fabricante que ya vende a sus clientes puede valer más que una fábrica propia.',
    nextStep: 'Pase un día en una base de patentes y pida una primera charla antes de mostrarlo.',
  },
  {
    id: 'company-form',
    title: 'qué forma de empresa',
    asks: [
      'qué forma jurídica elijo',
      'autónomo o sociedad limitada',
      'debo crear una SL',
      'persona física o sociedad',
      'cuándo constituyo una empresa',
      'asociación o empresa',
    ],
    words: 'forma jurídica sociedad autónomo sl sas limitada constituir monotributo',
    answer:
      'Tres preguntas deciden más que cualquier tabla: qué puede salir mal que usted no podría pagar, si otros tendrán una parte y si un cliente, un inversor o un permiso exige una forma. Si las respuestas son nada, no y no, la más sencilla suele bastar para empezar. Con riesgo o socios, una forma que limita la responsabilidad vale lo que cuesta. Calcule ese costo para un año; un contador lo hace en una hora.',
    more: 'Dos fundadores sin forma alguna son en muchos países ya una sociedad en la que cada uno paga por el otro.',
    nextStep:
      'Escriba las tres respuestas y llévelas a una hora con un contador o una oficina de emprendedores.',
  },
  {
    id: 'grants',
    title: 'subvenciones y ayudas públicas',
    asks: [
      'hay ayudas para emprendedores',
      'cómo consigo una subvención',
      'puede el estado apoyar mi negocio',
      'cómo solicito una ayuda pública',
      'hay dinero gratis para empezar',
      'subvenciones',
    ],
    words: 'subvención subvenciones ayuda ayudas públicas estado fondo convocatoria',
    answer:
      'Pregunte a quienes conocen su región: la cámara, la oficina de desarrollo local, la universidad, un banco de fomento; saben qué está abierto y a menudo ayudan gratis. Lea las condiciones antes que el objetivo: algunas pagan después, otras prohíben empezar antes de la aprobación, casi todas piden una parte propia. Calcule las horas de redactar y justificar frente a la suma por la probabilidad, y los meses hasta el dinero frente a su caja.',
    more: 'Una ayuda que paga después es un préstamo de usted al estado. Pregunte antes quién lo adelanta.',
    nextStep:
      'Llame a una oficina pública y anote dos programas que encajen, con plazo, parte propia y día de pago.',
  },
  {
    id: 'own-pay',
    title: 'cuánto pagarse a sí mismo',
    asks: [
      'cuánto me pago a mí mismo',
      'cuándo puedo tener un sueldo',
      'puedo sacar dinero de la empresa',
      'no me pago nada',
      'cuánto puedo retirar',
      'sueldo del fundador',
    ],
    words: 'sueldo mismo retirar sacar fundador pagarme',
    answer:
      'Páguese algo cada mes, en un día fijo, aunque sea poco; un negocio que vive de su trabajo gratis no sabe si funciona. Calcule dos sumas: lo mínimo que necesita su casa y lo que queda en un mes normal después de cuentas, impuestos apartados y una reserva. La menor es su sueldo por ahora. Cómo sacarlo decide impuestos y seguros: pregunte a un contador.',
    more: 'Aparte los impuestos en otra cuenta el día que entra el dinero. Lo que hay ahí no es suyo.',
    nextStep: 'Escriba el mínimo de su casa junto al excedente medio del último trimestre y fije día y suma.',
  },
  {
    id: 'break-even',
    title: 'cuánto hay que vender',
    asks: [
      'cuántos tengo que vender para cubrir gastos',
      'cuál es mi punto de equilibrio',
      'cuándo seremos rentables',
      'cuánto debo facturar para vivir',
      'cuántos clientes necesito',
      'cuándo es rentable',
    ],
    words: 'equilibrio cubrir gastos vender rentable facturar ganancia',
    answer:
      'Bastan dos cifras. Primero los gastos que llegan cada mes, venda o no: alquiler, sueldos, seguro, préstamo y su propia vida. Segundo, lo que deja una venta después de sus propios costos. Divida lo primero entre lo segundo: tantas ventas al mes. Si son demasiadas, solo hay tres palancas: el precio, el costo de una venta, los gastos del mes. Pruebe cada una en papel.',
    more: 'Hágalo otra vez con el peor mes del año pasado. Ese es el que hay que aguantar.',
    nextStep: 'Escriba los gastos del mes, lo que deja una venta y las ventas por día que resultan.',
  },
  {
    id: 'valuation',
    title: 'cuánto vale la empresa',
    asks: [
      'cuánto vale mi empresa',
      'cómo valoro mi negocio',
      'qué valoración pido',
      'es justa esta valoración',
      'un inversor quiere un porcentaje por tanto dinero',
      'cuánta parte debo ceder',
    ],
    words: 'valoración vale valorar porcentaje inversor parte ceder acciones',
    answer:
      'En una empresa joven la valoración no se mide, se acuerda. El dinero dividido entre la parte es la valoración después del dinero. Empiece por la necesidad: qué suma lleva a qué prueba y qué parte puede dar por ella. Pregunte a dos fundadores de su campo y país qué consiguieron este año. En un negocio en marcha se mira la ganancia del año, con un sueldo justo para usted descontado, y cuánto funciona sin usted.',
    more: 'Un número alto hoy es una promesa para la próxima ronda. Tome aquel en el que pueda crecer.',
    nextStep: 'Calcule el dinero necesario entre la parte que daría y contrástelo con dos fundadores.',
  },
  {
    id: 'charity',
    title: 'dinero para una buena causa',
    asks: [
      'cómo se financia una asociación',
      'cómo conseguimos donaciones',
      'puede una ONG cobrar',
      'cómo encontramos patrocinadores',
      'quién paga por una buena causa',
      'sin fines de lucro pero con ingresos',
    ],
    words: 'ong asociación fundación donaciones donación patrocinador lucro voluntarios',
    answer:
      'Quien ahorra dinero o queda mejor gracias a ustedes puede pagarles: pidan una cuota por un servicio, con factura, no un regalo, y digan cuánto ahorra. Donaciones y cuotas tienen reglas e impuestos distintos; confirmen con su autoridad o un contador qué permite su figura antes de la primera factura. Calculen lo que cuesta un caso antes de decir un precio.',
    more: 'Dos pagadores pequeños por un año valen más que un regalo grande: dicen cuánto vale el trabajo para alguien.',
    nextStep:
      'Pregunte a dos beneficiados qué les cuesta hoy el problema y ofrezca una cuota menor por tres meses.',
  },
  {
    id: 'motivation',
    title: 'miedo y dudas',
    asks: [
      'dudo de mí',
      'tengo miedo de fracasar',
      'no me atrevo a empezar',
      'perdí la motivación',
      'me siento un impostor',
      'soy lo bastante bueno para esto',
      'me da miedo vender',
    ],
    words: 'miedo duda dudas motivación fracasar atrevo impostor',
    answer:
      'El miedo suele señalar lo que toca probar. Hágalo pequeño: una conversación, un precio dicho en voz alta, una página vista por un desconocido. Hable con un fundador que vaya medio año por delante; casi todo lo que parece un fallo suyo es la forma normal de este trabajo. Cuente las pequeñas cosas valientes de la semana; crecen cuando se cuentan.',
    more: 'Proteja el sueño y un día a la semana. Decida de antemano cuántos meses y cuánto dinero le da.',
    nextStep: 'Escriba la pregunta que está evitando y hágasela a alguien que pueda contestarla.',
  },
]
