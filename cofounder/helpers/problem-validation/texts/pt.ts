import { counted } from '../../../language/message.ts'
import type { Texts } from './texts.ts'

export const pt: Texts = {
  opening:
    'Sou o cliente que você quer ganhar: ocupado, justo e difícil de convencer. Pergunto pelo problema, não pelo seu produto, uma pergunta por vez, onze no máximo. Depois você recebe uma avaliação.',
  questions: {
    problem: [
      'O que exatamente deu errado da última vez que você viu acontecer?',
      'Um caso real diz mais do que uma descrição.',
    ],
    who: [
      'Quem sofre mais com isso: que profissão, que tipo de lugar, que país?',
      'Um grupo para quem você poderia ligar hoje à tarde pode ser testado esta semana.',
    ],
    frequency: [
      'Com que frequência acontece com um deles?',
      'Por um problema que vem uma vez por ano quase ninguém paga.',
    ],
    'frequency-counted': [
      'Nas últimas quatro semanas, quantas vezes aconteceu com um deles?',
      'Uma contagem se verifica, uma sensação não.',
    ],
    intensity: [
      'Quanto custa a eles cada vez, em dinheiro ou em horas?',
      'O seu preço será comparado com esse número.',
    ],
    'intensity-summed': [
      'Em um número aproximado com a unidade, quanto se perde em um mês?',
      'Até um número aproximado pode ficar ao lado de um preço.',
    ],
    workaround: ['O que eles fazem hoje para se virar?', 'É isso que você precisa superar.'],
    money: [
      'Quantos já pagaram a você e quantos disseram não?',
      'O dinheiro que já circulou decide mais do que tudo o que se diz.',
    ],
    'money-asked': [
      'A quantas pessoas você já pediu dinheiro até agora?',
      'Um preço que ninguém ouviu é um palpite.',
    ],
    reach: [
      'Onde você encontra os próximos vinte e quantos há lá?',
      'Uma lista de nomes vale mais do que um canal.',
    ],
    evidence: [
      'Com quantos você falou ou a quantos assistiu, e o que eles fizeram?',
      'O que as pessoas fazem pesa mais do que o que dizem.',
    ],
  },
  labels: {
    problem: 'Problema',
    who: 'Quem tem',
    frequency: 'Com que frequência',
    intensity: 'Quanto custa',
    workaround: 'Como se viram hoje',
    money: 'Dinheiro',
    reach: 'Acesso',
    evidence: 'Provas',
  },
  find: {
    problem: [
      'Se as pessoas citam este problema por conta própria.',
      'Oito conversas de 20 minutos sobre a última semana ruim, sem citar o seu produto.',
      'Quantos falam disso antes de você',
      '5 de 8',
      'As pessoas dizem este problema por si mesmas.',
    ],
    who: [
      'Que grupo sofre muito mais do que os outros.',
      'Anote 20 nomes em três grupos e ligue para quatro de cada.',
      'Quantos de cada grupo já tentaram resolver',
      'um grupo com 3 de 4 e outro com 1 ou menos',
      'Um grupo sofre muito mais com ele do que os outros.',
    ],
    frequency: [
      'Com que frequência acontece de verdade.',
      'Peça a cinco os últimos casos, até três, cada um com a data e uma conta, uma mensagem ou uma nota que o mostre.',
      'Tempo entre dois casos',
      'não mais longo do que contaram, em 3 de 5',
      'Acontece tantas vezes quanto nos disseram.',
    ],
    intensity: [
      'Quanto custa segundo os registros deles.',
      'Sente-se com três e calcule no papel quanto custou o último caso, em horas e dinheiro, e todos os casos de um ano.',
      'Custo de um ano com os números deles',
      'pelo menos dez vezes o que você cobra por um ano',
      'Nos registros deles custa muito mais do que cobramos.',
    ],
    workaround: [
      'Onde o jeito de hoje falha.',
      'Peça a três que mostrem, passo a passo, o que fizeram da última vez, mesmo que não tenham feito nada.',
      'O passo repetido, pulado ou abandonado',
      'o mesmo passo fraco nos 3',
      'O jeito de hoje falha com todos no mesmo passo.',
    ],
    money: [
      'Quem paga antes de ficar pronto e por que os outros não.',
      'Ofereça a dez um depósito reembolsável com data e anote o motivo de cada não.',
      'Depósitos recebidos, não promessas',
      '3 de 10',
      'Eles pagam antes de ficar pronto.',
    ],
    reach: [
      'Se um só lugar os alcança a um custo que você suporta.',
      'Escreva para 40 pelo lugar onde eles se reúnem.',
      'Respostas que perguntam algo ou dão um horário',
      '8 de 40',
      'Um só lugar chega até eles a um preço que podemos pagar.',
    ],
    evidence: [
      'Se agem sem ninguém empurrar.',
      'Diga a cinco dos que conheceu onde encontrar você e não lembre ninguém durante duas semanas.',
      'Quantos vêm ou escrevem por conta própria',
      '2 de 5',
      'Eles agem sem serem empurrados.',
    ],
  },
  findMore: {
    money: [
      'Se os que pagam ficam, e por que os outros não pagam.',
      'Peça a cada um que paga o próximo pagamento, ou dois nomes se só se compra uma vez, e pergunte a cada um que saiu ou disse não o que decidiu.',
      'Quem paga de novo, e motivos anotados',
      '3 de 4 que pagam e um motivo de cada um dos outros',
      'Quem paga fica.',
    ],
    fromUs: [
      'Quem paga você, se é você que paga os que citou.',
      'Peça a dez que comprariam de você uma encomenda com valor e data, e anote o motivo de cada não.',
      'Encomendas por escrito',
      '3 de 10',
      'Há compradores além daqueles a quem pagamos.',
    ],
    given: [
      'Quem dá de novo, se os que usam não pagam.',
      'Peça a dez que poderiam dar (empresas, fundações, sócios) um valor por ano e anote o motivo de cada não.',
      'Valores prometidos por escrito',
      '3 de 10',
      'Quem deu uma vez dá de novo.',
    ],
    reach: [
      'Quem tem isso fora dos que você já alcança.',
      'Peça a cada um dos dez últimos dois nomes de fora e escreva para eles.',
      'Respostas de fora',
      '8 de 20',
      'Outros também o têm, além dos que já alcançamos.',
    ],
  },
  verdict: 'Veredito:',
  verdicts: { GO: 'siga', PIVOT: 'mude o rumo', STOP: 'pare', 'NOT YET': 'ainda não' },
  columns: ['Pontos', 'Você disse', 'Por quê'],
  steppingOut: 'Agora saio do papel de cliente. É isto que eu diria a um amigo.',
  notYet: counted(
    'pt',
    'É o veredito normal neste ponto e não julga a ideia. Só de mensagens ({count, plural, one {# resposta} other {# respostas}}) não dou a nenhuma linha mais de 2 de 5: ouvi, não vi. Para subir: marque na página como você sabe cada linha (suposto, contado, visto), ou conecte um modelo que pese.',
  ),
  stop: 'O que você descreve precisa de uma permissão, e nenhuma foi citada. Até lá eu paro aqui: trata-se da lei, não do seu esforço.',
  findLead: 'Três coisas a descobrir',
  findSome: 'O que descobrir',
  testLead: 'Testes',
  open: 'Esta linha ainda está aberta.',
  heard: 'Contado, não visto por mim.',
  doubtful:
    'Contado. Se responde a outra pergunta, escreva o nome dessa linha, dois-pontos e as palavras de novo.',
  told: 'Não leio nisso um número que responda à pergunta, então a linha conta como aberta.',
  nothing: 'Pelas suas palavras não lhes custa nada. Então pouco se pagará para se livrar disso.',
  withFigure: 'Contado. Se li bem:',
  confidence: counted(
    'pt',
    'Apoia-se no que você me contou ({count, plural, one {# resposta} other {# respostas}}) e em nada que eu tenha visto. Não tenho como saber se algo não é verdade ou falta.',
  ),
  counter:
    'As pessoas aceitam a maioria dos problemas por anos e pagam por poucos. Se este é um deles, só o dinheiro ou o tempo que outros dão mostra.',
  comeBack: 'Volte com o que as pessoas fizeram e refaça esta entrevista.',
  after: 'Escreva o que descobrir e eu acrescento à ficha.',
}
