import type { MentorTopic } from '../../topic.ts'

export const rules: readonly MentorTopic[] = [
  {
    id: 'deposit',
    title: 'anticipos y cancelaciones de última hora',
    asks: [
      'cómo cobro un anticipo',
      'los clientes cancelan a última hora',
      'puedo pedir el pago por adelantado',
      'cómo pido un anticipo sin espantar al cliente',
      'los clientes no llegan a la cita',
      'debo cobrar por adelantado',
      'cómo cobro si me pagan hasta la cosecha',
      'me pagan al final de la temporada',
      'cómo cobro antes si pagan después',
    ],
    words: 'anticipo adelantado señal cancelan cita espantar cosecha adelanto',
    answer:
      'Diga el anticipo como regla, no como ruego: reserva la fecha y el material, el resto se paga al entregar. Nombre la suma, el día y qué pasa si cancelan, en una frase, antes de aceptar. Quien no adelanta nada casi nunca había dicho que sí. Calcule lo que le cuesta una cancelación: horas, material y el otro pedido perdido; de ese tamaño debe ser el anticipo. Lo que puede quedarse si cancelan lo dice la ley de su país.',
    more: 'Ofrezca dos caminos: con anticipo y fecha fija, o sin él y en el próximo hueco.',
    nextStep: 'Escriba la frase del anticipo y dígala a los próximos tres clientes.',
  },
  {
    id: 'licence',
    title: 'permisos y licencias',
    asks: [
      'necesito una licencia',
      'necesito un permiso para esto',
      'puedo hacer esto legalmente',
      'qué permiso necesito',
      'hace falta una autorización',
      'qué licencia me piden',
    ],
    words: 'licencia permiso autorización habilitación legalmente',
    answer:
      'Encuentre a la autoridad antes que el local: el permiso decide a menudo el lugar, el equipo y quién puede llevarlo. Pregunte en la cámara o en la oficina de comercio qué autoridad responde por su oficio, y a esa pregúntele tres cosas por escrito: qué permiso, qué exige, cuánto tarda. No se fíe de lo que hacen otros en la calle. Ponga en su plan el costo y los meses sin ventas.',
    more: 'Pregunte también qué puede hacer ya sin permiso. A menudo una parte se puede vender desde hoy.',
    nextStep: 'Llame a la cámara, consiga el nombre de la autoridad y mándele las tres preguntas.',
  },
  {
    id: 'insurance',
    title: 'seguros',
    asks: [
      'qué seguro necesito',
      'necesito un seguro de responsabilidad',
      'tengo que asegurarme',
      'vale la pena un seguro',
      'qué pasa si algo se rompe',
      'necesito un seguro especial',
      'qué pasa si alguien se lastima o muere',
    ],
    words: 'seguro seguros asegurar póliza responsabilidad daño',
    answer:
      'Asegure lo que no podría pagar usted, y poco más. Escriba cinco cosas que pueden salir mal y detrás la suma; todo lo que costaría el negocio o su casa debe estar asegurado, primero los daños a personas. Algunos seguros los exige la ley o un cliente: pregunte en su cámara o gremio cuáles son obligatorios para su oficio. Compare tres ofertas con la misma franquicia y lea primero lo que queda excluido.',
    more: 'Pregunte a un colega qué daños ha tenido de verdad. Es la lista más honesta.',
    nextStep: 'Escriba los cinco daños con sus sumas y pida tres ofertas para los dos más graves.',
  },
  {
    id: 'bypass',
    title: 'clientes o socios que se lo saltan',
    asks: [
      'venden a mis espaldas',
      'los clientes me saltan',
      'el chofer y el cliente se arreglan sin mí',
      'mis socios venden directo',
      'después de la primera vez se llaman directo',
      'cómo evito que me salten',
    ],
    words: 'saltan espaldas directo intermediario arreglan',
    answer:
      'Prohibir sirve de poco; tiene que convenir pasar por usted. Pregunte a cinco que se lo saltaron qué les faltaba. Dé a las dos partes algo que solo tienen con usted: pago el mismo día, un seguro, un reemplazo, el próximo encargo. Cobre donde nace el provecho, muchas veces al principio o con una cuota al mes. Calcule cuánto ahorra alguien al saltárselo y cuánto pierde.',
    more: 'Empiece por los que más venden: su regla debe ser buena primero para ellos.',
    nextStep: 'Llame a cinco que se lo saltaron y pregunte qué los haría volver.',
  },
  {
    id: 'trade-fair',
    title: 'ferias y mercados',
    asks: [
      'vale la pena ir a una feria',
      'debo poner un puesto en la feria',
      'qué aporta una feria',
      'cómo preparo una feria',
      'debo ir al mercado a vender',
    ],
    words: 'feria ferias puesto expositor estand',
    answer:
      'Una feria vale la pena si allí hay gente que no encontraría de otro modo y si va con citas hechas. Vaya la primera vez como visitante y cuente con cuántas personas adecuadas habla en un día. Con puesto: invite cuatro semanas antes a veinte personas por su nombre. Calcule todos los costos, también sus días, divididos entre las charlas que llevan a una oferta, y compárelo con visitas o llamadas.',
    more: 'La feria empieza al día siguiente: quien sabe de usted en tres días se acuerda.',
    nextStep: 'Pregunte a tres expositores del año pasado cuántos pedidos quedaron y decida después.',
  },
  {
    id: 'volunteers',
    title: 'voluntarios que no vienen',
    asks: [
      'los voluntarios no vienen',
      'cómo encuentro voluntarios',
      'mis ayudantes siempre faltan',
      'cómo mantengo a los voluntarios',
      'los voluntarios dejan de venir',
    ],
    words: 'voluntarios voluntario ayudantes faltan voluntariado',
    answer:
      'Quien ayuda gratis viene por algo: gente, sentido, aprender, una tarea que termina. Pregunte a cada uno por qué. Haga la tarea pequeña, con hora, nombre y final, y recuérdela dos días antes. Dé en cada turno a una persona la responsabilidad de los demás. Cuente durante cuatro semanas quién dijo que sí y quién vino, y planee con esa parte, no con la esperanza. Agradezca por el nombre y con lo que se logró.',
    more: 'Lo que debe ocurrir cada semana no puede depender solo de voluntarios.',
    nextStep: 'Llame a los tres que faltaron y pregunte qué haría la tarea más fácil.',
  },
]
