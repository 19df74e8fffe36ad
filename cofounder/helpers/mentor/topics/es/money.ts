import type { MentorTopic } from '../../topic.ts'

export const money: readonly MentorTopic[] = [
  {
    id: 'pricing',
    title: 'fijar el precio',
    asks: [
      'qué precio pongo',
      'cuánto debo cobrar',
      'es demasiado caro',
      'soy demasiado barato',
      'cómo encuentro el precio justo',
      'cuánto puede costar',
      'a cuánto vendo',
      'es demasiado o muy poco',
      'precio',
    ],
    words: 'precio precios cobrar cuesta caro barato demasiado tarifa',
    answer:
      'Parta de lo que cuesta el problema, no de lo que le cuesta el producto. Una décima parte del daño anual se acepta fácil; la mitad pide prueba. Diga un precio en voz alta y calle. Si nadie se inmuta, es bajo. Calcule los dos extremos: por debajo de qué precio pierde en cada venta, y cuánto les cuesta el problema en un año. Su margen está en medio.',
    more: 'Súbalo en cada una de las cinco próximas conversaciones hasta que uno de cada tres diga que no.',
    nextStep: 'Diga el mismo precio a tres clientes y anote con qué lo compara cada uno primero.',
  },
  {
    id: 'raise-prices',
    title: 'subir precios a clientes actuales',
    asks: [
      'cómo subo los precios',
      'cómo les digo a los clientes que va a costar más',
      'hace años que no subo los precios',
      'tengo miedo de perder clientes si subo el precio',
      'mis costos subieron y el precio no',
    ],
    words: 'subir aumentar aumento subida encarecer habituales',
    answer:
      'Suba primero a los clientes nuevos y vea si siguen diciendo que sí. Dígaselo luego a los de siempre, pronto y en persona, con la fecha y con lo que han ganado hasta ahora en sus propias cifras. Quien se comprometa por un año conserva el precio antiguo un tiempo fijo. Calcule antes cuántos pueden irse sin que usted gane menos que hoy; suelen ser más de lo que se teme. Algunos se irán, y está previsto.',
    more: 'Empiece por los tres que más provecho sacan. Si lo aceptan sin preguntar, el precio era bajo.',
    nextStep:
      'Escriba la carta a tres clientes: lo que ganaron, el precio nuevo, la fecha y la oferta por un año.',
  },
  {
    id: 'runway',
    title: 'cuánto dura el dinero',
    asks: [
      'cuánto dura el dinero',
      'cuántos meses aguantamos',
      'cuándo se acaba el dinero',
      'nos quedamos sin caja',
      'cuánto tiempo nos queda con lo que hay en la cuenta',
      'cuánto me queda si tengo tanto y gasto tanto al mes',
    ],
    words: 'meses dura aguantar caja queda gasto gastamos',
    answer:
      'Dinero dividido por lo que sale de más cada mes da los meses. Con seis decida: recortar, vender o buscar; con tres ya no elige. Hágalo hoy: lo que hay en la cuenta, lo que sale, lo que entra seguro. Lo que aún no está cobrado no cuenta. Anote el mes en que llega a cero. Redondee siempre en su contra.',
    more: 'Haga tres líneas: mala, probable, buena, y decida hoy qué hace en la mala.',
    nextStep: 'Ponga caja, costes e ingresos al mes en una hoja y marque el mes cero.',
  },
  {
    id: 'unpaid-invoice',
    title: 'facturas que nadie paga',
    asks: [
      'me deben y no me pagan',
      'me deben plata desde hace tiempo',
      'un cliente me debe desde julio',
      'me deben dinero desde hace meses',
      'me deben',

      'los clientes pagan tarde',
      'mis clientes siempre pagan con retraso',
      'no me pagan a tiempo',

      'un cliente no me paga',
      'la factura está vencida',
      'cómo cobro mi dinero',
      'no pagan la factura',
      'no responden a mis recordatorios',
      'alguien me debe dinero',
      'facturas impagadas',
    ],
    words: 'deben debe deuda factura facturas pagado paga pagan cobrar vencida deuda debe moroso transferido',
    answer:
      'Llame hoy, no escriba: pregunte si algo estuvo mal y qué día pagan. Una razón dicha se puede arreglar; sin razón, pida una fecha. Confírmela por escrito en la misma hora. Si pasa, detenga el trabajo y mande una carta con un último plazo; qué se puede hacer después y cuánto cuesta lo dicen la cámara, el juzgado o un abogado. Calcule el hueco: lo que está vencido, frente a lo que usted tiene que pagar hasta entonces.',
    more: 'Desde ahora pida una parte por adelantado, facture el día de la entrega y llame un día después del vencimiento.',
    nextStep:
      'Ordene las facturas abiertas por antigüedad, llame hoy por la más vieja y anote la fecha prometida.',
  },
  {
    id: 'supplier-credit',
    title: 'comprar a crédito a proveedores',
    asks: [
      'el proveedor quiere pago por adelantado',
      'cómo consigo mercancía a crédito',
      'el mayorista solo vende al contado',
      'tengo que pagar la mercancía antes de venderla',
      'cómo consigo más plazo de pago',
    ],
    words: 'proveedor mayorista contado adelantado plazo mercancía crédito fiado',
    answer:
      'El crédito se da a quien fue puntual en lo pequeño. Pida primero poco: una semana de plazo sobre una parte pequeña de su pedido habitual, pagada un día antes, tres veces. Después pida más, con esa lista en la mano. Lleve lo que calma a un vendedor: sus ventas por semana, otro proveedor que hable por usted. Calcule los días entre pagar la mercancía y cobrarla, por lo que compra al día; tanto crédito necesita, no más.',
    more: 'Pregunte también qué le dan por pagar al momento. A veces el descuento vale más que el plazo.',
    nextStep: 'Calcule esos días y pida a un proveedor una semana sobre un pedido pequeño.',
  },
  {
    id: 'loan',
    title: 'pedir un préstamo',
    asks: [
      'debo pedir un préstamo',
      'pido dinero al banco',
      'cómo consigo un crédito',
      'el banco me niega el préstamo',
      'un microcrédito para mi tienda',
      'préstamo',
    ],
    words: 'préstamo crédito banco prestar intereses financiar',
    answer:
      'Pida prestado para algo que dé más de lo que cuesta mientras lo devuelve, como una máquina con pedidos esperando. No pida para tapar un hueco de cada mes. Calcule tres líneas: la cuota, lo que eso deja en un mes normal después de gastos, y lo que dejó el peor mes del último año. Si el peor no paga la cuota, el préstamo es muy grande o muy corto. Pregunte qué firma usted en persona y cuánto devuelve en total. Compare dos ofertas.',
    more: 'Si el banco dice que no, pregunte la razón y qué la cambiaría. Los bancos públicos, las garantías y el arrendamiento miran otras cosas.',
    nextStep: 'Ponga la cuota junto al peor mes y pregunte a dos prestamistas cuánto devolvería en total.',
  },
  {
    id: 'family-money',
    title: 'dinero de familia y amigos',
    asks: [
      'acepto dinero de mi familia',
      'mi tío quiere invertir en la empresa',
      'mi hermano me prestó dinero y ahora quiere opinar',
      'unos amigos quieren poner dinero',
      'mis padres me prestaron dinero',
    ],
    words: 'madre padre padres tío tía hermano hermana familia amigos ahorros prestar',
    answer:
      'Acepte solo lo que puedan perder sin cambiar de vida, y dígales esa frase en voz alta. Después escriban media página, aunque sea con su madre: regalo, préstamo o parte; cuánto; cuándo se devuelve y de qué; quién decide en el negocio. Casi todas las peleas nacen de que uno piensa préstamo y el otro parte. Calcule lo que podría devolver al mes si va mal, y prometa solo eso. Si hay impuestos de por medio, lo dice un contador.',
    more: 'Si alguien ya quiere mandar, ofrezca dos caminos: devolución con un plan, o una parte con los derechos por escrito.',
    nextStep: 'Escriba la media página y háblenla antes de que se mueva más dinero.',
  },
  {
    id: 'seasonality',
    title: 'temporadas buenas y malas',
    asks: [
      'en invierno no viene nadie',
      'ganamos todo en tres meses',
      'cómo sobrevivo a la temporada baja',
      'mi negocio es de temporada',
      'en verano caen las ventas',
    ],
    words: 'temporada invierno verano otoño primavera navidad turistas',
    answer:
      'Calcule el año por meses: lo que entra, lo que sale y lo que queda al final de cada uno. El punto más bajo es la reserva que necesita el último día de la temporada buena; apártela cada semana mientras va bien, antes que nada. Luego achique los meses malos: gastos que paran, personal por temporada, alquiler según ventas. Solo después busque un segundo uso para lo que tiene. Venda vales o pedidos anticipados para la próxima temporada.',
    more: 'Anote las semanas muertas del año pasado. Dos cerradas y planeadas cuestan menos que dos abiertas y vacías.',
    nextStep: 'Dibuje los doce meses, marque el punto más bajo y calcule la suma semanal que lo llena.',
  },
  {
    id: 'fundraising',
    title: 'conseguir inversores',
    asks: [
      'cómo encuentro inversores',
      'cómo convenzo a los inversores',
      'cómo consigo inversión',
      'cuándo levanto una ronda',
      'cuánto dinero debemos levantar',
    ],
    words: 'inversor inversores inversión ronda fondos',
    answer:
      'Busque dinero cuando dinero sea lo que falta y sepa qué prueba compra: esta cantidad, estos meses, esta prueba. Ayudas, clientes y un plan menor cuestan menos que acciones. Calcule cuántos meses compra ese dinero antes de decir la suma, y qué parte de la empresa le queda después. Enseñe lo que creía el primer mes y lo que sabe hoy.',
    more: 'Cuarenta inversores adecuados, presentados por fundadores, primeras reuniones en tres semanas.',
    nextStep: 'Escriba: “Con esta cantidad llegamos a esta prueba en este mes”.',
  },
  {
    id: 'bank-account',
    title: 'un banco que niega la cuenta',
    asks: [
      'ningún banco nos abre una cuenta',
      'el banco rechazó la cuenta de la empresa',
      'el banco nos cerró la cuenta',
      'cómo abro una cuenta de empresa',
      'me bloquearon la cuenta del banco',
    ],
    words: 'banco cuenta abrir cerró bloqueada',
    answer:
      'Pida la razón por escrito; a menudo es un papel que falta, su actividad o el origen del dinero, y lo primero se arregla. Lleve lo que un banco debe revisar: el registro, de quién es la empresa, de dónde viene el dinero, tres contratos o facturas. Pregunte a tres a la vez, entre ellos una cooperativa o un servicio de pagos autorizado. En algunos países hay derecho a una cuenta básica o un defensor del cliente; el supervisor lo sabe. Calcule qué pagos vencen la próxima semana y resuelva esos primero.',
    more: 'Tenga otra cuenta en otro sitio con los gastos de un mes. Un banco puede cerrar la suya en semanas.',
    nextStep: 'Pida la razón por escrito y solicite en otras dos entidades con todos los papeles.',
  },
  {
    id: 'inflation',
    title: 'precios con inflación alta',
    asks: [
      'la inflación me come el precio',
      'cada cuánto subo el precio con la inflación',
      'los precios cambian todos los meses, cuánto cobro',
      'mis costos suben cada semana',
      'cómo cotizo si la moneda se cae',
    ],
    words: 'inflación devaluación índice dólar mensual',
    answer:
      'Actualice el precio con un ritmo que todos conozcan, cada mes o cuando lo hace su proveedor, y diga la regla en vez de disculpar cada subida: atada a un índice, a la lista del proveedor o a otra moneda, según lo que permita la ley. Que las ofertas valgan días, no semanas, con la fecha escrita. Cobre al pedir, o una parte grande; lo que le deben se derrite. No fije un precio por un año, salvo que se mueva con el índice. Calcule el precio con lo que le costará la próxima compra, no con lo que costó la última.',
    more: 'Convierta el efectivo en mercadería que seguro venderá. Guarde en moneda que cae solo lo que piden sueldos y alquiler.',
    nextStep: 'Escriba la regla en una frase, con su fecha, y póngala en la próxima oferta.',
  },
  {
    id: 'large-order',
    title: 'un pedido muy grande, quizá de fuera',
    asks: [
      'un cliente quiere mucho más de lo que hicimos nunca',
      'un comprador de otro país quiere miles',
      'un primer pedido enorme, lo acepto',
      'un cliente del extranjero pide mucha cantidad',
      'un cliente quiere miles de metros',
    ],
    words: 'enorme cantidad extranjero exportar capacidad metros miles pedido',
    answer:
      'Alégrese y vaya despacio. Averigüe primero quién es y quién paga: pida la empresa, una referencia a la que llamar y por qué usted. Después la capacidad: cuánto puede hacer al mes junto a lo que ya debe, y calcule cuánto tarda el total. Ofrezca entregas parciales, cada una pagada antes de la siguiente, y un anticipo que cubra al menos el material. Si es de otro país, acuerde por escrito quién paga transporte, aduana y riesgo desde qué punto y en qué moneda; pregunte a su cámara o a un transitario por los papeles. Una muestra primero protege a los dos.',
    more: 'Los pedidos grandes atraen estafas: un cheque por demasiado, un transportista suyo al que hay que pagar. No envíe nada antes de que el dinero sea firme.',
    nextStep:
      'Responda con tres preguntas (quién, para cuándo, qué cantidad primero) y una oferta por una primera parte, pagada por adelantado.',
  },
]
