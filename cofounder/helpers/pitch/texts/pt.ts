import { counted } from '../../../language/message.ts'
import { openLines, type Texts } from './texts.ts'

export const pt: Texts = {
  opening:
    'Sou seu treinador de pitch. No máximo oito perguntas curtas; depois escrevo seu pitch para um investidor, um cliente e um parceiro, com as suas próprias frases. Responda como você fala.',
  allSaid: 'Não preciso de mais nada.',
  stillOpen: openLines(
    'Eram essas as minhas perguntas. Ainda em aberto.',
    'Uma lacuna nos pitches:',
    'Fora deles:',
  ),
  done: 'Clique em “Generate My Pitches” ou escreva o que quiser acrescentar.',
  questions: {
    problem: [
      'O que dá errado hoje para o seu cliente, contado como uma cena com um número?',
      'Os primeiros dez segundos decidem.',
    ],
    customer: [
      'Para quem é, de modo que alguém na sala diga “sou eu”?',
      'Quem ouve só apresenta você a gente que consegue imaginar.',
    ],
    solution: [
      'O que você faz a respeito, dito para a sua avó entender?',
      'Aqui se decide se continuam ouvindo.',
    ],
    difference: [
      'O que eles fazem hoje no lugar, e onde o seu é melhor?',
      'Todos comparam, então compare você.',
    ],
    market: [
      'Quantos clientes assim há onde você começa, e quem os contou?',
      'Uma contagem com fonte vale mais do que uma palavra grande.',
    ],
    traction: [
      'O que já aconteceu, com números?',
      'Até um número pequeno é mais forte do que um grande adjetivo.',
    ],
    team: ['O que você viu ou fez que faz de você a pessoa certa?', 'Um fato sobre você basta.'],
    ask: [
      'O que você quer exatamente de quem ouve, e o que isso tornará possível?',
      'Sem pedido, um pitch termina em gentileza.',
    ],
  },
  labels: {
    problem: 'O problema',
    customer: 'O cliente',
    solution: 'O que fazemos',
    difference: 'A diferença',
    market: 'O mercado',
    traction: 'Até agora',
    team: 'A equipe',
    ask: 'O que pedimos',
  },
  blanks: {
    problem: '[seu problema]',
    customer: '[seu cliente]',
    solution: '[sua solução]',
    difference: '[sua diferença]',
    market: '[seu número de clientes]',
    traction: '[o que aconteceu até agora]',
    team: '[sua equipe]',
    ask: '[seu pedido]',
  },
  parts: { Hook: 'Gancho', Solution: 'Solução', Market: 'Mercado', Traction: 'Avanço', Ask: 'Pedido' },
  audiences: {
    investor: 'Pitch para investidores',
    customer: 'Pitch para clientes',
    partner: 'Pitch para parceiros',
  },
  seconds: 'segundos',
  words: 'palavras',
  bridges: [
    ['Solution', 'before', 'É isto que fazemos a respeito.'],
    ['Traction', 'before', 'Onde estamos hoje? Conto o que aconteceu e nada mais.'],
    ['Hook', 'after', 'Fique um momento com essa imagem, porque todo o resto vem dela.'],
    ['Market', 'before', 'Para quem é? Imagine um deles hoje.'],
    ['Solution', 'after', 'Essa é a ideia inteira, e hoje à noite você poderia explicá-la a um amigo.'],
    ['Market', 'after', 'Prefiro ser a escolha clara de poucos do que um talvez para muitos.'],
    ['Traction', 'after', 'Prefiro mostrar pouco que seja verdade do que muito que não é.'],
    ['Hook', 'before', 'Deixe-me começar por eles, e não por nós.'],
  ],
  closings: {
    investor: 'Se é o seu tipo de problema, vamos conversar esta semana, e traga a sua pergunta mais dura.',
    customer: 'Posso mostrar esta semana no seu próprio caso? Se não ajudar, é só dizer.',
    partner:
      'Se eles também são seus clientes, vamos testar juntos em pequena escala e olhar o resultado lado a lado.',
  },
  tipsLead: 'Dicas para ensaiar',
  tips: [
    'Decore a primeira frase, diga sem olhar para baixo e respire.',
    'Vá mais devagar em cada número: ele precisa de uma pausa antes e depois.',
    'Leia uma vez em voz alta; onde faltar ar, parta a frase.',
    'Grave-se com um cronômetro. Se terminar cedo, correu no começo.',
    'Termine com o pedido e fique em silêncio.',
  ],
  otherLength:
    'Você pediu um pitch mais longo. Escrevo estes três, de 45 a 60 segundos; para mais minutos, mantenha as cinco partes do pitch para investidores na ordem e conte em cada uma a história de um cliente.',
  missingLead: 'Deixaria mais forte',
  notYet: ['Com três respostas posso escrever os três pitches. Tenho estas:', 'nenhuma ainda', 'A seguir:'],
  confidence: counted(
    'pt',
    'Cada fato é uma frase sua ({count, plural, one {# resposta} other {# respostas}}).',
  ),
  figure: '[seu número]',
  unwritten: 'Isto o modelo não escreveu; foi montado com as suas próprias frases:',
  toFill: 'As lacunas entre colchetes você preenche:',
  inOrder: 'Não encontrei minhas perguntas na conversa, então tomei suas mensagens na ordem em que pergunto.',
  counter:
    '“Por que agora, e por que ninguém fez antes?” O pitch não tem espaço para essa resposta; tenha uma frase pronta.',
  testFirst:
    'Diga a versão para clientes a alguém que tem o problema e peça que repita. O que omite não estava claro; o que acrescenta é o que quer.',
  actions: [
    'Grave três vezes a versão para investidores e fique com a que soa menos ensaiada.',
    'Diga a versão para clientes a dois clientes reais e anote a primeira pergunta de cada um.',
    'Preencha uma lacuna ou ajuste um número e gere de novo.',
  ],
}
