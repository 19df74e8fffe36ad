import type { Texts } from './texts.ts'

export const pt: Texts = {
  title: 'Segmentos: comece por',
  summary:
    'Comece pelo grupo que você mesmo citou. Os outros dois são recortes a testar, sem números, até alguém contá-los.',
  summaryOpen:
    'Seu primeiro grupo ainda está em aberto no trabalho salvo; até ter nome, estes três são perguntas, não achados.',
  firstGroup: 'Seu primeiro grupo',
  cuts: [
    [
      'Um recorte a testar: os que já pagam por um quebra-galho',
      'Parte do primeiro grupo: hoje têm uma conta por causa do problema',
    ],
    [
      'Um recorte a testar: os que você alcança em um lugar',
      'Parte do primeiro grupo: encontram-se em um lugar aonde você pode ir',
    ],
  ],
  cutNote: 'Pergunte a cinco se para eles é pior do que para os outros.',
  named: 'Com as suas palavras:',
  open: 'Esta linha ainda está aberta.',
  openFind: 'Onde você conheceu as pessoas com quem já falou, e os dois nomes que cada um pode dar',
  trigger: 'A descobrir: pergunte aos três últimos o que tinha acontecido naquela semana',
  scoreOwn: 'Citado por você. Os pontos são um começo para um teste, não uma medida.',
  scorePaid:
    'Citado por você e, pela sua conta, alguns pagaram. Os pontos são um começo para um teste, não uma medida.',
  scoreCut: 'Um recorte do primeiro grupo; ninguém o contou nem perguntou.',
  byMarks: {
    summary:
      'Na ordem das suas próprias marcas: quão bem você chega a cada grupo, vezes o que ele fez com dinheiro. O que não foi dito é um recorte por testar, sem números.',
    score: 'Pelas suas próprias marcas:',
    bySaying: 'Pelo que você disse do dinheiro:',
    unmarked: 'sem marca',
    find: 'Ainda em aberto: onde encontrou o último?',
    pain: 'Ainda em aberto: quanto custa para um deles?',
    paidAlone: paid => `${paid} pagaram; quantos disseram que não está em aberto.`,
  },
  noFigures:
    'CAC, LTV, retorno, penetração, receita possível: dados insuficientes. Quanto tempo um cliente fica e quanto custa ganhá-lo decidem; veja o que precisamos de você.',
  perYear: 'de um cliente por ano, antes do que custa ganhá-lo e atendê-lo.',
  lacking: 'dados insuficientes',
  conversion: 'dados insuficientes: conte suas primeiras 20 conversas',
  used: answers => `respostas anotadas sob uma pergunta: ${answers}`,
  read: 'lida por inteiro',
  unused: 'dados insuficientes: ainda não salvo',
  why: [
    'É o grupo nas suas palavras; os recortes são nossos.',
    'Um grupo primeiro, para ter logo uma resposta.',
  ],
  firstTen: [
    ['Cinco pelo lugar que você citou', 'Conte a última vez. O que você fez e quanto custou?'],
    ['Cinco por dois nomes de cada um', 'Posso resolver à mão a partir de segunda. Quanto valeria por mês?'],
  ],
  plan: [
    [
      'Semanas 1–2',
      'Fale com 20 do primeiro grupo, um por um. Não venda nada.',
      'Se menos de 8 tiveram o problema em 30 dias: olhe o primeiro recorte.',
    ],
    ['Semanas 3–6', 'Resolva à mão para três, com pagamento.', 'Três pagaram e dois pedem o mês seguinte.'],
    [
      'Semanas 7–12',
      'Um só canal, o que trouxe os três.',
      'Dez pagam, e você sabe quanto custaram os cinco últimos.',
    ],
  ],
  missingSource: {
    'problem validation': [
      'Uma validação salva',
      'Aqui nada se apoia nela ainda.',
      'Termine a conversa de validação e salve.',
    ],
    'idea refinement': [
      'Uma ideia refinada salva',
      'Aqui nada se apoia nela ainda.',
      'Termine a conversa sobre a ideia e salve.',
    ],
    'market research': [
      'Uma pesquisa de mercado salva',
      'Aqui nada se apoia nela ainda.',
      'Faça a pesquisa de mercado e salve.',
    ],
  },
  missing: [
    [
      'Quantos meses um cliente fica',
      'Sem isso não há LTV.',
      'Conte quantos dos que pagavam há três meses ainda pagam.',
    ],
    [
      'Quanto custa ganhar um cliente',
      'Sem isso não há CAC nem retorno.',
      'Anote horas e dinheiro dos cinco últimos.',
    ],
  ],
  confidence: 'Apoia-se no que você salvou, nas suas palavras, e em nada que tenha sido contado aqui.',
  counter:
    'Talvez você tenha escolhido este grupo porque ele fala com você, não porque compra. Se um recorte pagar antes, a ordem está errada.',
  testFirst:
    'Peça dinheiro agora a dez do primeiro grupo: um depósito de um mês, devolvido se não entregar em seis semanas. Dois de dez: fica em primeiro; nenhum: um recorte sobe.',
  testGiven:
    'Volte a quem deu: peça a cada um o mesmo outra vez, com data, e pergunte o que quer ver em troca. Quem dá pela segunda vez sustenta isto; quem usa não precisa pagar.',
  actions: [
    'Escreva 30 nomes do primeiro grupo.',
    'Faça cinco conversas de 20 minutos sobre o mês passado, nunca sobre a sua ideia.',
    'Envie a três uma oferta com preço e data e anote o que aconteceu.',
  ],
  headings: {
    rests: 'Em que se apoia',
    matrix: 'Ordem',
    beachhead: 'Ponto de partida',
    firstTen: 'Onde estão os dez primeiros',
    plan: 'Plano',
    needs: 'O que precisamos de você',
    end: 'Quão certo, e o que vem',
  },
  columns: {
    sources: 'Fonte | Usada | O que deu',
    matrix: 'Segmento | Ordem | Acesso 1–5 | Prontidão 1–5 | Produto | Por quê',
    plan: 'Quando | O quê | Até',
    yes: 'sim',
    no: 'não',
  },
  labels: {
    who: 'Quem',
    pain: 'Dor',
    trigger: 'Quando compram',
    find: 'Onde estão',
    figures: 'Números.',
    conversion: 'Conversão.',
    ask: 'Pergunte:',
    how: 'Como:',
  },
  priorities: { primary: 'primeiro', secondary: 'segundo', tertiary: 'terceiro' },
  sources: {
    'problem validation': 'validação',
    'competitor analysis': 'análise da concorrência',
    'idea refinement': 'ideia',
    'market research': 'pesquisa',
    atlas: 'atlas',
    judgement: 'nosso juízo',
  },
}
