import type { MentorTopic } from '../../topic.ts'

export const people: readonly MentorTopic[] = [
  {
    id: 'cofounder',
    title: 'socios fundadores',
    asks: [
      'cómo encuentro un socio',
      'cómo repartimos las acciones',
      'necesito un cofundador',
      'discuto con mi socio',
      'con quién fundo la empresa',
      'mi socia quiere mitad y mitad pero trabaja menos',
    ],
    words: 'socio socia cofundador acciones participación',
    answer:
      'Elija trabajando juntos: cuatro semanas en algo real con fecha. Reparta por el trabajo que queda, con cuatro años de consolidación para todos. Escriba quién decide qué. Si alguien se va, asegure primero accesos, código y cuenta, y lea después lo firmado. Calcule para cada uno cuántos meses puede vivir sin sueldo. Si los números son muy distintos, háblenlo antes de firmar nada.',
    more: 'Hable pronto de cuánto aguanta cada uno sin sueldo.',
    nextStep: 'Acuerde un trabajo concreto con fecha en cuatro semanas.',
  },
  {
    id: 'hiring',
    title: 'los primeros empleados',
    asks: [
      'cuándo contrato a mi primer empleado',
      'debo contratar a alguien',
      'cómo encuentro buena gente',
      'necesito ayuda pero me da miedo contratar',
      'cuánto le pago a mi empleado',
      'empleados',
    ],
    words: 'empleado contratar personal ayudante trabajador sueldo',
    answer:
      'Contrate cuando el mismo trabajo lleve tres meses doliendo, no cuando llega dinero. Los primeros deben poder trabajar sin que nadie los guíe; dé a los finalistas un día pagado de trabajo real en lugar de otra entrevista. Hasta entonces, un encargo suelto con un resultado claro es el error más barato. Calcule el puesto por un año entero, salario y todo lo que se suma, frente a las horas que le devuelve. El salario mínimo y las cargas los dice la oficina de trabajo.',
    more: 'Escriba qué habrá terminado esa persona en noventa días; si no puede, todavía no necesita a nadie.',
    nextStep: 'Escriba ese resultado y encargue una parte suelta por dos semanas.',
  },
  {
    id: 'theft',
    title: 'robos y mercancía que falta',
    asks: [
      'desaparece mercancía',
      'alguien roba de la caja',
      'creo que un empleado me roba',
      'me roban en la tienda',
      'siempre falta dinero',
      'robo',
    ],
    words: 'roban robo hurto falta faltan desaparece caja ladrón',
    answer:
      'No acuse a nadie antes de contar. Elija veinte artículos, cuéntelos cada noche durante dos semanas y anote: entregado, vendido, echado a perder, lo que hay. Lo que falta tiene entonces un día y un estante. Calcule la pérdida del mes a precio de compra. Mucho resulta ser entregas mal contadas, roturas o regalos. Cierre primero los caminos fáciles: una persona por caja, un papel por todo lo que se saca. Con una prueba contra alguien, pregunte a un abogado o a la policía antes de hablar.',
    more: 'Diga a todos que cuenta, y por qué. A menudo eso solo lo termina, y no hubo que nombrar a nadie.',
    nextStep: 'Empiece esta noche con veinte artículos: entregado, vendido, perdido, lo que hay.',
  },
  {
    id: 'burnout',
    title: 'demasiado cansancio para seguir así',
    asks: [
      'estoy agotado',
      'estoy agotada',
      'trabajo demasiadas horas',
      'no me quedan fuerzas para el negocio',
      'llevo meses sin un día libre',
      'cómo evito quemarme',
    ],
    words: 'agotado agotada cansado cansada vacaciones descanso dormir fuerzas',
    answer:
      'Primero el cuerpo: un día libre esta semana, anotado como si fuera un cliente, y tres noches de sueño antes de decidir nada. Si no duerme, o nada le alegra, vaya al médico; no es debilidad ni asunto de negocios. Después anote una semana por horas: lo que da dinero, lo que solo usted puede hacer, lo que nadie echaría de menos. Quite lo último, aunque sea un día de apertura. Calcule cuánto cuesta un día cerrado: suele ser menos de lo que teme.',
    more: 'Diga a una persona en casa y a otra en el trabajo qué va a dejar de hacer. Una empresa más pequeña con usted es mejor que una más grande sin usted.',
    nextStep: 'Anote el día libre y tache tres cosas que nadie echaría de menos.',
  },
  {
    id: 'quit-job',
    title: 'cuándo dejar el empleo',
    asks: [
      'tengo miedo de dejar mi trabajo',
      'me da miedo dejar el trabajo',
      'cuándo dejo mi trabajo',
      'debo renunciar a mi empleo',
      'puedo vivir de esto',
      'trabajo a jornada completa y emprendo de noche',
      'cuándo me dedico solo a la empresa',
    ],
    words: 'renunciar empleo trabajo dejar jefe jornada',
    answer:
      'Compare tres cifras: lo que necesita al mes, lo que dejan los clientes tras costes y cuántos meses cubren sus ahorros la diferencia. Váyase cuando la diferencia dure más de lo que tarda en ganar los clientes que faltan al ritmo de los últimos tres meses, y la mitad más. Calcúlelo con las cifras reales del último trimestre, no con esperanzas.',
    more: 'Antes pida menos horas.',
    nextStep: 'Escriba las tres cifras en una hoja y el mes en que se cierra la diferencia.',
  },
]
