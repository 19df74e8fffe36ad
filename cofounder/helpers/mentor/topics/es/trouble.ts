import type { MentorTopic } from '../../topic.ts'

export const trouble: readonly MentorTopic[] = [
  {
    id: 'cofounder-leaves',
    title: 'un socio que se va o ya no hace nada',
    asks: [
      'mi socio se borró',
      'mi socio desapareció hace meses',
      'mi socio dejó de venir',
      'mi socio se fue',
      'mi socio ya no trabaja',
      'mi socio no hace nada',
      'mi cofundador dejó el proyecto',
      'mi socia quiere irse de la empresa',
      'cómo me separo de mi socio',
      'mi socio desapareció',
      'cómo compro la parte de mi socio',
    ],
    words: 'borró desapareció socio socia cofundador fue dejó irse separar acciones desapareció',
    answer:
      'Primero asegure, luego hable: cuentas, código, dominio, banco y contactos de clientes, hoy, con los accesos en papel. Después lea lo que se firmó sobre las partes y sobre de quién es el trabajo; si no se firmó nada, vea a un abogado antes de escribir. Separe a la persona de la tarea: qué se entrega, cuándo y a cambio de qué. Calcule qué parte ha ganado de verdad cada uno hasta hoy.',
    more: 'Dígaselo usted a clientes y empleados, en dos frases y sin culpas, antes de que lo oigan en otra parte.',
    nextStep: 'Anote cada cuenta y quién entra en ella, y pida una hora con un abogado.',
  },
  {
    id: 'retention',
    title: 'clientes que se van',
    asks: [
      'los clientes se van después de un mes',
      'prueban una vez y no vuelven',
      'cómo retengo a los clientes',
      'por qué cancelan los clientes',
      'se dan de baja muchos',
      'los clientes no se quedan',
      'perdemos clientes cada mes',
    ],
    words: 'cancelan bajas abandono churn retener vuelven quedan perder clientes',
    answer:
      'Busque el momento tras el cual la gente se queda: el primer resultado, la segunda visita, la primera semana usada dos veces. Quite todo lo que hay entre el alta y ese momento. Llame a los últimos cinco que se fueron. Calcule una parte: de los que llegaron hace tres meses, ¿cuántos pagan todavía hoy? Empiece por los que más tiempo pagaron.',
    more: 'Separe a quienes nunca le sacaron provecho de quienes lo tuvieron y se fueron: lo primero es el comienzo, lo segundo el producto.',
    nextStep: 'Llame a los últimos cinco que lo dejaron y pregunte qué usan ahora.',
  },
  {
    id: 'haggling',
    title: 'clientes que lo ven caro',
    asks: [
      'los clientes dicen que es muy caro',
      'les parece caro',
      'todos piden descuento',
      'cómo respondo cuando regatean',
      'lo quieren más barato',
      'debo dar descuentos',
      'cómo defiendo mi precio',
      'me piden rebaja',
    ],
    words: 'caro descuento regatear rebaja barato negociar',
    answer:
      'Nunca dé un precio más bajo por nada: délo por algo. Pagar ahora, llevar más, llevar menos, esperar más, ser nombrado como referencia. Ante “es caro”, pregunte primero: ¿comparado con qué? Si diez personas distintas hacen la misma comparación, está mal contada la oferta, no el precio. Calcule cuánto le quita un descuento a su ganancia y fije su mínimo antes de hablar.',
    more: 'Si casi todos regatean, la oferta es demasiado fácil de comparar. Divídala en dos tamaños y se hablará del tamaño.',
    nextStep: 'Escriba tres cosas que puede pedir a cambio de una rebaja y use una en la próxima charla.',
  },
  {
    id: 'no-replies',
    title: 'mensajes que nadie contesta',
    asks: [
      'nadie contesta mis correos',
      'mando mensajes y no responden',
      'la venta en frío no funciona',
      'cómo escribo un correo en frío',
      'escribí a cien y nadie respondió',
      'no me responden',
    ],
    words: 'contesta contestan responden respuesta correos mensajes frío escribí',
    answer:
      'Mire primero a quién escribe y luego las palabras. Diez personas cuyo problema puede nombrar valen más que doscientas direcciones. Cuatro líneas: qué vio en su lugar, qué suele costar, una pregunta que se contesta con una palabra, su nombre. Escriba otra vez a los tres y a los diez días, con algo nuevo. Cuente respuestas por cada veinte mensajes y cambie una sola cosa a la vez.',
    more: 'Pruebe otra puerta con los mismos diez: una visita, una llamada, alguien que conocen. Y compruebe que enviar esos mensajes esté permitido donde usted está.',
    nextStep:
      'Elija a diez personas por su nombre, escriba a cada una cuatro líneas propias y cuente en una semana.',
  },
  {
    id: 'difficult-customer',
    title: 'un cliente que cuesta demasiado',
    asks: [
      'un cliente me quita todo el tiempo',
      'un cliente nunca está contento',
      'cómo me libro de un mal cliente',
      'el cliente siempre quiere extras gratis',
      'un cliente trata mal a mi gente',
      'debo dejar a un cliente',
    ],
    words: 'difícil exigente grosero extras gratis pesado contento librar',
    answer:
      'Anote un mes de ese cliente: horas, extras, pagos tardíos y lo que entró. Divida dinero entre horas y póngalo al lado de los demás: entonces es una cifra y no una sensación. Luego diga una vez por escrito qué incluye, qué cuesta lo demás y desde cuándo. Quien acepta será un cliente normal. A los otros deles una fecha final, cumpla lo prometido y recomiende a otro.',
    more: 'Mire cómo llegó ese cliente. Si dos malos llegaron por la misma puerta, cierre la puerta.',
    nextStep:
      'Calcule cuánto pagó ese cliente por hora el mes pasado y escriba en una hoja lo que está incluido.',
  },
  {
    id: 'too-many-orders',
    title: 'más pedidos de los que puede atender',
    asks: [
      'tenemos más pedidos de los que podemos hacer',
      'no doy abasto',
      'crecemos demasiado rápido',
      'debo rechazar pedidos',
      'los clientes esperan demasiado',
      'no alcanzo a entregar',
      'me desborda el trabajo',
    ],
    words: 'pedidos abasto desborda esperan capacidad rechazar entregar',
    answer:
      'Buen problema, y también rompe empresas. Dé hoy fechas honestas; una promesa rota daña más que un no. Suba después el precio de los pedidos nuevos y vea cuántos quedan: es la capacidad más barata. Encuentre el paso por el que todo espera y añada horas solo ahí. Calcule qué deja cada tipo de pedido por hora de ese paso y tome primero el mejor.',
    more: 'Venda la espera: un lugar fijo en la cola a cambio de un anticipo.',
    nextStep:
      'Escriba fechas nuevas a todos los que esperan y encuentre el paso donde se amontonan los pedidos.',
  },
  {
    id: 'copied',
    title: 'que le copien',
    asks: [
      'alguien nos copia',
      'la competencia copió mi producto',
      'robaron mi diseño',
      'un antiguo empleado hace lo mismo',
      'venden una copia de lo nuestro',
      'el vecino me copia todo',
    ],
    words: 'copia copian copió copiar robaron imitan plagio',
    answer:
      'Guarde primero las pruebas: fotos con fecha, páginas, una copia comprada con su recibo, sus bocetos antiguos. Aclare después qué le pertenece por ley: diseño, marca, derechos de autor, un contrato; un abogado de esos derechos dice en una hora si vale la pena una carta. Calcule mientras tanto lo que pierde: pregunte a diez clientes si han visto la copia. Muchas veces es menos que el enojo.',
    more: 'Lo difícil de copiar son su lista de clientes, su servicio y sus plazos. Ponga ahí el trabajo del próximo mes.',
    nextStep: 'Guarde hoy las pruebas y pregunte a diez clientes si han visto la copia.',
  },
  {
    id: 'ai-rival',
    title: 'la inteligencia artificial como rival',
    asks: [
      'la inteligencia artificial va a reemplazar mi trabajo',
      'los clientes usan ChatGPT en vez de nosotros',
      'la IA hace inútil mi servicio',
      'debemos usar IA',
      'mis competidores usan IA',
      'cómo compito con la IA',
    ],
    words: 'ia inteligencia artificial chatgpt automatización robot',
    answer:
      'Pruébelo con cinco pedidos reales del mes pasado y anote al lado: igual de bueno, peor, inútil, peligroso. Lo que salió igual se abaratará: hágalo más rápido con la herramienta y no lo venda por horas. Lo que salió peor es su oferta: conocer al cliente, responder por el resultado, estar ahí. Calcule qué parte de sus ingresos está en cada columna. Compruebe qué puede poner en esas herramientas.',
    more: 'Ofrézcase como quien revisa. Alguien tiene que firmar.',
    nextStep: 'Pase cinco pedidos reales por la herramienta esta semana y llene las cuatro columnas.',
  },
  {
    id: 'letting-go',
    title: 'despedir a alguien',
    asks: [
      'cómo despido a un empleado',
      'tengo que despedir a alguien',
      'un empleado no rinde',
      'cómo me separo de un trabajador',
      'tenemos que despedir gente',
      'mi empleado trabaja mal',
    ],
    words: 'despedir despido empleado trabajador rinde echar',
    answer:
      'Asegúrese de que la persona oyó una vez con claridad qué falta y para cuándo; si no, hágalo mañana, con fecha a cuatro semanas. Si está decidido, pregunte antes a un abogado o a su cámara por plazos, motivos y forma; los errores ahí cuestan meses. Dígalo en persona, temprano, en dos frases. Calcule lo que se debe: preaviso, vacaciones, horas. Hable con el equipo el mismo día.',
    more: 'Si es por falta de dinero, hágalo una vez y a fondo. Una segunda ronda rompe a los que se quedan.',
    nextStep: 'Escriba las dos frases, calcule lo que se debe y pregunte por forma y plazos.',
  },
  {
    id: 'payroll-gap',
    title: 'sueldos que no puede pagar este mes',
    asks: [
      'no puedo pagar los sueldos',
      'no hay dinero para la nómina',
      'cómo le digo al equipo que el sueldo se atrasa',
      'hay que pagar salarios y la cuenta está vacía',
      'puedo pagar los sueldos después',
    ],
    words: 'sueldos sueldo nómina salarios salario pagar atrasar',
    answer:
      'Dígaselo usted antes del día de pago, con la suma que falta y el día en que la espera. Hoy: llame a todos los que le deben, ofrezca una rebaja por pagar ya, tome anticipos, pida una semana a los proveedores. Calcule lo que falta y lo que entra seguro en siete días. Los sueldos y las cotizaciones tienen prioridad legal, y si no puede pagar lo que vence empiezan obligaciones: llame hoy a un abogado.',
    more: 'Si pasa una segunda vez no es un hueco sino un agujero: entonces la cuestión es el tamaño del equipo.',
    nextStep:
      'Calcule esta noche lo que falta, llame mañana a todos los deudores y hable con el equipo antes del mediodía.',
  },
]
