import { counted } from '../../../language/message.ts'
import type { Texts } from './texts.ts'

export const pt: Texts = {
  opening:
    'Vamos deixá-la tão clara que um estranho consiga repetir. Uma pergunta por vez; cada resposta fica no seu lugar, com as suas palavras.',
  questions: {
    problem: [
      'O que dá errado para eles hoje, sem o seu produto na frase?',
      'Se o problema está claro, o resto pode ser conferido com ele.',
    ],
    customer: [
      'Para quem é primeiro exatamente: que profissão, que tipo de lugar, que região?',
      'Os dez primeiros clientes se acham antes do primeiro mercado.',
    ],
    solution: [
      'O que eles fazem no primeiro dia e o que recebem de volta?',
      'Dito passo a passo, dá para testar à mão esta semana.',
    ],
    difference: [
      'O que usariam se você não existisse, e o que é melhor no seu?',
      'É a comparação que cada um faz.',
    ],
    revenue: ['Quem paga, quanto e pelo quê?', 'Um preço dito em voz alta é o teste mais barato.'],
    'revenue-number': [
      'Em um número com a unidade, o que você diria amanhã?',
      'Um número pode ser recusado, e a recusa ensina.',
    ],
    risk: ['O que precisa ser verdade para funcionar e você ainda não viu?', 'É isso que se testa primeiro.'],
  },
  labels: {
    problem: 'Problema',
    customer: 'Cliente',
    solution: 'Solução',
    difference: 'Diferença',
    revenue: 'Receita',
    risk: 'Suposição mais arriscada',
  },
  blank: '[em aberto]',
  version: 'Sua ideia, versão',
  changed: 'Novo:',
  canvasLead: 'Quadro lean',
  openBox: 'em aberto:',
  boxes: {
    Problem: ['Problema', 'O que dá errado para eles hoje.'],
    'Customer segments': ['Clientes', 'Quem sofre mais.'],
    'Unique value proposition': ['Proposta de valor', 'O que é melhor do que o jeito de hoje.'],
    Solution: ['Solução', 'O que eles fazem no primeiro dia.'],
    Channels: ['Canais', 'O lugar onde se encontram dez deles.'],
    'Revenue streams': ['Receita', 'Quem paga, quanto, pelo quê.'],
    'Cost structure': ['Custos', 'Quanto um cliente custa a você por mês.'],
    'Key metrics': ['Métrica', 'O número que mostra que ajuda.'],
    'Unfair advantage': ['Vantagem', 'O que você tem e não se compra.'],
  },
  done: 'O quadro é seu: mude uma caixa e ela vale. Escreva mais e será acrescentado.',
  confidence: counted(
    'pt',
    'Contém o que você me disse ({count, plural, one {# resposta} other {# respostas}}), cada uma na caixa perguntada; nada foi conferido.',
  ),
  counter:
    'Uma frase clara ainda não é verdadeira. A suposição mais arriscada decide, e só as pessoas lá fora podem responder.',
  thin: 'Uma caixa com uma ou duas palavras diz pouco. Comece pelo problema: escreva um caso em uma frase, o que aconteceu, com quem e quando foi a última vez.',
  testFirst:
    'Conte a ideia a três pessoas do seu primeiro grupo e peça que repitam. Depois teste a suposição mais arriscada em duas semanas.',
  actions: [
    'Leia sua ideia em voz alta a alguém que faz o trabalho e anote a primeira pergunta.',
    'Escreva o teste da suposição mais arriscada: o que faz, o que conta, que número basta.',
    'Preencha uma caixa aberta com uma conversa, não na mesa.',
  ],
}
