import type { MentorTopic } from '../../topic.ts'

export const people: readonly MentorTopic[] = [
  {
    id: 'cofounder',
    title: 'sócios',
    asks: [
      'como acho um sócio',
      'como dividimos as cotas',
      'preciso de um cofundador',
      'briga com o meu sócio',
      'com quem abro a empresa',
      'minha sócia quer meio a meio mas trabalha menos',
    ],
    words: 'sócio sócia cofundador cotas participação',
    answer:
      'Escolha trabalhando junto: quatro semanas em algo real com data. Divida pelo trabalho que falta, com quatro anos de vesting para todos. Escreva quem decide o quê. Se alguém sair, garanta primeiro acessos, código e conta, e leia depois o que foi assinado. Calcule para cada um quantos meses consegue viver sem salário. Se os números forem muito diferentes, conversem antes de assinar. Antes é mais fácil.',
    more: 'Digam cedo quanto tempo cada um aguenta sem salário.',
    nextStep: 'Combine um trabalho concreto com data em quatro semanas.',
  },
  {
    id: 'hiring',
    title: 'os primeiros funcionários',
    asks: [
      'quando contrato o primeiro funcionário',
      'devo contratar alguém',
      'como acho gente boa',
      'preciso de ajuda mas tenho medo de contratar',
      'quanto pago ao meu funcionário',
      'funcionários',
    ],
    words: 'funcionário contratar pessoal ajudante empregado salário',
    answer:
      'Contrate quando o mesmo trabalho doer há três meses, não quando entra dinheiro. Os primeiros devem saber trabalhar sem guia; dê aos finalistas um dia pago de trabalho de verdade em vez de mais uma entrevista. Até lá, um serviço avulso com resultado claro é o erro mais barato. Calcule o posto por um ano inteiro, salário e tudo o que se soma, contra as horas que ele devolve a você. O salário mínimo e os encargos, o órgão do trabalho informa.',
    more: 'Escreva o que essa pessoa terá terminado em noventa dias; se não conseguir, você ainda não precisa de ninguém.',
    nextStep: 'Escreva esse resultado e encomende um pedaço avulso por duas semanas.',
  },
  {
    id: 'theft',
    title: 'furtos e mercadoria que some',
    asks: [
      'some mercadoria',
      'alguém rouba do caixa',
      'acho que um funcionário me rouba',
      'roubam na minha loja',
      'sempre falta dinheiro',
      'furto',
      'roubo',
    ],
    words: 'roubo furto falta faltam some roubam ladrão caixa',
    answer:
      'Não acuse ninguém antes de contar. Escolha vinte artigos, conte-os toda noite por duas semanas e anote: entregue, vendido, perdido, o que há. O que falta tem então um dia e uma prateleira. Calcule a perda do mês a preço de compra. Muito acaba sendo entrega errada, quebra ou brinde. Feche primeiro os caminhos fáceis: uma pessoa por caixa, um papel para tudo o que sai. Com prova contra alguém, pergunte a um advogado ou à polícia antes de falar.',
    more: 'Diga a todos que você conta, e por quê. Muitas vezes só isso acaba com o problema, e ninguém precisou ser citado.',
    nextStep: 'Comece hoje à noite com vinte artigos: entregue, vendido, perdido, o que há.',
  },
  {
    id: 'burnout',
    title: 'cansaço demais para seguir assim',
    asks: [
      'estou exausto',
      'estou exausta',
      'trabalho horas demais',
      'não tenho mais energia para o negócio',
      'faz meses que não tiro um dia livre',
      'como evito o esgotamento',
    ],
    words: 'exausto exausta cansado cansada férias descanso dormir energia',
    answer:
      'Primeiro o corpo: um dia livre nesta semana, marcado como se fosse um cliente, e três noites de sono antes de decidir qualquer coisa. Se você não dorme, ou nada mais alegra, procure um médico; não é fraqueza nem assunto de negócio. Depois anote uma semana por horas: o que rende, o que só você sabe fazer, aquilo de que ninguém sentiria falta. Corte o último, nem que seja um dia de porta aberta. Calcule quanto custa um dia fechado: em geral menos do que se teme.',
    more: 'Diga a uma pessoa em casa e a uma no trabalho o que você vai deixar de fazer. Uma empresa menor com você é melhor que uma maior sem você.',
    nextStep: 'Marque o dia livre e risque três coisas de que ninguém sentiria falta.',
  },
  {
    id: 'quit-job',
    title: 'quando largar o emprego',
    asks: [
      'quando largo o meu emprego',
      'devo pedir demissão',
      'dá para viver disso',
      'trabalho em tempo integral e empreendo à noite',
      'quando me dedico só à empresa',
    ],
    words: 'demissão emprego trabalho largar chefe integral',
    answer:
      'Compare três números: o que você precisa por mês, o que os clientes deixam depois dos custos, e quantos meses sua reserva cobre a diferença. Saia quando a diferença durar mais do que leva ganhar os clientes que faltam no ritmo dos últimos três meses, e metade a mais. Calcule com os números reais do último trimestre, não com esperanças.',
    more: 'Antes peça menos horas.',
    nextStep: 'Escreva os três números em uma página e o mês em que a diferença fecha.',
  },
]
